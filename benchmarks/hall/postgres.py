"""A PostgreSQL of our own: from Debian's package, in a folder that is thrown away, on a free port."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .server import free_port
from .wire import HOST

USER = "postgres"
READING = ["--inh-caps", "+dac_read_search", "--ambient-caps", "+dac_read_search"]


def programs() -> Path:
    """The folder of initdb and pg_ctl; installs Debian's package where it is missing and may be installed."""
    if shutil.which("pg_config") is None and not _versions():
        _install()
    if shutil.which("pg_config") is not None:
        named = Path(subprocess.check_output(["pg_config", "--bindir"], text=True).strip())
        if (named / "initdb").exists():
            return named
    if not _versions():
        _install()
    return _versions()[-1]


def _versions() -> list[Path]:
    return sorted(path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb"))


def _install() -> None:
    root = [] if os.geteuid() == 0 else ["sudo"]
    subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
    subprocess.run([*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql"], check=True)


def _becoming() -> list[str]:
    """PostgreSQL refuses to run as root, and it looks its user up, whose list some machines close to all but root."""
    if os.geteuid() != 0:
        return []
    becoming = ["setpriv", "--reuid", USER, "--regid", USER, "--init-groups"]
    return becoming if _knows_itself(becoming) else [*becoming, *READING]


def _knows_itself(becoming: list[str]) -> bool:
    return subprocess.run([*becoming, "id", "-un"], capture_output=True, check=False).returncode == 0


def obstacle() -> str:
    """Why an installed PostgreSQL cannot be started here, if it cannot."""
    if os.geteuid() == 0 and USER not in {one.pw_name for one in pwd.getpwall()}:
        return f"there is no user {USER}"
    return "" if _knows_itself(_becoming()) else f"the user {USER} cannot be looked up"


def _run(*command: str) -> None:
    subprocess.run([*_becoming(), *command], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def own_postgres() -> Iterator[str]:
    """The address of an empty database, for as long as the block runs."""
    folder = Path(tempfile.mkdtemp(prefix="tablewright-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data, port, control = folder / "data", free_port(), str(programs() / "pg_ctl")
    settings = f"-p {port} -c listen_addresses={HOST} -c unix_socket_directories={folder}"
    try:
        _run(str(programs() / "initdb"), "-D", str(data), "-A", "trust", "-U", USER, "-E", "UTF8")
        _run(control, "-D", str(data), "-o", settings, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://{USER}@{HOST}:{port}/postgres"
        finally:
            _run(control, "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
