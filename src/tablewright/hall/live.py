"""A table in the hall while somebody is at it: its seats, its match and its talk, folded from its log."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tablewright.engine.game import REMATCH, Game
from tablewright.engine.match import Match, replay
from tablewright.engine.position import Checkpoint
from tablewright.engine.questions import AnySeat, EverySeat, Question
from tablewright.engine.record import read_record

from .storage import Entry, Unavailable
from .voice import UNNAMED

PLAY: Final = frozenset({"begin", "record", "choose", "undo", "rewind", "ask", "agree", "refuse"})
"""The kinds of entries that the rules of the game decide about."""


@dataclass(slots=True)
class Sitter:
    """Who is in a seat: a person, a bot, a bot that stands in for a person, or nobody yet."""

    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def stood_in(self) -> bool:
        """A bot plays for the person whose seat it is."""
        return self.person is not None and self.bot is not None


@dataclass(frozen=True, slots=True)
class Talk:
    """A line of the chat: what somebody said, or a message of the hall about the seats."""

    seat: int | None
    name: str
    text: str
    key: str = ""
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class UndoRequest:
    """A seat asks the others to go back beyond a reveal."""

    seat: int
    length: int
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class Done:
    """A request that was carried out, by its key."""

    seq: int
    seat: int | None
    option: str


class TableLock(asyncio.Lock):
    """Once the house has let go of a table, nobody who still waits for it gets it: it may know what no log knows."""

    gone = False

    async def __aenter__(self) -> None:
        await super().__aenter__()
        if self.gone:
            self.release()
            raise Unavailable("The table was let go of.")


class LiveTable:
    """The present state of one table. Whoever reads or changes it holds its lock."""

    def __init__(self, game: Game[Any], row: Any) -> None:
        self.game = game
        self.id: str = row.id
        self.players: int = row.players
        self.settings: dict[str, str] = dict(row.settings)
        self.seed: str = row.secret_seed
        self.listed = bool(row.listed)
        self.host: str = row.host_id
        self.origin: str | None = row.origin
        self.created_at: float = row.created_at
        self.rules_version: str = row.rules_version
        self.content_hash: str = row.content_hash
        self.lock = TableLock()
        self.used_at = 0.0
        self.listed_at = 0.0
        """When the row that lobbies are sorted by was last brought up to date."""
        self.forget()

    @property
    def people(self) -> dict[int, str]:
        """Who sits where, of those whose name tells them from all others."""
        names = Counter(sitter.name for sitter in self.sitters)
        told = (sitter for sitter in self.sitters if sitter.name not in ("", UNNAMED))
        return {sitter.seat: sitter.name for sitter in told if names[sitter.name] == 1}

    def forget(self) -> None:
        """Back to before the first entry of the log."""
        self.sitters = [Sitter(seat) for seat in range(self.players)]
        self.match: Match | None = None
        self.talk: list[Talk] = []
        self.done: dict[str, Done] = {}
        self.taken_back = [0] * self.players
        self.request: UndoRequest | None = None
        self.followed: dict[str, str] = {}
        """By the name of a sequel: the table that was opened for it."""
        self.notice: str | None = None
        self.eras = 0
        """How many records have taken the place of what was played; questions of another era are other questions."""
        self.study = False
        """The seed of this table may be known to whoever sits here, so nobody else can take a seat."""
        self.stood_in: set[int] = set()
        """The seats of people for whom a bot has chosen something."""
        self.passed: list[Checkpoint] = []
        """The phases that began with the last choice: what happened unasked can be followed from one to the next."""
        self.seq = 0
        self.changed_at = self.created_at

    @property
    def rematch(self) -> str | None:
        """The table at which the same game is played again."""
        return self.followed.get(REMATCH)

    @property
    def imported(self) -> bool:
        """Brought in from a record: whoever holds the seats did not play there."""
        return self.study and self.origin is None and self.match is not None and self.match.over

    @property
    def status(self) -> str:
        if self.match is None:
            return "open"
        return "over" if self.match.over else "running"

    # Folding the log

    def fold(self, entries: Sequence[Entry]) -> None:
        """Let the whole log happen. A record stands for all play before it, which may have followed other rules."""
        last_record = max((entry.seq for entry in entries if entry.kind == "record"), default=0)
        for entry in entries:
            if entry.seq < last_record and entry.kind in PLAY:
                self._pass_over(entry)
            else:
                self.apply(entry)

    def _pass_over(self, entry: Entry) -> None:
        """An entry whose play a later record tells."""
        if entry.kind == "record":
            self._begin_era(entry)
        self._note(entry)

    def apply(self, entry: Entry) -> None:
        """Let an entry happen; if it cannot, nothing has changed."""
        before, self.passed = self.passed, []
        try:
            HAPPENINGS[entry.kind](self, entry)
        except BaseException:
            self.passed = before
            raise
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        self.seq = entry.seq
        self.changed_at = entry.at
        if entry.kind == "choose" and entry.seat is not None and self.sitters[entry.seat].stood_in:
            self.stood_in.add(entry.seat)
        if entry.key is not None:
            self.done[entry.key] = Done(entry.seq, entry.seat, entry.payload.get("option", ""))

    def _opened(self, entry: Entry) -> None:
        for data in entry.payload["seats"]:
            self._sit(data)

    def _seat(self, entry: Entry) -> None:
        self._sit(entry.payload)
        if self.request is not None and self.sitters[self.request.seat].bot is not None:
            self.request = None  # bots ask for nothing
        if entry.payload.get("said"):
            self.talk.append(Talk(None, "", "", entry.payload["said"], {"name": entry.payload["about"]}))

    def _sit(self, data: dict[str, Any]) -> None:
        sitter = Sitter(data["seat"], data["person"], data["name"], data["bot"], data["token_hash"])
        self.sitters[sitter.seat] = sitter

    def _moved(self, entry: Entry) -> None:
        """A guest has logged in: what was theirs here is the account's, under its name."""
        guest, account = entry.payload["guest"], entry.payload["account"]
        mine = self.held_by(guest["person"])
        self.host = account["person"] if self.host == guest["person"] else self.host
        called = [seat for seat in mine if self.sitters[seat].name == guest["name"] != account["name"]]
        for seat in mine:
            self.sitters[seat].person = account["person"]
        for seat in called:
            self.sitters[seat].name = account["name"]
        if called:
            self.talk.append(Talk(None, "", "", "talk-known", {"name": guest["name"], "known": account["name"]}))

    def _begin(self, entry: Entry) -> None:
        self.match = Match(self.game, self.players, self.settings, self.seed)

    def _record(self, entry: Entry) -> None:
        """The match as a record tells it: imported, branched off, or carried over to new rules."""
        self.match = replay(self.game, read_record(entry.payload["record"], "the log"))
        self._begin_era(entry)

    def _begin_era(self, entry: Entry) -> None:
        self.eras += 1
        self.notice = entry.payload.get("notice")
        self.study = self.study or entry.payload.get("study", False)

    def _branched(self, entry: Entry) -> None:
        """Whoever plays the branch to its end learns the seed."""
        self.study = True

    def _choose(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.seat is not None
        self.match.position.passed = self.passed
        try:
            self.match.choose(entry.seat, entry.payload["option"])
        finally:
            self.match.position.passed = None
        entry.payload.setdefault("rolls", self.match.played[-1].rolls)  # the log keeps what was rolled, too
        self.request = None  # the game has gone on

    def _undo(self, entry: Entry) -> None:
        assert self.match is not None
        assert entry.seat is not None
        self.match.undo(entry.seat)
        self.taken_back[entry.seat] += 1
        self.request = None  # what it asked to take back lies elsewhere now

    def _ask(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.request = UndoRequest(entry.seat, entry.payload["length"], {entry.seat, *entry.payload["agreed"]})

    def _agree(self, entry: Entry) -> None:
        assert self.request is not None
        assert entry.seat is not None
        self.request.agreed.add(entry.seat)

    def _refuse(self, entry: Entry) -> None:
        self.request = None
        said = entry.payload.get("said", "talk-undo-refused")
        self.talk.append(Talk(None, "", "", said, {"name": entry.payload["name"]}))

    def _rewind(self, entry: Entry) -> None:
        assert self.match is not None
        self.match.rewind(entry.payload["length"])
        self.taken_back = [count + 1 for count in self.taken_back]
        self.request = None
        said = entry.payload.get("said", "talk-undone")
        self.talk.append(Talk(None, "", "", said, {"name": entry.payload["name"]}))

    def _chat(self, entry: Entry) -> None:
        self.talk.append(Talk(entry.seat, entry.payload["name"], entry.payload["text"]))

    def _rematch(self, entry: Entry) -> None:
        self.followed[entry.payload.get("sequel", REMATCH)] = entry.payload["table"]

    # What is asked

    def asked(self) -> dict[int, Question[Any]]:
        """The open questions by seat."""
        return {} if self.match is None or self.match.over else self.match.position.open()

    def waited_for(self) -> dict[int, Question[Any]]:
        """The open questions without those that the table can do without."""
        return {} if self.match is None or self.match.over else self.match.position.waited_for()

    def first_answer_counts(self) -> bool:
        """Whether several seats are asked together, and whoever answers first answers for all."""
        return self.match is not None and isinstance(self.match.position.pending, AnySeat)

    def question_token(self, seat: int) -> str | None:
        """Names the question that a seat is asked now, so that a late answer is not taken for the next one.

        Made only from what the seat may know: its own answers count, other seats' secret ones do not. Where several
        seats may act, what the others do leaves a question as it was unless it offers something else.
        """
        question = self.asked().get(seat)
        if question is None or self.match is None:
            return None
        pending = self.match.position.pending
        number = len(self.match.played)
        if isinstance(pending, EverySeat):
            number += len(self.match.position.secret_answers(seat)) - pending.taken
        elif isinstance(pending, AnySeat):
            number = sum(played.choice.seat == seat for played in self.match.played)
        options = ",".join(option.id for option in question.options)
        text = f"{seat}|{number}|{self.taken_back[seat]}|{self.eras}|{question.key}|{options}"
        return hashlib.blake2s(text.encode(), digest_size=9).hexdigest()

    # Who is who

    def held_by(self, person: str | None) -> list[int]:
        """The seats that a person holds, also while a bot stands in."""
        return [] if person is None else [sitter.seat for sitter in self.sitters if sitter.person == person]

    def people_seats(self) -> list[int]:
        """The seats in which people sit and play themselves."""
        return [sitter.seat for sitter in self.sitters if sitter.person is not None and sitter.bot is None]


HAPPENINGS: Final[Mapping[str, Callable[[LiveTable, Entry], None]]] = {
    "opened": LiveTable._opened,
    "seat": LiveTable._seat,
    "moved": LiveTable._moved,
    "begin": LiveTable._begin,
    "record": LiveTable._record,
    "branched": LiveTable._branched,
    "choose": LiveTable._choose,
    "undo": LiveTable._undo,
    "ask": LiveTable._ask,
    "agree": LiveTable._agree,
    "refuse": LiveTable._refuse,
    "rewind": LiveTable._rewind,
    "chat": LiveTable._chat,
    "rematch": LiveTable._rematch,
}
"""What each kind of entry does to a table."""
