"""Who is asking: the person of the session, and the wishes that the browser keeps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tablewright.language import LANGUAGES

from ..house import House
from ..live import LiveTable
from ..people import Person, token_hash
from ..refusals import Forbidden, Missing, Refused
from ..voice import UNNAMED

YEAR: Final = 365 * 24 * 3600
SHOWN: Final = 40
"""So many letters of what somebody wrote are told back."""
THEMES: Final = ("auto", "light", "dark")
SWITCHES: Final = ("on", "off")
WISHES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "sound": SWITCHES,
    "confirm": SWITCHES,
    "tour": SWITCHES,
}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at the door, maybe known."""

    person: Person | None
    token: str | None
    language: str
    theme: str = "auto"
    sound: str = "off"
    confirm: str = "off"
    tour: str = "on"
    new_token: str | None = None
    """A session that was opened for this request; its cookie goes out with the answer."""

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def cookie_name(request: Request) -> str:
    """Under TLS the cookie is bound to this host alone."""
    return "__Host-tablewright" if house_of(request).settings.secure else "tablewright"


def session_token(request: Request) -> str | None:
    """The session of a browser by its cookie, or of a program by its header."""
    authorization = request.headers.get("authorization", "")
    if authorization.startswith("Bearer "):
        return authorization.removeprefix("Bearer ")
    return request.cookies.get(cookie_name(request))


async def visitor(request: Request) -> Visitor:
    """The visitor of a request."""
    token = session_token(request)
    person = await house_of(request).people.by_token(token) if token else None
    wishes = {name: wish(request, name) for name in WISHES if name != "language"}
    chosen = {name: value for name, value in wishes.items() if value is not None}
    return Visitor(person, token, spoken(request), **chosen)


def wish(request: Request, name: str) -> str | None:
    value = request.cookies.get(name)
    return value if value in WISHES[name] else None


def spoken(request: Request) -> str:
    """The language asked for in the address, chosen before, or preferred by the browser."""
    wanted = request.query_params.get("lang") or request.cookies.get("language")
    if wanted in LANGUAGES:
        return str(wanted)
    for part in request.headers.get("accept-language", "").split(","):
        code = part.split(";")[0].strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


async def known_visitor(request: Request, name: str = "") -> Visitor:
    """The visitor with a person; a newcomer becomes a guest."""
    somebody = await visitor(request)
    if somebody.person is not None:
        return somebody
    person, token = await house_of(request).people.welcome(name or UNNAMED)
    return replace(somebody, person=person, token=token, new_token=token)


def person_of(somebody: Visitor) -> Person:
    if somebody.person is None:
        raise Forbidden("refused-no-session")
    return somebody.person


async def logged_out(house: House, somebody: Visitor) -> bool:
    """What is open ends with the session it was opened in."""
    return somebody.person is not None and await house.people.by_token(somebody.token or "") is None


def keep_session(request: Request, response: Response, token: str) -> None:
    """The cookie of a session: scripts cannot read it, other sites cannot send it."""
    secure = house_of(request).settings.secure
    response.set_cookie(
        cookie_name(request), token, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def keep_wish(request: Request, response: Response, name: str, value: str) -> None:
    if value not in WISHES[name]:
        raise Refused("refused-wish", name=name)
    secure = house_of(request).settings.secure
    response.set_cookie(name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)


def forget_session(request: Request, response: Response) -> None:
    """A cookie that is bound to its host is deleted only by one that is bound as well."""
    secure = house_of(request).settings.secure
    response.delete_cookie(cookie_name(request), path="/", httponly=True, samesite="lax", secure=secure)


# Seats


def seat_number(text: object) -> int:
    """A seat as it is written in an address or a form."""
    try:
        return int(str(text))
    except ValueError:
        raise Missing("refused-no-seat") from None


def whole_number(text: str) -> int | None:
    """A number in an address, a form or a header; None for anything else, and for numbers that nobody means."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def number_in(text: str, name: str) -> int:
    """A number in an address or a form that has to be one; says which it is, and what stands there instead."""
    found = whole_number(text.removeprefix("-"))
    if found is None:
        raise Refused("refused-number", name=name, value=text[:SHOWN])
    return -found if text.startswith("-") else found


def own_seat(live: LiveTable, somebody: Visitor, seat: int) -> int:
    """A seat that the visitor may play: by session, or by the token of the seat itself."""
    if not 0 <= seat < live.players:
        raise Missing("refused-no-seat")
    sitter = live.sitters[seat]
    if somebody.person is not None and sitter.person == somebody.person.id:
        return seat
    if live.study:
        raise Forbidden("refused-study")
    if sitter_by_token(live, somebody, seat) is not None:
        return seat
    raise Forbidden("refused-not-your-seat")


def sitter_by_token(live: LiveTable, somebody: Visitor, seat: int) -> Person | None:
    """Whoever holds a seat, where somebody comes with the token of that seat instead of a session."""
    sitter = live.sitters[seat] if 0 <= seat < live.players else None
    if sitter is None or sitter.person is None or sitter.token_hash is None or not somebody.token or live.study:
        return None
    return Person(sitter.person, sitter.name) if sitter.token_hash == token_hash(somebody.token) else None


def who_is_there(live: LiveTable, somebody: Visitor) -> str | None:
    """Whom a request shows to be at a table: the person of the session, or of the seat that its token opens."""
    if somebody.person is not None:
        return somebody.person.id
    found = (sitter_by_token(live, somebody, seat) for seat in range(live.players))
    return next((person.id for person in found if person is not None), None)
