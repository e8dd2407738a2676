"""Packing: pages and files go out compressed to browsers that take them so; streams of events never pass here."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response

QUICK, THOROUGH = 4, 9
"""A page is packed for each visitor, a file once for all."""
TEXTS: Final = ("text/", "application/json", "image/svg+xml")
"""What shrinks; fonts are packed in themselves."""


def takes_packed(headers: Headers) -> bool:
    """Whether a browser says that it unpacks what it gets."""
    asked = [part.replace(" ", "").split(";") for part in headers.get("accept-encoding", "").lower().split(",")]
    return any(name == "gzip" and "q=0" not in how for name, *how in asked)


def packed(request: Request, answer: Response) -> Response:
    """A page or a frame; it holds no secret that its length could tell: those are in cookies and addresses alone."""
    answer.headers["vary"] = "accept-encoding"
    if takes_packed(request.headers):
        answer.body = gzip.compress(answer.body, QUICK, mtime=0)
        answer.headers["content-encoding"], answer.headers["content-length"] = "gzip", str(len(answer.body))
    return answer


async def packed_file(file: Response, asking: Headers) -> Response:
    """A file as it is best sent: packed, if it is a text and the browser takes it so."""
    if not file.headers.get("content-type", "").startswith(TEXTS):
        return file
    file.headers["vary"] = "accept-encoding"
    if not isinstance(file, FileResponse) or not takes_packed(asking):
        return file
    body = await run_in_threadpool(packed_once, Path(file.path), file.headers["etag"])
    kept = {name: file.headers[name] for name in ("content-type", "cache-control", "vary", "last-modified")}
    return Response(body, headers={**kept, "etag": f"W/{file.headers['etag']}", "content-encoding": "gzip"})


@lru_cache(maxsize=200)
def packed_once(path: Path, _version: str) -> bytes:
    return gzip.compress(path.read_bytes(), THOROUGH, mtime=0)
