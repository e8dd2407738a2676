"""What belongs to one game alone is loaded for that game alone, and shared files know no single game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.games import GAMES
from tablewright.hall.drawing.files import asset, static_folder
from tablewright.hall.offered import OFFERED, PICTURED

from .guests import Hall

SCRIPTS, SHEETS = static_folder() / "js", static_folder() / "css"
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


@pytest.mark.parametrize("sheet", sorted(SHEETS.glob("*.css")), ids=lambda sheet: sheet.name)
def test_a_sheet_names_no_game_but_its_own(sheet: Path) -> None:
    """Only what games wear on every page lies side by side: their tokens."""
    named = {game for game in GAMES if re.search(rf"\.game-{game}\b", sheet.read_text("utf-8"))}

    assert sheet.name == "tokens.css" or named <= {sheet.stem.rpartition("-")[2]}


async def test_the_home_page_alone_loads_how_the_pictures_of_the_games_look(hall: Hall) -> None:
    pictures = [asset(f"css/art-{game}.css") for game in PICTURED]
    onlooker = hall.onlooker()

    for path, wanted in {"/": pictures, "/about": [], "/rules/ronin": []}.items():
        page = (await onlooker.reads(path)).text
        assert re.findall(r'href="(/static/css/art-[^"]+)"', page) == wanted
