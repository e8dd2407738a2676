"""Other characters: attitude, where they appear, whom they seek, how they go (HER-NPC, HER-ALLY)."""

from __future__ import annotations

from typing import Any

from . import clock
from .body import Script, dying
from .ground import Ways, crowded, ways, where
from .printed import PCS, Word, word_of
from .sight import lines_between
from .state import Area, Ask, Context, Table, area_name
from .words import areas_of, card_of, characters, chosen, named

SOFT = ("white", "green")
FAR = 10**6


def attitude(t: Table, npc: int) -> str:
    """HER-NPC-03, -06, HER-ALLY-01: what is printed, unless a token or a card says otherwise."""
    for kind in ("hostile", "ally"):
        if t.tokens[npc, kind]:
            return kind
    printed = str(t.face(npc).get("attitude", "neutral"))
    return "neutral" if npc in t.calmed else printed


def set_attitude(t: Table, npc: int, wanted: str) -> bool:
    """HER-NPC-08, -09: a token on the card, which counts for all of its figures."""
    from .cards import GONE

    if t.zone[npc] in GONE:
        return False
    for kind in ("hostile", "ally"):
        t.tokens[npc, kind] = 0
    t.calmed -= {npc}
    printed = str(t.face(npc).get("attitude", "neutral"))
    if wanted == "neutral" and printed != "neutral":
        t.calmed.add(npc)
    elif wanted not in ("neutral", printed):
        t.tokens[npc, wanted] = 1
    return True


def made_hostile(t: Table, npc: int) -> None:
    """HER-NPC-07: an attack is enough, even without damage."""
    if attitude(t, npc) == "neutral":
        t.tokens[npc, "hostile"] = 1


def off_the_terrain(t: Table, npc: int) -> None:
    """HER-NPC-30: whenever its card leaves the timeline; HER-NPC-29: without its death effect."""
    for figure in t.figures_of(npc):
        t.place.pop(figure, None)


def meet(t: Table, ctx: Context, number: int, stood: Any = None) -> Script:
    """HER-NPC-02, HER-ACT-05: its card is anchored, its figures stand in the named area or at the talk icon."""
    face = t.face(number)
    here = areas_of(t, ctx._replace(card=number), face["placement"])
    if ctx.talk is not None:
        here = [ctx.talk]
    elif face["placement"] == "talk_icon":
        here = [area for area, icon, card in sorted(t.icons) if (icon, card) == ("talk", number)]
    mark = face["anchor"]
    on_it = yield from clock.anchor(t, number, mark["colour"], mark.get("edge"))
    if not on_it:
        t.zone[number] = "read"
    for area in here[:1] if on_it or ctx.talk is not None else []:
        for figure in t.figures_of(number)[: face.get("figures", 1)]:
            yield from appear(t, figure, area)


def appear(t: Table, figure: int, area: Area) -> Script:
    """HER-NPC-04: in a crowded area it stands beside it instead, as near as there is room."""
    found = room_near(t, ways(t).region[area], figure)
    if found is None:
        return False
    if found == [ways(t).region[area]]:
        t.place[figure] = area
        return True
    parts = [sorted(one)[0] for one in found]
    answer = yield Ask("npc-place", tuple(f"area:{area_name(one)}" for one in parts))
    t.place[figure] = next(one for one in parts if f"area:{area_name(one)}" == answer)
    return True


def room_near(t: Table, here: frozenset[Area], figure: int) -> list[frozenset[Area]] | None:
    """The nearest areas with room, over white and green lines only."""
    distances = ways(t).distances(here, SOFT)
    roomy = {one: far for one, far in distances.items() if not crowded(t, one, figure)}
    return [one for one, far in roomy.items() if far == min(roomy.values())] if roomy else None


def place_npc(t: Table, ctx: Context, word: Word) -> Script:
    from .cards import GONE

    npc, done = card_of(t, ctx, word.get("npc")), False
    if t.zone[npc] in GONE:
        return False
    for area in areas_of(t, ctx, word.get("at"))[:1]:
        for figure in [one for one in t.figures_of(npc) if one not in t.place][: word.get("figures", 1)]:
            done = (yield from appear(t, figure, area)) or done
    return done


