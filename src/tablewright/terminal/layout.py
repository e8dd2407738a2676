"""How a screen is shared out between the board, the prompt, the choices and the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE: Final = 110
LEAST_CHOICES: Final = 4


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes in cells; with `log_beside` the log has a column of its own."""

    log_beside: bool
    width: int
    log_width: int
    board_room: int
    detail: int
    body: int

    @property
    def most_board(self) -> int:
        """How many lines of a board can stand above the least number of choices."""
        return max(self.body - LEAST_CHOICES, 1)

    def below(self, board: int, prompt: int, choices: int, words: int) -> tuple[int, int, int]:
        """Lines for the choices, their details and a log under them, below a board of so many lines.

        Choices take what they need while a log of two lines finds room. Details of more words than usual take what
        the choices leave but for the last line of the log; with a log beside they have it all.
        """
        rest = max(self.body - board - (prompt - 1), LEAST_CHOICES - 1)
        if self.log_beside:
            shown = min(choices, rest)
            return shown, self.detail + rest - shown, 0
        shown = min(choices, max(rest - 2, LEAST_CHOICES), rest)
        more = max(min(words - self.detail, rest - shown - 1), 0)
        return shown, self.detail + more, rest - shown - more


def plan(width: int, height: int) -> Plan:
    """Share out a screen; header, prompt and keys take a line each."""
    beside = width >= WIDE
    log_width = max(width * 3 // 10, 28) if beside else width
    detail = 2 if height < 34 else 3
    body = height - 3 - detail
    return Plan(
        log_beside=beside,
        width=width - log_width - 1 if beside else width,
        log_width=log_width,
        board_room=body - (max(body // 4, 7) if beside else body // 3 + 1),
        detail=detail,
        body=body,
    )
