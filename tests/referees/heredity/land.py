"""Laying, exploring, turning and replacing terrain (HER-TERR, HER-EXPL, HER-TEFF)."""

from __future__ import annotations

from typing import Any

from . import cards
from .body import Script
from .ground import STEPS, next_card
from .moments import happen
from .printed import PCS
from .state import Area, Context, Table


def put_down(t: Table, ctx: Context, number: int) -> Script:
    """A terrain that is taken goes where the map has a way to it, or in the place of another (HER-TEFF-06, -09)."""
    old = t.card(number).replaces
    if old:
        if old not in t.board:
            t.zone[number] = "read"
            return
        yield from take_place(t, ctx, number, old)
        return
    yield from lay(t, ctx, number, *way_to(t, number))


def way_to(t: Table, number: int) -> tuple[int | None, str]:
    for terrain in t.board:
        for way in t.face(terrain).get("exploration", []):
            if way["card"] == number:
                return terrain, "detached" if way["edge"] == "level" else way["edge"]
    return None, "detached"


def place(t: Table, ctx: Context, number: int, beside: int | None, edge: str | None) -> Script:
    if t.zone.get(number) not in ("deck", "secrets"):
        return False
    if beside is None:
        beside, found = way_to(t, number)
        edge = edge or found
    t.zone[number] = "reading"
    yield from lay(t, ctx, number, beside, edge or "detached")
    return True


def lay(t: Table, ctx: Context, number: int, beside: int | None, edge: str) -> Script:
    """HER-EXPL-05, -10, HER-LEVEL-03: its place, its terrain tokens and materials."""
    t.board[number] = where_laid(t, beside, edge)
    t.zone[number] = "board"
    bring_out(t, number, set(), set())
    cards.settle(t)
    yield from happen(t, "terrain_revealed", ctx.acting, terrain=number)


def where_laid(t: Table, beside: int | None, edge: str) -> tuple[int, int, int]:
    if not t.board:
        return 0, 0, 0
    if edge == "detached" or beside is None:
        return max(floor for floor, _, _ in t.board.values()) + 1, 0, 0
    floor, column, row = t.board[beside]
    assert next_card(t, beside, edge) is None, "two cards would lie in one place"
    return floor, column + STEPS[edge][0], row + STEPS[edge][1]


def icons_on(t: Table, number: int) -> set[tuple[Area, str, int]]:
    return {((number, one["area"]), one["icon"], one["card"]) for one in t.face(number).get("actions", [])}


def heaps_on(t: Table, number: int) -> set[tuple[str, int]]:
    return {(one["area"], one["n"]) for one in t.face(number).get("materials", [])}


def bring_out(t: Table, number: int, old_icons: Any, old_heaps: Any) -> None:
    """HER-TERR-03, -04, -06: terrain tokens and materials of what was not printed before."""
    for one in icons_on(t, number) - old_icons:
        if t.zone.get(one[2]) in ("deck", "secrets"):
            t.icons.add(one)
    for area, n in heaps_on(t, number) - old_heaps:
        t.lying[(number, area), "material"] += n


def moved_to(t: Table, number: int, name: str) -> str:
    """HER-TEFF-04, -05: the marked area, the area that the new side names, or the same."""
    side = t.face(number)
    return str(side.get("relocate_to") or side.get("area_map", {}).get(name, name))


def turn(t: Table, ctx: Context, number: int) -> Script:
    """HER-TERR-02, -03, -07: contents stay in their areas, new icons are brought out, others vanish."""
    icons, heaps, events = icons_on(t, number), heaps_on(t, number), events_on(t, number)
    t.side[number] = 1 - t.side[number]
    carry_over(t, number, number, icons, heaps)
    cards.settle(t)
    yield from happen(t, "card_flipped", ctx.acting, card=number)
    yield from met(t, number, events)


def carry_over(t: Table, old: int, new: int, icons: Any, heaps: Any) -> None:
    """Characters, tokens and things go to the areas of the new face."""

    def to(area: Area) -> Area:
        return (new, moved_to(t, new, area[1])) if area[0] == old else area

    t.place = {one: to(area) for one, area in t.place.items()}
    lying = list(t.lying.items())
    t.lying.clear()
    for (area, kind), n in lying:
        t.lying[to(area), kind] += n
    t.beside = [(card, to(area)) for card, area in t.beside]
    was = {(to(area), icon, card) for area, icon, card in icons}
    kept = {(to(area), icon, card) for area, icon, card in t.icons if area[0] == old}
    laid = kept - was
    t.icons = {one for one in t.icons if one[0][0] != old} | (kept & icons_on(t, new)) | laid
    bring_out(t, new, was, {(moved_to(t, new, area), n) for area, n in heaps})


def events_on(t: Table, number: int) -> list[str]:
    return [one["area"] for one in t.face(number).get("immediate_events", [])]


def met(t: Table, number: int, before: list[str]) -> Script:
    """HER-TERR-03: an event that is new is met at once by whoever stands in its area."""
    from .acts import immediate

    was = {moved_to(t, number, name) for name in before}
    fresh = [name for name in events_on(t, number) if name not in was]
    for pc in PCS:
        area = t.area_of(pc)
        if area is not None and area[0] == number and area[1] in fresh:
            yield from immediate(t, pc, area)


def replace(t: Table, ctx: Context, new: int, old: int) -> Script:
    """HER-TEFF-06 to -09: the new card lies in the place of the old one, which is burned."""
    if t.zone.get(new) not in ("deck", "secrets") or old not in t.board:
        return False
    t.zone[new] = "reading"
    yield from take_place(t, ctx, new, old)
    return True


def take_place(t: Table, ctx: Context, new: int, old: int) -> Script:
    icons, heaps, events = icons_on(t, old), heaps_on(t, old), events_on(t, old)
    t.board = {new if card == old else card: place for card, place in t.board.items()}
    t.zone[new], t.zone[old] = "board", "burned"
    carry_over(t, old, new, icons, heaps)
    cards.settle(t)
    yield from happen(t, "terrain_revealed", ctx.acting, terrain=new)
    yield from met(t, new, events)
