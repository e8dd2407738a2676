"""How a page is made and sent to a visitor, with the way back to it, and how somebody is sent on to another page."""

from __future__ import annotations

from typing import Any, NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tablewright.language import LANGUAGES

from ..addresses import in_url, is_loopback, network_address
from ..drawing.files import asset, is_there
from ..drawing.paper import draw
from ..voice import hall_voice
from .packing import packed
from .visitor import Visitor, house_of, keep_session


def page(request: Request, somebody: Visitor, template: str, **values: Any) -> Response:
    """A page in the visitor's language and theme."""
    voice = hall_voice(somebody.language)
    html = draw(
        template,
        say=voice.say,
        called=voice.person,
        language=somebody.language,
        languages=LANGUAGES,
        visitor=somebody,
        asset=asset,
        is_there=is_there,
        here=place_of(request),
        **values,
    )
    return sent(request, somebody, packed(request, Response(html, media_type="text/html")))


def place_of(request: Request) -> str:
    """Where one comes back to: the page itself, in any language, or the one whose form was answered with a page."""
    if request.method == "POST":
        table = request.path_params.get("table")
        return request.url.path if table is None else f"/tables/{table}"
    asked = [(name, value) for name, value in request.query_params.multi_items() if name != "lang"]
    return request.url.path + (f"?{urlencode(asked)}" if asked else "")


def sent(request: Request, somebody: Visitor, response: Response) -> Response:
    """The response, with the cookie of a session that was just opened."""
    if somebody.new_token is not None:
        keep_session(request, response, somebody.new_token)
    return response


def elsewhere(request: Request, somebody: Visitor, path: str) -> Response:
    """On to another page."""
    return sent(request, somebody, RedirectResponse(path, status_code=303))


class Link(NamedTuple):
    """Something to send to others."""

    address: str
    here_alone: bool
    """It opens on this machine only."""


def link_for_others(request: Request, path: str) -> Link:
    """A link as others can open it: nobody else reaches the hall by the name that this machine has for itself."""
    address = request.base_url.replace(path=path)
    settings = house_of(request).settings
    if settings.secure or not is_loopback(address.hostname or ""):
        return Link(str(address), here_alone=False)
    found = network_address(settings.host)
    if found is None:
        return Link(str(address), here_alone=True)
    return Link(str(address.replace(hostname=in_url(found))), here_alone=False)
