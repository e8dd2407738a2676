"""Walking through a chapter of Heredity: bots and a search play it many times, and what they met is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median
from time import monotonic
from typing import Any, Final

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck
from tablewright.engine.faults import Fault
from tablewright.engine.game import Game, Settings
from tablewright.engine.match import Match, replay
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.engine.record import Record, read_record
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.table import Heredity

STRIDE: Final = 30
"""So many choices are made by luck from a place that the search returns to."""
LONGEST: Final = 3000
SECONDS_FOR_A_CHOICE: Final = 25
WORDS_A_MINUTE: Final = 180


@dataclass(slots=True)
class Walk:
    """What was met on all walks through a chapter."""

    chapter: str
    games: Counter[str] = field(default_factory=Counter)
    endings: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    """(walker, outcome, ending)."""
    reached: Counter[str] = field(default_factory=Counter)
    """By side, such as 12b: on how many walks it was read."""
    unreached: list[str] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    minutes: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    line: Record | None = None
    """A won game, proven by playing its record again."""

    def won(self, walker: str) -> float:
        """The share of games that a walker won."""
        wins = sum(count for (one, outcome, _), count in self.endings.items() if (one, outcome) == (walker, "victory"))
        return wins / self.games[walker] if self.games[walker] else 0.0

    def as_data(self) -> dict[str, Any]:
        return {
            "chapter": self.chapter,
            "games": dict(self.games),
            "won": {walker: round(self.won(walker), 3) for walker in self.games},
            "endings": {" ".join(filter(None, key)): count for key, count in sorted(self.endings.items())},
            "reached": dict(sorted(self.reached.items())),
            "unreached": self.unreached,
            "decisions": spread(self.decisions),
            "rounds": spread(self.rounds),
            "minutes": spread(self.minutes),
            "faults": self.faults,
            "winning_line": None if self.line is None else [[step.seat, step.option] for step in self.line.steps],
        }


def spread(values: list[Any]) -> list[float]:
    """The tenth part, the middle and the ninth tenth of some numbers."""
    if not values:
        return []
    ranked = sorted(values)
    return [round(one, 1) for one in (ranked[len(ranked) // 10], median(ranked), ranked[(len(ranked) * 9) // 10])]


Walker = Callable[[Position, int], Option[Any]]


def explore(game: Game[Heredity], settings: Settings, games: int, seconds: float, seed: str) -> Walk:
    """Random and greedy games, then a search until every side was read and a game was won, or time is up."""
    campaign: Campaign = game.content["content"]
    walk = Walk(game.agree(1, settings)["chapter"])
    for number in range(games):
        for name in ("random", "greedy"):
            _walk(game, walk, name, f"{seed}:{number}", _bot(name, f"{seed}:{number}"), settings)
    search(game, walk, seconds, seed, settings)
    walk.unreached = _missing(campaign, walk)
    return walk


def _bot(name: str, seed: str) -> Walker:
    bot = find_bot(name, Luck(f"{seed}:{name}"))
    return lambda position, seat: bot.choose(Outlook(position, seat))


@dataclass(slots=True)
class Place:
    """A place that the search has found: how to get there from the start, and how often it set out from it."""

    position: Position
    choices: tuple[tuple[int, str], ...]
    rounds: int
    visits: int = 0


def search(game: Game[Heredity], walk: Walk, seconds: float, seed: str, settings: Settings) -> None:
    """Return to places seldom visited and go on from there by luck; what is new becomes a place of its own."""
    campaign: Campaign = game.content["content"]
    luck, end = Luck(f"{seed}:search"), monotonic() + seconds
    start = Match(game, 1, settings, f"{seed}:search").position
    found = {_landmark(start): Place(start.clone(), (), 0)}
    while monotonic() < end and (walk.line is None or _missing(campaign, walk)):
        place = min(found.values(), key=lambda one: (one.visits, one.rounds, luck.below(1000)))
        place.visits += 1
        choices = _stride(place, found, luck)
        if choices:
            match = Match(game, 1, settings, f"{seed}:search")
            for seat, option in choices:
                match.choose(seat, option)
            _count(game, walk, "search", match)


def _stride(place: Place, found: dict[Any, Place], luck: Luck) -> tuple[tuple[int, str], ...]:
    """Go on from a place by luck; gives all choices from the start if the chapter came to its end."""
    position, choices = place.position.clone(), place.choices
    for _ in range(STRIDE):
        question = position.asked()
        option = question.options[luck.below(len(question.options))]
        position.play(question.seat, option)
        choices += ((question.seat, option.id),)
        if position.over:
            return choices
        rounds = _table(position).rounds
        known = found.get(_landmark(position))
        if known is None or rounds < known.rounds:
            found[_landmark(position)] = Place(position.clone(), choices, rounds)
    return ()


def _table(position: Position) -> Heredity:
    table = position.table
    assert isinstance(table, Heredity)
    return table


def _landmark(position: Position) -> tuple[Any, ...]:
    """What makes a place worth returning to: what was read, what is remembered, who carries what."""
    table = _table(position)
    return table.seen[-1], tuple(sorted(table.flags.items())), tuple(table.equipment), tuple(table.materials)


def _walk(game: Game[Heredity], walk: Walk, name: str, seed: str, walker: Walker, settings: Settings) -> None:
    """One game from its first card to its end, and what came of it."""
    match = Match(game, 1, settings, seed)
    try:
        while not match.over and len(match.played) < LONGEST:
            seat = match.position.asked().seat
            match.choose(seat, walker(match.position, seat).id)
    except Fault as fault:
        walk.faults.append(f"{name}, seed {seed}, choice {len(match.played)}: {fault}")
    _count(game, walk, name, match)


def _count(game: Game[Heredity], walk: Walk, name: str, match: Match) -> None:
    campaign: Campaign = game.content["content"]
    table = _table(match.position)
    read = set(sides_seen(campaign, table))
    walk.games[name] += 1
    walk.endings[name, table.outcome or "unfinished", table.ending] += 1
    walk.reached.update(read)
    walk.decisions.append(len(match.played))
    walk.rounds.append(table.rounds)
    words = sum(len(campaign.prose["en"].get(f"card-{side}-narration", "").split()) for side in read)
    walk.minutes.append(len(match.played) * SECONDS_FOR_A_CHOICE / 60 + words / WORDS_A_MINUTE)
    if walk.line is None and table.outcome == "victory":
        walk.line = prove(game, match)


def prove(game: Game[Heredity], match: Match) -> Record:
    """The record of a won game, written down, read back and played again to the same victory."""
    record = read_record(match.record().to_json(), "the winning line")
    assert all(standing["won"] for standing in replay(game, record).result() or [{"won": False}])
    return record


def sides_seen(campaign: Campaign, table: Heredity) -> Iterator[str]:
    """The sides of this chapter that everybody has seen."""
    known = table.seen[-1]
    for card in campaign.cards_in(table.chapter):
        for up in range(2):
            if known >> (2 * card + up) & 1:
                yield side_name(campaign, 2 * card + up)


def side_name(campaign: Campaign, side: int) -> str:
    return f"{campaign.cards[side // 2].number}{'b' if side % 2 else ''}"


def _missing(campaign: Campaign, walk: Walk) -> list[str]:
    cards = campaign.cards_in(walk.chapter)
    sides = (2 * card + up for card in cards for up in range(2) if campaign.sides[2 * card + up] is not None)
    return [name for name in (side_name(campaign, side) for side in sides) if name not in walk.reached]
