"""What the family may do: every action with its offers and how it is performed, and how all seats are asked at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, overload

from tablewright.engine.options import Option, Reason, Refusal
from tablewright.engine.questions import AnySeat, HiddenQuestion, choose_any

from . import statements
from .acts import Act, Aim, Source, Standpoint, options_for, refusals_for
from .conditions import ActionPerformed
from .damage import injure, why_not_give_up
from .exchange import aims_to_exchange, exchange
from .fighting import aims_to_attack, fight
from .finding import Reading, area_meant, npc_card
from .geography import region_of
from .handiwork import (
    HAND,
    aims_to_heal,
    aims_to_repair,
    aims_to_upgrade,
    aims_to_use,
    heal,
    repair,
    upgrade_item,
    use_item,
)
from .icons import aims_at_icons, use_icon
from .joint import act_together, aims_at_joint_actions
from .kinds import BASIC_ACTIONS, MOVE, NOWHERE, PARTS, PCS
from .materials import aims_to_drop, aims_to_pick_up, drop_things, pick_up
from .movement import can_step, walk, why_no_step
from .printed import (
    aims_at_free_actions,
    aims_at_npcs,
    aims_at_terrain,
    do_anywhere,
    do_at_npc,
    do_at_terrain,
)
from .reasons import ELSEWHERE, NO_TOKEN, NOT_YOURS, OBVIOUS, SPACE_TAKEN
from .references import AreaOf, AreaOn, AtIcon, StartOf, SymbolAt
from .seats import members
from .spaces import cards_of, lay_token, lift_token
from .table import Heredity, side_of

REST: Final = Option("rest", Act("rest"))
FOOT: Final = BASIC_ACTIONS[MOVE]

# Moving takes several tokens; giving up a part of the body takes none


def offer_moves(here: Standpoint) -> Iterator[Option[Act]]:
    """HER-MOVE-02: one token or more, each on a move space of its own."""
    spaces, possible = here.paying(FOOT), False
    for count in range(1, min(len(spaces), here.tokens) + 1):
        possible = possible or can_step(here.table, here.pc, count - 1)
        if possible:
            for chosen in combinations(spaces, count):
                spots = tuple(spot for spot, _ in chosen)
                yield Option(move_id(here, [name for _, name in chosen]), Act("move", here.pc, spots, icon=FOOT))


def move_id(here: Standpoint, names: Sequence[str]) -> str:
    return f"move:{here.name}:{'+'.join(names)}"


def refuse_moves(here: Standpoint) -> Iterator[Refusal]:
    """Every choice of move spaces, with the first reason against it."""
    feet = [(place.name, free) for _, place, free in here.spots if FOOT in place.icons]
    for count in range(1, len(feet) + 1):
        for chosen in combinations(feet, count):
            reason = why_not_move(here, count, free=all(free for _, free in chosen))
            if reason is not None:
                yield Refusal(Option(move_id(here, [name for name, _ in chosen]), None), reason)


def why_not_move(here: Standpoint, count: int, *, free: bool) -> Reason | None:
    if here.tokens < count:
        return NO_TOKEN
    if not free:
        return SPACE_TAKEN
    return why_no_step(here.table, here.pc, count)


async def move(table: Heredity, act: Act) -> None:
    await walk(table, act.pc, len(act.spaces))


def aims_to_give_up(here: Standpoint) -> Iterator[Aim]:
    """HER-INJ-07: a card all covered by damage may be given up."""
    for part, name in enumerate(PARTS):
        yield Aim("injury", "", f":{name}", part, against=why_not_give_up(here.table, here.pc, part))


async def give_up_part(table: Heredity, act: Act) -> None:
    await injure(table, act.pc, act.about)


# All that a member of the family may do

SOURCES: Final[tuple[tuple[str, Source], ...]] = (
    ("", aims_at_icons), ("", aims_at_terrain), ("", aims_at_npcs), ("", aims_at_free_actions),
    ("", aims_at_joint_actions), (HAND, aims_to_pick_up), (HAND, aims_to_exchange), (HAND, aims_to_heal),
    (HAND, aims_to_repair), (HAND, aims_to_upgrade), ("", aims_to_use), ("", aims_to_attack),
)  # fmt: skip
"""Where actions come from that take one token, and the icon that all of a source need."""
FREE: Final[tuple[Source, ...]] = (aims_to_drop, aims_to_give_up)
PERFORM: Final[Mapping[str, Callable[[Heredity, Act], Awaitable[None]]]] = {
    "observe": use_icon,
    "talk": use_icon,
    "interact": use_icon,
    "move": move,
    "terrain-action": do_at_terrain,
    "npc-action": do_at_npc,
    "free-action": do_anywhere,
    "combined": act_together,
    "pick-up": pick_up,
    "exchange": exchange,
    "heal": heal,
    "repair": repair,
    "upgrade": upgrade_item,
    "use": use_item,
    "attack": fight,
    "drop": drop_things,
    "injury": give_up_part,
}


def acts(table: Heredity, pc: int) -> list[Option[Act]]:
    """Everything that a member of the family may do now (HER-ACT-09: nothing without effect)."""
    if table.places[pc] == NOWHERE:
        return []
    here = Standpoint(table, pc)
    found = [*paid_acts(here), *offer_moves(here)] if here.tokens else []
    for source in FREE:
        found += [option for aim in source(here) if aim.against is None for option in options_for(here, aim)]
    return found


def paid_acts(here: Standpoint) -> Iterator[Option[Act]]:
    """What takes one token; a source without a space that could pay for it is not looked at."""
    for icon, source in SOURCES:
        if not icon or here.paying(icon):
            for aim in source(here):
                if aim.against is None:
                    yield from options_for(here, aim)


def refused_acts(table: Heredity, pc: int, possible: Container[str]) -> list[Refusal]:
    """What a member of the family might try but cannot do now, each with its rule."""
    if table.places[pc] == NOWHERE:
        return []
    here = Standpoint(table, pc)
    sources = (*(source for _, source in SOURCES), *FREE)
    found = [refusal for source in sources for aim in source(here) for refusal in refusals_for(here, aim)]
    return [refusal for refusal in (*found, *refuse_moves(here)) if refusal.option.id not in possible]


def worth_telling(refused: list[Refusal], options: Iterable[Option[Act]]) -> list[Refusal]:
    """One refusal for each thing that somebody might try; nothing that is obvious, or possible in another way."""
    possible = {tried(option.id) for option in options}
    found: dict[tuple[object, ...], Refusal] = {}
    for refusal in refused:
        verb, name, *more = tried(refusal.option.id)
        if refusal.reason in OBVIOUS or (verb, name, *more) in possible:
            continue
        if refusal.reason == NO_TOKEN:
            verb, more = "", []  # whoever has no token is told so once
        elif refusal.reason in ELSEWHERE:
            name = ""  # for all alike
        found.setdefault((verb, name, *more, refusal.reason), refusal)
    return list(found.values())


def tried(option_id: str) -> tuple[str, ...]:
    """What an option is about: its verb, who and what, whichever space of the body pays for it."""
    verb, *more = option_id.split(":")
    return (verb, *(word for word in more if "." not in word or word.startswith("i")))


async def perform(table: Heredity, act: Act) -> None:
    """HER-TOKEN-02, -06: the tokens are laid, then the action is resolved completely."""
    for card, index in act.spaces:
        lay_token(table, act.pc, card, index)
    declined = len(table.declined)
    await PERFORM[act.verb](table, act)
    if len(table.declined) > declined:  # HER-NARR-10: a joint action that was called off has not happened
        for card, index in act.spaces:
            lift_token(table, act.pc, card, index)
        return
    table.declined = []
    if act.icon:
        await statements.happened(
            table, ActionPerformed, lambda moment, own: is_about(table, act, moment, own), act.pc, table.places[act.pc]
        )


def is_about(table: Heredity, act: Act, moment: ActionPerformed, reading: Reading) -> bool:
    """Whether a statement waits for this action: its icon, and perhaps where or with whom."""
    if moment.icon != act.icon or moment.at is None:
        return moment.icon == act.icon
    if isinstance(moment.at, AreaOn | StartOf | AtIcon | SymbolAt | AreaOf):
        return region_of(table, area_meant(table, moment.at, reading)) == region_of(table, table.places[act.pc])
    return act.verb == "npc-action" and npc_card(table, moment.at, reading) == act.about


# The family is asked


class ActQuestion(HiddenQuestion[Act]):
    """What a seat does for its members of the family, while all others are asked the same.

    It is asked even if `rest` is all that is left: otherwise a family that can do nothing would be carried round the
    timeline for ever.
    """

    __slots__ = ("table",)

    def __init__(self, table: Heredity, seat: int) -> None:
        HiddenQuestion.__init__(self, seat, "act", (), "HER-TOKEN-05")
        self.table = table
        self.reconsider()

    def reconsider(self) -> None:
        self.options = ActOptions(self.table, self.seat)

    def refused(self) -> list[Refusal]:
        return worth_telling(self._all_refused(), self.options)

    def refusal(self, id: str) -> Refusal | None:
        return next((refusal for refusal in self._all_refused() if refusal.option.id == id), None)

    def _all_refused(self) -> list[Refusal]:
        possible = {option.id for option in self.options}
        return [refusal for pc in range(len(PCS)) for refusal in self._refused_to(pc, possible)]

    def _refused_to(self, pc: int, possible: Container[str]) -> list[Refusal]:
        """For the own members what they cannot do; for all others what only their players may decide."""
        if pc in members(self.table, self.seat):
            return refused_acts(self.table, pc, possible)
        return [Refusal(option, NOT_YOURS[self.table.seats]) for option in acts(self.table, pc)]


class ActOptions(Sequence[Option[Act]]):
    """The options of a seat, worked out when somebody looks at them: most seats watch while one acts."""

    __slots__ = ("_found", "seat", "table")

    def __init__(self, table: Heredity, seat: int) -> None:
        self.table = table
        self.seat = seat
        self._found: list[Option[Act]] | None = None

    @property
    def found(self) -> list[Option[Act]]:
        if self._found is None:
            self._found = act_options(self.table, self.seat)
        return self._found

    def __bool__(self) -> bool:
        return has_tokens(self.table, self.seat) or bool(self.found)

    def __len__(self) -> int:
        return len(self.found)

    @overload
    def __getitem__(self, index: int) -> Option[Act]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option[Act]]: ...
    def __getitem__(self, index: int | slice) -> Option[Act] | Sequence[Option[Act]]:
        return self.found[index]

    def __iter__(self) -> Iterator[Option[Act]]:
        return iter(self.found)


def act_options(table: Heredity, seat: int) -> list[Option[Act]]:
    """What a seat may do for its members of the family, or let be."""
    found = [option for pc in members(table, seat) for option in acts(table, pc)]
    return [*found, REST] if found or has_tokens(table, seat) else []


def ask_to_act(table: Heredity) -> AnySeat[Act]:
    """HER-TOKEN-05: every seat that does not rest, those with tokens first; whoever answers first acts first."""
    waiting = [seat for seat in range(table.seats) if seat not in table.resting]
    waiting.sort(key=lambda seat: not has_tokens(table, seat))
    return choose_any(ActQuestion(table, seat) for seat in waiting)


def has_tokens(table: Heredity, seat: int) -> bool:
    return any(table.available[pc] for pc in members(table, seat))


def belongings(table: Heredity, seat: int) -> list[object]:
    """What the members of a seat have and where they are: if it changes, a seat that rests may think again."""
    return [
        (table.places[pc], table.available[pc], table.materials[pc],
         *((side_of(table, card), table.damage[card], table.laid[card]) for card in cards_of(table, pc)))
        for pc in members(table, seat)
    ]  # fmt: skip


def everybody_rests(table: Heredity) -> bool:
    """HER-TIME-11: all tokens are spent, or nobody wants to spend more."""
    return all(seat in table.resting or not has_tokens(table, seat) for seat in range(table.seats))
