"""What is printed in the box of Ronin: its cards, characters, cooperation boards and chapter cards."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.engine.components import Component, words_for
from tablewright.engine.messages import Message
from tablewright.games.destiny import components as shared
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import SIDES, SYMBOLS

from .content import Chapter, Pack, Track
from .table import SOURCES
from .wording import bonus_text, effect_text, power_text


def components(pack: Pack) -> list[Component]:
    return [
        *(card(one) for one in pack.cards),
        *characters(pack),
        *(
            part
            for side in pack.tracks
            for number in range(len(pack.tracks[side]))
            for part in board(pack, number, side)
        ),
        *(chapter(pack, one) for one in pack.chapters),
        shared.experience(pack.golden, {}),
        *words_for("source", SOURCES),
        *shared.VOCABULARY,
    ]


def card(printed: ActionCard) -> Component:
    """A card of Ronin may belong to the tea ceremony, and may have a tea passing symbol."""
    tea = printed.effect is not None and printed.effect.ceremony
    passing = None if printed.passing is None else SIDES[printed.passing]
    return shared.card(printed, effect_text, {"tea": tea, "passing": passing})


def characters(pack: Pack) -> Iterator[Component]:
    for number, one in enumerate(pack.characters):
        yield shared.character(one, [pack.cards[face].key for face in pack.starting_cards(number)], [])
        yield from shared.abilities(one, power_text)


def board(pack: Pack, number: int, side: str) -> Iterator[Component]:
    """A side of a cooperation board, and what its fields give."""
    name, track = f"{number + 1}{side}", pack.tracks[side][number]
    facts = {"length": track.length, "points": shared.by_field(track.points)}
    yield Component("board", name, Message(f"board-{number + 1}"), facts)
    yield from fields(name, track)


def fields(board: str, track: Track) -> Iterator[Component]:
    for field, bonus in sorted(track.bonuses.items()):
        yield Component("field", f"{board}:{field}", bonus_text(bonus), {"board": board, "field": field})


def chapter(pack: Pack, printed: Chapter) -> Component:
    """RON-CHAP-03: a chapter card with its active symbols, and the starting order of the characters."""
    facts = {
        "active": [[SYMBOLS[symbol] for symbol in pair] for pair in printed.active],
        "initiative": [pack.characters[number].key for number in printed.initiative],
    }
    return Component("chapter", printed.key, Message(f"chapter-{printed.key}"), facts)
