"""A family that runs errands for a quest: everybody heads for something that helps, and does it there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from tablewright.engine.dice import Luck
from tablewright.engine.options import Option
from tablewright.games.heredity import conditions as ask
from tablewright.games.heredity.acts import Act
from tablewright.games.heredity.finding import Reading, area_meant, card_meant, characters_now
from tablewright.games.heredity.geography import geography, region_of
from tablewright.games.heredity.hearts import damage_of
from tablewright.games.heredity.joint import joint_actions
from tablewright.games.heredity.judging import holds
from tablewright.games.heredity.kinds import BASIC_ACTIONS, FOOT, GAP, NO_CARD, NOWHERE, PARTS, PCS
from tablewright.games.heredity.lures import (
    ANY,
    EVERYBODY,
    FAR,
    NOTHING,
    Lure,
    News,
    Whereabouts,
    icons_of,
    is_new,
    lures,
    prospects,
    steps_from,
    told_to,
)
from tablewright.games.heredity.printed import free_actions, npc_actions, terrain_actions
from tablewright.games.heredity.scenario.words import parts_of
from tablewright.games.heredity.table import Heredity, carried, side_of
from tablewright.games.heredity.verbs import SetAttitude
from tablewright.games.heredity.vocabulary import Alternative, Instruction
from tablewright.games.heredity.wishes import STANDING

from .quests import Quest, needed, prospects_of_events

HELPFUL, THING, NEW = 40, 2, 1
"""How many lots something has that helps the quest, that can be picked up, that is merely new."""
NEARNESS: Final = 3
"""The lots of an errand grow with this power of its nearness."""
BADLY: Final = 3
"""Whoever has so much damage is healed before anything else."""
FEET: Final = f":{PARTS[-1]}"
"""What the names of wounds end with that would keep somebody from walking."""
ICONS: Final = tuple(action for action in BASIC_ACTIONS if action != FOOT)


class Errand(NamedTuple):
    """Where to go, by which action and for what; who can do it, and how many it takes."""

    regions: tuple[int, ...]
    icon: str
    news: News
    by: tuple[int, ...]
    crew: int
    lots: int

    def serves(self, other: Errand) -> bool:
        """Whether it is the same, perhaps elsewhere by now."""
        return (self.icon, self.news) == (other.icon, other.news)


class Family:
    """Answers for the family; remembers who is on which errand."""

    def __init__(self, quest: Quest, luck: Luck) -> None:
        self.quest = quest
        self.luck = luck
        self.given: dict[int, Errand] = {}

    def choose(self, table: Heredity, key: str, about: Any, options: Sequence[Option[Any]]) -> Option[Any]:
        """What helps the quest, or leads to it; anything where nothing does."""
        match key:
            case "act":
                return self.act(table, options)
            case "step":
                return self.step(table, PCS.index(about["pc"]), options)
            case "choose-option":
                favoured = self.favoured(table, about["card"], options)
                return self.pick(favoured or peaceful(table, about["card"], options) or options)
            case "join-attack":
                return self.pick(strongest(options))
            case _:
                unhurt = [option for option in options if not option.id.startswith("injury")]
                afoot = [option for option in unhurt or options if FEET not in option.id]
                return self.pick(afoot or unhurt or options)

    def pick(self, options: Sequence[Option[Any]]) -> Option[Any]:
        return options[self.luck.below(len(options))]

    # What to do

    def act(self, table: Heredity, options: Sequence[Option[Act]]) -> Option[Act]:
        """Heal whoever is badly hurt; do what helps at once; go on with an errand; otherwise let time pass."""
        healing = [one for one in options if one.value.verb == "heal" and is_badly_hurt(table, one.value.about)]
        if healing:
            return self.pick(healing)
        helpful = [option for option in options if self.helps(table, option)]
        if helpful:
            return self.pick(helpful)
        errands, family = list(self.errands(table)), Whereabouts(table)
        ready = sorted({option.value.pc for option in options if option.value.spaces})
        self.luck.shuffle(ready)
        for pc in ready:
            served = self.serve(table, pc, [option for option in options if option.value.pc == pc], errands, family)
            if served:
                return self.pick(served)
        return next(option for option in options if option.value.verb == "rest")

    def helps(self, table: Heredity, option: Option[Act]) -> bool:
        """Whether an action brings what is missing at once, or is a blow at whoever is hunted."""
        if option.value.verb == "attack":
            return option.value.about in self.quest.prey(table)
        return any(self.quest.wants(table, news) for news in brought(table, option))

    def serve(
        self, table: Heredity, pc: int, options: list[Option[Act]], errands: list[Errand], family: Whereabouts
    ) -> list[Option[Act]]:
        """The options that bring a member of the family forward on its errand."""
        errand = self.errand_of(table, pc, errands, family)
        if errand is None:
            return []
        if family.regions[pc] in errand.regions and errand.icon != FOOT:
            here = [option for option in options if errand.news in brought(table, option)]
            return here or [option for option in options if errand.lots == THING and option.value.verb == "pick-up"]
        return towards(
            table, errand, [one for one in options if one.value.verb == "move" and len(one.value.spaces) == 1]
        )

    def errand_of(self, table: Heredity, pc: int, errands: list[Errand], family: Whereabouts) -> Errand | None:
        """The errand that somebody is on, while there is something to it; otherwise a new one, by lot."""
        within = [(errand, errand.lots * (FAR - steps_to(family, pc, errand)) ** NEARNESS) for errand in errands]
        able = [(errand, lots) for errand, lots in within if lots > 0]
        known = self.given.pop(pc, None)
        kept = next((errand for errand, _ in able if known is not None and errand.serves(known)), None)
        if kept is None:
            kept = self.draw([(errand, lots) for errand, lots in able if self.has_room(table, pc, errand)])
        if kept is not None:
            self.given[pc] = kept
        return kept

    def draw(self, errands: list[tuple[Errand, int]]) -> Errand | None:
        """One of some errands, by their lots."""
        drawn = self.luck.below(sum(lots for _, lots in errands)) if errands else 0
        for errand, lots in errands:
            if drawn < lots:
                return errand
            drawn -= lots
        return None

    def has_room(self, table: Heredity, pc: int, errand: Errand) -> bool:
        """Whether somebody is still needed; whoever carries what the quest needs may be, wherever others wait."""
        if errand.crew > 1 and any(self.quest.sides >> 2 * item & 1 for item in carried(table, pc)):
            return True
        return sum(errand.serves(other) for other in self.given.values()) < errand.crew

    def errands(self, table: Heredity) -> Iterator[Errand]:
        """What there is to do on the map, and where to gather so that something else can happen."""
        for lure in lures(table):
            if lure.needs:
                yield from self.gathering(table, lure.needs, lure.news, told_to(table, table.content.family))
            else:
                yield Errand(lure.regions, lure.icon, lure.news, lure.by, lure.crew, self.lots(table, lure))
        for figure in self.quest.prey(table):
            if table.places[figure] != NOWHERE:
                yield Errand((region_of(table, table.places[figure]),), ANY, NOTHING, EVERYBODY, len(PCS), HELPFUL)
        events = prospects_of_events(table.content)
        for card in table.timeline:
            for prospect in events.get(table.faces[side_of(table, card)], ()) if card != GAP else ():
                yield from self.gathering(table, prospect.needs, prospect.news, told_to(table, card))

    def lots(self, table: Heredity, lure: Lure) -> int:
        if self.quest.wants(table, lure.news):
            return HELPFUL
        return NEW if is_new(table, lure.news) else THING

    def gathering(
        self, table: Heredity, needs: Sequence[ask.Condition], news: News, reading: Reading
    ) -> Iterator[Errand]:
        """Where to stand, once that and time are all that is needed for something helpful."""
        unmet = [need for need in needed(needs, self.luck) if not holds(table, need, reading)]
        waits = all(isinstance(need, STANDING) or comes_with_time(table, need, reading) for need in unmet)
        if waits and self.quest.wants(table, news):
            for need in unmet:
                if isinstance(need, ask.PcInArea):
                    by = tuple(one for one in characters_now(table, need.who, reading) if one < len(PCS))
                    region = region_of(table, area_meant(table, need.area, reading))
                    yield Errand((region,), ANY, news, by, len(by), HELPFUL)

    # Where to step, what to say

    def step(self, table: Heredity, pc: int, options: Sequence[Option[Any]]) -> Option[Any]:
        """Into the unknown if that is the errand; otherwise nearer to it."""
        errand = self.given.get(pc)
        if errand is None:
            return self.pick(options)
        known = [option for option in options if option.id.startswith("area:")]
        wanted = [option for option in options if option.id in {f"explore:{card}" for card in errand.news.cards}]
        away = {option.id: steps_between(table, option.value.area, errand) for option in known}
        nearest = [option for option in known if away[option.id] == min(away.values())]
        return self.pick(wanted or nearest or options)

    def favoured(self, table: Heredity, side: int, options: Sequence[Option[Any]]) -> list[Option[Any]]:
        """The printed options that could bring what is missing."""
        return [
            option
            for option, instruction in printed_options(table, side, options)
            if self.quest.favours(table, instruction, side // 2)
        ]


def printed_options(
    table: Heredity, side: int, options: Sequence[Option[Any]]
) -> Iterator[tuple[Option[Any], Instruction]]:
    """The options of a choice with what is printed for them."""
    face = table.content.sides[table.faces[side]]
    said = {f"option:{part.text}": part.instruction for part in parts_of(face) if isinstance(part, Alternative)}
    return ((option, said[option.id]) for option in options if option.id in said)


def peaceful(table: Heredity, side: int, options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """The printed options that make no enemies."""
    return [
        option
        for option, instruction in printed_options(table, side, options)
        if not any(isinstance(part, SetAttitude) and part.attitude == "hostile" for part in parts_of(instruction))
    ]


def comes_with_time(table: Heredity, need: ask.Condition, reading: Reading) -> bool:
    """Whether it is a matter of the hourglass: tokens on a card of the timeline, or another side of it."""
    if isinstance(need, ask.TokensOn | ask.CardInPlay):
        return card_meant(table, need.card, reading) in table.timeline
    return False


def strongest(options: Sequence[Option[Any]]) -> list[Option[Any]]:
    """Of blows that could be added to an attack, those that add most."""
    strength = max(getattr(option.value, "strength", 0) for option in options)
    return [option for option in options if getattr(option.value, "strength", 0) == strength]


def steps_to(family: Whereabouts, pc: int, errand: Errand) -> int:
    """How far somebody is from an errand; FAR for whoever cannot do it."""
    if pc not in errand.by or (errand.icon != ANY and errand.icon not in family.able[pc]):
        return FAR
    return min((FAR, *(family.steps[pc].get(region, FAR) for region in errand.regions)))


def steps_between(table: Heredity, area: int, errand: Errand) -> int:
    steps = steps_from(geography(table), region_of(table, area))
    return min((FAR, *(steps.get(region, FAR) for region in errand.regions)))


def towards(table: Heredity, errand: Errand, moves: list[Option[Act]]) -> list[Option[Act]]:
    """The moves into the unknown if that is the errand; otherwise those that lead nearest to it."""
    unknown = {table.content.card_of[card] for card in errand.news.cards}
    away = {one.id: steps_between(table, one.value.number, errand) for one in moves if one.value.about == NO_CARD}
    nearest = [one for one in moves if one.id in away and away[one.id] == min(away.values())]
    return [one for one in moves if one.value.about in unknown] or nearest or moves


def is_badly_hurt(table: Heredity, character: int) -> bool:
    """Many wounds, or none but the feet's: whoever cannot walk runs no errands."""
    if character >= len(PCS) or not damage_of(table, character):
        return False
    return damage_of(table, character) >= BADLY or FOOT not in icons_of(table, character)


