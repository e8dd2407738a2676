"""Tic-tac-toe as a full game on our engine: the one game that every engine in the benchmark brings too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput
from tablewright.engine.flow import Phase
from tablewright.engine.game import Game, Settings, Standing, View, by_name
from tablewright.engine.messages import Message
from tablewright.engine.options import Family, Option, Reason
from tablewright.engine.questions import choose
from tablewright.engine.table import Table, copy_common, tell

FREE: Final = -1
NOBODY: Final = -1
MARKS: Final = "xo"
CELL: Final = Family("cell", 9)
LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_THROUGH: Final = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))
TAKEN: Final = Reason("TIC-MARK-02", "cell-taken")
FIELDS: Final = ("game", "phase", "players", "seed", "settings", "cells", "trail")


@dataclass(slots=True, eq=False, kw_only=True)
class TicTacToe(Table):
    """`cells[cell]` is the seat whose mark stands there, or FREE; `marked` counts the marks; `winner` may be NOBODY."""

    cells: list[int]
    marked: int
    winner: int


def copy_table(table: TicTacToe) -> TicTacToe:
    """An independent copy, made as `copy_common` says."""
    copied = TicTacToe.__new__(TicTacToe)
    copy_common(table, copied)
    copied.cells = table.cells[:]
    copied.marked = table.marked
    copied.winner = table.winner
    return copied


def set_up(_players: int, _settings: Settings, dice: int) -> TicTacToe:
    return table_with([FREE] * 9, dice)


def table_with(cells: list[int], dice: int) -> TicTacToe:
    """A table with marks on it: no cards, hence no faces and nothing to have seen."""
    table = TicTacToe(seats=2, dice=dice, faces=[], seen=[0, 0, 0], cells=cells, marked=0, winner=NOBODY)
    table.marked = sum(mark != FREE for mark in cells)
    table.winner = next((cells[line[0]] for line in LINES if cells[line[0]] != FREE and owned(table, line)), NOBODY)
    return table


async def mark(table: TicTacToe) -> Phase | None:
    """TIC-MARK-01 to -03: players alternate; a mark on a free cell; three in a line win, a full board is a draw."""
    seat = table.marked % 2
    cell = await choose(seat, "mark", CELL.members, "TIC-MARK-02", taken(table.cells))
    table.cells[cell] = seat
    table.marked += 1
    tell(table, "marked", seat=seat, cell=cell)
    if any(owned(table, line) for line in LINES_THROUGH[cell]):
        table.winner = seat
    return None if over(table) else mark


def over(table: TicTacToe) -> bool:
    return table.winner != NOBODY or table.marked == 9


def taken(cells: list[int]) -> Callable[[int], Reason | None]:
    """TIC-MARK-02: a mark stays where it stands."""
    return lambda cell: None if cells[cell] == FREE else TAKEN


def owned(table: TicTacToe, line: tuple[int, int, int]) -> bool:
    """Whether one player's marks, or nobody's, fill a line."""
    first, second, third = line
    cells = table.cells
    return cells[first] == cells[second] == cells[third]


def standings(table: TicTacToe) -> list[Standing]:
    return [Standing(seat, int(seat == table.winner), seat == table.winner) for seat in range(2)]


def view(table: TicTacToe, seat: int | None) -> View:
    """Everything lies open, to onlookers too."""
    return {
        "game": "tic-tac-toe",
        "viewer": seat,
        "cells": [None if mark == FREE else MARKS[mark] for mark in table.cells],
        "to_act": [] if over(table) else [table.marked % 2],
        "winner": None if table.winner == NOBODY else table.winner,
    }


def estimate(table: TicTacToe, seat: int, _answered: Sequence[Option[Any]]) -> float:
    """A win counts ten; otherwise the lines that only this player can still fill, less those of the other."""
    if table.winner != NOBODY:
        return 10.0 if table.winner == seat else -10.0
    return float(open_lines(table, seat) - open_lines(table, 1 - seat))


def open_lines(table: TicTacToe, seat: int) -> int:
    return sum(all(table.cells[cell] != 1 - seat for cell in line) for line in LINES)


def census(table: TicTacToe) -> dict[str, int]:
    marks = [table.cells.count(seat) for seat in range(2)]
    return {
        "cells": len(table.cells),
        "marks beside their count": sum(marks) - table.marked,
        "marks out of turn": marks[0] - marks[1] - table.marked % 2,
    }


def by_hand(data: Mapping[str, Any]) -> TicTacToe:
    """A board written as nine letters, row by row: `x`, `o`, and `.` for a free cell."""
    for name in data:
        if name not in FIELDS:
            raise BadInput(f"The position has an unknown field {name!r}; known are: {', '.join(FIELDS)}.")
    letters = fit(data.get("cells", "." * 9), str, "cells")
    if len(letters) != 9 or set(letters) - set("xo."):
        raise BadInput(f"'cells' needs nine letters of x, o and . for a free cell, not {letters!r}.")
    if letters.count("x") - letters.count("o") not in (0, 1):
        raise BadInput("'cells' needs as many x as o, or one x more, because x begins.")
    table = table_with([MARKS.find(letter) for letter in letters], dice_from(str(data.get("seed", "by hand"))))
    if over(table):
        raise BadInput(f"'cells' needs a game that is not over yet, not {letters!r}.")
    return table


def with_pack(folder: Traversable) -> Game[TicTacToe]:
    raise BadInput(f"Tic-tac-toe has no cards, hence nothing to read from {folder}.")


GAME: Final[Game[TicTacToe]] = Game(
    id="tic-tac-toe",
    version="1",
    players=range(2, 3),
    settings=(),
    phases=by_name(mark),
    opening=mark,
    table_type=TicTacToe,
    folder=files(__package__),
    content_hash=lambda: "none",
    with_pack=with_pack,
    set_up=set_up,
    by_hand=by_hand,
    content={},
    copy=copy_table,
    view=view,
    standings=standings,
    estimate=estimate,
    backs=lambda table: (),
    census=census,
    texts=(),  # it is played by machines only
    pack_texts=0,
    messages=lambda: (),
    seat_name=lambda table, seat: "seat-unnamed",
    face_name=lambda table, face: "nothing",
    option_text=lambda table, seat, option_id: Message("option-cell", {"number": int(option_id.partition(":")[2])}),
    components=lambda: (),
)
