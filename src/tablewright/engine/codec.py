"""Tables as JSON: plain data out, checked data in, with the place of every mistake."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

from .faults import BadInput
from .table import CARDS, EACH_SEAT, SEATS, Table


def kept_fields(table_type: type[Table]) -> list[Field[Any]]:
    """The fields of a table that are state; content and followers are not."""
    return [field for field in fields(table_type) if field.metadata.get("kept", True)]


def table_to_data(table: Table) -> dict[str, Any]:
    """All state of a table as JSON values that share nothing with it."""
    state = {field.name: getattr(table, field.name) for field in kept_fields(type(table))}
    copied: dict[str, Any] = json.loads(json.dumps(state))
    return copied


def table_from_data(table_type: type[Table], data: Mapping[str, Any], content: Mapping[str, Any]) -> Table:
    """A table from JSON values and the game's content; what is missing takes its default."""
    hints = hints_of(table_type)  # type: ignore[arg-type]  # a class is hashable, whatever its instances are
    values: dict[str, Any] = dict(content)
    known = kept_fields(table_type)
    for name in data:
        if name not in {field.name for field in known}:
            raise BadInput(f"table.{name} is not a part of this game's table.", "position")
    for field in known:
        if field.name in data:
            values[field.name] = fit(data[field.name], hints[field.name], f"table.{field.name}")
        elif field.default is MISSING and field.default_factory is MISSING:
            raise BadInput(f"table.{field.name} is missing.", "position")
    table = table_type(**values)
    if len(table.seen) != table.seats + 1:
        needed = f"table.seen needs {table.seats + 1} entries: one for each seat and one for the onlookers."
        raise BadInput(needed, "position")
    check_ranges(table)
    return table


def check_ranges(table: Table) -> None:
    """Refuse cards and seats that the table does not have, and fields that have no entry for some seat."""
    counts = {CARDS: table.card_count(), SEATS: table.seats}
    for name, marks in marks_of(type(table)).items():  # type: ignore[arg-type]  # a class is hashable
        value = getattr(table, name)
        if EACH_SEAT in marks and len(value) != table.seats:
            raise BadInput(f"table.{name} needs {table.seats} entries, one for each seat.", "position")
        for mark in counts.keys() & marks:
            wrong = next((one for one in numbers_in(value) if not 0 <= one < counts[mark]), None)
            if wrong is not None:
                known = f"the {mark} are 0 to {counts[mark] - 1}"
                raise BadInput(f"table.{name} cannot hold {wrong}: {known}.", "position")


def numbers_in(value: Any) -> Iterator[int]:
    """All numbers of a field, zone by zone."""
    if isinstance(value, int):
        yield value
    else:
        for part in value:
            yield from numbers_in(part)


@lru_cache(maxsize=64)
def marks_of(table_type: type[Table]) -> Mapping[str, frozenset[str]]:
    """What the fields of a table are annotated with."""
    hints = get_type_hints(table_type, include_extras=True)
    marks = {name: frozenset(getattr(hint, "__metadata__", ())) for name, hint in hints.items()}
    return {name: found for name, found in marks.items() if found}


@lru_cache(maxsize=64)
def hints_of(table_type: type[Table]) -> Mapping[str, Any]:
    """The types of a table's fields: they are written as text, and reading them takes long."""
    return get_type_hints(table_type)


def fit(value: Any, hint: Any, where: str) -> Any:
    """The value if it has the hinted shape of plain data; otherwise says what and where."""
    origin = get_origin(hint)
    if hint is Any:
        return value
    if origin is list:
        if not isinstance(value, list):
            raise BadInput(f"{where} must be a list, not {value!r}.", "part", name=entry_of(where))
        (inner,) = get_args(hint)
        if all(type(item) is inner for item in value):
            return value[:]  # most lists are numbers: nothing has to be said about any of them
        return [fit(item, inner, f"{where}[{index}]") for index, item in enumerate(value)]
    if origin is tuple:
        return tuple(fit(value, list[get_args(hint)[0]], where))  # type: ignore[misc]
    if origin is dict:
        if not isinstance(value, dict):
            raise BadInput(f"{where} must be an object, not {value!r}.", "part", name=entry_of(where))
        _, inner = get_args(hint)
        return {str(name): fit(item, inner, f"{where}.{name}") for name, item in value.items()}
    if not isinstance(value, hint) or (hint is int and isinstance(value, bool)):
        raise BadInput(f"{where} must be of type {hint.__name__}, not {value!r}.", "part", name=entry_of(where))
    return value


def entry_of(where: str) -> str:
    """The entry that a place names, without the file in which it stands."""
    return where.partition(" in ")[0].strip("'")


def digest(table: Table) -> str:
    """A short fingerprint of all state of a table."""
    text = json.dumps(table_to_data(table), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_json(text: str, where: str) -> dict[str, Any]:
    """A JSON object, or a sentence about what is wrong with it."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise BadInput(f"{where} is nested too deeply to be read.", "too-deep") from None
    except ValueError as error:
        raise BadInput(f"{where} is not readable as JSON: {error}.", "unreadable") from None
    if not isinstance(data, dict):
        raise BadInput(f"{where} must hold a JSON object.", "format")
    return data


def part(data: Mapping[str, Any], name: str, kind: type, where: str) -> Any:
    """One required entry of an object."""
    if name not in data:
        raise BadInput(f"{where} lacks {name!r}.", "lacks", name=name)
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise BadInput(f"{name!r} in {where} must be of type {kind.__name__}, not {value!r}.", "part", name=name)
    return value
