"""Walking through a chapter of Heredity: bots play it many times, and a search looks for what they have missed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
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
from tablewright.games.heredity.assembly import assemble
from tablewright.games.heredity.cards import Hint
from tablewright.games.heredity.conditions import CardInPlay
from tablewright.games.heredity.references import CardNumber
from tablewright.games.heredity.table import Heredity

from .findings import Walk

STRIDE: Final = 40
"""So many choices are made from a place that the search returns to."""
LONGEST: Final = 3000
SOUGHT: Final = 15
"""What it is worth to a seeker to read a card that nobody has read."""
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
LOTS: Final = 8
"""So many places are drawn by lot; the search goes on from the most promising one that was not visited too often."""
PATIENCE: Final = 4
"""So many rounds more halve the promise of a place that was found at once."""

Walker = Callable[[Position, int], Option[Any]]


def explore(
    game: Game[Heredity],
    settings: Settings,
    games: int,
    seconds: float,
    seed: str,
    players: int = 1,
    walked: Callable[[str], None] = lambda walker: None,
) -> Walk:
    """Random and greedy games, then a search until nothing is missing or time is up."""
    explorer = Explorer(game, game.agree(players, settings), seed, players)
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
    promise: float
    """What was read on the way there counts for it, rounds against it."""
    visits: int = 0


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

    def seek(self, seed: str, luck: Luck) -> None:
        """A greedy game that wishes for what is still missing, and for what the author hints at as luck weighs it."""
        campaign, key = self.met.campaign, self.met.chapter
        missing = {int(side.removesuffix("b")) for side in self.met.unreached()}
        wishes = [Hint(CardInPlay(CardNumber(number)), SOUGHT) for number in sorted(missing)]
        hints = [Hint(hint.condition, hint.worth * luck.below(3)) for hint in campaign.chapters[key].guide]
        header = replace(campaign.chapters[key], guide=(*wishes, *hints))
        seeking = assemble(replace(campaign, chapters={**campaign.chapters, key: header}))
        match = Match(seeking, self.players, self.settings, seed)
        table_of(match.position).witness = []
        self._play("seeker", match, by_bot("greedy", seed))

    # The search

    def search(self, seconds: float) -> None:
        """Half of the time seek what is missing; otherwise return to promising places and go on by curiosity."""
        luck, start, sought = Luck(f"{self.seed}:search"), process_time(), 0.0
        seeks = 0
        walker = by_curiosity(luck)
        first = f"{self.seed}:search"
        self._remember(first, Match(self.game, self.players, self.settings, first).position, ())
        while process_time() < start + seconds and not self.met.complete():
            now = process_time()
            if 2 * sought <= now - start:
                seeks += 1
                self.seek(f"{self.seed}:seeker:{seeks}", luck)
                sought += process_time() - now
                continue
            known = list(self.found.values())
            drawn = (known[luck.below(len(known))] for _ in range(LOTS))
            place = max(drawn, key=lambda one: one.promise / (1 + one.visits))
            place.visits += 1
            self._stride(place, walker)

    def _stride(self, place: Place, walker: Walker) -> None:
        """Go on from a place for a while, or until the chapter comes to its end."""
        position, choices = place.position.clone(), place.choices
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
                self.met.note("search", self._again(place.seed, choices))
                return
            self._remember(place.seed, position, choices)
        self.met.glance(table_of(position))

    def _again(self, seed: str, choices: tuple[tuple[int, str], ...]) -> Match:
        match = self._begin(seed)
        for seat, option in choices:
            match.choose(seat, option)
        return match

    def _remember(self, seed: str, position: Position, choices: tuple[tuple[int, str], ...]) -> None:
        """Keep a place that is new, or that was reached sooner than before."""
        if self._is_new(position):
            table = table_of(position)
            promise = table.seen[-1].bit_count() / (PATIENCE + table.rounds)
            self.found[landmark(position)] = Place(seed, position.clone(), choices, table.rounds, promise)

    def _is_new(self, position: Position) -> bool:
        known = self.found.get(landmark(position))
        return known is None or table_of(position).rounds < known.rounds


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


def table_of(position: Position) -> Heredity:
    table = position.table
    assert isinstance(table, Heredity)
    return table


def landmark(position: Position) -> tuple[Any, ...]:
    """What makes a place worth returning to: what was read, what is remembered, who carries what."""
    table = table_of(position)
    return table.seen[-1], tuple(sorted(table.flags.items())), tuple(table.equipment), tuple(table.materials)
