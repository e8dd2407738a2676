"""Positions as JSON documents, exact ones and those that a person writes by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .codec import fit, part, table_from_data, table_to_data
from .dice import chosen_seed
from .faults import BadInput
from .game import Game
from .position import Checkpoint, Choice, Position
from .table import Event, Table

UNSOUND = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""How looking at a table fails whose parts do not belong together."""


def choices_to_data(choices: Sequence[Choice]) -> list[list[Any]]:
    return [[choice.seat, choice.option.id] for choice in choices]


def choices_from_data(data: object, where: str) -> list[tuple[int, str]]:
    """Seat and option id of each choice."""
    if not isinstance(data, list):
        raise BadInput(f"{where.capitalize()} must be a list of [seat, option id].")
    choices = []
    for number, entry in enumerate(data):
        match entry:
            case [int(seat), str(option)] if not isinstance(seat, bool):
                choices.append((seat, option))
            case _:
                raise BadInput(f"Entry {number} of {where} must be [seat, option id], not {entry!r}.")
    return choices


def checkpoint_to_data(game: Game[Any], checkpoint: Checkpoint) -> dict[str, Any]:
    return {"phase": game.phase_name(checkpoint.phase), "table": table_to_data(checkpoint.table)}


def checkpoint_from_data(game: Game[Any], data: Mapping[str, Any], where: str) -> Checkpoint:
    phase = game.phase(part(data, "phase", str, where))
    table = table_from_data(game.table_type, part(data, "table", dict, where), game.content)
    check_sound(game, table, where)
    return Checkpoint(phase, table, 0)


def check_sound(game: Game[Any], table: Table, where: str) -> None:
    """Refuse a table whose parts do not belong together: it could be neither counted nor seen."""
    try:
        game.census(table)
        for watcher in (None, *range(table.seats)):
            game.view(table, watcher)
    except UNSOUND as error:
        told = f"The table in {where} cannot be: its parts do not fit together ({error!r})."
        raise BadInput(told, "position") from None


def position_to_data(position: Position) -> dict[str, Any]:
    """A position exactly: checkpoint and trail."""
    game = position.game
    head = {"game": game.id, "rules": game.version}
    body = checkpoint_to_data(game, position.checkpoint) | {"trail": choices_to_data(position.trail)}
    if position.imagined:
        body["imagined"] = [list(imagined) for imagined in position.imagined]
    return head | body


def position_from_data(game: Game[Any], data: Mapping[str, Any], journal: list[Event] | None = None) -> Position:
    """A position from its exact form, or from the short form that the game's guide describes."""
    if "table" in data:
        checkpoint = checkpoint_from_data(game, data, "the position")
    else:
        chosen_seed(data.get("seed", "by hand"), "'seed'")
        table = game.by_hand(data)
        name = data.get("phase", game.phase_name(game.opening))
        checkpoint = Checkpoint(game.phase(str(name)), table, 0)
    position = Position(game, checkpoint, journal=journal)
    imagined = fit(data.get("imagined", []), list[list[Any]], "imagined")
    choices = choices_from_data(data.get("trail", []), "the trail")
    for number in range(len(choices) + 1):
        _believe(position, [entry for entry in imagined if entry[:1] == [number]])
        if number < len(choices):
            position.choose(*choices[number])
    return position


def _believe(position: Position, imagined: list[list[Any]]) -> None:
    """What was imagined after so many choices of the trail."""
    for entry in imagined:
        match entry:
            case [int(), list(faces), int(dice)] if _can_be_imagined(position, faces):
                position.believe(faces, dice)
            case _:
                raise BadInput("'imagined' must hold [choices before it, all faces, dice].")


def _can_be_imagined(position: Position, faces: list[Any]) -> bool:
    """The faces of the table in any order, but for cards that some seat has not read."""
    table = position.table
    if len(faces) != len(table.faces) or not all(type(face) is int for face in faces):
        return False
    believed = [position.game.unread(table, seat) for seat in range(table.seats)]
    real = [face for card, face in enumerate(faces) if all(one.get(card) != face for one in believed)]
    return not Counter(real) - Counter(table.faces)
