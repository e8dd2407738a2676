"""Counting votes and points: pure functions over the table."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.game import Standing
from tablewright.games.destiny.experience import golden_marker
from tablewright.games.destiny.symbols import LEFT, RIGHT
from tablewright.games.destiny.table import card_of, is_automa, players, total_points
from tablewright.games.destiny.timeline import active_counts, count_symbols

from .missions import count_subject
from .rewards import AUTOMA_STANDARD
from .table import NO_SIDE, SET_ASIDE, SOURCES, Path


def vote(left: int, right: int) -> int:
    """POD-FATE-01, -02: the side of which there is more; neither on a tie."""
    if left == right:
        return NO_SIDE
    return LEFT if left > right else RIGHT


def pool_counts(table: Path) -> tuple[int, int]:
    """POD-FATE-07, -08: the active symbols on the face-up cards left in the pool."""
    printed = [symbol for row in table.pool for card in row for symbol in card_of(table, card).symbols]
    left, right = table.active
    return printed.count(left), printed.count(right)


def votes(table: Path) -> list[int]:
    """Who votes how: the players; of two, the pool with them; in a solo game, the Automa alone."""
    if table.humans == 1:
        return [vote(*active_counts(table, table.humans))]  # POD-SOLO-24
    cast = [vote(*active_counts(table, seat)) for seat in players(table)]
    return [*cast, vote(*pool_counts(table))] if table.humans == 2 else cast


def majority(cast: Sequence[int]) -> int:
    """POD-FATE-03 to -05: the side with more votes; set aside on a tie."""
    side = vote(cast.count(LEFT), cast.count(RIGHT))
    return SET_ASIDE if side == NO_SIDE else side


def dominant_side(fates: Sequence[int]) -> int:
    """POD-CHAP-03, -04: more fate tokens; on equal numbers, the highest token; without any, no side."""
    side = vote(fates.count(LEFT), fates.count(RIGHT))
    if side == NO_SIDE:
        placed = [fate for fate in fates if fate != SET_ASIDE]
        return placed[-1] if placed else NO_SIDE
    return side


def path_token_holder(table: Path, side: int) -> int:
    """POD-CHAP-10 to -13: most symbols of the path's kind, the higher initiative on a tie."""
    symbol = table.active[side]
    return max(table.initiative, key=lambda seat: count_symbols(table, seat, (symbol,)))


def quest_points(table: Path, seat: int) -> int:
    """POD-END-05, POD-SIDE-01, -02: one point for each card in hand that the side quest names."""
    hand = table.hands[seat]
    return count_subject(table, hand, (0,) * len(hand), table.content.quests[table.characters[seat]])


def experience_points(table: Path, seat: int) -> int:
    """POD-END-06, -07, POD-SOLO-30: the last scoring field that the golden marker has reached."""
    golden = golden_field(table, seat)
    if golden is None:
        return 0
    track = table.content.automa_golden if is_automa(table, seat) else table.content.golden
    return max((points for place, points in track.items() if place <= golden), default=0)


def golden_field(table: Path, seat: int) -> int | None:
    """The field of the golden marker; an Automa's comes into use at 8 (POD-SOLO-14)."""
    if not is_automa(table, seat):
        return golden_marker(table, seat)
    return table.experience[seat] - AUTOMA_STANDARD if table.experience[seat] >= AUTOMA_STANDARD else None


def standings(table: Path) -> list[Standing]:
    """POD-END-09, -10: most points, the higher initiative on a tie."""
    return [standing(table, seat) for seat in players(table)]


def rivals(table: Path) -> list[Standing]:
    """POD-SOLO-30: the Automa has points as well, and can win."""
    return [standing(table, seat) for seat in range(table.humans, table.seats)]


def standing(table: Path, seat: int) -> Standing:
    sources = dict(zip(SOURCES, table.points[seat], strict=True))
    return Standing(seat, total_points(table, seat), seat == leader(table), sources)


def leader(table: Path) -> int:
    """The seat that wins; in a solo game it can be the Automa's."""
    ranked = table.initiative or tuple(range(table.seats))
    return max(ranked, key=lambda seat: total_points(table, seat))


def tie_winner(table: Path) -> int | None:
    """The winner, if only the initiative decides between equal points."""
    totals = [total_points(table, seat) for seat in range(table.seats)]
    return leader(table) if totals.count(max(totals)) > 1 else None
