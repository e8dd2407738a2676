"""What can be chosen and what cannot: one line for each, with the key that chooses it or the reason against it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from rich.text import Text

from tablewright.engine.questions import Question
from tablewright.engine.table import Table

from .board import Board
from .lines import joined, padded, spaced
from .scene import Scene
from .voice import Voice

# Letters that are commands of the client are left out.
LABELS: Final = "123456789abdegijkmntvwxyz0"


@dataclass(frozen=True, slots=True)
class Choice:
    """An option, or with a reason something that is refused; `rule` says more about either."""

    label: str
    option_id: str
    name: str
    note: Text
    rule: str
    reason: str | None = None


def choices_of(question: Question[Any], table: Table, voice: Voice, board: Board, scene: Scene) -> list[Choice]:
    """Everything that lies on the table for a question: first what is open, then what is not."""
    speaker, seat = voice.speaker, question.seat
    refusals = question.refused()
    kept = {board.label(refusal.option.id) for refusal in refusals}
    labels = labels_for([option.id for option in question.options], board, kept)
    open_ones = [
        Choice(
            label,
            option.id,
            speaker.option(table, seat, option.id),
            board.note(scene, option.id),
            question.rule,
        )
        for label, option in zip(labels, question.options, strict=True)
    ]
    refused = [
        Choice(
            "✗",
            refusal.option.id,
            speaker.option(table, seat, refusal.option.id),
            Text(),
            refusal.reason.rule,
            speaker.reason(refusal.reason),
        )
        for refusal in refusals
    ]
    return open_ones + refused


def labels_for(option_ids: list[str], board: Board, kept: Collection[str | None] = ()) -> list[str]:
    """A key for each option: the board's own where it has one, otherwise the next that is free and not kept."""
    own = [board.label(option_id) for option_id in option_ids]
    free = (label for label in LABELS if label not in own and label not in kept)
    return [label if label is not None else next(free, " ") for label in own]


def choice_line(choice: Choice, width: int, *, current: bool) -> Text:
    """One line; a refusal keeps its rule id in sight whatever its length."""
    pointer = Text("❯" if current else " ", "bold bright_magenta")
    if choice.reason is None:
        name = Text(choice.name, "bold" if current else "")
        line = padded(
            Text.assemble(pointer, (choice.label, "bold cyan"), " ", spaced((name, choice.note), "  ")), width
        )
    else:
        rule = Text(f" {choice.rule}", "italic")
        said = Text.assemble(pointer, f"{choice.label} {choice.name} — {choice.reason}")
        line = padded(said, width - rule.cell_len) + rule
        line.stylize("dim")
    if current:
        line.stylize_before("on grey23")
    return line


def window(count: int, cursor: int, height: int) -> range:
    """The lines in sight, so that the cursor is among them."""
    first = min(max(cursor - height // 2, 0), max(count - height, 0))
    return range(first, min(first + height, count))


def draw_choices(choices: list[Choice], cursor: int, width: int, height: int) -> Text:
    """As many choices as fit, with a mark where there are more."""
    seen = window(len(choices), cursor, height)
    lines = [choice_line(choices[index], width - 4, current=index == cursor) for index in seen]
    if lines and seen.start > 0:
        lines[0] += Text(f" ↑{seen.start}", "bold")
    if lines and seen.stop < len(choices):
        lines[-1] += Text(f" ↓{len(choices) - seen.stop}", "bold")
    return joined(lines)
