"""What can go wrong at the table, told apart: bad input, a stale answer, a move against the rules, a fault of ours."""

from __future__ import annotations

from typing import Any


class TableError(Exception):
    """Anything the table refuses; its text is one sentence for a person."""


class BadInput(TableError):
    """A file, an option or an argument from outside that cannot be used as it is.

    Where people meet it in other languages, `reason` names the message that says so, with its arguments.
    """

    def __init__(self, message: str, reason: str | None = None, **arguments: Any) -> None:
        super().__init__(message)
        self.reason = reason
        self.arguments = arguments


class Stale(TableError):
    """An answer to a question that is not, or no longer, open."""


class Illegal(TableError):
    """A choice that the rules do not allow now; `rule` is what forbids it, or what asks for another answer."""

    def __init__(self, message: str, rule: str | None = None, reason: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.reason = reason


class Fault(TableError):
    """The rules themselves failed; the table was put back to where it stood before."""
