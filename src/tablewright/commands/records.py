"""`tablewright replay` and `tablewright verify`: look at a finished game, and check that it was dealt fairly."""

from __future__ import annotations

import sys
from pathlib import Path

from tablewright.engine.commitment import commitment
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.match import replay as play_again
from tablewright.engine.record import Record
from tablewright.language import Speaker

from .common import Language, named, open_record, spoken_language


def replay(file: Path, *, lang: Language | None = None, pack: Path | None = None) -> None:
    """Step through a record; without a terminal, print it.

    Parameters
    ----------
    file
        The record.
    lang
        The language of the log; without it, the one it was played in.
    pack
        Where the content pack of the game is now, if it was moved.
    """
    record, game = open_record(file, pack)
    with named(file):
        match = play_again(game, record)
    language = spoken_language(record, lang)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from tablewright import terminal

        terminal.watch(match, language)
    else:
        sys.stdout.write("\n".join(told(match, language)) + "\n")


def told(match: Match, language: str) -> list[str]:
    """Everything that everybody may know of a match, line by line."""
    speaker = Speaker(match.game, language)
    return [speaker.event(match.position.table, event) for event in match.log(None)]


def verify(file: Path, *, pack: Path | None = None) -> int:
    """Check that a record fits the commitment published before its first card was dealt.

    Parameters
    ----------
    file
        The record.
    pack
        Where the content pack of the game is now, if it was moved.
    """
    record, game = open_record(file, pack)
    if commitment(record.seed) != record.commitment:
        raise BadInput(f"{file} does not keep its promise: the seed does not fit the commitment {record.commitment}.")
    if (record.rules, record.content) != (game.version, game.content_hash()):
        raise BadInput(f"{file} was played under other rules or content, so its shuffles cannot be repeated here.")
    with named(file):
        match = play_again(game, record)
    state = "finished" if match.over else "running"
    title = Speaker(game, "en").say("game-title")
    sys.stdout.write(f"{file}: {state} game of {title}, {checked(record)}\n")
    return 0


def checked(record: Record) -> str:
    """What was found right in a record, and what nobody could check."""
    before = 0 if record.start is None else record.start.after
    steps = record.steps[before:]
    rolled = sum(len(step.rolls) for step in steps)
    if record.start is None:
        counted = f"{len(steps)} choices and {rolled + len(record.rolled_at_setup)} random results follow from the seed"
        return f"{counted}; commitment {record.commitment} holds."
    counted = f"{len(steps)} choices and {rolled} random results follow from the table after choice {before}"
    unchecked = f"The first {before} choices were made under other rules and are not checked."
    return f"{counted}; commitment {record.commitment} holds. {unchecked}"
