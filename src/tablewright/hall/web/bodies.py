"""What programs send to the API and what they get: the shapes of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec


class Guest(msgspec.Struct):
    """A newcomer's name."""

    name: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """What one wants to be called."""

    name: str


class Account(msgspec.Struct):
    """The name and password of an account."""

    account: str
    password: str


class Session(msgspec.Struct):
    """Who one is; `token` goes into the header `Authorization: Bearer`."""

    name: str
    account: str | None
    token: str | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; each of `seats` is `open`, `me`, or a bot: `random` or `greedy`."""

    game: str
    players: int
    seats: list[str]
    settings: dict[str, str] = {}
    public: bool = True


class SeatAction(msgspec.Struct, forbid_unknown_fields=True):
    """What to do with a seat: sit, leave, bot, stand-in, come-back, hand-over, take (with the token handed over), or

    name: whoever plays several seats may say who sits there.
    """

    action: str
    bot: str = "greedy"
    token: str = ""
    name: str = ""


class SeatToken(msgspec.Struct):
    """Opens a seat without a session, where the action gives one."""

    token: str | None


class Choose(msgspec.Struct, forbid_unknown_fields=True):
    """A choice. `question` guards against late answers, `key` makes a repetition harmless."""

    seat: int
    option: str
    question: str | None = None
    key: Annotated[str, msgspec.Meta(max_length=100)] | None = None


class ForSeat(msgspec.Struct, forbid_unknown_fields=True):
    """For which seat something is done."""

    seat: int


class AnswerUndo(msgspec.Struct, forbid_unknown_fields=True):
    """`agree` or `refuse`."""

    seat: int
    answer: str


class TalkBody(msgspec.Struct, forbid_unknown_fields=True):
    """Something said at the table; onlookers have no seat."""

    text: str
    seat: int | None = None


class At(msgspec.Struct, forbid_unknown_fields=True):
    """After so many choices."""

    at: int


class GoOn(msgspec.Struct, forbid_unknown_fields=True):
    """One of the sequels that the ending of a game names."""

    sequel: str


class Done(msgspec.Struct):
    """Carried out and on disk; `seq` is the number of the log's entry."""

    seq: int


class Opened(msgspec.Struct):
    """A table by its name."""

    table: str


class HintInfo(msgspec.Struct):
    """What the greedy bot would do, what it expects of it, and what it would do else."""

    option: str
    worth: float
    second: str | None
    second_worth: float
    then: list[str]
    """What the choice does at once, as far as one can know it."""


class ViewInfo(msgspec.Struct):
    """A table as a seat sees it, after so many choices."""

    seq: int
    seat: int | None
    at: int
    view: dict[str, Any]
