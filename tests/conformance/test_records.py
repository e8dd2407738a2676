"""Records: a match goes on from its record, and a record gives the same end in another process and version."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.codec import digest
from tablewright.engine.dice import Luck
from tablewright.engine.faults import TableError
from tablewright.engine.game import Game
from tablewright.engine.match import Match, replay, resume
from tablewright.engine.record import read_record
from tablewright.games import find_game

from .games import CONFORMING
from .play import Variant, choose_at_random, player_counts, random_match

RECORDED = Path(__file__).parent.parent / "recorded"
FINISHED = sorted(RECORDED.glob("*/*.json"))
OLDER = sorted((RECORDED / "older").glob("*/*.json"))


@pytest.mark.parametrize("variant", player_counts())
def test_a_saved_match_goes_on_at_every_decision(variant: Variant) -> None:
    match, luck = variant.match("resume"), Luck("resume")
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
        if luck.below(8) == 0:
            match, notice = resume(variant.game, read_record(match.record().to_json(), "memory"))
            assert notice is None

    assert variant.game.standings(match.position.table) == variant.game.standings(
        random_match_like(variant).position.table
    )


def random_match_like(variant: Variant) -> Match:
    """The match of the test above, played without a break."""
    match, luck = variant.match("resume"), Luck("resume")
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
        luck.below(8)
    return match


REPLAY = """
import sys
from tablewright.engine.codec import digest
from tablewright.engine.match import replay
from tablewright.engine.record import read_record
from tests.conformance.games import CONFORMING
games = {game.id: game for game in CONFORMING}
for file in sys.argv[1:]:
    record = read_record(open(file).read(), file)
    print(digest(replay(games[record.game], record).position.table))
"""


@pytest.mark.parametrize("game", CONFORMING, ids=lambda game: game.id)
def test_records_give_the_same_ends_in_another_process(game: Game[Any], tmp_path: Path) -> None:
    matches = [random_match(Variant(game, players, {}), "process") for players in game.players]
    for number, match in enumerate(matches):
        (tmp_path / f"{number}.json").write_text(match.record().to_json())

    answer = subprocess.run(
        [sys.executable, "-c", REPLAY, *(str(tmp_path / f"{number}.json") for number in range(len(matches)))],
        capture_output=True, text=True, check=True, env={**os.environ, "PYTHONHASHSEED": "4711"},
        cwd=Path(__file__).parent.parent.parent,
    )  # fmt: skip

    assert answer.stdout.split() == [digest(match.position.table) for match in matches]


def name_of(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FINISHED, ids=name_of)
def test_recorded_games_replay_to_their_scores(file: Path) -> None:
    record = read_record(file.read_text("utf-8"), file.name)
    game = find_game(record.game)
    match = replay(game, record)

    assert match.over
    assert match.result() == record.result


@pytest.mark.parametrize("file", OLDER, ids=name_of)
def test_a_running_game_of_older_rules_goes_on_to_its_end_and_says_so_if_it_lost_choices(file: Path) -> None:
    record = read_record(file.read_text("utf-8"), file.name)
    match, notice = resume(find_game(record.game), record)
    luck = Luck(file.name)

    assert len(match.played) >= record.milestone.after
    assert notice or len(match.played) == len(record.steps)
    while not match.over:
        match.choose(*choose_at_random(match.position, luck))
    assert match.result()


@pytest.mark.parametrize(
    "name", ["heredity-4/solo-tutorial", "path-1/solo-edge", "ronin-1/solo-summer", "tidal-3/two-with-rival"]
)
def test_players_of_a_running_game_read_that_it_goes_on_under_new_rules(name: str) -> None:
    """Each of these games departs from today's rules: it goes on from its last checkpoint."""
    text = (RECORDED / "older" / f"{name}.json").read_text("utf-8")
    record = read_record(text, name)
    game = find_game(record.game)
    with pytest.raises(TableError):
        replay(game, read_record(text, name))

    match, notice = resume(game, record)

    assert record.rules != game.version
    assert notice == "engine-resumed-new-rules"
    assert match.start == record.milestone
