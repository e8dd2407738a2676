"""Notices end at their moments, and one that passes gives back the place to what stood there before."""

from __future__ import annotations

from tablewright.terminal.notices import PASSING, Notice, Notices, Until

OPENING = Notice("opening", "The rules have changed.", Until.CHOSEN)
SAVED = Notice("saved", "Saved.")
UNASKED = Notice("nothing-asked", "Nothing is asked of you now.", PASSING | Until.ASKED)


def notices(*put: Notice) -> Notices:
    standing = Notices()
    for one in put:
        standing.put(one)
    return standing


def test_nothing_is_said_at_first() -> None:
    assert notices().sentence == ""
    assert not notices().says("saved")


def test_the_latest_is_read() -> None:
    standing = notices(OPENING, SAVED, UNASKED)

    assert standing.sentence == UNASKED.sentence
    assert standing.says("nothing-asked")
    assert not standing.says("saved")


def test_a_passing_notice_uncovers_what_stays_longer() -> None:
    standing = notices(OPENING, SAVED, UNASKED)
    standing.end(Until.MARKED)

    assert standing.sentence == OPENING.sentence


def test_a_question_ends_only_what_is_said_while_nothing_is_asked() -> None:
    asked, unasked = notices(SAVED), notices(UNASKED)
    for standing in (asked, unasked):
        standing.end(Until.ASKED)

    assert asked.sentence == SAVED.sentence
    assert unasked.sentence == ""


def test_a_choice_ends_everything() -> None:
    standing = notices(OPENING, SAVED)
    standing.end(Until.CHOSEN)

    assert standing.sentence == ""
