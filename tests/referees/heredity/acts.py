"""What the family does with its tokens, and what comes of it (HER-TOKEN, -ACT, -MOVE, -ITEM, -MAT, -COMBAT)."""

from __future__ import annotations

from typing import Any

from . import cards, fights, things
from .body import Script, dying, heal, injure, lay, may_injure, space_of, suffer
from .ground import at_edge, border, ways, where
from .moments import happen
from .offers import (
    combined,
    crew,
    different,
    drops,
    explorable,
    free_spaces,
    helpers,
    lying_items,
    needed,
    npc_actions,
    options,
    steps,
    terrain_actions,
)
from .printed import PCS, several
from .state import Area, Ask, Context, LeftOut, Space, Table, area_name, space_name
from .words import areas_of

BASIC = ("observe", "talk", "interact")


def family_acts(t: Table) -> Script:
    """HER-TIME-11: until nobody wants to, or can, spend more."""
    t.in_act = True
    foreign = ""
    while t.jump is None:
        possible = tuple(options(t))
        if not foreign and not any(t.available.values()):
            break
        answer = foreign or (yield Ask("act", possible))
        foreign = ""
        if answer == "over":
            break
        if answer != "rest":
            foreign = yield from one_action(t, answer)
        if t.phase_over and not foreign and t.jump is None:
            awake = [one for one in options(t) if one.split(":")[1] not in t.resting and t.available[one.split(":")[1]]]
            assert not awake, f"the family could still act: {awake}"
            break
    t.in_act = False


def one_action(t: Table, option: str) -> Script:
    """HER-TOKEN-06; another seat's action ends this one where it stands."""
    t.steps_paid = []
    script = perform(t, option)
    try:
        ask = next(script)
        while True:
            answer = yield ask
            if answer.startswith("@"):
                script.close()
                for space in t.steps_paid:
                    t.available[t.laid.pop(space)] += 1
                return answer[1:]
            ask = script.send(answer)
    except StopIteration:
        return ""


def enter(t: Table, pc: str, area: Area) -> Script:
    """HER-TEFF-01, HER-EXPL-06: entering counts for the events of all parts of an area."""
    t.place[PCS.index(pc)] = area
    for part in sorted(ways(t).region[area], key=lambda one: (one != area, one)):
        yield from immediate(t, pc, part)
    yield from happen(t, "pc_enters_area", pc, area=t.area_of(pc))


def immediate(t: Table, pc: str, area: Area) -> Script:
    from .story import carry_all

    if area[0] not in t.board:
        return
    for one in t.face(area[0]).get("immediate_events", []):
        if one["area"] == area[1]:
            yield from carry_all(t, Context(area[0], pc, action=t.in_act), one["instructions"])


def one_step(t: Table, pc: str, step: str) -> Script:
    kind, _, goal = step.partition(":")
    if kind == "explore":
        yield from explore(t, pc, int(goal))
        return
    here = where(t, PCS.index(pc))
    area = (int(goal.partition(".")[0]), goal.partition(".")[2])
    assert here is not None
    line = ways(t).steps[here][ways(t).region[area]]
    if line == "red":
        yield from suffer(t, pc, 1)
    yield from enter(t, pc, area)


def explore(t: Table, pc: str, card: int) -> Script:
    """HER-EXPL-01, -05, -07, -10: the card is laid, the explorer goes on it, its events happen."""
    from . import land

    me = PCS.index(pc)
    here = where(t, me)
    assert here is not None
    part, edge, _ = next(one for one in explorable(t, here) if one[2] == card)
    t.zone[card] = "reading"
    yield from land.lay(t, Context(card, pc, action=True), card, part[0], "detached" if edge == "level" else edge)
    parts = {f"area:{area_name(one)}": one for one in landing(t, card, here, part, edge)}
    area = parts[(yield Ask("arrival", tuple(parts), pc))]
    now = ways(t).region[part]
    line = ways(t).steps.get(now, {}).get(ways(t).region[area], "")
    if line == "red":
        yield from suffer(t, pc, 1)
    yield from enter(t, pc, area)


