"""Counting points: pure functions over the table."""

from __future__ import annotations

from tablewright.engine.game import Standing
from tablewright.games.destiny.experience import golden_marker
from tablewright.games.destiny.table import card_of, players, total_points

from .cooperation import track_of
from .table import SOURCES, Ronin, own_tracks

SOLO_GOAL = 35  # RON-SOLO-06


def cards_with_symbol(table: Ronin, seat: int, symbol: int) -> int:
    """RON-FINAL-02: hand cards that show a symbol; a card with two of it counts once."""
    return sum(symbol in card_of(table, card).symbols for card in table.hands[seat])


def experience_points(table: Ronin, seat: int) -> int:
    """RON-FINAL-04, -05: the last scoring field that the golden marker reached; nothing below 20 experience."""
    golden = golden_marker(table, seat)
    if golden is None:
        return 0
    return max((points for place, points in table.content.golden.items() if place <= golden), default=0)


def track_points(table: Ronin, track: int) -> int:
    """RON-FINAL-07: the highest scoring field the marker reached; values are not added up."""
    marker = table.cooperation[track]
    return max((points for place, points in track_of(table, track).points.items() if place <= marker), default=0)


def cooperation_points(table: Ronin, seat: int) -> int:
    """RON-FINAL-06, -08: the track whose marker stands lower; on equal fields, the one that gives more."""
    tracks = own_tracks(table, seat)
    lowest = min(table.cooperation[track] for track in tracks)
    return max(track_points(table, track) for track in tracks if table.cooperation[track] == lowest)


def standings(table: Ronin) -> list[Standing]:
    """RON-WIN-01, -02, RON-DUO-04: most points, the higher initiative on a tie; solo, the goal (RON-SOLO-06)."""
    winner = solo_winner(table) if table.humans == 1 else leader(table)
    return [
        Standing(seat, total_points(table, seat), seat == winner, dict(zip(SOURCES, table.points[seat], strict=True)))
        for seat in players(table)
    ]


def solo_winner(table: Ronin) -> int | None:
    return 0 if total_points(table, 0) >= SOLO_GOAL else None


def tie_winner(table: Ronin) -> int | None:
    """The winner, if only the initiative decides between equal points."""
    totals = [total_points(table, seat) for seat in players(table)]
    return leader(table) if len(totals) > 1 and totals.count(max(totals)) > 1 else None


def leader(table: Ronin) -> int:
    ranked = [seat for seat in table.initiative if seat < table.humans] or list(players(table))
    return max(ranked, key=lambda seat: total_points(table, seat))
