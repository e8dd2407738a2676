"""Points by source, places and the winner: pure functions over the table, and the last phase."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.game import Standing
from tablewright.engine.knowledge import reveal
from tablewright.engine.table import tell

from .faces import BEST, NO_ARENA, Announcement
from .goals import count, hits
from .table import BESIDE, COLUMNS, Tidal, challenge_of, market_card_of, mode_of, players

SOURCES: Final = (
    "challenges", "traits", "place", "position", "leader", "goals", "hits", "announcements", "knowledge",
)  # fmt: skip


async def final_scoring(table: Tidal) -> Phase | None:
    """TB-SCORE-01 to -12: goals are revealed, everything is counted."""
    for seat in players(table):
        reveal(table, table.goals[seat])
    tell_scores(table)
    return None


def tell_scores(table: Tidal) -> None:
    """How the game ended for each player; not worked out where nobody listens."""
    if table.journal is not None:
        for one in mode_of(table).standings(table):
            tell(table, "final-score", seat=one.seat, count=one.score, won=int(one.won))


def standings(table: Tidal) -> list[Standing]:
    """TB-SCORE-11: most points, then the higher position, then a shared victory."""
    points = {seat: points_of(table, seat) for seat in players(table)}
    best = max((sum(points[seat]), table.ranking[seat]) for seat in points)
    return [
        Standing(
            seat, sum(points[seat]), (sum(points[seat]), table.ranking[seat]) == best,
            dict(zip(SOURCES, points[seat], strict=True)),
        )
        for seat in points
    ]  # fmt: skip


def score(table: Tidal, seat: int) -> int:
    """The points of a player."""
    return sum(points_of(table, seat))


def points_of(table: Tidal, seat: int) -> tuple[int, ...]:
    """The points of a player by source."""
    return (
        challenge_points(table, seat),
        trait_points(table, seat),
        place_points(table, seat),
        table.content.champions.points[table.ranking[seat]],  # TB-SCORE-06
        table.leads[seat],  # TB-SCORE-07
        goal_points(table, seat),
        hits(table, seat),  # TB-SCORE-09, -10
        announcement_points(table, seat),
        knowledge_points(table, seat),
    )


def challenge_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-01, TB-LEG-09: of a split challenge, only the half of its column counts."""
    points = 0
    for column in range(COLUMNS):
        arena = NO_ARENA if column == BESIDE else column
        for card in table.columns[seat * COLUMNS + column]:
            points += next(half.points for half in challenge_of(table, card).halves if half.arena == arena)
    return points


def trait_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-02, -03."""
    points = table.content.dial.points
    return sum(points[step] for step in table.steps[seat])


def place_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-04, -05: tied players share the best place, the following places are skipped."""
    ahead = sum(table.ranking[other] > table.ranking[seat] for other in players(table))
    places = table.content.champions.places
    return places[ahead] if ahead < len(places) else 0


def goal_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-08."""
    goals = (table.content.goal(table.faces[card]) for card in table.goals[seat])
    return sum(goal.points for goal in goals if count(table, seat, goal.subject) >= goal.least)


def announcement_points(table: Tidal, seat: int) -> int:
    """TB-ANN-02 to -05."""
    made = (table.content.announcement(table.faces[card]) for card in table.announcements)
    return sum(points_for(table, seat, announcement) for announcement in made)


def points_for(table: Tidal, seat: int, announcement: Announcement) -> int:
    """TB-ANN-03: tied players divide the points of the best, rounded down; nobody is best at nothing."""
    own = count(table, seat, announcement.subject)
    if announcement.kind != BEST:
        return own * announcement.points
    deeds = [count(table, other, announcement.subject) for other in players(table)]
    if own == 0 or own < max(deeds):
        return 0
    return announcement.points // deeds.count(own)


def knowledge_points(table: Tidal, seat: int) -> int:
    """TB-AMKT-07, -08."""
    kept = (market_card_of(table, card).knowledge for card in table.kept[seat])
    return sum(count(table, seat, one.subject) // one.per * one.points for one in kept if one is not None)
