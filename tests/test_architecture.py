"""The house plan, enforced: imports point one way, every room says what it is, and no room grows too large."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parent.parent / "src"
HOUSE = "tablewright"
MODULES = sorted(SRC.rglob("*.py"))
LONGEST = 400

# Each floor, and the floors that it may import besides itself. The floor without a name is the house and its version.
UPPER = {"engine", "games", "bots", "language", ""}
ALL = UPPER | {"lab", "hall", "env", "terminal"}
FLOORS: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "language": {"engine"},
    "bots": {"engine"},
    "lab": UPPER,
    "hall": UPPER,
    "env": UPPER,
    "terminal": UPPER,
    "commands": ALL,
    "cli": ALL | {"commands"},
    "": set(),
}


# What a package of the games may import besides itself; a game that is not named has no sister.
SHARED: dict[str, set[str]] = {
    "reading": set(),
    "destiny": {"reading"},
    "ronin": {"reading", "destiny"},
    "path": {"reading", "destiny"},
}


def name_of(path: Path) -> str:
    """The dotted name of a module."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def floor_of(module: str) -> str:
    """The floor on which a module lies; the house itself is the floor without a name."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def is_module(name: str) -> bool:
    place = SRC / Path(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, inside functions and for type checking too."""
    return imported_by(path.read_text("utf-8"), name_of(path), is_package=path.name == "__init__.py")


def imported_by(source: str, module: str, *, is_package: bool = False) -> Iterator[str]:
    home = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            inner = [f"{origin}.{alias.name}" for alias in node.names]
            yield from (name if is_module(name) else origin for name in inner)


def inside(name: str) -> bool:
    return name == HOUSE or name.startswith(f"{HOUSE}.")


def games_of(module: str) -> str:
    """The package of a game that a module belongs to; empty for the room that lists the games."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 else ""


EACH_MODULE = pytest.mark.parametrize("path", MODULES, ids=name_of)


@EACH_MODULE
def test_every_module_lies_on_a_known_floor(path: Path) -> None:
    assert floor_of(name_of(path)) in FLOORS


@EACH_MODULE
def test_imports_point_one_way(path: Path) -> None:
    own = floor_of(name_of(path))
    reached = {floor_of(name) for name in imports(path) if inside(name)}

    assert reached <= FLOORS[own] | {own}


@pytest.mark.parametrize("path", [path for path in MODULES if floor_of(name_of(path)) == "games"], ids=name_of)
def test_a_game_knows_no_other_game_but_how_all_read_and_what_the_sister_games_share(path: Path) -> None:
    own = games_of(name_of(path))
    reached = {games_of(name) for name in imports(path) if inside(name) and floor_of(name) == "games"}

    assert reached <= {own, *SHARED.get(own, {"reading"})}


@pytest.mark.parametrize("floor", ["engine", "games", "bots"])
def test_engine_games_and_bots_need_the_standard_library_only(floor: str) -> None:
    foreign = {
        (name_of(path), name)
        for path in MODULES
        if floor_of(name_of(path)) == floor
        for name in imports(path)
        if not inside(name) and name.split(".")[0] not in sys.stdlib_module_names
    }

    assert foreign == set()


def test_nothing_imports_the_command_line() -> None:
    assert [
        name_of(path) for path in MODULES for name in imports(path) if floor_of(name) == "cli" and inside(name)
    ] == []


def test_modules_are_imported_by_name_at_run_time_only_where_the_games_are_listed() -> None:
    """Otherwise the plan above could be passed by."""
    found = [
        name_of(path)
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__")
    ]

    assert found == ["tablewright.games"]


def test_what_belongs_to_a_game_is_looked_for_on_the_own_floor_only() -> None:
    """A room that is found by name may lie nowhere else than a room that is imported."""
    floors = [
        ast.unparse(node.args[0])
        for path in MODULES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "room_of"
    ]

    assert len(floors) >= 3
    assert set(floors) == {"__package__"}


@pytest.mark.parametrize("path", [path for path in MODULES if floor_of(name_of(path)) == "engine"], ids=name_of)
def test_the_engine_and_its_rules_use_no_clock_no_files_and_no_global_chance(path: Path) -> None:
    forbidden = {"asyncio", "random", "time", "datetime", "socket", "subprocess", "threading", "pathlib", "io"}

    assert not {name.split(".")[0] for name in imports(path)} & forbidden


@pytest.mark.parametrize("path", [path for path in MODULES if floor_of(name_of(path)) == "games"], ids=name_of)
def test_rules_use_no_clock_no_event_loop_and_no_chance_but_the_table(path: Path) -> None:
    forbidden = {"asyncio", "random", "secrets", "time", "datetime", "socket", "subprocess", "threading"}

    assert not {name.split(".")[0] for name in imports(path)} & forbidden


@pytest.mark.parametrize("path", [path for path in MODULES if floor_of(name_of(path)) == "games"], ids=name_of)
def test_no_rule_puts_a_question_between_try_and_finally(path: Path) -> None:
    tried = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Try)]

    assert not [node for one in tried for node in ast.walk(one) if isinstance(node, ast.Await)]


@EACH_MODULE
def test_every_module_begins_with_a_sentence_about_itself(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first = said.split("\n\n")[0]

    assert len(first.split()) >= 3
    assert first[0].isupper() or first[0] == "`"
    assert first.endswith((".", "!", "?"))


@EACH_MODULE
def test_no_module_is_longer_than_a_reader_can_hold(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


# The tests of this file can see


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import tablewright.cli", ["tablewright.cli"]),
        ("from tablewright import terminal", ["tablewright.terminal"]),
        ("from .. import games", ["tablewright.games"]),
        ("from ..games.ronin import GAME", ["tablewright.games.ronin"]),
        ("from . import dice", ["tablewright.engine.dice"]),
        ("from .dice import roll", ["tablewright.engine.dice"]),
        ("def late():\n    from tablewright.bots import BOTS", ["tablewright.bots"]),
    ],
)
def test_every_way_to_import_is_seen(source: str, found: list[str]) -> None:
    assert list(imported_by(source, "tablewright.engine.position")) == found
