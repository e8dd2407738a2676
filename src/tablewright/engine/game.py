"""The contract between the table and a game: what a game must bring to be played, shown, simulated and checked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from .components import Component, Say, Told
from .faults import BadInput
from .flow import Phase
from .messages import Message
from .options import Option
from .table import Table

Settings: TypeAlias = Mapping[str, str]
View: TypeAlias = dict[str, Any]
T = TypeVar("T", bound=Table)
REMATCH: Final = "rematch"
"""The sequel that takes the place of a new game with the same settings."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Something the players agree on before the game; `rule` explains it, `players` says for which counts it exists."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str
    players: tuple[int, ...]


def agree_on(settings: Sequence[Setting], players: int, wishes: Settings) -> dict[str, str]:
    """The settings that so many players have: what they wish for, checked, and for everything else the defaults."""
    offered = {setting.name: setting for setting in settings if players in setting.players}
    for name, value in wishes.items():
        if name not in offered:
            known = ", ".join(offered) or "none"
            told = f"A game for {players} has no setting {name!r}; it has: {known}."
            raise BadInput(told, "setting", name=name, players=players)
        if value not in offered[name].values:
            allowed = ", ".join(offered[name].values)
            told = f"The setting {name} cannot be {value!r}; choose one of: {allowed}."
            raise BadInput(told, "setting-value", name=name, allowed=allowed)
    return {name: wishes.get(name, setting.default) for name, setting in offered.items()}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game ended for one seat; `details` are the points by source, in the order they were counted."""

    seat: int
    score: int
    won: bool
    details: Mapping[str, int] = field(default_factory=dict)


def share_fate(standings: Sequence[Standing]) -> bool:
    """Whether all have won or lost together: nothing was counted, and nobody stands before another."""
    return not any(one.details for one in standings) and len({one.score for one in standings}) == 1


def tie_broken(standings: Sequence[Standing]) -> bool:
    """Whether somebody has as many points as whoever won, and yet has not won."""
    best = {one.score for one in standings if one.won}
    return any(one.score in best and not one.won for one in standings)


def counted_sources(standings: Sequence[Standing]) -> list[str]:
    """The sources of points; what brought nobody anything, such as what belongs to another story, is left out."""
    told = dict.fromkeys(source for one in standings for source in one.details)
    return [source for source in told if any(one.details.get(source) for one in standings)]


@dataclass(frozen=True, slots=True)
class Sequel(Generic[T]):
    """A game that goes on where a finished one ended, with the same seats."""

    words: Message
    """What the button says that opens it."""
    rule: str
    settings: Settings
    phase: Phase
    """Where it begins."""
    deal: Callable[[int], T]
    """dice -> its table at the start of that phase."""


def nothing_follows(_table: Table) -> Mapping[str, Sequel[Any]]:
    """Most games are played again from their settings."""
    return {}


def nobody_else(_table: Table) -> Sequence[Standing]:
    """In most games only players have points."""
    return ()


def points_tell(_table: Table) -> Sequence[Message]:
    """In most games points tell how it ended."""
    return ()


def nothing_unread(_table: Table, _seat: int) -> Mapping[int, int]:
    """In most games every card that may turn up is known; only where it lies is not."""
    return {}


def by_id(option: Option[Any]) -> Hashable:
    """In most games no two options of a question come to the same."""
    return option.id


def as_they_are(_table: Table, _name: str, _arguments: Mapping[str, Any]) -> Sequence[Message]:
    """In most games arguments are seats, cards, words and numbers."""
    return ()


def components_tell(_view: View, _say: Say) -> Iterable[Told]:
    """In most games a view speaks of components alone."""
    return ()


def by_name(*phases: Phase) -> dict[str, Phase]:
    """The phases of a game, each under the name that records and positions know it by."""
    return {phase.__name__: phase for phase in phases}


@dataclass(frozen=True, slots=True, eq=False)
class Game(Generic[T]):
    """One game. Whoever is not made for this game alone, as its boards are, reaches it through these fields."""

    id: str
    """The name of its package, by which every floor finds it."""
    version: str
    """Another one whenever recorded games would no longer replay."""
    players: range
    """How many people may play."""
    settings: tuple[Setting, ...]
    """What they agree on before the game."""
    phases: Mapping[str, Phase]
    """Every phase by its name, so that a position can be written down."""
    opening: Phase
    """The phase with which a game begins."""
    table_type: type[T]
    """What lies on the table: a dataclass of plain data."""
    folder: Traversable
    """The package of the game, with `rules/` in it."""
    content_hash: Callable[[], str]
    """A digest of the content in play; a record names it, so that nobody replays it with other cards."""
    with_pack: Callable[[Traversable], Game[T]]
    """The same game with the content of another folder."""
    set_up: Callable[[int, Settings, int], T]
    """players, settings, dice -> a table ready for the opening phase."""
    by_hand: Callable[[Mapping[str, Any]], T]
    """A position as a person writes it -> a table."""
    content: Mapping[str, Any]
    """The fields of a table that are content, not state, and so are not written down."""
    copy: Callable[[T], T]
    """The same table once more, sharing nothing that can change; nobody follows it, as `copy_common` says."""
    view: Callable[[T, int | None], View]
    """What a seat, or without one an onlooker, may see, as plain data that any client can draw."""
    standings: Callable[[T], Sequence[Standing]]
    """How the players stand."""
    estimate: Callable[[T, int, Sequence[Option[Any]]], float]
    """How well a seat stands, for bots: higher is better. The options are what it has answered in secret so far."""
    backs: Callable[[T], Sequence[int]]
    """For each face, the kind of its back: cards with different backs are never mistaken for each other."""
    census: Callable[[T], Mapping[str, int]]
    """Counts that must never change during play."""
    texts: tuple[Traversable, ...]
    """Folders with this game's messages, one file for each language; those of the pack come last."""
    messages: Callable[[], Sequence[str]]
    """The message keys that the content needs: the names of cards, abilities and the like."""
    seat_name: Callable[[T, int], str]
    """The message key of what a seat is called at this table."""
    face_name: Callable[[T, int], str]
    """The message key of what is printed on a face."""
    option_text: Callable[[T, int, str], Message]
    """What an option of a seat is called, by its id; cards in its arguments are cards, not faces."""
    components: Callable[[], Sequence[Component]]
    """All that is printed and may be read by everybody at any time, by the keys that views use."""
    pack_texts: int = 1
    """How many of the folders with messages are the pack's."""
    told: Callable[[View, Say], Iterable[Told]] = components_tell
    """What a view tells beyond the components, such as the pages of a story that were read, in words."""
    rivals: Callable[[T], Sequence[Standing]] = nobody_else
    """How those stand who have points but are played by the rules, such as an Automa."""
    verdict: Callable[[T], Sequence[Message]] = points_tell
    """How a game ended that is not decided by points: the judgement, then its measure."""
    unread: Callable[[T, int], Mapping[int, int]] = nothing_unread
    """By card whose face a seat has never read: the face to believe in where worlds are imagined."""
    unfinished: frozenset[str] = frozenset()
    """Questions that only finish the choice before them, such as the steps of a move: who judges looks through them."""
    alike: Callable[[Option[Any]], Hashable] = by_id
    """Of the answers to such questions, those that are alike are looked at once."""
    retracting: frozenset[str] = frozenset()
    """Families of options that only take back what the seat has just marked: bots do not think twice."""
    tie_rule: str = ""
    """The rule that decides between equal points, told where it did; none where points are not compared."""
    turn_event: str = "turn-begins"
    """The event with which a turn begins, or whatever a table without turns counts: where a replay has its marks."""
    one_knowledge: bool = False
    """Every seat knows what all others know: whoever holds several of them needs no curtain between them."""
    companions: int = 2
    """How many bots make a good first game with one person, as far as the game allows."""
    warnings: Sequence[str] = ()
    """What in the content is perhaps a mistake, in sentences for its author."""
    own_view: Callable[[T, int, View], View] | None = None
    """What `view` gives to a seat, made from the onlookers' view, where a seat sees little beyond that."""
    argument_text: Callable[[T, str, Mapping[str, Any]], Sequence[Message]] = as_they_are
    """What an argument of a message is called that only this game has, such as an area: messages said in a row."""
    sequels: Callable[[T], Mapping[str, Sequel[T]]] = nothing_follows
    """By name, what the players of a finished game may go on with, the first choice first."""

    def nearest_count(self, players: int) -> int:
        """So many players, or as near to it as the game allows."""
        return min(max(players, self.players[0]), self.players[-1])

    def agree(self, players: int, wishes: Settings) -> dict[str, str]:
        """The settings of a game, checked and completed with defaults."""
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            told = f"{self.id} is played by {least} to {most} players, not {players}."
            raise BadInput(told, "players", least=least, most=most)
        return agree_on(self.settings, players, wishes)

    def phase(self, name: str) -> Phase:
        try:
            return self.phases[name]
        except KeyError:
            known = ", ".join(self.phases)
            raise BadInput(f"{self.id} has no phase {name!r}; it has: {known}.", "position") from None

    def phase_name(self, phase: Phase) -> str:
        return str(phase.__name__)
