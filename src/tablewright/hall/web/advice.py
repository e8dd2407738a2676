"""A hint for people: in words, and where on the board it lies."""

from __future__ import annotations

from typing import NamedTuple

from .. import playing
from ..drawing.sight import Sight
from ..hints import Hint, hint
from ..live import LiveTable
from ..voice import game_voice


class HintWords(NamedTuple):
    """What the greedy bot would do and why, and where that lies on the board."""

    text: str
    option: str
    place: str | None


async def hint_words(live: LiveTable, seat: int, language: str) -> HintWords:
    """Asks for a hint and says it. The caller holds the table's lock."""
    found = await hint(live, seat)
    sight = Sight(live, playing.match_of(live), game_voice(live.game, language))
    best = found.ranked[0].option.id
    return HintWords(say_hint(sight, seat, found), best, sight.board.place(best, seat))


def say_hint(sight: Sight, seat: int, found: Hint) -> str:
    """What to choose, and what happens then."""
    speaker, table = sight.speaker, sight.table
    said = speaker.advice(table, seat, found.ranked)
    if not found.then:
        return said
    return f"{said} {sight.voice.say('hint-then', then=' '.join(speaker.event(table, event) for event in found.then))}"
