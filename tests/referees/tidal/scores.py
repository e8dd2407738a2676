"""The end of the game: points by their sources, places, ties, and the victory of a player alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablewright.engine.game import Standing
from tablewright.engine.knowledge import knows
from tablewright.games.tidal import GAME
from tablewright.games.tidal.table import Tidal

from . import books
from .books import Entry

RIVAL = 2


def key(table: Tidal, card: int) -> str:
    return GAME.face_name(table, table.faces[card]).partition("-")[2]


# What is counted


def column(table: Tidal, seat: int, number: int) -> Sequence[int]:
    return table.columns[4 * seat + number]


def challenges(table: Tidal, seat: int, subject: Entry) -> int:
    """TB-CHAL-13, TB-LEG-13: by the column in which they lie; those beside the board belong to no arena."""
    columns = [books.ISLANDS.index(subject["arena"])] if "arena" in subject else range(4)
    return sum(len(column(table, seat, number)) for number in columns)


def sets(table: Tidal, seat: int, _subject: Entry) -> int:
    """TB-CHAL-15: one of each arena."""
    return min(len(column(table, seat, number)) for number in range(3))


def hits(table: Tidal, seat: int, _subject: Entry) -> int:
    """TB-SCORE-09, -10, TB-NIGHT-08: beside the Fold, and on living monsters."""
    return table.tokens[seat] + sum(slot.count(seat) for slot in table.hits)


def traits_at(table: Tidal, seat: int, subject: Entry) -> int:
    return sum(books.LEVELS[step] >= subject["level"] for step in table.steps[seat])


def dice_at(table: Tidal, seat: int, subject: Entry) -> int:
    kinds = [kind for kind in range(9) if books.LEVEL_OF[kind] >= subject["level"]]
    return sum(table.available[seat][kind] + table.spent[seat][kind] for kind in kinds)


COUNTS: dict[str, Callable[[Tidal, int, Entry], int]] = {
    "challenges": challenges,
    "challenge-sets": sets,
    "hits": hits,
    "traits-at": traits_at,
    "dice-at": dice_at,
    "position": lambda table, seat, _: table.ranking[seat],
    "leader-tokens": lambda table, seat, _: table.leads[seat],
    "resources": lambda table, seat, _: table.shells[seat] + table.fruit[seat],
    "character-cards": lambda table, seat, _: len(table.in_play[seat]),
}


def count(table: Tidal, seat: int, subject: Entry) -> int:
    return COUNTS[subject["kind"]](table, seat, subject)


# Points


def challenge_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-01, TB-LEG-07, -08, -09: of a split card only the half of the column where it lies."""
    total = 0
    for number in range(4):
        for card in column(table, seat, number):
            halves = books.halves_of(books.CHALLENGES[key(table, card)])
            own = [half for half in halves if number == 3 or books.ISLANDS.index(half["arena"]) == number]
            total += sum(half["points"] for half in own)
    return total


def place_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-04, -05, TB-DUO-23: among the players; those who tie share the best place."""
    ahead = sum(table.ranking[other] > table.ranking[seat] for other in range(table.humans))
    places: list[int] = [*books.TRACKS["champions"]["places"], 0]
    return places[ahead]


def goal_points(table: Tidal, seat: int) -> int:
    """TB-SCORE-08."""
    aims = [books.AIMS[key(table, card)] for card in table.goals[seat]]
    return sum(aim["points"] for aim in aims if count(table, seat, aim["subject"]) >= aim["least"])


def announced(table: Tidal, seat: int) -> int:
    """TB-ANN-02, -03, -04, -05: for each deed, or for the most, shared out and rounded down."""
    total = 0
    for card in table.announcements:
        aim = books.AIMS[key(table, card)]
        counts = [count(table, other, aim["subject"]) for other in range(table.humans)]
        if aim["for"] == "each":
            total += aim["points"] * counts[seat]
        elif counts[seat] == max(counts) > 0:
            total += aim["points"] // counts.count(max(counts))
    return total


def knowledge(table: Tidal, seat: int) -> int:
    """TB-AMKT-07, -08."""
    cards = [books.KNOWLEDGE[name] for card in table.kept[seat] if (name := key(table, card)) in books.KNOWLEDGE]
    return sum(card["points"] * (count(table, seat, card["subject"]) // card["per"]) for card in cards)


def points(table: Tidal, seat: int) -> dict[str, int]:
    """TB-SCORE-01 to -12: nothing else scores."""
    found = {
        "challenges": challenge_points(table, seat),
        "traits": sum(books.DIAL_POINTS[step] for step in table.steps[seat]),  # TB-SCORE-02, -03
        "place": place_points(table, seat),
        "position": books.POSITIONS[table.ranking[seat]],  # TB-SCORE-06
        "leader": table.leads[seat],  # TB-SCORE-07
        "goals": goal_points(table, seat),
        "hits": hits(table, seat, {}),
        "announcements": announced(table, seat),
        "knowledge": knowledge(table, seat),
    }
    if table.mode == "duo":  # TB-DUO-22
        found["rival"] = -max(0, table.ranking[RIVAL] - table.ranking[seat])
    return found


# Who wins


def check(table: Tidal, standings: Sequence[Standing]) -> None:
    """The result of a game."""
    if table.mode == "solo":
        check_alone(table, standings)
        return
    assert [one.seat for one in standings] == list(range(table.humans))
    goals = [card for hand in table.goals for card in hand]
    assert all(knows(table, None, card) for card in goals), "a secret goal was not revealed (TB-SCORE-08)"
    for one in standings:
        mine = points(table, one.seat)
        assert dict(one.details) == mine, f"points of seat {one.seat}: by the rules {mine}, told {dict(one.details)}"
        assert one.score == sum(mine.values()), f"seat {one.seat} has {sum(mine.values())} points, not {one.score}"
    won = [one.seat for one in standings if one.won]
    assert won == winners(table), f"by the rules {winners(table)} win, not {won}"


def winners(table: Tidal) -> list[int]:
    """TB-SCORE-11, TB-DUO-24: most points, then the higher position, then together."""
    seats = range(table.humans)
    if table.settings.get("rival") == "expert" and all(table.ranking[RIVAL] > table.ranking[seat] for seat in seats):
        return []
    worth = [(sum(points(table, seat).values()), table.ranking[seat]) for seat in seats]
    return [seat for seat in seats if worth[seat] == max(worth)]


def check_alone(table: Tidal, standings: Sequence[Standing]) -> None:
    """TB-SOLO-13, -18, TB-CHAMP-06: strictly ahead of the rival; points are not counted."""
    (one,) = standings
    ahead = table.ranking[0] - table.ranking[1]
    assert one.won == (ahead > 0), f"{ahead} positions ahead of the rival"
    assert one.score == ahead, f"{ahead} positions ahead of the rival, told {one.score}"