def landing(t: Table, card: int, here: frozenset[Area], part: Area, edge: str) -> list[Area]:
    """HER-EXPL-07, HER-LEVEL-03: where the explorer may arrive."""
    from .ground import ACROSS

    if edge == "level":
        links = {end["link_id"] for end in t.face(part[0]).get("levels", [])}
        ends = t.face(card).get("levels", [])
        return [(card, end["area"]) for end in ends if end["link_id"] in links] or [(card, end["area"]) for end in ends]
    new = [(card, one["id"]) for one in t.face(card)["areas"] if at_edge(t, (card, one["id"]), ACROSS[edge])]
    same = [area for area in new if area in ways(t).region[part]]
    touch = [area for area in new if at_edge(t, area, ACROSS[edge]) & at_edge(t, part, edge)] or new
    return same or [area for area in touch if border(t, part, area, edge) not in ("black", "blue")]


# What is done


def perform(t: Table, option: str) -> Script:
    kind, pc, *rest = option.split(":")
    yield from DEEDS[kind](t, pc, rest)


def pay(t: Table, pc: str, name: str) -> Space:
    space = space_of(t, pc, name)
    lay(t, pc, space)
    return space


def at_icon(icon: str) -> Any:
    def act(t: Table, pc: str, rest: list[str]) -> Script:
        """HER-ACT-02, -04, -07, HER-TERR-05: a token, the card, and the terrain token goes."""
        pay(t, pc, rest[0])
        here, number = where(t, PCS.index(pc)), int(rest[1])
        assert here is not None
        area = next(area for area, one, card in sorted(t.icons) if (one, card) == (icon, number) and area in here)
        t.icons.discard((area, icon, number))
        talk = area if icon == "talk" else None
        yield from cards.take(t, Context(0, pc, action=True, talk=talk), number)
        yield from happen(t, "action_performed", pc, icon=icon, area=area)

    return act


