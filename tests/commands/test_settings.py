"""The settings of every game are options of the verbs that play it, and the help says in words what they mean."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tablewright.cli import app
from tablewright.games import GAMES, find_game
from tablewright.language import Speaker

from .conftest import Run

VERBS = pytest.mark.parametrize("verb", ["play", "simulate"])


def panels(said: str) -> dict[str, str]:
    """What the help says in each of its panels, without the frames."""
    boxes = (box.partition("\n") for box in said.split("╭─ ")[1:])
    return {title.rstrip("─╮ "): " ".join(body.replace("│", " ").split()) for title, _, body in boxes}


@VERBS
def test_the_help_has_a_panel_for_every_game_that_has_settings(run: Run, verb: str) -> None:
    titles = [f"Settings of {Speaker(game, 'en').say('game-title')}" for game in map(find_game, GAMES) if game.settings]

    assert list(panels(run(verb, "--help").out))[1:] == titles
    assert "Settings of Fireflies" not in titles


@VERBS
def test_the_help_names_every_setting_with_its_values_in_words(run: Run, verb: str) -> None:
    said = panels(run(verb, "--help").out)
    for game in map(find_game, GAMES):
        speaker = Speaker(game, "en")
        for setting in game.settings:
            told = said[f"Settings of {speaker.say('game-title')}"].partition(f"--{setting.name} STR ")[2]
            assert told.startswith(speaker.say(f"setting-{setting.name}"))
            told = told.partition(" STR ")[0]
            assert f"[default: {setting.default}]" in told
            for value in setting.values:
                assert value in told
                assert speaker.say(f"setting-{setting.name}-{value}") in told


def test_the_help_says_for_how_many_players_there_is_a_setting_or_a_value(run: Run) -> None:
    said = panels(run("play", "--help").out)

    assert "Difficulty of the solo game (1 player): summer (easy);" in said["Settings of Ronin"]
    assert "Who chooses a character first (2, 3, 4 or 5 players): random =" in said["Settings of Ronin"]
    assert "1 = player 1; 2 = player 2; 3 = player 3 (3, 4 or 5 players);" in said["Settings of Ronin"]
    assert "5 = player 5 (5 players)." in said["Settings of Ronin"]
    assert "Starting challenges: dealt = three dealt;" in said["Settings of Tidal Blades"]
    assert "three kept (2, 3 or 4 players)." in said["Settings of Tidal Blades"]


@VERBS
@pytest.mark.parametrize("game", GAMES)
def test_no_setting_hides_behind_an_option_of_the_verb(verb: str, game: str) -> None:
    own = {name for one in app[verb].assemble_argument_collection() for name in one.names}

    assert not own & {f"--{setting.name}" for setting in find_game(game).settings}


@pytest.mark.parametrize(
    ("words", "loaded"),
    [("--help", []), ("play ronin --side C", ["ronin"]), ("simulate example --side A", ["example"])],
)
def test_no_game_is_loaded_but_the_one_that_is_named(words: str, loaded: list[str]) -> None:
    program = (
        "import sys\nfrom tablewright import cli\nfrom tablewright.games import GAMES\n"
        f"sys.argv = ['tablewright', *{words!r}.split()]\n"
        "try:\n    cli.main()\nexcept SystemExit:\n"
        "    print('loaded', [name for name in GAMES if f'tablewright.games.{name}' in sys.modules])\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout

    assert said.splitlines()[-1] == f"loaded {loaded}"
