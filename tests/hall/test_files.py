"""What belongs to one game alone is loaded for that game alone, and shared files know no single game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.games import GAMES
from tablewright.hall.drawing.files import asset, static_folder
from tablewright.hall.offered import OFFERED

from .guests import Hall

SCRIPTS = static_folder() / "js"
TEMPLATES = static_folder().parent / "templates"
OF_THE_HALL = ("pages", "table")
OWN_SCRIPTS = {path.parent.name for path in SCRIPTS.glob("*/board.js")}


@pytest.mark.parametrize("game", OFFERED)
async def test_a_table_loads_the_script_of_its_own_board_after_that_of_all_tables(hall: Hall, game: str) -> None:
    ann = await hall.guest("Ann")
    table = await ann.opens_table("me", "greedy", game=game)
    own = [asset(f"js/{game}/board.js")] if game in OWN_SCRIPTS else []

    for path in (f"/tables/{table}", f"/tables/{table}/replay"):
        assert scripts_of((await ann.reads(path)).text) == [asset("js/table.js"), *own]


def scripts_of(page: str) -> list[str]:
    return re.findall(r'<script type="module" src="([^"]+)"', page)


def test_only_games_have_scripts_of_their_own() -> None:
    assert OWN_SCRIPTS
    assert {path.name for path in SCRIPTS.iterdir() if path.is_dir()} == OWN_SCRIPTS
    assert set(GAMES) >= OWN_SCRIPTS


@pytest.mark.parametrize("script", sorted(SCRIPTS.glob("*.js")), ids=lambda script: script.name)
def test_a_script_of_all_tables_looks_for_nothing_that_only_one_board_draws(script: Path) -> None:
    drawn = {folder.name: names_in(folder) for folder in TEMPLATES.iterdir() if folder.is_dir()}
    boards = [names for folder, names in drawn.items() if folder not in OF_THE_HALL]
    by_the_hall = set[str]().union(*(drawn[folder] for folder in OF_THE_HALL))
    wanted = set(re.findall(r'["\'` >,(][.#]([a-z][a-z-]*)', script.read_text("utf-8")))

    assert [name for name in wanted - by_the_hall if sum(name in names for names in boards) == 1] == []


def names_in(folder: Path) -> set[str]:
    """The classes and ids of what is drawn there."""
    drawn = "".join(path.read_text("utf-8") for path in folder.glob("*.html"))
    return {
        name for given in re.findall(r'(?:class|id)="([^"]+)"', drawn) for name in re.findall(r"[a-z][a-z-]*", given)
    }
