"""`tablewright replay` and `tablewright verify`: look at a finished game, and check that it was dealt fairly."""

from __future__ import annotations

import sys
from pathlib import Path

from tablewright.engine.commitment import commitment
from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.engine.match import replay as play_again
from tablewright.language import Speaker

from .common import open_record
from .play import Language


def replay(file: Path, *, lang: Language = "en") -> None:
    """Step through a record; without a terminal, print it.

    Parameters
    ----------
    file: The record.
    lang: The language of the log.
    """
    record, game = open_record(file)
    match = play_again(game, record)
    if sys.stdin.isatty() and sys.stdout.isatty():
        from tablewright import terminal

        terminal.watch(match, lang)
    else:
        sys.stdout.write("\n".join(told(match, lang)) + "\n")


def told(match: Match, language: str) -> list[str]:
    """Everything that everybody may know of a match, line by line."""
    speaker = Speaker(match.game, language)
    return [speaker.event(match.position.table, event) for event in match.log(None)]


def verify(file: Path) -> int:
    """Check that a record fits the commitment published before its first card was dealt.

    Parameters
    ----------
    file: The record.
    """
    record, game = open_record(file)
    if commitment(record.seed) != record.commitment:
        raise BadInput(f"{file} does not keep its promise: the seed does not fit the commitment {record.commitment}.")
    if (record.rules, record.content) != (game.version, game.content_hash()):
        raise BadInput(f"{file} was played under other rules or content, so its shuffles cannot be repeated here.")
    match = play_again(game, record)
    rolled = sum(len(step.rolls) for step in record.steps) + len(record.rolled_at_setup)
    state = "finished" if match.over else "running"
    sys.stdout.write(
        f"{file}: {state} game of {record.game}, {len(record.steps)} choices and {rolled} random results "
        f"follow from the seed; commitment {record.commitment} holds.\n"
    )
    return 0
