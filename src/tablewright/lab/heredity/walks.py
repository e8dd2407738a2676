"""Walking through a chapter of Heredity: bots play it many times, and a search looks for what they have missed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.faults import Fault
from tablewright.engine.flow import Flow
from tablewright.engine.game import Game, Settings
from tablewright.engine.match import Match
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.games.heredity.estimate import danger, harm
from tablewright.games.heredity.table import Heredity

from .errands import Family
from .findings import Walk, ending_of, facts
from .kept import KeptWalk, written
from .quests import Quest, quest_for

STRIDE: Final = 200
"""So many choices are made from a place that the search returns to."""
LONGEST: Final = 3000
CURIOUS: Final = 8
"""One walk of so many follows curiosity instead of a quest."""
WHIM: Final = 20
"""One choice of so many on a quest is made without thinking of it."""
KEEN: Final = (
    "observe",
    "talk",
    "interact",
    "terrain-action",
    "npc-action",
    "free-action",
    "combined",
    "explore",
    "option",
)
IDLE: Final = ("rest", "drop", "injury")
EAGERNESS: Final = (1, 6, 18)
"""How often curiosity does something idle, something ordinary, something keen."""
DOUBLINGS: Final = 11
"""From one place up to 1024 are drawn by lot, and the search goes on from the most promising of them."""
PATIENCE: Final = 4
"""So many rounds more halve the promise of a place that was found at once."""
HARDINESS: Final = 10
"""So much trouble halves the promise of a place."""

Walker = Callable[[Position, int], Option[Any]]


def explore(
    game: Game[Heredity],
    settings: Settings,
    games: int,
    seconds: float,
    seed: str,
    players: int = 1,
    walked: Callable[[str], None] = lambda walker: None,
    kept: Sequence[KeptWalk] = (),
) -> Walk:
    """Walks that were kept, random and greedy games, then a search until nothing is missing or time is up."""
    explorer = Explorer(game, game.agree(players, settings), seed, players)
    for one in kept:
        explorer.walk_again(one)
        walked("kept")
    for number in range(games):
        for name in ("random", "greedy"):
            explorer.walk(name, f"{seed}:{number}")
            walked(name)
    explorer.search(seconds)
    return explorer.met


@dataclass(slots=True)
class Place:
    """A place on some walk: how to get there from its start, and how often the search set out from it."""

    seed: str
    position: Position
    choices: tuple[tuple[int, str], ...]
    rounds: int
    seen: int
    """The sides read on the way there, as a mask."""
    flags: frozenset[str]
    trouble: float
    """How badly the family is hurt, and what enemies are left."""
    visits: int = 0

    def promise(self, quest: Quest | None) -> float:
        """What was read on the way there counts for it, or how little of a quest is left; all else against it."""
        near = self.seen.bit_count() if quest is None else 1 / (1 + quest.left(self.seen, self.flags))
        return near * near / (PATIENCE + self.rounds) / (HARDINESS + self.trouble) / (1 + self.visits)


@dataclass(slots=True)
class Explorer:
    """Plays a chapter, remembers places worth returning to, and notes what it meets."""

    game: Game[Heredity]
    settings: Settings
    seed: str
    players: int
    found: dict[Any, Place] = field(default_factory=dict)
    met: Walk = field(init=False)

    def __post_init__(self) -> None:
        self.met = Walk(self.game, self.settings["chapter"])
        table = self.game.set_up(self.players, self.settings, dice_from(self.seed))
        table.witness = []
        Flow(table, self.game.opening)  # a match hears nothing of what is read before its first choice
        self.met.hear(table)

    # Whole games

    def walk(self, name: str, seed: str) -> None:
        """One game from its first card to its end by a bot."""
        self._play(name, self._begin(seed), by_bot(name, seed))

    def walk_again(self, kept: KeptWalk) -> None:
        """A walk that was kept, as far as its choices are still offered."""
        match = self._begin(kept.seed)
        try:
            for option in kept.options:
                question = None if match.over else match.position.asked()
                offered = {written(self.met.campaign, one.id): one.id for one in question.options} if question else {}
                if question is None or option not in offered:
                    break
                match.choose(question.seat, offered[option])
                self._remember_match(match)
        except Fault as fault:
            self.met.trouble("kept", match, fault)
        self.met.note("kept", match)

    def _play(self, name: str, match: Match, walker: Walker) -> None:
        try:
            while not match.over and len(match.played) < LONGEST:
                seat = match.position.asked().seat
                match.choose(seat, walker(match.position, seat).id)
                self._remember_match(match)
        except Fault as fault:
            self.met.trouble(name, match, fault)
        self.met.note(name, match)

    def _begin(self, seed: str) -> Match:
        match = Match(self.game, self.players, self.settings, seed)
        table_of(match.position).witness = []
        return match

    def _remember_match(self, match: Match) -> None:
        if not match.over and self._is_new(match.position):
            choices = tuple((played.choice.seat, played.choice.option.id) for played in match.played)
            self._remember(match.seed, match.position, choices)

    # The search

    def search(self, seconds: float) -> None:
        """Set out again and again until nothing is missing or time is up."""
        luck, start = Luck(f"{self.seed}:search"), process_time()
        self.remember_the_start()
        while process_time() < start + seconds and not self.met.complete():
            self.set_out(luck)

    def remember_the_start(self) -> None:
        seed = f"{self.seed}:search"
        self._remember(seed, Match(self.game, self.players, self.settings, seed).position, ())

    def set_out(self, luck: Luck) -> None:
        """Return to a promising place: mostly on a quest for something missing, now and then out of curiosity."""
        quest = None if luck.below(CURIOUS) == 0 else self._quest(luck)
        place = self._promising(quest, luck)
        place.visits += 1
        self._stride(place, by_curiosity(luck) if quest is None else on_a_quest(quest, luck))

    def _quest(self, luck: Luck) -> Quest | None:
        """For one of the sides or endings that are missing."""
        missing = self.met.missing()
        if not missing:
            return None
        return quest_for(self.met.campaign, self.met.chapter, missing[luck.below(len(missing))], luck)

    def _promising(self, quest: Quest | None, luck: Luck) -> Place:
        """The most promising of some places drawn by lot; of few, now and then: a choice may have closed the way."""
        known = list(self.found.values())
        drawn = (known[luck.below(len(known))] for _ in range(1 << luck.below(DOUBLINGS)))
        return max(drawn, key=lambda place: place.promise(quest))

    def _stride(self, place: Place, walker: Walker) -> None:
        """Go on from a place for a while, or until the chapter comes to its end."""
        position, choices = place.position.clone(), place.choices
        position.awaken()  # its table is to be witnessed
        table_of(position).witness = []
        for _ in range(STRIDE):
            question = position.asked()
            option = walker(position, question.seat)
            choices += ((question.seat, option.id),)
            try:
                position.play(question.seat, option)
            except Fault as fault:
                self.met.trouble("search", self._again(place.seed, choices[:-1]), fault)
                return
            if position.over:
                self._end(place.seed, position, choices)
                return
            self._remember(place.seed, position, choices)
        self.met.glance(table_of(position), place.seed, choices)

    def _end(self, seed: str, position: Position, choices: tuple[tuple[int, str], ...]) -> None:
        """Note how a walk ended; a line to an ending that is new is played once more, to be proven."""
        table = table_of(position)
        if ending_of(table) in self.met.lines:
            self.met.count("search", table, seed, choices)
        else:
            self.met.note("search", self._again(seed, choices))

    def _again(self, seed: str, choices: tuple[tuple[int, str], ...]) -> Match:
        match = self._begin(seed)
        for seat, option in choices:
            match.choose(seat, option)
        return match

    def _remember(self, seed: str, position: Position, choices: tuple[tuple[int, str], ...]) -> None:
        """Keep a place that is new, or that was reached sooner or in better health than before."""
        if self._is_new(position):
            table = table_of(position)
            self.found[landmark(position)] = Place(
                seed, position.clone(), choices, table.rounds, table.seen[-1], facts(table), trouble(table)
            )

    def _is_new(self, position: Position) -> bool:
        known, table = self.found.get(landmark(position)), table_of(position)
        if known is None or table.rounds != known.rounds:
            return known is None or table.rounds < known.rounds
        return trouble(table) < known.trouble


def by_bot(name: str, seed: str) -> Walker:
    bot = find_bot(name, Luck(f"{seed}:{name}"))
    return lambda position, seat: bot.choose(Outlook(position, seat))


def by_curiosity(luck: Luck) -> Walker:
    """First a kind of action, the keen ones more often than the idle; then any option of that kind."""

    def choose(position: Position, seat: int) -> Option[Any]:
        kinds: dict[str, list[Option[Any]]] = {}
        for option in position.open()[seat].options:
            kinds.setdefault(option.id.partition(":")[0], []).append(option)
        drawn = [kind for kind in kinds for _ in range(EAGERNESS[(kind in KEEN) - (kind in IDLE) + 1])]
        offered = kinds[drawn[luck.below(len(drawn))]]
        return offered[luck.below(len(offered))]

    return choose


def on_a_quest(quest: Quest, luck: Luck) -> Walker:
    """Errands for what is missing, and a whim now and then."""
    family, whim = Family(quest, luck), by_curiosity(luck)

    def choose(position: Position, seat: int) -> Option[Any]:
        if luck.below(WHIM) == 0:
            return whim(position, seat)
        table, question = table_of(position), position.open()[seat]
        heard, table.witness = table.witness, None  # thinking about a card is not playing it
        chosen = family.choose(table, question.key, question.about, question.options)
        table.witness = heard
        return chosen

    return choose


def table_of(position: Position) -> Heredity:
    table = position.table
    assert isinstance(table, Heredity)
    return table


def landmark(position: Position) -> tuple[Any, ...]:
    """What makes a place worth returning to: what was read, and what is remembered."""
    table = table_of(position)
    return table.seen[-1], tuple(sorted(table.flags.items()))


def trouble(table: Heredity) -> float:
    return harm(table) + danger(table)
