"""The documents are true: their commands exist, their examples run, their tables match the code."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from textual.binding import Binding

from tablewright.cli import app
from tablewright.engine.notation import position_from_data
from tablewright.engine.position import Position
from tablewright.games import GAMES, find_game
from tablewright.games.example import by_hand as example_by_hand
from tablewright.games.example.content import COLOURS, READERS
from tablewright.games.path import by_hand as path_by_hand
from tablewright.games.path import vocabulary as path_words
from tablewright.games.path.reading import original_pack as path_pack
from tablewright.games.path.stories import read_story_card
from tablewright.games.ronin.by_hand import FIELDS, SEAT_FIELDS
from tablewright.games.ronin.content import CONDITIONS, RESULTS, read_card
from tablewright.games.ronin.vocabulary import BONUSES, POWERS
from tablewright.games.tidal import by_hand as tidal_by_hand
from tablewright.games.tidal import powers as tidal_powers
from tablewright.games.tidal import vocabulary as tidal_words
from tablewright.games.tidal import writing as tidal_writing
from tablewright.games.tidal.card_reading import read_challenge
from tablewright.games.tidal.reading import original_pack as tidal_pack
from tablewright.games.tidal.stunts import STUNTS, WHENS
from tablewright.games.tidal.subjects import SUBJECTS
from tablewright.terminal.watching import Watching

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
GUIDE = (ROOT / "docs" / "authors-guide.md").read_text("utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", document.read_text("utf-8"))

    assert [link for link in links if "://" not in link and not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_commands_and_their_options_exist(document: Path) -> None:
    for words in re.findall(r"tablewright ((?:pack |scenario )?[a-z]+[^\n`]*)", "\n".join(quoted(document))):
        verb, *rest = words.split("#")[0].split()
        group = (verb,) if verb in ("pack", "scenario") else ()
        if group:
            verb, *rest = rest
        options = options_of(*group, verb) | {
            f"--{one.name}" for game in GAMES if game in rest for one in find_game(game).settings
        }
        for word in rest:
            assert not word.startswith("--") or word in options, f"{document.name}: {words}"


@cache
def options_of(*words: str) -> set[str]:
    """What a verb itself takes; those that play take the settings of their game too."""
    verb = app
    for word in words:
        verb = verb[word]
    return {name for one in verb.assemble_argument_collection() for name in one.names if name.startswith("--")}


def quoted(document: Path) -> list[str]:
    """Everything that a document shows as code."""
    text = document.read_text("utf-8")
    return [*blocks(text, "sh"), *re.findall(r"`([^`\n]+)`", text)]


def test_the_readme_names_only_make_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

    for document in DOCUMENTS:
        assert set(re.findall(r"`?make ([a-z]+)\b(?=`|  )", document.read_text("utf-8"))) <= targets


@pytest.mark.parametrize(
    ("game", "title"),
    [("ronin", "Ronin"), ("path", "Path of Destiny"), ("tidal", "Tidal Blades"), ("heredity", "Heredity")],
)
def test_make_balance_plays_every_game_of_which_figures_are_published(game: str, title: str) -> None:
    document = (ROOT / "docs" / "balance.md").read_text("utf-8")
    section = document.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    target = (ROOT / "Makefile").read_text("utf-8").partition("\nbalance:")[2].partition("\n\n")[0]
    played = [line for line in target.splitlines() if f"simulate {game} " in line]
    published = re.findall(r"--games (\d+)[^`]* --seed ([\w-]+)", section)

    assert published
    for games, seed in published:
        assert any(re.search(rf"--games {games} .*--seed {seed}\b", line) for line in played), seed
    for seed in re.findall(r"seed `([\w-]+)`", section):
        assert any(f"--seed {seed}" in line for line in played), seed


def position_in_guide(game: str) -> Position:
    """The position of a game that the author's guide shows."""
    (shown,) = (data for data in map(json.loads, blocks(GUIDE, "json")) if data["game"] == game)
    return position_from_data(find_game(game), shown)


def test_the_position_in_the_authors_guide_can_be_played() -> None:
    position = position_in_guide("ronin")

    assert {seat: question.key for seat, question in position.open().items()} == dict.fromkeys(range(3), "play-left")


def test_the_position_of_tidal_blades_in_the_authors_guide_can_be_played() -> None:
    position = position_in_guide("tidal")

    assert position.asked().key == "after-roll"
    assert "complete:0" in [option.id for option in position.asked().options]


def test_the_position_of_heredity_in_the_authors_guide_can_be_played() -> None:
    position = position_in_guide("heredity")

    assert {question.key for question in position.open().values()} == {"act"}
    assert "drop:maeve:40" in [option.id for option in position.open()[1].options]


def test_the_position_of_fireflies_in_the_authors_guide_can_be_played() -> None:
    question = position_in_guide("example").asked()

    assert (question.seat, question.key, len(question.options)) == (1, "keep", 2)
    assert [one.reason.rule for one in question.refused()] == ["FLY-WIND-03"]


def test_the_challenge_in_the_authors_guide_is_the_one_of_the_pack() -> None:
    *_, example = blocks(GUIDE, "toml")
    (entry,) = tomllib.loads(example)["challenge"]

    assert read_challenge(entry, "guide") in tidal_pack().challenges


def test_the_card_in_the_authors_guide_can_be_read() -> None:
    example, *_ = blocks(GUIDE, "toml")
    (entry,) = tomllib.loads(example)["card"]

    assert read_card(entry, "guide").key == "burned-talismans"


