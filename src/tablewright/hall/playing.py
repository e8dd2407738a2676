"""Playing: choices, undo, going back by consent, and talk; each is written to the log before it is acknowledged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tablewright.engine.faults import BadInput, Fault, Illegal, Stale
from tablewright.engine.match import Match

from .house import House
from .live import LiveTable
from .refusals import Conflict, Late, Refused
from .storage import Entry, Taken

TALK_LENGTH = 500
TRIES = 3


def match_of(live: LiveTable) -> Match:
    """The match at a table, once it has begun."""
    if live.match is None:
        raise Conflict("refused-not-begun")
    return live.match


def running_match(live: LiveTable) -> Match:
    """The match while it is played; what is finished is never opened again."""
    if live.status == "over":
        raise Conflict("refused-over")
    return match_of(live)


@contextmanager
def sound_position(live: LiveTable) -> Iterator[None]:
    """Where the rules stumble at a table that began at a position written by hand, its record is to blame."""
    try:
        yield
    except Fault as fault:
        if live.study and live.match is not None and live.match.start is not None:
            raise BadInput("The record of this table tells of a position that cannot be.", "table-position") from fault
        raise


async def choose(
    house: House, live: LiveTable, seat: int, option: str, question: str | None = None, key: str | None = None
) -> int:
    """Let a seat choose; returns the number of the log's entry. The same key again gives the same answer again."""
    own_key = None if key is None else f"{seat} {key}"  # each seat has its own keys
    for _ in range(TRIES):
        try:
            async with live.lock:
                return await _choose_once(house, live, seat, option, question, own_key)
        except Taken:  # another worker was quicker; the table knows now what it wrote
            continue
    raise Late("refused-busy")


async def _choose_once(
    house: House, live: LiveTable, seat: int, option: str, question: str | None, key: str | None
) -> int:
    done = live.done.get(key) if key is not None else None
    if done is not None:
        if (done.seat, done.option) == (seat, option):
            return done.seq
        raise Stale("This key was used for another choice.")
    if question is not None and question != live.question_token(seat):
        raise Stale("The question has changed meanwhile.")
    match_of(live)
    entry = Entry(live.id, live.seq + 1, "choose", seat, {"option": option}, key)
    with sound_position(live):
        await house.change(live, entry)
    return entry.seq


async def undo(house: House, live: LiveTable, seat: int) -> int:
    """Take back one's last choice, as the engine allows."""
    async with live.lock:
        index = running_match(live).undo_point(seat)
        entry = Entry(live.id, live.seq + 1, "undo", seat, {"index": index})
        await house.change(live, entry)
        return entry.seq


def undo_reach(live: LiveTable, seat: int) -> str:
    """Whether a seat may take its last choice back freely ("free"), can ask the others ("ask"), or neither ("").

    Where no other person plays, nobody has to be asked ("unasked"): bots agree.
    """
    if live.match is None or live.match.over or live.sitters[seat].bot is not None:
        return ""
    try:
        live.match.undo_point(seat)
    except Illegal as refusal:
        if refusal.reason not in ("engine-undo-others", "engine-undo-reveal"):
            return ""
        return "ask" if others_to_ask(live, seat) else "unasked"
    return "free"


def others_to_ask(live: LiveTable, seat: int) -> list[int]:
    """The seats of other people."""
    asker = live.sitters[seat].person
    return [other for other in live.people_seats() if live.sitters[other].person != asker]


# Going back beyond a reveal, when everybody agrees


async def ask_undo(house: House, live: LiveTable, seat: int) -> int:
    """Ask the other people to go back to before one's last choice. Bots agree."""
    async with live.lock:
        length = running_match(live).rewind_point(seat)
        if live.request is not None:
            raise Conflict("refused-asked-already")
        asker = live.sitters[seat].person
        agreed = [sitter.seat for sitter in live.sitters if sitter.person == asker]
        entry = Entry(live.id, live.seq + 1, "ask", seat, {"length": length, "agreed": agreed})
        await house.change(live, entry)
        return await settle(house, live)


async def answer_undo(house: House, live: LiveTable, seat: int, answer: str) -> int:
    """Agree or refuse when somebody asks to go back."""
    async with live.lock:
        running_match(live)
        if live.request is None:
            raise Late("refused-nothing-asked")
        if answer not in ("agree", "refuse"):
            raise Refused("refused-answer")
        said = "talk-undo-withdrawn" if seat == live.request.seat else "talk-undo-refused"
        payload = {} if answer == "agree" else {"name": live.sitters[seat].name, "said": said}
        await house.change(live, Entry(live.id, live.seq + 1, answer, seat, payload))
        return await settle(house, live)


async def settle(house: House, live: LiveTable) -> int:
    """Go back once the last person has agreed, or whoever had not has left."""
    request = live.request
    if request is not None and request.agreed.issuperset(live.people_seats()):
        said = "talk-undone" if others_to_ask(live, request.seat) else "talk-undone-alone"
        payload: dict[str, Any] = {"length": request.length, "name": live.sitters[request.seat].name, "said": said}
        await house.change(live, Entry(live.id, live.seq + 1, "rewind", request.seat, payload))
    return live.seq


async def talk(house: House, live: LiveTable, seat: int | None, name: str, text: str) -> int:
    """Say something at the table."""
    said = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
    if not said:
        raise Refused("refused-empty-talk")
    if len(said) > TALK_LENGTH:
        raise Refused("refused-long-talk", most=TALK_LENGTH)
    async with live.lock:
        entry = Entry(live.id, live.seq + 1, "chat", seat, {"name": name, "text": said})
        await house.change(live, entry)
        return entry.seq
