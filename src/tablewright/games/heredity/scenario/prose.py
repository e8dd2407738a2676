"""The words of a chapter: Markdown by card and name, in every language, offered to the speaker as messages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from io import StringIO
from typing import IO, Any, Final, NamedTuple

from .mistakes import Mistake, Notebook

LANGUAGES: Final = ("en", "pl", "cs")
HEADING: Final = re.compile(r"# (?P<card>[1-9]\d*b?|family|chapter|[a-z]+-(?:head|torso|feet))(?: +(?P<name>.+))?")
NAMED: Final = re.compile(r"## (?P<text>[A-Za-z][A-Za-z0-9_-]*)")


class Words(NamedTuple):
    """A text, and the file and line in which it begins."""

    file: str
    line: int
    text: str


def read_prose(folder: Traversable, language: str, chapter: str, shown: str, notebook: Notebook) -> dict[str, Words]:
    """The texts of one language by message key: names of cards, narrations, and texts that cards name."""
    file = f"{language}.md"
    try:
        text = (folder / file).read_text("utf-8-sig")
    except FileNotFoundError:
        notebook.mistakes.append(
            Mistake(shown, 1, f"there is no {file}: every chapter is told in {', '.join(LANGUAGES)}.")
        )
        return {}
    except UnicodeDecodeError as error:
        notebook.mistakes.append(Mistake(shown, 1, f"not readable as UTF-8: byte {error.start + 1} is no letter."))
        return {}
    found: dict[str, Words] = {}
    for key, words in _sections(text, chapter, shown, notebook):
        if key in found:
            first = found[key].line
            notebook.mistakes.append(Mistake(shown, words.line, f"this text is there already in line {first}."))
        found.setdefault(key, words)
    return found


def _sections(text: str, chapter: str, shown: str, notebook: Notebook) -> Iterator[tuple[str, Words]]:
    """Cut at headings; `# 12 Name` begins a side of a card, `## name` a text of it."""
    card = key = ""
    begin, lines = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), "# end"], 1):
        if not line.startswith("#"):
            lines.append(line)
            continue
        words = "\n".join(lines).strip()
        if key and words:
            yield key, Words(shown, begin, words)
        elif words:
            notebook.mistakes.append(Mistake(shown, begin, "these words stand before the first heading."))
        begin, lines = number, []
        heading, named = HEADING.fullmatch(line), NAMED.fullmatch(line)
        if heading:
            card = f"chapter-{chapter}" if heading["card"] == "chapter" else f"card-{heading['card']}"
            key = f"{card}-lead" if heading["card"] == "chapter" else f"{card}-narration"
            if heading["name"]:
                yield card, Words(shown, number, heading["name"].strip())
        elif named and card:
            key = f"{card}-text-{named['text']}"
        elif line != "# end":
            notebook.mistakes.append(Mistake(shown, number, f"{line!r} is no heading of a card or of a text."))


def as_messages(prose: Mapping[str, str]) -> str:
    """Texts as the messages of a Fluent file."""
    return "".join(f"{key} =\n{_pattern(text)}\n" for key, text in prose.items())


def _pattern(text: str) -> str:
    """Fluent gives some letters a meaning; here they mean themselves."""
    plain = re.sub(r"[{}]", lambda brace: f'{{"{brace[0]}"}}', text)
    plain = re.sub(r"(?m)^([\[*.])", r'{"\1"}', plain)
    return "\n".join(f"    {line}" if line.strip() else "" for line in plain.splitlines())


class ProseFolder(Traversable):
    """A folder of messages that exists only in memory: `folder / "en.ftl"` is made of the Markdown of a campaign."""

    def __init__(self, prose: Mapping[str, Mapping[str, str]], name: str = "prose") -> None:
        self.prose = prose
        self._name = name

    @property
    def name(self) -> str:
        return self._name

    def iterdir(self) -> Iterator[Traversable]:
        return (self / f"{language}.ftl" for language in self.prose)

    def is_dir(self) -> bool:
        return self._name == "prose"

    def is_file(self) -> bool:
        return not self.is_dir()

    def joinpath(self, *descendants: Any) -> Traversable:
        name = "/".join(map(str, descendants))
        if name.removesuffix(".ftl") not in self.prose:
            raise FileNotFoundError(2, "There is no such text", name)
        return ProseFolder(self.prose, name)

    def __truediv__(self, child: Any) -> Traversable:
        return self.joinpath(child)

    def open(self, mode: Any = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        return StringIO(self.read_text())

    def read_bytes(self) -> bytes:
        return self.read_text().encode()

    def read_text(self, encoding: str | None = None) -> str:
        return as_messages(self.prose[self._name.removesuffix(".ftl")])
