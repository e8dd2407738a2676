"""JSON Schema for editors, written from the same hints that the reader follows."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import is_dataclass
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from tablewright.engine.faults import BadInput

from .. import conditions, vocabulary
from ..amounts import Note
from ..cards import FamilyFace
from ..content import Chapter
from ..references import CardNumber, SideNumber
from .folders import KINDS, SECRETS, PcCard
from .reading import PATTERNS
from .words import WORDS, arguments_of, bare, hints_of, needed, notes_on

UNIONS: Final[Mapping[str, tuple[Any, ...]]] = {
    "instruction": get_args(vocabulary.Instruction),
    "condition": get_args(conditions.Condition),
    "trigger": get_args(conditions.Trigger),
}
DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
PLAIN: Final = {int: "integer", str: "string", bool: "boolean", NoneType: "null"}
FILES: Final[Mapping[str, Mapping[str, Any]]] = {
    **{file: {name: kind} for file, (name, kind) in KINDS.items()},
    "secrets.toml": dict(SECRETS),
    "pcs.toml": {"pc_card": PcCard},
}
HEADERS: Final[Mapping[str, Any]] = {"chapter.toml": Chapter, "family.toml": FamilyFace}


def schema_of(file: str) -> dict[str, Any]:
    """The schema of one file of a chapter or of the base deck."""
    writer = Schema()
    if file in HEADERS:
        top = writer.structure(HEADERS[file])
    else:
        entries = {
            name: {"description": summary(kind), "type": "array", "items": writer.of(kind)}
            for name, kind in FILES[file].items()
        }
        top = {"type": "object", "properties": entries, "additionalProperties": False}
    return {"$schema": DRAFT, "title": f"Heredity: {file}", **top, "$defs": writer.definitions}


class Schema:
    """Collects one definition for each word and structure."""

    def __init__(self) -> None:
        self.definitions: dict[str, Any] = {}

    def of(self, hint: Any) -> dict[str, Any]:
        """What may stand where a hint is."""
        origin = get_origin(hint)
        if origin is Annotated:
            return {**self.of(bare(hint)), **noted(notes_on(hint))}
        if hint in PLAIN:
            return {"type": PLAIN[hint]}
        if hint is CardNumber:
            return {"type": "integer", "minimum": 1}
        if hint in PATTERNS:
            text = {"type": "string", "pattern": f"^(?:{PATTERNS[hint][0].pattern})$"}
            return {"anyOf": [text, {"type": "integer", "minimum": 1}]} if hint is SideNumber else text
        if origin is Literal:
            return {"enum": list(get_args(hint))}
        if origin in (UnionType, Union):
            return self.choice(get_args(hint))
        if origin is tuple:
            return self.listed(get_args(hint)[0])
        if origin is Mapping:
            return {"type": "object", "additionalProperties": self.of(get_args(hint)[1])}
        assert is_dataclass(hint)
        return self.named(hint)

    def choice(self, kinds: tuple[Any, ...]) -> dict[str, Any]:
        """One of several; whole vocabularies are described once."""
        found = []
        for name, whole in UNIONS.items():
            if set(whole) <= set(kinds):
                self.define(name, lambda whole=whole: self.vocabulary(whole))
                found.append({"$ref": f"#/$defs/{name}"})
                kinds = tuple(kind for kind in kinds if kind not in whole)
        return {"anyOf": [*found, *(self.of(kind) for kind in kinds)]}

    def vocabulary(self, kinds: tuple[Any, ...]) -> dict[str, Any]:
        """The words of a vocabulary; a list of instructions is an instruction too."""
        several = [{"type": "array", "items": {"$ref": "#/$defs/instruction"}}] if vocabulary.Sequence in kinds else []
        return {"anyOf": [*(self.named(kind) for kind in kinds), *several]}

    def listed(self, inner: Any) -> dict[str, Any]:
        """A list; one word may stand without brackets."""
        several = {"type": "array", "items": self.of(inner)}
        words = inner in WORDS or any(kind in WORDS for kind in get_args(inner))
        return {"anyOf": [several, self.of(inner)]} if words else several

    def named(self, kind: Any) -> dict[str, Any]:
        name = f"{WORDS[kind]}-word" if kind in WORDS else kind.__name__
        self.define(name, lambda: self.word(kind) if kind in WORDS else self.structure(kind))
        return {"$ref": f"#/$defs/{name}"}

    def define(self, name: str, make: Any) -> None:
        if name not in self.definitions:
            self.definitions[name] = {}  # words contain each other
            self.definitions[name] = make()

    def word(self, kind: Any) -> dict[str, Any]:
        """`{ verb = arguments }`, `{ verb = first argument }`, or the bare verb."""
        name, arguments, said = WORDS[kind], arguments_of(kind), summary(kind)
        given = [self.structure(kind)]
        if arguments:
            first = next(iter(arguments.values())).name
            given.append(self.of(hints_of(kind)[first]))
        forms: list[dict[str, Any]] = [
            {
                "type": "object",
                "properties": {name: {"description": said, "anyOf": given}},
                "required": [name],
                "additionalProperties": False,
            }
        ]
        if not given[0].get("required"):
            forms.append({"const": name})
        return {"description": said, "anyOf": forms}

    def structure(self, kind: Any) -> dict[str, Any]:
        arguments, hints = arguments_of(kind), hints_of(kind)
        required = [name for name, one in arguments.items() if needed(one)]
        return {
            "type": "object",
            "description": summary(kind),
            "properties": {name: self.of(hints[one.name]) for name, one in arguments.items()},
            "required": required,
            "additionalProperties": False,
        }


def summary(kind: Any) -> str:
    """What a word or structure says of itself, without the numbers of rules."""
    return re.sub(r" \(HER-[^)]*\)", "", " ".join((kind.__doc__ or "").split()))


def noted(notes: tuple[Note, ...]) -> dict[str, Any]:
    """The bounds and the description of a field, as a schema has them."""
    return {
        name: value
        for note in notes
        for name, value in (
            ("description", note.description),
            ("minimum", note.ge),
            ("maximum", note.le),
            ("pattern", note.pattern),
        )
        if value is not None
    }


# Files


def write_schemas(folder: Path) -> list[Path]:
    """Schemas for every TOML file of a chapter or campaign, and a first line in each file that names its own.

    An empty folder gets the schemas of a chapter, for files that are still to be written.
    """
    written: list[Path] = []
    for place in (folder, *sorted(one for one in folder.iterdir() if one.is_dir())):
        written += [write_schema(place / file) for file in (*FILES, *HEADERS) if (place / file).is_file()]
    if not written and any(not one.name.startswith(".") for one in folder.iterdir()):
        raise BadInput(f"{folder} is neither a campaign nor a chapter: it has no TOML file that a schema describes.")
    return written or [write_schema(folder / file) for file in ("chapter.toml", *KINDS)]


def write_schema(file: Path) -> Path:
    """The schema of one file beside it, in `.schema`; a file that is there is told where, unless it knows already."""
    path = file.parent / ".schema" / f"{file.stem}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(schema_of(file.name), indent=1, ensure_ascii=False) + "\n", "utf-8")
    text, mark = file.read_text("utf-8-sig") if file.is_file() else "", f"#:schema .schema/{path.name}\n"
    if text and not text.startswith("#:schema "):
        file.write_text(mark + text, "utf-8")
    return path
