"""The house plan, enforced: imports point one way, every room says what it is, and no room grows too large."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
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


NAMES = {name_of(path) for path in MODULES}


def floor_of(module: str) -> str:
    """The floor on which a module lies; the house itself is the floor without a name."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> list[str]:
    """Every module that a file imports, inside functions and for type checking too."""
    return list(imported_by(tree_of(path), name_of(path), is_package=path.name == "__init__.py"))


def imported_by(tree: ast.Module, module: str, *, is_package: bool = False) -> Iterator[str]:
    home = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = home[: len(home) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            inner = [f"{origin}.{alias.name}" for alias in node.names]
            yield from (name if name in NAMES else origin for name in inner)


def inside(name: str) -> bool:
    return name == HOUSE or name.startswith(f"{HOUSE}.")


def games_of(module: str) -> str:
    """The package of a game that a module belongs to; empty for the room that lists the games."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 else ""


def on_floor(floor: str) -> list[Path]:
    return [path for path in MODULES if floor_of(name_of(path)) == floor]


def test_every_module_lies_on_a_known_floor() -> None:
    assert [name_of(path) for path in MODULES if floor_of(name_of(path)) not in FLOORS] == []


def test_imports_point_one_way() -> None:
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in MODULES
        for name in imports(path)
        if inside(name) and floor_of(name) not in FLOORS[floor_of(name_of(path))] | {floor_of(name_of(path))}
    ]

    assert wrong == []


def test_a_game_knows_no_other_game_but_how_all_read_and_what_the_sister_games_share() -> None:
    wrong = [
        f"{name_of(path)} imports {name}"
        for path in on_floor("games")
        for name in imports(path)
        if inside(name) and floor_of(name) == "games" and games_of(name) not in known_to(games_of(name_of(path)))
    ]

    assert wrong == []


def known_to(game: str) -> set[str]:
    """The packages of the games that one of them may import."""
    return {game, *SHARED.get(game, {"reading"})}


@pytest.mark.parametrize("floor", ["engine", "games", "bots"])
def test_engine_games_and_bots_need_the_standard_library_only(floor: str) -> None:
    foreign = {
        (name_of(path), name)
        for path in on_floor(floor)
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
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in ("import_module", "__import__")
    ]

    assert found == ["tablewright.games"]


def test_what_belongs_to_a_game_is_looked_for_on_the_own_floor_only() -> None:
    """A room that is found by name may lie nowhere else than a room that is imported."""
    floors = [
        ast.unparse(node.args[0])
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "room_of"
    ]

    assert len(floors) >= 3
    assert set(floors) == {"__package__"}


LOOP_AND_CHANCE = {"asyncio", "random", "time", "datetime", "socket", "subprocess", "threading"}


@pytest.mark.parametrize(
    ("floor", "forbidden"),
    [("engine", LOOP_AND_CHANCE | {"pathlib", "io"}), ("games", LOOP_AND_CHANCE | {"secrets"})],
)
def test_rules_use_no_clock_no_event_loop_and_no_chance_but_the_table(floor: str, forbidden: set[str]) -> None:
    """The engine opens no files either."""
    used = {name_of(path): {name.split(".")[0] for name in imports(path)} & forbidden for path in on_floor(floor)}

    assert {module: names for module, names in used.items() if names} == {}


def test_no_rule_puts_a_question_between_try_and_finally() -> None:
    tried = [
        name_of(path)
        for path in on_floor("games")
        for one in ast.walk(tree_of(path))
        if isinstance(one, ast.Try) and any(isinstance(node, ast.Await) for node in ast.walk(one))
    ]

    assert tried == []


def test_every_module_begins_with_a_sentence_about_itself() -> None:
    assert [name_of(path) for path in MODULES if not begins_with_a_sentence(tree_of(path))] == []


def begins_with_a_sentence(tree: ast.Module) -> bool:
    first = (ast.get_docstring(tree) or "").split("\n\n")[0]
    opens = first[:1].isupper() or first[:1] == "`"
    return len(first.split()) >= 3 and opens and first.endswith((".", "!", "?"))


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    lengths = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}

    assert {module: length for module, length in lengths.items() if length > LONGEST} == {}


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
    assert list(imported_by(ast.parse(source), "tablewright.engine.position")) == found
