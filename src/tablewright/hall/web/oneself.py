"""The API about oneself: coming in, one's name, accounts, and the sessions that tell who is asking."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from .. import homecoming
from ..people import Person, tidy_name
from ..refusals import TooMuch
from ..voice import hall_voice
from .answers import Json
from .bodies import Account, Guest, NewName, Session
from .endpoints import endpoint
from .guard import address_of
from .visitor import forget_session, house_of, keep_session, person_of, session_token, spoken, visitor


@endpoint("POST", "/api/people", "Come in as a guest.", body=Guest, gives=Session)
async def come_in(request: Request, body: Guest) -> Session:
    person, token = await house_of(request).people.welcome(body.name)
    return Session(person.name, None, token)


@endpoint("GET", "/api/people/me", "Who one is.", gives=Session)
async def who(request: Request) -> Session:
    person = person_of(await visitor(request))
    return Session(called(request, person), person.account)


def called(request: Request, person: Person) -> str:
    """What a person is called in the language of whoever asks."""
    return hall_voice(spoken(request)).person(person.name)


@endpoint("PATCH", "/api/people/me", "Change one's name.", body=NewName, gives=Session)
async def rename(request: Request, body: NewName) -> Session:
    person = person_of(await visitor(request))
    await house_of(request).people.rename(person, body.name)
    return Session(tidy_name(body.name), person.account)


def slow_down(request: Request, account: str) -> None:
    """Guessing a password takes time, from one address and for one account."""
    state = request.app.state
    if not state.doors.take(address_of(request.scope)) or not state.locks.take(account.lower()):
        raise TooMuch("refused-too-fast")


@endpoint("POST", "/api/people/me/account", "Give oneself an account.", body=Account, gives=Session)
async def register(request: Request, body: Account) -> Session:
    person = person_of(await visitor(request))
    slow_down(request, body.account)
    await house_of(request).people.register(person, body.account, body.password)
    return Session(called(request, person), body.account)


@endpoint(
    "POST", "/api/sessions", "Log in to an account; what one has as a guest comes along.", body=Account, gives=Session
)
async def log_in(request: Request, body: Account) -> Response:
    slow_down(request, body.account)
    person, token = await homecoming.log_in(
        house_of(request), session_token(request), body.account, body.password
    )  # fmt: skip
    response = Json(Session(called(request, person), person.account, token))
    keep_session(request, response, token)
    return response


@endpoint("DELETE", "/api/sessions/mine", "Log out.")
async def log_out(request: Request) -> Response:
    response = Json({})
    token = session_token(request)
    if token is not None:
        await house_of(request).log_out(token)
        forget_session(request, response)
    return response