def remove_npc(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NPC-29, -30: off the timeline and off the terrain, without its death effect."""
    from .cards import GONE, leave

    npc = card_of(t, ctx, word.get("npc"))
    if t.zone[npc] in GONE:
        return False
    hanging = [(card, colour) for host, card, colour in t.below if host == npc]
    yield from leave(t, npc)
    t.zone[npc] = "read"
    yield from clock.hang_again(t, npc, hanging, -1)
    return True


def move_character(t: Table, ctx: Context, word: Word) -> Script:
    done = False
    who = word.get("who")
    if who in ("any_chosen", "acting"):
        those = [PCS.index(pc) for pc in (yield from chosen(t, ctx, who))]
    else:
        those = characters(t, ctx, who)
    to = word.get("to")
    near = None
    if "area_of" in to and to["area_of"] in ("nearest", "acting", "any_chosen"):
        near = [PCS.index(pc) for pc in named(t, ctx, to["area_of"])]
        near = [one for one in near if leads_on(t, those, one)]
        if len({where(t, one) for one in near}) > 1:
            answer = yield Ask("choose-pc", tuple(f"pc:{PCS[one]}" for one in near))
            near = [PCS.index(answer.split(":")[1])]
        goals = [t.place[one] for one in near if one in t.place][:1]
    else:
        goals = areas_of(t, ctx, to)[:1]
    for one in those:
        for goal in goals:
            done = (yield from carried(t, one, goal)) or done
    return done


def leads_on(t: Table, those: list[int], goal: int) -> bool:
    """Whether a way to somebody changes anything: beside a crowd a figure may stand already (HER-NPC-04)."""
    there = where(t, goal)
    found = [(where(t, one), room_near(t, there, one)) for one in those if there is not None]
    return any(room is not None and here not in room for here, room in found)


def carried(t: Table, character: int, goal: Area) -> Script:
    """Without tokens or lines; a figure obeys the rule of crowded areas, or stays (HER-NPC-04)."""
    if character >= len(PCS):
        if where(t, character) == ways(t).region[goal]:
            return False
        return (yield from appear(t, character, goal))
    from .acts import enter

    yield from enter(t, PCS[character], goal)
    return True


def nearest(t: Table, ctx: Context) -> list[str]:
    """The members of the family nearest to the figure, or to whoever stands for the card."""
    figures = [ctx.figure] if ctx.figure >= 0 else t.on_board(ctx.card)
    if not figures:
        return [pc for pc in PCS if PCS.index(pc) in t.place]
    far = {pc: min(distance(t, figure, PCS.index(pc)) for figure in figures) for pc in PCS}
    return [pc for pc in PCS if far[pc] == min(far.values())]


def distance(t: Table, one: int, other: int) -> int:
    """HER-NPC-13: areas on the shortest way; crowded areas count as passable."""
    here, there = where(t, one), where(t, other)
    return FAR if here is None or there is None else ways(t).distances(here).get(there, FAR)


def in_reach(t: Table, line: Word, figure: int, target: int) -> bool:
    """HER-COMBAT-06, HER-RANGE-03, -07: the same area, or a straight line over few enough lines."""
    here, there = where(t, figure), where(t, target)
    if here is None or there is None:
        return False
    if line.name == "melee":
        return here == there
    crossed = lines_between(t, here, there, line.get("range"))
    return crossed is not None and crossed <= line.get("range")


def attack_lines(t: Table, npc: int) -> list[Word]:
    return [line for line in map(word_of, t.face(npc).get("ai", [])) if line.name in ("melee", "ranged")]


def able(t: Table, figure: int, target: int) -> bool:
    """HER-NPC-20."""
    return any(in_reach(t, line, figure, target) for line in attack_lines(t, t.npc_of(figure)))


def activate(t: Table, npc: int) -> Script:
    """HER-NPC-10, -11: one figure after the other, the nearest to the family first."""
    left = t.on_board(npc)
    while left and t.jump is None:
        far = {one: min(distance(t, one, PCS.index(pc)) for pc in PCS) for one in left}
        first = [one for one in left if far[one] == min(far.values())]
        answer = yield Ask("npc-order", tuple(f"character:{one}" for one in first))
        figure = int(answer.split(":")[1])
        yield from acts(t, npc, figure)
        left = [one for one in left if one != figure and one in t.place]


def acts(t: Table, npc: int, figure: int) -> Script:
    """HER-NPC-12, -15, -18: the target first, then the lines in order."""
    from . import fights
    from .story import carry

    target, reach = (yield from find_target(t, npc, figure)), False
    for written in t.face(npc).get("ai", []):
        if figure not in t.place:
            return
        line = word_of(written)
        if line.name == "instruction":
            yield from carry(t, Context(npc, figure=figure), line.get("do"))
        elif target is None or target not in t.place or (target < len(PCS) and dying(t, PCS[target])):
            continue
        elif line.name == "move":
            reach = yield from walk(t, figure, target, line.get("areas"))
        elif in_reach(t, line, figure, target) or (reach and line.name == "melee"):
            yield from fights.npc_attacks(t, figure, target, line)


def find_target(t: Table, npc: int, figure: int) -> Script:
    """HER-NPC-12 to -17, HER-ALLY-02, -04."""
    how = attitude(t, npc)
    if how == "neutral" or all(word_of(line).name == "instruction" for line in t.face(npc).get("ai", [])):
        return None
    if how == "ally":
        return (yield from ally_target(t, npc, figure))
    far = {one: sought(t, figure, one) for one in victims(t, figure)}
    near = [one for one in far if far[one] == min(far.values()) and far[one] < FAR]
    if not near:
        near = [one for one in far if able(t, figure, one)]
    if not near:
        return None
    answer = yield Ask("target", tuple(f"character:{one}" for one in near))
    return int(answer.split(":")[1])


def sought(t: Table, figure: int, target: int) -> int:
    return distance(t, figure, target)


def victims(t: Table, figure: int) -> list[int]:
    """HER-NPC-12, HER-ALLY-04, HER-DYING-02: the family but the dying, and allies."""
    family = [index for index, pc in enumerate(PCS) if index in t.place and not dying(t, pc)]
    allies = [one for one in sorted(t.place) if one >= len(PCS) and attitude(t, t.npc_of(one)) == "ally"]
    return family + [one for one in allies if one != figure]


def ally_target(t: Table, npc: int, figure: int) -> Script:
    """HER-ALLY-02: the players choose, hostile or neutral."""
    others = [
        one
        for one in sorted(t.place)
        if one >= len(PCS)
        and attitude(t, t.npc_of(one)) != "ally"
        and (distance(t, figure, one) < FAR or able(t, figure, one))
    ]
    if not others:
        return None
    spare = ("nobody",) if any(attitude(t, t.npc_of(one)) == "neutral" for one in others) else ()
    answer = yield Ask("ally-target", (*(f"character:{one}" for one in others), *spare))
    return None if answer == "nobody" else int(answer.split(":")[1])


def walk(t: Table, figure: int, target: int, steps: int) -> Script:
    """HER-NPC-19 to -22, HER-COMBAT-20: whether it could strike as if inside a crowded area."""

    melee = any(line.name == "melee" for line in attack_lines(t, t.npc_of(figure)))
    while steps and figure in t.place and not able(t, figure, target):
        here, goal = where(t, figure), where(t, target)
        assert here is not None
        if goal is None or goal not in ways(t).distances(here):
            return False
        paths = list(best_paths(ways(t), here, goal))
        if all(len(path) == 1 for path in paths) and crowded(t, goal, figure):
            return melee
        stops = [path for path in paths if can_stop(t, figure, path, steps)]
        if not stops:
            return False
        firsts = list(dict.fromkeys(path[0] for path in stops))
        step = yield from which_way(t, figure, here, firsts)
        steps = yield from go(t, figure, here, step, steps)
        while figure in t.place and crowded(t, ways(t).region[step], figure) and steps:
            here = ways(t).region[step]
            firsts = list(dict.fromkeys(p[0] for p in best_paths(ways(t), here, goal) if can_stop(t, figure, p, steps)))
            step = yield from which_way(t, figure, here, firsts)
            steps = yield from go(t, figure, here, step, steps)
    return False


def go(t: Table, figure: int, here: frozenset[Area], step: Area, steps: int) -> Script:
    """HER-MOVE-04: one area; a red line hurts."""
    from .fights import wound

    line = ways(t).steps[here][ways(t).region[step]]
    t.place[figure] = step
    if line == "red":
        yield from wound(t, figure, 1)
    return steps - 1


def can_stop(t: Table, figure: int, path: list[frozenset[Area]], steps: int) -> bool:
    """HER-MOVE-08: some area within reach on the way is not crowded."""
    return any(not crowded(t, one, figure) for one in path[:steps])


def best_paths(board: Ways, here: frozenset[Area], goal: frozenset[Area]) -> list[list[frozenset[Area]]]:
    """HER-NPC-21: the shortest; of these, the ones with the least fire."""
    found: list[tuple[int, list[frozenset[Area]]]] = []
    distances = board.distances(goal)

    def on(at: frozenset[Area], path: list[frozenset[Area]], fire: int) -> None:
        if at == goal:
            found.append((fire, path))
            return
        for there, line in board.passable(at).items():
            if distances.get(there, FAR) == distances[at] - 1:
                on(there, [*path, there], fire + (line == "red"))

    on(here, [], 0)
    return [path for fire, path in found if fire == min(one[0] for one in found)]


def which_way(t: Table, figure: int, here: frozenset[Area], steps: list[frozenset[Area]]) -> Script:
    """HER-NPC-21: a tie is the players' choice."""
    parts = {f"area:{area_name(arrival(t, figure, here, one))}": arrival(t, figure, here, one) for one in steps}
    return parts[(yield Ask("npc-path", tuple(parts)))]


def arrival(t: Table, character: int, here: frozenset[Area], there: frozenset[Area]) -> Area:
    """HER-EXPL-06: the part of a merged area behind the gentlest line."""
    line = ways(t).steps[here][there]
    parts = [part for _, part, one in sorted(ways(t).parts[here, there]) if one == line]
    return next((part for part in parts if (character, part) in t.offered or (-1, part) in t.offered), parts[0])
