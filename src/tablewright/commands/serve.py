"""`tablewright serve`: open the hall, so that people can play in their browsers."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from tablewright.engine.faults import BadInput
from tablewright.hall.addresses import in_url, local_address, network_address
from tablewright.hall.settings import HallSettings
from tablewright.hall.storage.database import SQLITE, database_url, lock_file, migrate

from .common import MOST_WORKERS, check_number, data_folder

SETTINGS = "TABLEWRIGHT_HALL"
LAST_PORT = 65_535


def serve(
    *,
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str | None = None,
    workers: int = 1,
    bot_pause: float = 0.9,
    requests_per_second: float = 40.0,
    choices_per_second: float = 5.0,
    streams_per_address: int = 100,
    keep_guests: float = 180.0,
    secure: Annotated[bool, Parameter(negative="")] = False,
    browser: bool = True,
) -> None:
    """Open the hall: lobby, tables and bots in the browser.

    Parameters
    ----------
    port
        Where to listen; the next free one is taken if it is in use.
    host
        127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it; :: does the same in IPv6.
    database
        sqlite:///FILE or postgresql://…; without it, a file in your data folder.
    workers
        How many processes share the work; more than one needs PostgreSQL.
    bot_pause
        Seconds before a bot's choice while somebody watches; before more choices of the same bot, two fifths of it.
    requests_per_second
        How much one address may ask for on average.
    choices_per_second
        How much one seat may do on average.
    streams_per_address
        How many live streams one address may hold open; the tabs of a browser share one.
    keep_guests
        Days after their last visit until sessions end and guests without a seat are forgotten.
    secure
        The hall is reached through https: cookies are bound to it.
    browser
        Open a browser, where there is one.
    """
    check_number("--port", port, 1, LAST_PORT)
    number = free_port(host, port)
    settings = HallSettings(
        database or f"sqlite:///{data_folder() / 'hall.db'}", bot_pause, requests_per_second, choices_per_second,
        streams_per_address=streams_per_address, secure=secure, keep_guests=keep_guests, host=host,
    )  # fmt: skip
    _check(settings, workers)
    threading.Thread(
        target=_invite, args=(host, port, number, _open_browser if browser else _stay), daemon=True
    ).start()
    _run(settings, host, number, workers)


def _invite(host: str, wanted: int, port: int, then: Callable[[str], object]) -> None:
    """Say where the hall is, once it answers: whoever comes earlier would stand before a closed door."""
    while not answers((local_address(host), port)):
        time.sleep(0.05)
    sys.stdout.write(invitation(host, wanted, port))
    sys.stdout.flush()
    then(page_at(local_address(host), port))


def invitation(host: str, wanted: int, port: int) -> str:
    """Where the hall is for whoever started it, and for the others in the network if they can come in."""
    moved = "" if port == wanted else f"Port {wanted} is in use. "
    mine, theirs = page_at(local_address(host), port), network_address(host)
    others = "" if theirs is None else f"Others in your network open {page_at(theirs, port)}\n"
    return f"{moved}The hall is open at {mine} (Ctrl+C closes it).\n{others}"


def page_at(host: str, port: int) -> str:
    return f"http://{in_url(host)}:{port}/"


def answers(door: tuple[str, int]) -> bool:
    """Whether somebody listens there."""
    try:
        socket.create_connection(door, timeout=1.0).close()
    except OSError:
        return False
    return True


def _check(settings: HallSettings, workers: int) -> None:
    url = database_url(settings.database)
    check_number("--workers", workers, 1, MOST_WORKERS)
    check_number("--bot-pause", settings.bot_pause, 0, 3600)
    check_number("--requests-per-second", settings.requests_per_second, 0.1, 1_000_000)
    check_number("--choices-per-second", settings.choices_per_second, 0.1, 1_000_000)
    check_number("--streams-per-address", settings.streams_per_address, 1, 1_000_000)
    check_number("--keep-guests", settings.keep_guests, 1, 36_500)
    if url.get_backend_name() != SQLITE:
        migrate(url)
        return
    if workers > 1:
        raise BadInput("SQLite has one writer: several --workers need --database postgresql://….")
    if url.database:
        _make_folder(Path(url.database).resolve().parent)
    probe = lock_file(url)  # a hall that is open already is better refused before anything starts
    migrate(url)
    if probe is not None:
        probe.close()


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise BadInput(f"{folder}: the hall cannot keep its tables there: {trouble.strerror}.") from None


def free_port(host: str, port: int) -> int:
    """The wanted port, or the next one that is free."""
    places = places_of(host)
    for number in range(port, min(port + 20, LAST_PORT + 1)):
        if all(_is_free(host, family, (place[0], number, *place[2:])) for family, place in places):
            return number
    raise BadInput(f"No port from {port} to {port + 19} is free on {host}; name another with --port.")


def places_of(host: str) -> list[tuple[socket.AddressFamily, tuple[Any, ...]]]:
    """The addresses that a host stands for."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadInput(
            f"--host {host!r} is not known here; name an address of this machine, such as 0.0.0.0."
        ) from None
    return [(family, place) for family, _, _, _, place in found]


def _is_free(host: str, family: socket.AddressFamily, place: tuple[Any, ...]) -> bool:
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(place)
        except OSError as trouble:
            if trouble.errno == errno.EADDRNOTAVAIL:
                raise BadInput(
                    f"--host {host!r} is no address of this machine; name one of its own, such as 0.0.0.0."
                ) from None
            if trouble.errno == errno.EACCES:
                raise BadInput(f"Port {place[1]} is not for everybody; name one from 1024 on with --port.") from None
            return False
        return True


def _open_browser(address: str) -> None:
    """Where there is a screen; a server without one is opened from elsewhere."""
    if sys.platform == "linux" and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(address)


def _stay(_address: str) -> None:
    """No browser is wanted."""


def worker() -> Any:
    """The application in a worker process; its settings come through the environment."""
    from tablewright.hall.web.app import create_app

    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=HallSettings))


def _run(settings: HallSettings, host: str, port: int, workers: int) -> None:
    import uvicorn

    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    uvicorn.run(
        "tablewright.commands.serve:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
