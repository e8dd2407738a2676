"""Ronin's customs: its rule numbers, and its own way where the sister games do alike."""

from __future__ import annotations

from typing import Final

from tablewright.games.destiny.customs import Customs, RuleNumbers
from tablewright.games.destiny.table import card_of

from .cooperation import advance_each, advance_one, has_room
from .effects import degree_of, resolve_effect
from .repertoire import abilities_of, mark_ability
from .rewards import gain_experience
from .table import BONUSES, SOURCES, Ronin, own_tracks
from .vocabulary import Cooperate, CooperateEach

RULES: Final = RuleNumbers(
    draft="RON-DRAFT-08",
    row_taken="RON-DRAFT-06",
    play_two="RON-PLAY-01",
    resolve="RON-PLAY-08",
    lose="RON-SYM-05",
    lose_inactive="RON-COND-03",
    keep="RON-CLEAN-02",
    ability="RON-ABIL-02",
    ability_locked="RON-XP-02",
    extra_card="RON-ABIL-11",
    swap_pool="RON-ABIL-09",
    take_back="RON-ABIL-10",
    reactivate="RON-ABIL-03",
    choose_character="RON-SETUP-11",
)


def has_standard_effect(table: Ronin, card: int) -> bool:
    """Tea effects wait for the tea ceremony (RON-PLAY-06); some cards have no effect at all (RON-PLAY-07)."""
    effect = card_of(table, card).effect
    return effect is not None and not effect.ceremony


def card_steeps(table: Ronin, seat: int) -> None:
    """The tea effect of a card played by an ability waits for the ceremony, too."""
    table.steeping[seat] += 1


def moves_or_gains(table: Ronin, seat: int, power: object) -> bool:
    """Cooperation points need a track with room; the other powers do something whenever their window is open."""
    return not isinstance(power, Cooperate | CooperateEach) or any(
        has_room(table, track) for track in own_tracks(table, seat)
    )


async def cooperate(table: Ronin, seat: int, power: Cooperate | CooperateEach) -> None:
    """The powers that only Ronin has."""
    if isinstance(power, Cooperate):
        await advance_one(table, seat, power.points, "RON-ABIL-02")
    else:
        await advance_each(table, seat, power.points)


CUSTOMS: Final = Customs(
    rules=RULES,
    sources=SOURCES,
    power_source=BONUSES,
    resolve_effect=resolve_effect,
    degree_of=degree_of,
    resolved_when_played=has_standard_effect,
    abilities_of=abilities_of,
    mark_ability=mark_ability,
    gain_experience=gain_experience,
    card_played=card_steeps,
    own_useful=moves_or_gains,
    perform_own=cooperate,
)
