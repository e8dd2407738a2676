"""What a member of the family may do: every action with its offers, its refusals, and how it is performed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

from tablewright.engine.options import Option, Reason, Refusal

from . import statements
from .acts import Act, Aim, Likeness, Source, Spot, Standpoint, options_for, refusals_for
from .conditions import ActionPerformed
from .damage import injure, why_not_give_up
from .exchange import aims_to_exchange, exchange
from .fighting import aims_to_attack, fight
from .finding import Reading, is_meant, npc_card
from .handiwork import (
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
from .kinds import FOOT, HAND, NO_CARD, NOWHERE, PARTS
from .materials import aims_to_drop, aims_to_pick_up, drop_things, pick_up
from .movement import Step, all_steps, walk, why_not_step
from .printed import aims_at_free_actions, aims_at_npcs, aims_at_terrain, follow
from .reasons import ELSEWHERE, NO_TOKEN, NO_WAY, OBVIOUS
from .references import AreaOf, AreaOn, AtIcon, StartOf, SymbolAt
from .seats import Alongside
from .sites import site_of
from .spaces import lay_token, lift_token
from .table import Heredity

Spaces: TypeAlias = tuple[tuple[Likeness, Spot, str], ...]

# Moving takes several tokens; giving up a part of the body takes none


def offer_moves(here: Standpoint) -> Iterator[Option[Act]]:
    """HER-MOVE-02: one token or more, each on a move space of its own; a single step is chosen with the space."""
    table, pc, spaces = here.table, here.pc, here.all_paying(FOOT)
    steps = all_steps(table, pc) if spaces else []
    for count in range(1, min(len(spaces), here.tokens) + 1):
        possible = [one for one in steps if why_not_step(table, one.value, count - 1) is None]
        for chosen in told_apart(combinations(spaces, count)) if possible else ():
            spots, name = tuple(spot for _, spot, _ in chosen), move_id(here, [name for _, _, name in chosen])
            if count > 1:
                yield Option(name, Act("move", pc, spots, icon=FOOT))
            else:
                for step in possible:
                    yield Option(f"{name}:{step.id}", Act("move", pc, spots, *goal_of(table, step.value), icon=FOOT))


def told_apart(choices: Iterable[Spaces]) -> Iterable[Spaces]:
    """Of choices of spaces that are alike the first."""
    found: dict[tuple[Likeness, ...], Spaces] = {}
    for chosen in choices:
        found.setdefault(tuple(likeness for likeness, _, _ in chosen), chosen)
    return found.values()


def move_id(here: Standpoint, names: Sequence[str]) -> str:
    return f"move:{here.name}:{'+'.join(names)}"


def goal_of(table: Heredity, step: Step) -> tuple[int, int]:
    """The card that a step explores, or the area that it leads to."""
    return (NO_CARD, step.area) if step.way is None else (table.content.card_of[step.way.card], 0)


def refuse_moves(here: Standpoint) -> Iterator[Refusal]:
    """Every step with every move space, and every choice of several spaces, with the first reason against it.

    No tokens for the spaces, no room on them, no way.
    """
    feet = [(place.name, taken) for _, place, taken in here.spots if FOOT in place.icons]
    steps = all_steps(here.table, here.pc)
    for count in range(1, len(feet) + 1):
        judged = [(step.id, why_not_step(here.table, step.value, count - 1)) for step in steps]
        for chosen in combinations(feet, count):
            name = move_id(here, [name for name, _ in chosen])
            unpaid = here.why_not_pay(count) or next((taken for _, taken in chosen if taken is not None), None)
            ways = [(f"{name}:{step}", against) for step, against in judged] if count == 1 else [(name, best(judged))]
            for way, against in ways:
                reason = unpaid or against
                if reason is not None:
                    yield Refusal(Option(way, None), reason)


def best(judged: Sequence[tuple[str, Reason | None]]) -> Reason | None:
    """What is against a move of several steps: nothing, if one of the first steps is possible."""
    reasons = [against for _, against in judged] or [NO_WAY]
    return None if None in reasons else reasons[0]


async def move(table: Heredity, act: Act, ask: Alongside) -> bool:
    """HER-MOVE-02: exactly one line for each token; where others cut the move short, what is left is taken up again."""
    goals = {goal_of(table, one.value): one.value for one in all_steps(table, act.pc)}
    taken = await walk(table, act.pc, goals.get((act.about, act.number)), len(act.spaces), ask)
    for card, index in act.spaces[taken:]:
        lift_token(table, act.pc, card, index)
    return taken > 0


def aims_to_give_up(here: Standpoint) -> Iterator[Aim]:
    """HER-INJ-07: a card all covered by damage may be given up."""
    for part, name in enumerate(PARTS):
        yield Aim("injury", "", f":{name}", part, against=why_not_give_up(here.table, here.pc, part))


async def give_up_part(table: Heredity, act: Act) -> None:
    await injure(table, act.pc, act.about)


# All that a member of the family may do

SOURCES: Final[tuple[tuple[str, Source], ...]] = (
    (HAND, aims_to_pick_up), ("", aims_at_terrain), ("", aims_at_npcs), ("", aims_at_joint_actions),
    (HAND, aims_to_heal), (HAND, aims_to_exchange), (HAND, aims_to_repair), (HAND, aims_to_upgrade),
    ("", aims_to_use), ("", aims_to_attack), ("", aims_at_free_actions),
)  # fmt: skip
"""Where actions come from that take one token, and the icon that all of a source need; icons of the map come first."""
FREE: Final[tuple[Source, ...]] = (aims_to_drop, aims_to_give_up)
PERFORM: Final[Mapping[str, Callable[[Heredity, Act], Awaitable[None]]]] = {
    "observe": use_icon,
    "talk": use_icon,
    "interact": use_icon,
    "terrain-action": follow,
    "npc-action": follow,
    "free-action": follow,
    "pick-up": pick_up,
    "upgrade": upgrade_item,
    "use": use_item,
    "drop": drop_things,
    "injury": give_up_part,
}
"""Actions that are over with one choice, whatever the cards ask then."""
PERFORM_ALONGSIDE: Final[Mapping[str, Callable[[Heredity, Act, Alongside], Awaitable[bool]]]] = {
    "move": move,
    "exchange": exchange,
    "heal": heal,
    "repair": repair,
}
"""Actions that take several choices, between which others may act; each tells whether it has happened."""
AGREED: Final[Mapping[str, Callable[[Heredity, Act, Alongside], Awaitable[bool]]]] = {
    "combined": act_together,
    "attack": fight,
}
"""Actions that others may join: they begin, and all tokens are laid, when everybody has agreed."""


def acts(table: Heredity, pc: int) -> list[Option[Act]]:
    """Everything that a member of the family may do now (HER-ACT-09: nothing without effect)."""
    if table.places[pc] == NOWHERE:
        return []
    here = Standpoint(table, pc)
    found = [*offers_of(here, aims_at_icons), *offer_moves(here), *paid_acts(here)] if here.tokens else []
    for source in FREE:
        found += offers_of(here, source)
    return found


def offers_of(here: Standpoint, source: Source) -> Iterator[Option[Act]]:
    for aim in source(here):
        if aim.against is None:
            yield from options_for(here, aim)


def paid_acts(here: Standpoint) -> Iterator[Option[Act]]:
    """What takes one token; a source without a space that could pay for it is not looked at."""
    for icon, source in SOURCES:
        if not icon or here.paying(icon):
            yield from offers_of(here, source)


def refused_acts(table: Heredity, pc: int) -> list[Refusal]:
    """What a member of the family might try but cannot do now, each with its rule."""
    if table.places[pc] == NOWHERE:
        return []
    here = Standpoint(table, pc)
    sources = (aims_at_icons, *(source for _, source in SOURCES), *FREE)
    found = [refusal for source in sources for aim in source(here) for refusal in refusals_for(here, aim)]
    possible = {option.id for option in acts(table, pc)}
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


async def perform(table: Heredity, act: Act, ask: Alongside) -> None:
    """HER-TOKEN-02, -06: the tokens are laid, then the action is resolved completely, or called off.

    Statements hear of it where it was performed; of a move, where it has ended.
    """
    site = site_of(table, table.places[act.pc])
    if not await resolve(table, act, ask):
        return
    table.declined = []
    if act.verb == "move":
        site = site_of(table, table.places[act.pc])
    if act.icon:
        await statements.happened(
            table, ActionPerformed, lambda moment, own: is_about(table, act, moment, own), act.pc, site
        )


async def resolve(table: Heredity, act: Act, ask: Alongside) -> bool:
    """Whether the action has happened: what others have cut short before it did anything takes up its token again."""
    if act.verb in AGREED:
        return await AGREED[act.verb](table, act, ask)
    for card, index in act.spaces:
        lay_token(table, act.pc, card, index)
    if act.verb in PERFORM:
        await PERFORM[act.verb](table, act)
        return True
    happened = await PERFORM_ALONGSIDE[act.verb](table, act, ask)
    for card, index in () if happened else act.spaces:
        lift_token(table, act.pc, card, index)
    return happened


def is_about(table: Heredity, act: Act, moment: ActionPerformed, reading: Reading) -> bool:
    """Whether a statement waits for this action: its icon, and perhaps where or with whom."""
    if moment.icon != act.icon or moment.at is None:
        return moment.icon == act.icon
    if isinstance(moment.at, AreaOn | StartOf | AtIcon | SymbolAt | AreaOf):
        return is_meant(table, moment.at, reading, reading.site)
    return act.verb == "npc-action" and npc_card(table, moment.at, reading) == act.about
