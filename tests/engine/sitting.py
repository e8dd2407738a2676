"""How the engine's tests sit down to Pebbles: at a dealt table, in any phase, alone or in a whole match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.codec import table_to_data
from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.flow import Flow, Phase
from tablewright.engine.game import Game
from tablewright.engine.knowledge import show
from tablewright.engine.match import Match
from tablewright.engine.notation import position_to_data
from tablewright.engine.position import Checkpoint, Position
from tablewright.engine.table import Event, Table

from . import pebbles
from .pebbles import GAME, Pebbles

HANDS = ((0, 1, 2), (3, 4, 5), (6, 7, 8))


def dealt(players: int = 2, **changes: Any) -> Pebbles:
    """A table on which seat 0 holds cards 0, 1, 2, seat 1 cards 3, 4, 5 and so on; every face is its card's number."""
    table = pebbles.set_up(players, {"pile": "large"}, dice_from("pebbles"))
    table.hands = list(HANDS[:players])
    table.deck = list(range(3 * players, pebbles.PEBBLES))
    for seat, hand in enumerate(table.hands):
        show(table, seat, hand)
    for name, worth in changes.items():
        setattr(table, name, worth)
    return table


def sit(phase: Phase, players: int = 2, game: Game[Any] = GAME, **changes: Any) -> Position:
    """A position that has run to the first question of a phase, followed by a journal."""
    position = Position(game, Checkpoint(phase, dealt(players, **changes), 0), journal=[])
    position.open()
    return position


def match_of(*choices: tuple[int, str], game: Game[Any] = GAME, players: int = 2, seed: str = "beach") -> Match:
    """A match in which these choices have been made."""
    match = Match(game, players, {}, seed)
    for choice in choices:
        match.choose(*choice)
    return match


def pebbles_of(flow: Flow) -> Pebbles:
    table: Table = flow.table
    assert isinstance(table, Pebbles)
    return table


def options(flow: Flow, seat: int) -> list[str]:
    """The ids that a seat may choose from; empty when it is not asked."""
    question = flow.open().get(seat)
    return [] if question is None else [option.id for option in question.options]


def refused(flow: Flow, seat: int) -> dict[str, str]:
    """What a seat may not choose, with the rule that forbids it."""
    return {refusal.option.id: refusal.reason.rule for refusal in flow.open()[seat].refused()}


def asked(flow: Flow) -> dict[int, str]:
    """What each seat is asked."""
    return {seat: question.key for seat, question in flow.open().items()}


def told(position: Position, seat: int | None) -> list[tuple[str, Mapping[str, Any]]]:
    """What a seat, or without one an onlooker, has been told."""
    return [(event.key, event.arguments) for event in position.journal or [] if may_read(event, seat)]


def may_read(event: Event, seat: int | None) -> bool:
    return event.audience is None or seat in event.audience


def state(position: Position) -> dict[str, Any]:
    """Everything about a position that could differ, but for the version of its rules."""
    watchers: list[int | None] = [*range(position.table.seats), None]
    return {
        "table": table_to_data(position.table),
        "written": position_to_data(position) | {"rules": "any"},
        "phase": position.game.phase_name(position.phase),
        "asked": {seat: (question.key, options(position, seat)) for seat, question in sorted(position.open().items())},
        "refused": {seat: refused(position, seat) for seat in sorted(position.open())},
        "views": [position.game.view(position.table, seat) for seat in watchers],
    }


def story(match: Match) -> dict[str, Any]:
    """Everything about a match that its players can notice."""
    watchers: list[int | None] = [*range(match.players), None]
    return {
        "state": state(match.position),
        "logs": [[(event.key, dict(event.arguments)) for event in match.log(seat)] for seat in watchers],
        "choices": [(played.choice.seat, played.choice.option.id) for played in match.played],
    }


def some_choice(flow: Flow, luck: Luck) -> tuple[int, str]:
    """Some seat that is asked, and one of its options."""
    seats = sorted(flow.open())
    seat = seats[luck.below(len(seats))]
    ids = options(flow, seat)
    return seat, ids[luck.below(len(ids))]


def random_match(seed: str, length: int | None = None, players: int = 2, game: Game[Any] = GAME) -> Match:
    """A match of so many random choices, or a whole one."""
    match, luck = Match(game, players, {}, seed), Luck(seed)
    while not match.over and (length is None or len(match.played) < length):
        match.choose(*some_choice(match.position, luck))
    return match
