"""Path of Destiny's customs: its rule numbers, and its own way where the sister games do alike."""

from __future__ import annotations

from typing import Final

from tablewright.games.destiny.abilities import mark_own_ability, own_abilities
from tablewright.games.destiny.customs import Customs, RuleNumbers
from tablewright.games.destiny.resolving import degree_of
from tablewright.games.destiny.table import card_of

from .effects import resolve_effect
from .rewards import gain_experience
from .table import ABILITY_POINTS, SOURCES, Path

RULES: Final = RuleNumbers(
    draft="POD-DRAFT-05",
    row_taken="POD-DRAFT-06",
    play_two="POD-PLAY-01",
    resolve="POD-PLAY-08",
    lose="POD-PLAY-06",
    lose_inactive="POD-COND-03",
    keep="POD-CHAP-18",
    ability="POD-ABIL-02",
    ability_locked="POD-XP-02",
    extra_card="POD-ABIL-08",
    swap_pool="POD-ABIL-02",
    take_back="POD-ABIL-06",
    reactivate="POD-ABIL-03",
    choose_character="POD-SETUP-13",
)


def has_effect(table: Path, card: int) -> bool:
    """POD-PLAY-10: cards without an effect only add their symbols and colours."""
    return card_of(table, card).effect is not None


def card_counts(table: Path, seat: int) -> None:
    """A card played by an ability is one of this turn's cards (POD-EDGE-06)."""
    table.just_played[seat] += 1


def gains_something(_table: Path, _seat: int, _power: object) -> bool:
    """The other powers do something whenever their window is open."""
    return True


async def no_own_power(_table: Path, _seat: int, power: object) -> None:
    """This game has no power that its sister lacks."""
    raise AssertionError(f"Nobody can use {power!r}.")


CUSTOMS: Final = Customs(
    rules=RULES,
    sources=SOURCES,
    power_source=ABILITY_POINTS,
    resolve_effect=resolve_effect,
    degree_of=degree_of,
    resolved_when_played=has_effect,
    abilities_of=own_abilities,
    mark_ability=mark_own_ability,
    gain_experience=gain_experience,
    card_played=card_counts,
    own_useful=gains_something,
    perform_own=no_own_power,
)