def test_the_page_of_a_story_in_the_authors_guide_is_the_one_that_is_told() -> None:
    _, example, _ = blocks(GUIDE, "toml")
    told = tomllib.loads(example)
    (entry,) = told["card"]
    story = path_pack().stories[told["key"]]

    assert read_story_card(entry, "guide") == story.cards[entry["number"]]


PATH_WORDS = [
    *path_words.CONDITIONS, *path_words.RESULTS, *path_words.REWARDS, *path_words.FAVOURS, *path_words.SUBJECTS,
    *path_words.TRIGGERS, *path_by_hand.FIELDS, *path_by_hand.SEAT_FIELDS,
]  # fmt: skip
TIDAL_WORDS = [
    *tidal_words.REWARDS, *tidal_words.LOSSES, *SUBJECTS, *STUNTS, *WHENS, *tidal_powers.POWERS, *tidal_by_hand.FIELDS,
    *tidal_writing.SEAT_FIELDS, *tidal_writing.TURN_FIELDS, *tidal_writing.ATTEMPT_FIELDS,
]  # fmt: skip

EXAMPLE_WORDS = [*READERS, *COLOURS, *example_by_hand.FIELDS, *find_game("example").phases]
WORDS = [*CONDITIONS, *RESULTS, *POWERS, *BONUSES, *FIELDS, *SEAT_FIELDS, *PATH_WORDS, *TIDAL_WORDS, *EXAMPLE_WORDS]


def test_the_authors_guide_explains_every_word() -> None:
    assert [word for word in dict.fromkeys(WORDS) if f"`{word}`" not in GUIDE] == []


def test_the_players_guide_lists_every_option_of_play() -> None:
    guide = (ROOT / "docs" / "players-guide.md").read_text("utf-8")
    options = options_of("play") - {"--game", "--[KEYWORD]"}

    assert [option for option in options if f"`{option}" not in guide] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_players_guide_lists_every_setting_and_what_it_may_be(game: str) -> None:
    rows = (ROOT / "docs" / "players-guide.md").read_text("utf-8").splitlines()
    for setting in find_game(game).settings:
        told = {
            word for row in rows for word in re.findall(r"[\w-]+", row) if re.search(rf"`--{setting.name}[` ]", row)
        }

        assert [value for value in setting.values if value not in (setting.default, *told)] == []


KEYS = {
    "left": "←", "right": "→", "up": "↑", "down": "↓", "space": "Space", "enter": "Enter", "pageup": "PgUp",
    "pagedown": "PgDn", "home": "Home", "end": "End",
}  # fmt: skip


def test_the_players_guide_tells_every_key_of_a_replay() -> None:
    guide = (ROOT / "docs" / "players-guide.md").read_text("utf-8")
    told = guide.partition("| key in a replay |")[2].partition("\n\n")[0]
    keys = [key for one in Watching.BINDINGS if isinstance(one, Binding) for key in one.key.split(",")]

    assert len(keys) > len(KEYS)
    assert [key for key in keys if KEYS.get(key, f"`{key}`") not in told] == []


def test_the_readme_says_in_five_lines_what_this_is() -> None:
    opening = (ROOT / "README.md").read_text("utf-8").split("\n\n")[1].splitlines()

    assert len(opening) == 5
    assert max(map(len, opening)) <= 125


def test_the_way_of_a_move_leads_through_files_that_exist() -> None:
    """docs/architecture.md names files below the package or below the hall, and functions in them."""
    plan = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    house = ROOT / "src" / "tablewright"
    rows = [line for line in plan.splitlines() if line.startswith("|") and ("`" in line)]
    for row in rows:
        where, what = row.split("|")[2:4]
        files = [next((base / name for base in (house, house / "hall") if (base / name).exists()), None)
                 for name in re.findall(r"`([^`]+)`", where)]  # fmt: skip
        assert None not in files, where
        sources = "".join(file.read_text("utf-8") for file in files if file is not None)
        for name in re.findall(r"`([A-Za-z_.]+)`", what):
            assert re.search(rf"\b{name.split('.')[-1]}\b", sources), f"{name} is not in {where}"


# What CONTRIBUTING says of the example

COUNTED = re.findall(
    r"^\| ([^|]+) \| ((?:`[^`]+` ?)+)\| (\d+) \| (\d+) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.MULTILINE
)


def test_the_example_is_counted_with_all_its_files() -> None:
    patterns = [pattern for _, where, *_ in COUNTED for pattern in re.findall(r"`([^`]+)`", where)]
    counted = {file for pattern in patterns for file in files_like(pattern)}
    there = {file for folder in ("src", "tests") for file in files_like(f"{folder}/**/*example*")}
    there |= {file for folder in ("src", "tests") for file in files_like(f"{folder}/**/example/**/*")}

    assert there - counted == set(files_like("tests/recorded/example/*"))


@pytest.mark.parametrize(("where", "files", "lines"), [one[1:] for one in COUNTED], ids=[one[0] for one in COUNTED])
def test_the_example_is_as_large_as_it_is_said_to_be(where: str, files: str, lines: str) -> None:
    found = [file for pattern in re.findall(r"`([^`]+)`", where) for file in files_like(pattern)]
    length = sum(len(file.read_text("utf-8").splitlines()) for file in found)

    assert len(found) == int(files)
    assert abs(length - int(lines)) <= int(lines) / 20


def files_like(pattern: str) -> list[Path]:
    return [path for path in ROOT.glob(pattern) if path.is_file() and "__pycache__" not in path.parts]