# What an action brings


def brought(table: Heredity, option: Option[Act]) -> list[News]:
    """What an action would bring now, as far as it is printed in the open."""
    act = option.value
    if act.verb in ICONS:
        return [News(cards=frozenset((act.number,)))]
    reading = replace(told_to(table, act.about, act.pc), participants=beside(table, act.pc)) if act.about >= 0 else None
    if reading is None:
        return []
    found = prospects(instructions_of(table, act), table.content.numbers[act.about], ())
    return [one.news for one in found if all(holds(table, need, reading) for need in one.needs)]


def beside(table: Heredity, pc: int) -> tuple[int, ...]:
    """Who stands where somebody stands."""
    here = region_of(table, table.places[pc])
    return tuple(
        one for one in range(len(PCS)) if table.places[one] != NOWHERE and region_of(table, table.places[one]) == here
    )


def instructions_of(table: Heredity, act: Act) -> tuple[Instruction, ...]:
    """What is printed for an action."""
    match act.verb:
        case "terrain-action":
            return terrain_actions(table, act.about)[act.number].instructions
        case "npc-action":
            return npc_actions(table, act.about)[act.number].instructions
        case "free-action":
            return free_actions(table, act.about)[act.number].instructions
        case "combined":
            return joint_actions(table, act.about)[act.number].instructions
        case _:
            return ()
