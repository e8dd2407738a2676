"""What the database forgets: sessions that nobody uses any more, and guests of whom nothing is left but a name."""

from __future__ import annotations

from sqlalchemy import Delete, delete, func, or_, select

from .schema import games, people, seats, sessions


def forget_unseen(before: float) -> list[Delete]:
    """Sessions last used before a time, then guests without one; a guest with a seat has no other key to it."""
    seated = select(seats.c.person_id).where(seats.c.person_id.is_not(None))
    hosts = select(games.c.host_id)
    known = select(people.c.id).where(people.c.account.is_not(None))
    person = sessions.c.person_id
    alone = person.not_in(seated) & person.not_in(hosts)
    unused = func.coalesce(sessions.c.seen_at, sessions.c.created_at) < before
    guests = people.c.account.is_(None) & (people.c.created_at < before)
    nowhere = people.c.id.not_in(seated) & people.c.id.not_in(hosts) & people.c.id.not_in(select(person))
    return [
        delete(sessions).where(unused, or_(person.in_(known), alone)),
        delete(people).where(guests, nowhere),
    ]
