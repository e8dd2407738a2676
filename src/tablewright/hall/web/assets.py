"""Files for browsers: scripts, styles, fonts, icons; addressed by their content, so that they may be kept for ever."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


def static_folder() -> Path:
    with as_file(files("tablewright.hall") / "static") as folder:
        return folder


@cache
def asset(path: str) -> str:
    """The address of a file; another content gives another address."""
    digest = hashlib.blake2s((static_folder() / path).read_bytes(), digest_size=6).hexdigest()
    return f"/static/{path}?{digest}"


class Assets(StaticFiles):
    """Files with an address of their own content never change; others are asked for again."""

    def __init__(self) -> None:
        super().__init__(directory=static_folder())

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = bool(scope.get("query_string"))
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response
