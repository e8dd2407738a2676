"""People: guests with a name, accounts with a password, and the sessions that tell who is asking."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Insert, delete, insert, update

from .refusals import Forbidden, Refused
from .storage import GONE, Store, Taken, Unavailable, people, sessions
from .storage.forgetting import forget_unseen
from .storage.reading import person_of_account, person_of_session
from .voice import UNNAMED

T = TypeVar("T")
NAME_LENGTH: Final = 30
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
DAY: Final = 24 * 3600.0
REMEMBERED_FOR: Final = 60.0
"""So many seconds pass until a worker hears that somebody has logged out at another one."""
REMEMBERED_ALONE_FOR: Final = 3600.0
"""One process alone knows of everybody who logs out; thousands who came together would be looked up together, too."""
REMEMBERED: Final = 10_000
ACCOUNT: Final = re.compile(r"[\w.-]{3,30}")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who visits the hall."""

    id: str
    name: str
    account: str | None = None


def token_hash(token: str) -> str:
    """What is stored of a token: enough to recognise it, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(32)


def opened_session(person: Person, token: str) -> Insert:
    """Writes a session, by which its token tells who is asking."""
    return insert(sessions).values(token_hash=token_hash(token), person_id=person.id, created_at=time.time())


def tidy_name(name: str) -> str:
    """A name as it is shown: without invisible letters, not too long."""
    readable = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())
    tidy = readable[:NAME_LENGTH].strip()
    if not tidy:
        raise Refused("refused-name-empty")
    return tidy


class People:
    """Everybody the hall knows. Who was asked for lately is remembered for a moment."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1)
        # Hashing takes tens of milliseconds and megabytes on purpose; two at a time are enough for anybody.
        self._slow = ThreadPoolExecutor(2, thread_name_prefix="passwords")
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._remembered: dict[str, tuple[float, Person]] = {}
        self._remembered_for = REMEMBERED_FOR if store.notifies else REMEMBERED_ALONE_FOR

    async def by_token(self, token: str) -> Person | None:
        """The person of a session."""
        hashed = token_hash(token)
        known = self._remembered.get(hashed)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        row = await self.store.read(lambda connection: person_of_session(connection, hashed))
        if row is None:
            self._remembered.pop(hashed, None)
            return None
        person = Person(row.id, row.name, row.account)
        self._remember(hashed, person)
        if time.time() - row.seen_at > DAY:
            await self._note_seen(hashed)
        return person

    async def by_token_afresh(self, token: str) -> Person | None:
        """The person of a session as it is written, whatever another worker has made of it in the last minute."""
        self.forget_session(token_hash(token))
        return await self.by_token(token)

    async def _note_seen(self, hashed: str) -> None:
        """Once a day; whoever comes while nothing can be written is noted the next time."""
        with suppress(Unavailable):
            await self.store.write(update(sessions).where(sessions.c.token_hash == hashed).values(seen_at=time.time()))

    async def forget_unseen(self, days: float) -> None:
        """Forget sessions that nobody has used for so many days, and guests who have left nothing behind."""
        await self.store.write(*forget_unseen(time.time() - days * DAY))

    def _remember(self, hashed: str, person: Person) -> None:
        if len(self._remembered) >= REMEMBERED:
            self._remembered.clear()
        self._remembered[hashed] = (time.monotonic() + self._remembered_for, person)

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, with the token of a session."""
        person = Person(secrets.token_hex(8), name if name == UNNAMED else tidy_name(name))
        token = new_token()
        await self.store.write(
            insert(people).values(id=person.id, name=person.name, created_at=time.time()),
            opened_session(person, token),
        )
        self._remember(token_hash(token), person)
        return person, token

    async def rename(self, person: Person, name: str) -> None:
        await self.store.write(update(people).where(people.c.id == person.id).values(name=tidy_name(name)))
        self._forget(person)

    async def register(self, person: Person, account: str, password: str) -> None:
        """Give a guest an account, so that the same person can come from another device."""
        if person.account is not None:
            raise Refused("refused-account-already")
        if not ACCOUNT.fullmatch(account):
            raise Refused("refused-account-name")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("refused-password", shortest=SHORTEST_PASSWORD)
        hashed = await self._slowly(self._hasher.hash, password)
        try:
            await self.store.write(
                update(people).where(people.c.id == person.id).values(account=account.lower(), password=hashed)
            )
        except Taken:
            raise Refused("refused-account-taken") from None
        self._forget(person)

    async def recognise(self, account: str, password: str) -> Person:
        """Who has the account; a wrong name and a wrong password are answered alike."""
        name = account.lower() if ACCOUNT.fullmatch(account) else ""  # which nobody has
        row = await self.store.read(lambda connection: person_of_account(connection, name))
        known = row.password if row is not None else self._nobody
        if not await self._slowly(self._fits, known, password[:LONGEST_PASSWORD]) or row is None:
            raise Forbidden("refused-login")
        return Person(row.id, row.name, row.account)

    async def log_out(self, token: str) -> None:
        """End a session, which other workers may remember for a while."""
        hashed = token_hash(token)
        self.forget_session(hashed)
        await self.store.write(delete(sessions).where(sessions.c.token_hash == hashed))
        if self.store.notifies:
            await self.store.hint(f"{GONE}{hashed}")

    def forget_session(self, hashed: str) -> Person | None:
        """Whose session it was, if that was remembered."""
        _, person = self._remembered.pop(hashed, (0.0, None))
        return person

    def _fits(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except Argon2Error:
            return False

    async def _slowly(self, work: Callable[..., T], *arguments: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._slow, work, *arguments)

    def _forget(self, person: Person) -> None:
        for hashed in [hashed for hashed, (_, known) in self._remembered.items() if known.id == person.id]:
            del self._remembered[hashed]
