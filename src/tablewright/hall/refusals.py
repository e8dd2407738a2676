"""What the hall refuses, told apart: each kind has its own answer for people and for programs."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that the hall does not carry out; `key` is the message that says why."""

    status = 400
    kind = "bad-input"

    def __init__(self, key: str, **arguments: Any) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class Missing(Refused):
    """There is no such table, page or person."""

    status = 404
    kind = "missing"


class Forbidden(Refused):
    """It is there, but not for this visitor."""

    status = 403
    kind = "forbidden"


class Conflict(Refused):
    """It cannot be done any more, or not yet: the table does not stand so."""

    status = 409
    kind = "conflict"


class Late(Conflict):
    """Somebody else was quicker: what is answered here is not asked any more."""

    kind = "stale"


class TooMuch(Refused):
    """More requests than anybody needs."""

    status = 429
    kind = "too-many"


class TooLarge(Refused):
    """More than anybody has to say at once."""

    status = 413
    kind = "too-large"
