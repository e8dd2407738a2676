"""Files for browsers: scripts, styles, fonts, icons; kept for ever by whoever asks for them by their content."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..drawing.files import static_folder
from .packing import packed_file


class Assets(StaticFiles):
    """Files with an address of their own content never change; others are asked for again."""

    def __init__(self) -> None:
        super().__init__(directory=static_folder())

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = bool(scope.get("query_string"))
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return await packed_file(response, Headers(scope=scope))
