"""The files and entries of a pack: how they are opened, and how a mistake is told by file, entry and field."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

from tablewright.engine.faults import BadInput

T = TypeVar("T")


def get(entry: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    value = entry.get(name)
    if not isinstance(value, kind):
        raise BadInput(f"{where} needs {name!r} of type {kind.__name__}, not {value!r}.")
    return value


def only_known(entry: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """Refuse a misspelt field."""
    for name in entry:
        if name not in known:
            raise BadInput(f"{where} has an unknown field {name!r}; known are: {', '.join(known)}.")


def tables_in(entry: Mapping[str, Any], name: str, where: str) -> list[tuple[Mapping[str, Any], str]]:
    """The tables in a list of an entry, each with its place."""
    found: list[tuple[Mapping[str, Any], str]] = []
    for index, inner in enumerate(get(entry, name, list, where)):
        place = f"{where}{': ' if where.endswith('.toml') else '.'}{name}[{index}]"
        if not isinstance(inner, dict):
            raise BadInput(f"{place} must be a table, not {inner!r}.")
        found.append((inner, place))
    return found


def entries_in(data: Mapping[str, Any], name: str, count: int, where: str) -> list[tuple[Mapping[str, Any], str]]:
    entries = get(data, name, list, where)
    if len(entries) != count:
        raise BadInput(f"{where} needs {count} entries {name!r}; it has {len(entries)}.")
    return [
        (entry, f"{where}: {name} {entry.get('key', index + 1)!r}")
        for index, (entry, _) in enumerate(tables_in(data, name, where))
    ]


def refuse_same_keys(keys: Sequence[str], name: str, where: str) -> None:
    """Whatever has a name of its own is told apart by its key."""
    for key in keys:
        if keys.count(key) > 1:
            raise BadInput(f"{where}: {name} {key!r} is there twice; each needs a key of its own.")


def read_all(
    data: Mapping[str, Any], name: str, count: int, where: str, read: Callable[[Mapping[str, Any], str], T]
) -> tuple[T, ...]:
    """All entries of a kind, in their order; each has a key of its own."""
    entries = entries_in(data, name, count, where)
    refuse_same_keys([str(entry.get("key")) for entry, _ in entries], name, where)
    return tuple(read(entry, place) for entry, place in entries)


def key_in(entry: Mapping[str, Any], where: str) -> str:
    return str(get(entry, "key", str, where))


def load(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text("utf-8"))
    except FileNotFoundError:
        raise BadInput(f"The pack {folder.name} lacks the file {name}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{name} is not readable as TOML: {error}.") from None


def fingerprint(parts: Sequence[Mapping[str, Any]]) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]
