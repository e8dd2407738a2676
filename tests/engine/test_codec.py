"""Tables as JSON: what goes out comes back, and whatever is damaged is told with its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.engine.codec import digest, part, read_json, table_from_data, table_to_data
from tablewright.engine.faults import BadInput

from .pebbles import GAME, VALUES, Pebbles
from .sitting import dealt, pebbles_of, random_match

Path = tuple[str | int, ...]


def data_of_a_table() -> dict[str, Any]:
    """The data of a table in which every field has something to be damaged."""
    return table_to_data(dealt(laid=[(9,), (10,)], grabbed=[(12,), (13,)], tally={"tune": 2}, deck=[11]))


def read(data: dict[str, Any]) -> Pebbles:
    table = table_from_data(Pebbles, data, GAME.content)
    assert isinstance(table, Pebbles)
    return table


def complaint(data: dict[str, Any]) -> str:
    """What is said about a damaged table: one sentence."""
    with pytest.raises(BadInput) as caught:
        read(data)
    text = str(caught.value)
    assert text.endswith(".")
    assert "\n" not in text
    return text


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value inside some data."""
    if path:
        yield path
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in entries:
        yield from paths(inner, (*path, name))


def at(data: Any, path: Path) -> Any:
    for name in path:
        data = data[name]
    return data


def spelt(path: Path) -> str:
    """A path as a person reads it: table.hands[0][1]."""
    return "table" + "".join(f"[{name}]" if isinstance(name, int) else f".{name}" for name in path)


ALL_PATHS = list(paths(data_of_a_table()))
WRONG_VALUES: tuple[Any, ...] = (None, "x", 5, 1.5, True, [], {}, [None], {"a": None})


def suits(value: Any, old: Any) -> bool:
    """Whether a value has the type of what it replaces."""
    if isinstance(old, list | dict):
        return type(value) is type(old) and not value
    return type(value) is type(old)


@pytest.mark.parametrize("path", ALL_PATHS, ids=spelt)
def test_a_value_of_the_wrong_type_is_told_with_its_place(path: Path) -> None:
    for wrong in WRONG_VALUES:
        data = data_of_a_table()
        if suits(wrong, at(data, path)):
            continue
        at(data, path[:-1])[path[-1]] = wrong

        assert spelt(path) in complaint(data)


@pytest.mark.parametrize("name", [name for name in data_of_a_table() if name not in ("mood", "tally")])
def test_a_missing_field_is_told_by_name(name: str) -> None:
    data = data_of_a_table()
    del data[name]

    assert complaint(data) == f"table.{name} is missing."


def test_a_missing_field_with_a_default_takes_it() -> None:
    data = data_of_a_table()
    del data["mood"], data["tally"]

    assert (read(data).mood, read(data).tally) == ("calm", {})


@pytest.mark.parametrize("name", ["color", "journal", "rolls", "values", ""])
def test_a_field_that_is_no_part_of_the_table_is_told_by_name(name: str) -> None:
    assert f"table.{name} " in complaint(data_of_a_table() | {name: []})


@pytest.mark.parametrize("seen", [[], [0, 0], [0, 0, 0, 0]])
def test_who_has_seen_what_must_fit_the_number_of_seats(seen: list[int]) -> None:
    assert "table.seen" in complaint(data_of_a_table() | {"seen": seen})


# Round trips


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_goes_out_comes_back(seed: str) -> None:
    for length in range(12):
        table = pebbles_of(random_match(seed, length, 3).position)
        back = read(json.loads(json.dumps(table_to_data(table))))

        assert table_to_data(back) == table_to_data(table)
        assert (back.hands, back.charms, back.faces) == (table.hands, table.charms, table.faces)


def test_content_and_followers_are_not_written_but_content_is_there_again() -> None:
    assert not {"values", "journal", "rolls"} & set(data_of_a_table())
    assert read(data_of_a_table()).values == VALUES


def test_written_data_shares_nothing_with_its_table() -> None:
    table = dealt(tally={"tune": 1})
    data = table_to_data(table)
    data["points"][0] = 99
    data["tally"]["tune"] = 99

    assert (table.points, table.tally) == ([0, 0], {"tune": 1})


def test_a_table_shares_nothing_with_the_data_it_came_from() -> None:
    data = data_of_a_table()
    table = read(data)
    table.points[0] = 99
    table.tally["tune"] = 99

    assert data == data_of_a_table()


# Digests


def test_equal_tables_have_the_same_digest() -> None:
    assert digest(dealt()) == digest(read(table_to_data(dealt())))


def test_a_digest_does_not_depend_on_who_follows_the_table() -> None:
    assert digest(dealt(journal=[], rolls=[3])) == digest(dealt())


NUMBERS = [path for path in ALL_PATHS if path != ("seats",) and isinstance(at(data_of_a_table(), path), int)]


@pytest.mark.parametrize("path", NUMBERS, ids=spelt)
def test_every_number_of_a_table_counts_for_its_digest(path: Path) -> None:
    data = data_of_a_table()
    at(data, path[:-1])[path[-1]] += 1

    assert digest(read(data)) != digest(read(data_of_a_table()))


# Small parts


@pytest.mark.parametrize("text", ["", "{", "nope", "[1]", "5", "null", '{"a": 1,}', "[" * 100_000, "\ufeff{}"])
def test_what_is_no_json_object_is_told_with_the_name_of_the_file(text: str) -> None:
    with pytest.raises(BadInput, match=r"^game\.json [^\n]*\.$"):
        read_json(text, "game.json")


def test_a_required_part_is_given_or_told_by_name() -> None:
    assert part({"players": 2}, "players", int, "game.json") == 2
    for data in ({}, {"players": "2"}, {"players": True}, {"players": None}):
        with pytest.raises(BadInput, match=r"'players'"):
            part(data, "players", int, "game.json")