def move(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-MOVE-02, -03, HER-TOKEN-06: a line for each token."""
    t.steps_paid = [pay(t, pc, name) for name in rest[0].split("+")]
    left = len(t.steps_paid)
    if len(rest) > 1:
        t.steps_paid = []
        yield from one_step(t, pc, ":".join(rest[1:]))
        left = 0
    while left and t.jump is None:
        possible = tuple(steps(t, pc, left))
        if not possible:
            break
        step = yield Ask("step", possible, pc)
        if step.startswith("drop"):
            dropped(t, step)
            continue
        t.steps_paid = t.steps_paid[1:]
        left -= 1
        yield from one_step(t, pc, step)
    t.steps_paid = []
    yield from happen(t, "action_performed", pc, icon="move", area=t.area_of(pc))


def dropped(t: Table, option: str) -> None:
    """HER-MAT-11: for nothing."""
    _, pc, what, *n = option.split(":")
    if what == "materials":
        area = t.area_of(pc)
        assert area is not None
        t.materials[pc] -= int(n[0])
        t.lying[area, "material"] += int(n[0])
    else:
        things.drop(t, pc, int(what))


def let_fall(t: Table, pc: str, rest: list[str]) -> Script:
    yield from ()
    dropped(t, ":".join(["drop", pc, *rest]))


def hurt_oneself(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-INJ-07."""
    was = dying(t, pc)
    injure(t, pc, rest[0])
    if dying(t, pc) and not was:
        yield from happen(t, "pc_dying", acting=pc)


def help_up(t: Table, pc: str, rest: list[str]) -> Script:
    pay(t, pc, rest[0])
    yield from heal(t, int(rest[1]))
    yield from interacted(t, pc)


def interacted(t: Table, pc: str) -> Script:
    yield from happen(t, "action_performed", pc, icon="interact", area=t.area_of(pc))


def repair(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-ITEM-18, -19: one material, one damage token."""
    t.steps_paid = [pay(t, pc, rest[0])]
    item = int(rest[1])
    damaged = [(item, index) for index in range(len(t.spaces(item))) if t.damage[item, index]]
    answer = yield Ask("remove-damage", tuple(f"heart:{pc}:{space_name(space)}" for space in damaged), pc)
    del t.damage[space_of(t, pc, answer.split(":")[2])]
    t.materials[pc] -= 1
    t.steps_paid = []
    yield from interacted(t, pc)


def upgrade(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-ITEM-20, -21, -23: the price, the effect, the initialisation of the new side."""
    from .story import carry_all

    pay(t, pc, rest[0])
    item = int(rest[1])
    made = t.face(item)["upgrade"]
    t.materials[pc] -= made["cost"]
    yield from carry_all(t, Context(item, pc, action=True), made["effect"])
    yield from things.initialise(t, pc, item)
    yield from happen(t, "item_upgraded", pc, item=item)
    yield from interacted(t, pc)


def pick_up(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-MAT-06, -07: items with all that lies on them, and materials."""
    pay(t, pc, rest[0])
    here = where(t, PCS.index(pc))
    assert here is not None
    items, some = lying_items(t, here), True
    if len(rest) > 1:
        wanted = rest[1].split("+")
        items, some = [item for item in items if str(item) in wanted], "materials" in wanted
    if some:
        for area in here:
            t.materials[pc] += t.lying.pop((area, "material"), 0)
    for item in items:
        t.beside = [one for one in t.beside if one[0] != item]
        yield from things.equip(t, pc, item)
    yield from interacted(t, pc)


def use(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-ITEM-13."""
    from .story import carry_all

    space = pay(t, pc, rest[0])
    effect = t.spaces(space[0])[space[1]]["effect"]["instructions"]
    yield from carry_all(t, Context(space[0], pc, action=True), effect)


def exchange(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-MAT-08 to -10: the two settle what changes hands; nothing comes to it and nothing is lost."""
    pay(t, pc, rest[0])
    yield Ask("exchange", ("done", "stop"), pc)
    two, here = (pc, rest[1]), where(t, PCS.index(pc))
    assert here is not None
    before = {item for one in two for item in t.items(one)}
    after = {one: t.settled["equipment"][one] for one in two}
    dropped_ = {(item, area) for item, area in t.settled["beside"] if item in before}
    assert before == set().union(*after.values(), (item for item, _ in dropped_)), "an exchange loses or makes things"
    assert all(area in here for _, area in dropped_), "what is left lies somewhere else"
    money = {one: t.settled["materials"][one] for one in two}
    assert sum(money.values()) == sum(t.materials[one] for one in two), "an exchange loses or makes materials"
    for one in two:
        things.hold(t, one, after[one])
    t.materials |= money
    for item, area in dropped_:
        things.lie_down(t, item, area)
    yield from interacted(t, pc)


def attack(t: Table, pc: str, rest: list[str]) -> Script:
    """HER-COMBAT-02, -07, HER-COMB-01 to -05: one token each, one karma card."""
    target = int(rest[1])
    blows = yield from joined(t, target, [(pc, rest[0])])
    force = sum(blow(t, one, name) for one, name in blows)
    yield from fights.strike(t, [PCS.index(one) for one, _ in blows], target, force)


def blow(t: Table, pc: str, name: str) -> int:
    """HER-COMBAT-03, -04: the strength of an attack from this space; its token is spent."""
    space = pay(t, pc, name)
    return fights.strength(t, pc, t.spaces(space[0])[space[1]].get("effect") if isinstance(space[0], int) else None)


def joined(t: Table, target: int, blows: list[tuple[str, str]], *, beside_ally: bool = False) -> Script:
    """HER-COMB-01 to -03, -08: others join before a karma card is drawn; all pay at the same time."""
    while True:
        more = tuple(dict.fromkeys(helpers(t, target, [pc for pc, _ in blows])))
        able = {one.split(":")[1] for one in more}
        spare = (
            [
                one
                for pc in PCS
                if pc in able
                for one in (*drops(t, pc), *(f"injury:{pc}:{part}" for part in may_injure(t, pc)))
            ]
            if beside_ally
            else []
        )
        answer = yield Ask("join-attack", (*more, *spare, "done"))
        if answer == "done":
            return blows
        if answer.startswith("drop"):
            dropped(t, answer)
            continue
        if answer.startswith("injury"):
            yield from hurt_oneself(t, answer.split(":")[1], answer.split(":")[2:])
            continue
        _, pc, name = answer.split(":")
        blows = [*blows, (pc, name)]


def card_action(t: Table, pc: str, rest: list[str], found: Any) -> Script:
    """HER-NARR-14, HER-NPC-25: the token and the price, then the instructions."""
    from .story import carry_all

    card, action, facts = found
    icon = action.get("icon") or several(action["icons"])[0]
    areas = [area for one in several(action.get("areas")) for area in areas_of(t, Context(card, pc), one)]
    together_ = yield from gather(t, pc, card, action, areas or [t.area_of(pc)], icon)
    pay(t, pc, rest[0])
    for one in action.get("cost", []):
        if one["token_kind"] == "material":
            t.materials[pc] -= one.get("n", 1)
        else:
            t.tokens[card, one["token_kind"]] -= one.get("n", 1)
    ctx = Context(card, pc, action=True, participants=tuple(together_), figure=-1)
    yield from carry_all(t, ctx, action["instructions"])
    yield from happen(t, "action_performed", pc, icon=icon, **facts)


def gather(t: Table, pc: str, card: int, action: Any, areas: list[Any], icon: str) -> Script:
    """HER-NARR-10: all at the same time, each with one token; until all are found nobody has paid."""
    who, found = action.get("participants", 1), [pc]
    names: list[Space] = []
    while len(found) < needed(who):
        more = [one for one in crew(t, pc, who, areas, [icon]) if one not in found]
        offered = [f"join:{one}:{space_name(s)}" for one in more for s in different(t, free_spaces(t, one, icon))]
        answer = yield Ask("join-action", (*offered, "refuse"))
        if answer == "refuse":
            raise LeftOut("somebody takes no part")
        found.append(answer.split(":")[1])
        names.append(space_of(t, found[-1], answer.split(":")[2]))
    for one, space in zip(found[1:], names, strict=True):
        lay(t, one, space)
    return found


def of_terrain(t: Table, pc: str, rest: list[str]) -> Script:
    card, index = int(rest[1]), int(rest[2])
    action = next(one for number, place, one in terrain_actions(t) if (number, place) == (card, index))
    yield from card_action(t, pc, rest, (card, action, {"area": t.area_of(pc)}))


def of_npc(t: Table, pc: str, rest: list[str]) -> Script:
    npc, index = int(rest[1]), int(rest[2])
    card, action = next((owner, one) for number, place, owner, one in npc_actions(t) if (number, place) == (npc, index))
    yield from card_action(t, pc, rest, (card, action, {"area": t.area_of(pc), "npc": npc}))


def of_anywhere(t: Table, pc: str, rest: list[str]) -> Script:
    card, index = int(rest[1]), int(rest[2])
    yield from card_action(t, pc, rest, (card, t.face(card)["free_actions"][index], {"area": t.area_of(pc)}))


def of_several(t: Table, pc: str, rest: list[str]) -> Script:
    card, index = int(rest[1]), int(rest[2])
    action = next(one for number, place, one in combined(t) if (number, place) == (card, index))
    yield from card_action(t, pc, rest, (card, action, {"area": t.area_of(pc)}))


DEEDS = {
    "observe": at_icon("observe"), "talk": at_icon("talk"), "interact": at_icon("interact"), "move": move,
    "drop": let_fall, "injury": hurt_oneself, "heal": help_up, "repair": repair, "upgrade": upgrade,
    "pick-up": pick_up, "use": use, "exchange": exchange, "attack": attack, "terrain-action": of_terrain,
    "npc-action": of_npc, "free-action": of_anywhere, "combined": of_several,
}  # fmt: skip
