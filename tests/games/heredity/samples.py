"""Cards that several tests put on the table: the club, the rifle, the lens, the mask, and people to meet."""

from __future__ import annotations


def item(number: int, anchor: str = "brown", front: str = "", back: str | None = None) -> str:
    """An item with what else is printed on its front, and perhaps a back."""
    background = "brown" if anchor == "brown" else "grey"
    printed = f'value = 2\nbackground = "{background}"\nanchor = "{anchor}"\n'
    text = f"[[item]]\nnumber = {number}\n[item.front]\n{printed}{front}\n"
    return text if back is None else f"{text}[item.back]\n{printed}{back}\n"


CLUB = item(
    40,
    front='spaces = [{ icons = [], heart = false, effect = { melee = 3 } }]\nupgrade = { cost = 2, effect = "flip" }',
    back="spaces = [{ icons = [], heart = false, effect = { melee = 4 } }]",
)
RIFLE = item(41, front="spaces = [{ icons = [], heart = false, effect = { ranged = { range = 3, strength = 3 } } }]")
SEEING = 'spaces = [{ icons = ["observe"], heart = true }]'
LENS = item(40, front=SEEING)
MASK = item(44, "grey_head", 'spaces = [{ icons = [], heart = true }]\npermanent = [{ ignore = "gas" }]')


def npc(
    number: int,
    ai: str,
    attitude: str = "hostile",
    life: int = 9,
    defence: int = 0,
    figures: int = 1,
    placement: str = '{ terrain = 10, area = "yard" }',
    more: str = "",
) -> str:
    """Somebody to meet."""
    return (
        f'[[npc]]\nnumber = {number}\n[npc.front]\nattitude = "{attitude}"\nlife = {life}\ndefence = {defence}\n'
        f'figures = {figures}\nanchor = {{ colour = "blue" }}\nplacement = {placement}\nai = {ai}\n{more}\n'
    )


ROW = """
[[terrain]]
number = 10
[terrain.front]
plan = ["abcd"]
areas = [
  { id = "a", cells = "a", capacity = 4 }, { id = "b", cells = "b", capacity = 2 },
  { id = "c", cells = "c", capacity = 2 }, { id = "d", cells = "d", capacity = 4 },
]
lines = [
  { between = ["a", "b"], colour = "white" }, { between = ["b", "c"], colour = "white" },
  { between = ["c", "d"], colour = "white" },
]
"""
"""Four areas in a row."""
