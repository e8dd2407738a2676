"""How a sitting tells its test what happened unasked."""

from __future__ import annotations

import pytest

from tablewright.engine.faults import Stale

from .example.sitting import Sitting


def test_a_choice_that_was_taken_unasked_is_told_to_whoever_wanted_to_make_it() -> None:
    sitting = Sitting("scatter", row=["blue-spark"])

    with pytest.raises(Stale) as refusal:
        sitting.choose(0, "keep:blue-spark")
    (note,) = refusal.value.__notes__
    assert note.startswith("keep: its only option keep:")
    assert note.endswith(" was taken unasked")
