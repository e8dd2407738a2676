"""Checks of clones: each equals its original, leaves it alone, and shows it before its own rules run."""

from __future__ import annotations

from ..play import choose_at_random
from ..state import looks_of, state_of
from ..walk import Kept, Stop


def a_clone_shows_table_and_options_before_its_rules_run(stop: Stop) -> None:
    """Also the clone of a clone, which is looked at only when the game of its original is over."""
    kept = stop.walk.kept
    kept.append(Kept(stop.number, stop.position.clone().clone(), stop.looks))
    if stop.over:
        for one in kept:
            assert_looks_as_it_did(one)


def assert_looks_as_it_did(kept: Kept) -> None:
    number, clone, looks = kept
    told = f"the clone after {number} choices"
    assert looks_of(clone) == looks, f"{told}, asleep"
    assert clone.asleep, f"{told} ran its rules before anybody asked"
    clone.awaken()
    assert looks_of(clone) == looks, f"{told}, awake"


def a_clone_can_be_played_on(stop: Stop) -> None:
    """What this does to the original, the next check finds."""
    if not stop.over:
        clone = stop.position.clone()
        clone.choose(*choose_at_random(clone, stop.walk.luck))


def the_original_equals_its_clones_and_is_left_alone(stop: Stop) -> None:
    """The last check: the original must be what its clones were before any check played on.

    Thinned: views, prompts and refusals are compared where that is due; table, phase and options everywhere.
    """
    assert looks_of(stop.position) == stop.looks
    assert len(stop.journal) == stop.told
    if stop.due:
        assert state_of(stop.position) == stop.state
