"""Checks of what is hidden: no view, question, event or undo depends on faces that a watcher has not seen."""

from __future__ import annotations

from typing import Any

from tablewright.engine.faults import Illegal
from tablewright.engine.game import Game
from tablewright.engine.knowledge import imagined_faces, knows
from tablewright.engine.knowledge import seen_by as known_to
from tablewright.engine.position import Checkpoint, Choice, Imagined, Position
from tablewright.engine.table import Event, Table

from ..state import Watcher, seen_by, watchers_of
from ..walk import Move, Stop


def the_view_of_a_seat_is_the_same_when_it_is_made_from_what_everybody_sees(stop: Stop) -> None:
    own_view = stop.game.own_view
    if own_view is not None:
        for seat in stop.some_of(range(stop.walk.variant.players)):
            assert seat is not None
            assert own_view(stop.position.table, seat, stop.seen_by(None).view) == stop.seen_by(seat).view


def nothing_leaks_from_faces_a_watcher_has_not_seen(stop: Stop) -> None:
    """Permute what a watcher does not know: view and question stay as they are.

    Thinned: for some of the seats that are asked, and some of the others.
    """
    position = stop.position
    asked: list[Watcher] = [*position.open()]
    others = [watcher for watcher in watchers_of(position) if watcher not in asked]
    for watcher in [*stop.some_of(asked), *stop.some_of(others)]:
        faces = other_faces(stop, position.table, watcher)
        twin = world(stop.game, position.checkpoint, position.trail, faces, position.table.dice)
        assert seen_by(twin, watcher) == stop.seen_by(watcher)


def a_choice_tells_others_nothing_about_faces_they_have_not_seen(stop: Stop) -> None:
    """Another seat chooses the same in two worlds, in which the watcher is then shown the same faces.

    The watcher cannot tell them apart: not by the view, not by what was told, not by who is asked next.
    Thinned: for some of the others.
    """
    came = stop.came
    if came is None or stop.walk.variant.players == 1:
        return
    others = [watcher for watcher in watchers_of(stop.position) if watcher != came.choice[0]]
    for watcher in stop.some_of(others):
        other = told_elsewhere(stop, came, watcher)
        if other is not None and shows_the_same(stop.position.table, other.position.table, watcher):
            assert_same_story(stop, came, other, watcher)


def alone_a_choice_that_shows_no_face_tells_onlookers_nothing_about_any(stop: Stop) -> None:
    """A single player is not asked where only one option is left. Onlookers may learn that: they do not play."""
    came = stop.came
    if came is None or stop.walk.variant.players > 1:
        return
    other = told_elsewhere(stop, came, None)
    if other is None:
        return
    tables = (came.table, stop.position.table, other.position.table)
    if len({known_to(table, None) for table in tables}) == 1:
        assert_same_story(stop, came, other, None)


class Told:
    """Another world after the choice that led to a stop."""

    def __init__(self, position: Position, choice: tuple[int, str]) -> None:
        """Undo depends on nothing but dice and learned faces."""
        before = position.table.dice, position.table.learned
        position.choose(*choice)
        self.position = position
        self.undoable = (position.table.dice, position.table.learned) == before

    @property
    def journal(self) -> list[Event]:
        return self.position.journal or []


def told_elsewhere(stop: Stop, came: Move, watcher: Watcher) -> Told | None:
    """The same choice in a world that differs in faces which the watcher does not know after it either.

    None where that world offers something else, as hidden faces may.
    """
    faces = other_faces(stop, came.table, watcher, learned=known_to(stop.position.table, watcher))
    other = world(stop.game, came.checkpoint, came.trail, faces, came.table.dice)
    try:
        return Told(other, came.choice)
    except Illegal:
        return None


def other_faces(stop: Stop, table: Table, watcher: Watcher, learned: int = 0) -> list[int]:
    """Faces that this watcher cannot tell from the real ones.

    `learned` are cards whose faces stay as well, as the watcher is about to see them.
    """
    index = -1 if watcher is None else watcher
    known = stop.game.copy(table)
    known.seen[index] |= learned
    return imagined_faces(known, index, stop.game.backs(known), stop.walk.luck)


def world(game: Game[Any], checkpoint: Checkpoint, trail: tuple[Choice, ...], faces: list[int], dice: int) -> Position:
    """The same position with other faces; the dice stay the same."""
    return Position(game, checkpoint, trail, (Imagined(len(trail), faces, dice),), journal=[])


def shows_the_same(real: Table, other: Table, watcher: Watcher) -> bool:
    """Whether all faces that a watcher knows are the same in both worlds, as they are unless cards were shuffled."""
    known = [card for card in range(real.card_count()) if knows(real, watcher, card)]
    return all(real.faces[card] == other.faces[card] for card in known)


def assert_same_story(stop: Stop, came: Move, other: Told, watcher: Watcher) -> None:
    assert seen_by(other.position, watcher) == stop.seen_by(watcher)
    assert heard(other.journal, watcher) == heard(stop.journal[came.checkpoint.told :], watcher)
    assert other.undoable == came.undoable


def heard(events: list[Event], watcher: Watcher) -> list[Event]:
    return [event for event in events if event.audience is None or watcher in event.audience]
