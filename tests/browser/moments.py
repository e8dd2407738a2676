"""Moments of games: records that stand at a certain question, to be brought into the hall and looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.match import Match, replay
from tablewright.engine.outlook import Outlook
from tablewright.engine.record import read_record
from tablewright.games import find_game

FINISHED = Path(__file__).parents[1] / "recorded" / "ronin" / "three.json"
RECORDED = {
    "ronin": FINISHED,
    "path": FINISHED.parents[1] / "path" / "three-edge.json",
    "tidal": FINISHED.parents[1] / "tidal" / "two-with-rival.json",
}
Fine = Callable[[Match], bool]


def asked_for(*keys: str, turn: int = 0) -> Fine:
    """Somebody is asked one of these questions, in this turn or later; a game has nine turns."""
    return lambda match: match.position.asked().key in keys and (not turn or turns_done(match) >= turn)


def in_turn_of(game: str, turn: int) -> Fine:
    """Somebody begins a turn, in this one of the game or later: by drafting, in Tidal Blades by going somewhere."""
    return begins_tidal_turn if game == "tidal" else asked_for("draft", turn=turn)


def begins_tidal_turn(match: Match) -> bool:
    table: Any = match.position.table
    return match.position.asked().key == "move" and table.round > 1


def most_players(game: str) -> int:
    return find_game(game).players[-1]


def turns_done(match: Match) -> int:
    """By the view of the game: a scene can wait for a later turn only where that counts `turns_done`."""
    done: int = match.game.view(match.position.table, None)["turns_done"]
    return done


def abilities_open(match: Match) -> bool:
    """Somebody may use one of several abilities."""
    options = match.position.asked().options
    return sum(option.id.startswith("ability:") for option in options) >= 2


def many_cards_to_choose(match: Match) -> bool:
    """Somebody chooses among so many cards, none of them in the hand, that the list of them is long."""
    question = match.position.asked()
    cards = [option for option in question.options if option.id.startswith("card:")]
    return len(cards) > 4 and question.key not in ("play-left", "play-right", "keep-card")


def something_refused(match: Match) -> bool:
    """Somebody drafts, and a row is taken."""
    question = match.position.asked()
    return question.key == "draft" and any(one.option.id.startswith("row:") for one in question.refused())


def about_to_roll(match: Match, *, fighting: bool) -> bool:
    """Somebody has dice in hand for a challenge or a fight of Tidal Blades, and may roll them."""
    question = match.position.asked()
    table: Any = match.position.table
    rolls = any(option.id == "roll" for option in question.options)
    return question.key == "choose-dice" and rolls and (table.opponent >= 0) == fighting and len(table.attempt) > 1


def play_to(players: int, fine: Fine, settings: Mapping[str, str] | None = None, game: str = "ronin") -> Match:
    """Bots play until it looks like that; with other cards if it never does."""
    for deal in range(20):
        match = Match(find_game(game), players, dict(settings or {}), f"moment {deal}")
        bots = [find_bot("random", Luck(f"{deal} {seat}")) for seat in range(players)]
        while not match.over:
            if fine(match):
                return match
            seat = match.position.asked().seat
            match.choose(seat, bots[seat].choose(Outlook(match.position, seat)).id)
    raise AssertionError("no deal of twenty leads there")


class Scene(NamedTuple):
    """A moment to be brought into the hall, and the seat that is asked in it."""

    record: str
    seat: int


def scene(players: int, fine: Fine, settings: Mapping[str, str] | None = None, game: str = "ronin") -> Scene:
    match = play_to(players, fine, settings, game)
    return Scene(match.record().to_json(), match.position.asked().seat)


class Ending(NamedTuple):
    """A recorded game without its last choices, and the options that were chosen then."""

    scene: Scene
    chosen: tuple[str, ...]


def ending(file: str, length: int) -> Ending:
    record = read_record((FINISHED.parents[1] / file).read_text("utf-8"), file)
    match = replay(find_game(record.game), record)
    match.rewind(len(record.steps) - length)
    scene = Scene(match.record().to_json(), match.position.asked().seat)
    return Ending(scene, tuple(step.option for step in record.steps[-length:]))
