"""Checks of clones: each equals its original, leaves it alone, and shows it before its own rules run."""

from __future__ import annotations

from tablewright.engine.codec import digest

from ..play import choose_at_random
from ..state import state_of
from ..walk import Kept, Looks, Stop


def a_clone_can_be_played_on(stop: Stop) -> None:
    """What this does to the original, `the_original_equals_its_clone_and_is_left_alone` finds."""
    assert stop.state, "the clone is looked at before it goes on"
    if not stop.over:
        stop.twin.choose(*choose_at_random(stop.twin, stop.walk.luck))


def a_clone_shows_table_and_options_before_its_rules_run(stop: Stop) -> None:
    """Also the clone of a clone, which is looked at only when the game of its original is over."""
    kept = stop.walk.kept
    clone = stop.position.clone().clone()
    kept.append(Kept(stop.number, clone, Looks(digest(stop.position.table), stop.state.phase, stop.state.offered)))
    if stop.over:
        for one in kept:
            assert_shows_what_it_was(one)


def assert_shows_what_it_was(kept: Kept) -> None:
    number, clone, looks = kept
    offered = {seat: [option.id for option in options] for seat, options in clone.options().items()}
    told = f"the clone after {number} choices"
    assert Looks(digest(clone.table), clone.game.phase_name(clone.phase), offered) == looks, f"{told}, asleep"
    assert clone.asleep, f"{told} ran its rules before anybody asked"
    offered = {seat: [option.id for option in question.options] for seat, question in clone.open().items()}
    assert Looks(digest(clone.table), clone.game.phase_name(clone.phase), offered) == looks, f"{told}, awake"


def the_original_equals_its_clone_and_is_left_alone(stop: Stop) -> None:
    """The last check: the original must be what its clone was before any check played on."""
    assert state_of(stop.position) == stop.state
    assert len(stop.journal) == stop.told
