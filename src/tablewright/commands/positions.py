"""`tablewright position`: load a position, apply choices, and show what follows."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from tablewright.engine.codec import part, read_json
from tablewright.engine.faults import BadInput, Fault, Illegal
from tablewright.engine.notation import UNSOUND, position_from_data, position_to_data
from tablewright.engine.options import Reason
from tablewright.engine.position import Position
from tablewright.engine.questions import Question
from tablewright.engine.table import Event
from tablewright.games import find_game
from tablewright.language import Speaker

from .common import Language, named, read_text


def position(
    file: Path,
    *,
    choose: Annotated[list[str] | None, Parameter(name="--choose", negative="")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language = "en",
    pack: Path | None = None,
) -> None:
    """Load a position written as JSON, let seats choose, and print the position, views, questions and events.

    Parameters
    ----------
    file
        The position; the author's guide describes the format.
    choose
        A choice as SEAT=OPTION; repeat it for several, which are applied in order.
    as_json
        Print everything as one JSON object.
    lang
        The language of the events and questions.
    pack
        A folder with other content for the game.
    """
    text = read_text(file)
    journal: list[Event] = []
    with named(file):
        data = read_json(text, "the position")
        game = find_game(part(data, "game", str, "the position"), pack)
        found = position_from_data(game, data, journal)
    report = play_on(found, choose or [], journal, Speaker(game, lang), file)
    sys.stdout.write(json.dumps(report, ensure_ascii=False, indent=2) + "\n" if as_json else as_text(report))


def play_on(
    found: Position, choices: Sequence[str], journal: list[Event], speaker: Speaker, file: Path
) -> dict[str, Any]:
    """The position after some choices; numbers that no table has may let the rules, or whoever looks, fail late."""
    try:
        for choice in choices:
            apply(found, choice, speaker)
        return describe(found, journal, speaker)
    except Fault as fault:
        raise BadInput(f"{file}: the position cannot be played on. {fault}") from fault
    except UNSOUND as error:
        after = f" after {choices[-1]}" if choices else ""
        raise BadInput(f"{file}: the position cannot be shown{after}: its parts do not fit ({error!r}).") from error


def parse_choice(words: str) -> tuple[int, str]:
    """SEAT=OPTION, such as 0=row:3."""
    seat, equals, option = words.partition("=")
    if not equals or not option or not re.fullmatch("[0-9]{1,3}", seat):
        raise BadInput(f"A choice is written SEAT=OPTION, such as 0=row:3, not {words!r}.")
    return int(seat), option.strip()


def apply(found: Position, choice: str, speaker: Speaker) -> None:
    """Let a seat choose; a refusal is said in the reader's language, with its rule."""
    seat, option = parse_choice(choice)
    try:
        found.choose(seat, option)
    except Illegal as refusal:
        if refusal.reason is None or refusal.rule is None:
            raise
        reason = speaker.reason(Reason(refusal.rule, refusal.reason))
        raise BadInput(f"Seat {seat} may not choose {option} now. {reason} ({refusal.rule})") from None


def describe(found: Position, journal: list[Event], speaker: Speaker) -> dict[str, Any]:
    """All there is to say about a position, as data."""
    game, table = found.game, found.table
    watchers: list[int | None] = [*range(table.seats), None]
    return {
        "position": position_to_data(found),
        "phase": game.phase_name(found.phase),
        "over": found.over,
        "questions": [_question(found, question, speaker) for _, question in sorted(found.open().items())],
        "events": [
            {"key": event.key, "arguments": dict(event.arguments), "audience": event.audience}
            | {"text": speaker.event(table, event)}
            for event in journal
        ],
        "views": {"onlooker" if seat is None else str(seat): game.view(table, seat) for seat in watchers},
        "standings": [
            {"seat": one.seat, "score": one.score, "won": one.won, "details": dict(one.details)}
            for one in (game.standings(table) if found.over else ())
        ],
    }


def _question(found: Position, question: Question[Any], speaker: Speaker) -> dict[str, Any]:
    table, seat = found.table, question.seat
    return {
        "seat": seat,
        "key": question.key,
        "rule": question.rule,
        "text": speaker.question(table, question),
        "options": [{"id": one.id, "text": speaker.option(table, seat, one.id)} for one in question.options],
        "refused": [
            {
                "id": one.option.id,
                "text": speaker.option(table, seat, one.option.id),
                "rule": one.reason.rule,
                "reason": speaker.reason(one.reason),
            }
            for one in question.refused()
        ],
        "answered": [choice.option.id for choice in found.secret_answers(seat)],
    }


def as_text(report: dict[str, Any]) -> str:
    """The report for reading; what matters most comes last, so that it stays on the screen."""
    lines = ["The position:", "  " + json.dumps(report["position"], ensure_ascii=False), ""]
    for name, view in report["views"].items():
        lines.append(f"What {'an onlooker' if name == 'onlooker' else f'seat {name}'} sees:")
        lines += ["  " + json.dumps(view, ensure_ascii=False), ""]
    lines += [f"Phase: {report['phase']}" + (" (the game is over)" if report["over"] else ""), "", "What happened:"]
    lines += [f"  {event['text']}" for event in report["events"]] or ["  nothing yet"]
    for question in report["questions"]:
        lines += ["", f"Seat {question['seat']} is asked: {question['text']} ({question['rule']})"]
        lines += [f"  {one['id']:<24} {one['text']}" for one in question["options"]]
        lines += [f"  not {one['id']:<20} {one['reason']} ({one['rule']})" for one in question["refused"]]
    for standing in report["standings"]:
        mark = " and wins" if standing["won"] else ""
        lines.append(f"Seat {standing['seat']} has {standing['score']} points{mark}.")
    return "\n".join(lines) + "\n"
