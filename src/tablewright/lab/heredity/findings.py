"""What was met on walks through a chapter of Heredity: sides, words, endings, lengths, faults, and proven lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final, NamedTuple, get_args

from tablewright.engine.faults import Fault
from tablewright.engine.game import Game
from tablewright.engine.match import Match, replay
from tablewright.engine.record import Record, read_record
from tablewright.games.heredity.conditions import Condition, Trigger
from tablewright.games.heredity.content import Campaign
from tablewright.games.heredity.scenario.words import WORDS, parts_of
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.verbs import EndChapter
from tablewright.games.heredity.vocabulary import Instruction

SECONDS_FOR_A_CHOICE: Final = 25
WORDS_A_MINUTE: Final = 180
VOCABULARY: Final = get_args(Instruction) + get_args(Condition) + get_args(Trigger)
SPREAD: Final = ("tenth", "fiftieth", "ninetieth")


class Length(NamedTuple):
    """How long a game was: choices, rounds of the hourglass, and minutes for people who read aloud."""

    choices: int
    rounds: int
    minutes: float


class Trail(NamedTuple):
    """A walk as it can be made again: its seed, its choices by seat, and the sides and the ending that it met."""

    seed: str
    choices: tuple[tuple[int, str], ...]
    met: frozenset[str]


class Trouble(NamedTuple):
    """A fault of the rules, and the record that leads to it."""

    sentence: str
    record: Record


@dataclass(slots=True)
class Walk:
    """What was met on all walks through a chapter."""

    game: Game[Heredity]
    chapter: str
    endings: Counter[tuple[str, str]] = field(default_factory=Counter)
    """(walker, ending): how often."""
    reached: Counter[str] = field(default_factory=Counter)
    """By side, such as 12b: on how many walks it was read."""
    lengths: dict[str, list[Length]] = field(default_factory=dict)
    """By walker."""
    used: Counter[int] = field(default_factory=Counter)
    """By the identity of a word of the chapter: how often it was carried out, tested or heard."""
    flags: set[str] = field(default_factory=set)
    faults: list[Trouble] = field(default_factory=list)
    lines: dict[str, Record] = field(default_factory=dict)
    """By ending: a game that led to it, proven by playing its record again."""
    trails: list[Trail] = field(default_factory=list)
    """The walks that met something first, in order."""
    sides: dict[int, str] = field(init=False)
    """Every printed side of the chapter, with its name."""
    printed: dict[str, set[int]] = field(init=False)
    """By ending: the sides that lead to it."""

    def __post_init__(self) -> None:
        self.sides = sides_of_chapter(self.campaign, self.chapter)
        self.printed = {}
        for side in self.sides:
            for ending in endings_on(self.campaign.sides[side]):
                self.printed.setdefault(ending, set()).add(side)

    @property
    def campaign(self) -> Campaign:
        campaign: Campaign = self.game.content["content"]
        return campaign

    # Taking notes

    def note(self, walker: str, match: Match) -> None:
        """What came of one game."""
        table = match.position.table
        assert isinstance(table, Heredity)
        self.count(walker, table, match.seed, tuple((one.choice.seat, one.choice.option.id) for one in match.played))
        ending = ending_of(table)
        if ending not in self.lines and table.outcome:
            self.lines[ending] = proven(self.game, match)

    def count(self, walker: str, table: Heredity, seed: str, choices: tuple[tuple[int, str], ...]) -> None:
        """A game that came to its end, or as far as it was walked, by these choices."""
        self.glance(table, seed, choices)
        self.endings[walker, ending_of(table)] += 1
        self.lengths.setdefault(walker, []).append(self._length([option for _, option in choices], table))

    def glance(self, table: Heredity, seed: str, choices: tuple[tuple[int, str], ...]) -> None:
        """Which sides were read on a walk, which facts were noted, and which words were used."""
        read = frozenset(sides_read(self.campaign, table))
        met = read | ({ending_of(table)} if table.outcome else set())
        if not met <= self.reached.keys() | {ending for _, ending in self.endings}:
            self.trails.append(Trail(seed, choices, met))
        self.reached.update(read)
        self.flags |= facts(table)
        self.hear(table)

    def hear(self, table: Heredity) -> None:
        """The words that were used since this was last asked."""
        self.used.update(map(id, table.witness or ()))
        if table.witness is not None:
            table.witness.clear()

    def trouble(self, walker: str, match: Match, fault: Fault) -> None:
        self.faults.append(Trouble(f"{walker}, seed {match.seed}, choice {len(match.played)}: {fault}", match.record()))

    def _length(self, chosen: Sequence[str], table: Heredity) -> Length:
        thought = sum(option.partition(":")[0] not in ("area", "explore") for option in chosen)
        prose = self.campaign.prose["en"]
        words = sum(len(prose.get(f"card-{side}-narration", "").split()) for side in sides_read(self.campaign, table))
        minutes = thought * SECONDS_FOR_A_CHOICE / 60 + words / WORDS_A_MINUTE
        return Length(len(chosen), table.rounds, round(minutes, 1))

    # What is still missing

    def unreached(self) -> list[str]:
        """The sides that no walk has read."""
        return [name for name in self.sides.values() if name not in self.reached]

    def endings_missing(self) -> list[str]:
        """The printed endings that no walk has led to."""
        met = {ending for _, ending in self.endings}
        return [ending for ending in self.printed if ending not in met]

    def missing(self) -> list[int]:
        """The sides that no walk has read, and those that print an ending which no walk has met."""
        unmet = set[int]().union(*(self.printed[ending] for ending in self.endings_missing()))
        return [side for side, name in self.sides.items() if name not in self.reached or side in unmet]

    def victory(self) -> Record | None:
        """A won game."""
        return next((record for ending, record in self.lines.items() if ending.startswith("victory")), None)

    def few_trails(self) -> list[Trail]:
        """As few walks as need be made again to meet everything; later ones have mostly met more."""
        kept: list[Trail] = []
        for trail in reversed(self.trails):
            if not trail.met <= frozenset[str]().union(*(one.met for one in kept)):
                kept.append(trail)
        return kept

    def complete(self) -> bool:
        return self.victory() is not None and not self.unreached() and not self.endings_missing()

    def words(self) -> Iterator[object]:
        """Every instruction, condition and moment that the chapter prints."""
        campaign = self.campaign
        printed = [side for card in campaign.cards_in(self.chapter) for side in campaign.sides[2 * card : 2 * card + 2]]
        header = campaign.chapters[self.chapter]
        for part in parts_of((header.setup, printed)):
            if isinstance(part, VOCABULARY):
                yield part

    # Telling

    def won(self, walker: str) -> float:
        """The share of games that a walker won."""
        games = sum(count for (one, _), count in self.endings.items() if one == walker)
        wins = sum(
            count for (one, ending), count in self.endings.items() if one == walker and ending.startswith("victory")
        )
        return wins / games if games else 0.0

    def as_data(self) -> dict[str, Any]:
        words = Counter[str]()
        for word in self.words():
            words[WORDS[type(word)]] += self.used[id(word)]
        victory = self.victory()
        return {
            "chapter": self.chapter,
            "walkers": {walker: self._walker_data(walker) for walker in self.lengths},
            "endings_missing": self.endings_missing(),
            "reached": {name: self.reached[name] for name in self.sides.values()},
            "unreached": {side: self.campaign.places[side] for side in self.unreached()},
            "words": dict(sorted(words.items())),
            "words_absent": sorted({WORDS[kind] for kind in VOCABULARY} - set(words)),
            "never_used": [
                f"{self.campaign.places.get(id(word), '?')}: {WORDS[type(word)]}"
                for word in self.words()
                if not self.used[id(word)]
            ],
            "flags": sorted(self.flags),
            "faults": [trouble.sentence for trouble in self.faults],
            "winning_line": None if victory is None else [[step.seat, step.option] for step in victory.steps],
        }

    def _walker_data(self, walker: str) -> dict[str, Any]:
        lengths = self.lengths[walker]
        return {
            "games": len(lengths),
            "won": round(self.won(walker), 3),
            "endings": {ending: count for (one, ending), count in sorted(self.endings.items()) if one == walker},
            **{name: spread([getattr(length, name) for length in lengths]) for name in Length._fields},
        }


def proven(game: Game[Heredity], match: Match) -> Record:
    """The record of a game, written down, read back and played again to the same end."""
    record = read_record(match.record().to_json(), "the line")
    replay(game, record)
    return record


def facts(table: Heredity) -> frozenset[str]:
    """What is noted; a fact that was taken back is none."""
    return frozenset(name for name, value in table.flags.items() if value)


def ending_of(table: Heredity) -> str:
    return named_ending(table.outcome or "unfinished", table.ending)


def named_ending(outcome: str, ending: str) -> str:
    """An ending as the report names it, such as `victory dawn`."""
    return f"{outcome} {ending.rpartition(':')[2]}".strip()


def endings_on(face: object) -> Iterator[str]:
    """The endings that a side prints."""
    for part in parts_of(face):
        if isinstance(part, EndChapter):
            yield named_ending(part.result, part.ending or "")


def spread(values: list[Any]) -> dict[str, float]:
    """The tenth part, the middle and the ninth tenth of some numbers."""
    ranked = sorted(values)
    picked = (ranked[len(ranked) // 10], median(ranked), ranked[(len(ranked) * 9) // 10])
    return dict(zip(SPREAD, (round(one, 1) for one in picked), strict=True))


def sides_read(campaign: Campaign, table: Heredity) -> Iterator[str]:
    """The sides of this chapter that everybody has seen."""
    known = table.seen[-1]
    for card in campaign.cards_in(table.chapter):
        for up in range(2):
            if known >> (2 * card + up) & 1:
                yield side_name(campaign, 2 * card + up)


def sides_of_chapter(campaign: Campaign, chapter: str) -> dict[int, str]:
    """Every side that is printed, with its name."""
    sides = (2 * card + up for card in campaign.cards_in(chapter) for up in range(2))
    return {side: side_name(campaign, side) for side in sides if campaign.sides[side] is not None}


def side_name(campaign: Campaign, side: int) -> str:
    return f"{campaign.cards[side // 2].number}{'b' if side % 2 else ''}"
