"""How a test plays a whole game of one of the sister games, from its preparation on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games.destiny.table import DestinyTable

SEEDS = [f"evening {number}" for number in range(40)]


def new_game(game: Game[Any], players: int, seed: str = "evening", **settings: str) -> Match:
    return Match(game, players, settings, seed)


def ready(game: Game[Any], players: int, seed: str = "evening", **settings: str) -> Match:
    """A game whose players have chosen everything and are about to draft for the first time."""
    match = new_game(game, players, seed, **settings)
    while "draft" not in asked(match).values():
        answer_first(match)
    return match


def play_to_the_end(match: Match) -> Match:
    while not match.over:
        answer_first(match)
    return match


def asked(match: Match) -> dict[int, str]:
    return {seat: question.key for seat, question in match.position.open().items()}


def answer_first(match: Match) -> None:
    seat, question = next(iter(match.position.open().items()))
    match.choose(seat, question.options[0].id)


def choices_of(match: Match, key: str) -> Iterator[tuple[int, list[str], str]]:
    """Walk through the set-up: who was asked a kind of question, what was offered, and what was taken (the last)."""
    while "draft" not in asked(match).values():
        (question,) = match.position.open().values()
        options = [option.id for option in question.options]
        match.choose(question.seat, options[-1])
        if question.key == key:
            yield question.seat, options, options[-1]


def look(match: Match, seat: int | None = None) -> dict[str, Any]:
    return match.game.view(match.position.table, seat)


def areas(match: Match) -> list[dict[str, Any]]:
    """Each player's own area, as that player sees it."""
    return [look(match, seat)["seats"][seat] for seat in range(match.players)]


def characters_at(match: Match) -> list[str]:
    return [seat["character"] for seat in look(match)["seats"]]


def events(match: Match, *keys: str) -> list[tuple[str, Mapping[str, Any]]]:
    return [(event.key, event.arguments) for event in match.log(None) if event.key in keys]


def cards_in_play(match: Match) -> list[int]:
    """The faces of all action cards in the deck, the pool, the discard pile, hands and timelines."""
    table = match.position.table
    assert isinstance(table, DestinyTable)
    zones = (table.deck, table.discard, *table.pool, *table.hands, *table.timelines)
    return sorted(table.faces[one] for zone in zones for one in zone)


def deck_and_pool(match: Match) -> list[int]:
    """The faces of the main deck, of which no view shows anything, and of the pool."""
    table = match.position.table
    assert isinstance(table, DestinyTable)
    return [table.faces[one] for zone in (table.deck, *table.pool) for one in zone]


def starting_faces(pack: Any, character: str) -> range:
    """Where the starting cards of a character stand among the faces of a pack."""
    found: range = pack.starting_cards([one.key for one in pack.characters].index(character))
    return found
