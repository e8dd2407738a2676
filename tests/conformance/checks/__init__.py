"""What must be true at every stop of every walk: a check is a function of a stop, listed in `CHECKS`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..walk import Stop
from .clones import (
    a_clone_can_be_played_on,
    a_clone_shows_table_and_options_before_its_rules_run,
    the_original_equals_its_clones_and_is_left_alone,
)
from .components import (
    a_copy_shares_no_list_with_its_table,
    an_end_is_decided,
    components_are_conserved,
    the_trail_stays_short,
)
from .saves import a_game_that_was_saved_and_loaded_goes_on, a_table_round_trips_as_json
from .secrets import (
    a_choice_tells_others_nothing_about_faces_they_have_not_seen,
    alone_a_choice_that_shows_no_face_tells_onlookers_nothing_about_any,
    nothing_leaks_from_faces_a_watcher_has_not_seen,
    the_view_of_a_seat_is_the_same_when_it_is_made_from_what_everybody_sees,
)
from .worlds import imagined_worlds_are_possible_worlds

CHECKS: Sequence[Callable[[Stop], None]] = (
    components_are_conserved,
    the_trail_stays_short,
    a_copy_shares_no_list_with_its_table,
    an_end_is_decided,
    a_clone_shows_table_and_options_before_its_rules_run,
    a_clone_can_be_played_on,
    a_table_round_trips_as_json,
    a_game_that_was_saved_and_loaded_goes_on,
    the_view_of_a_seat_is_the_same_when_it_is_made_from_what_everybody_sees,
    nothing_leaks_from_faces_a_watcher_has_not_seen,
    imagined_worlds_are_possible_worlds,
    a_choice_tells_others_nothing_about_faces_they_have_not_seen,
    alone_a_choice_that_shows_no_face_tells_onlookers_nothing_about_any,
    the_original_equals_its_clones_and_is_left_alone,  # last: it finds what any other check did to the original
)
