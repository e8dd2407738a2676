"""A hall of its own: started, killed without warning, started again, and watched from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

from .wire import HOST, Caller, Lost

UNLIMITED = "1000000"


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Server:
    """`tablewright serve` as a group of processes."""

    def __init__(
        self, database: str, log: Path, *, workers: int = 1, core: int | None = None, options: Sequence[str] = ()
    ) -> None:
        self.port = free_port()
        self.log = log
        self.core = core
        self.process: subprocess.Popen[bytes] | None = None
        self._command = [
            str(Path(sys.executable).with_name("tablewright")), "serve", "--no-browser", "--port", str(self.port),
            "--database", database, "--workers", str(workers),
            "--requests-per-second", UNLIMITED, "--choices-per-second", UNLIMITED,
            "--streams-per-address", UNLIMITED, *options,
        ]  # fmt: skip

    def start(self) -> None:
        self._wait_for_port()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        if self.core is not None:
            os.sched_setaffinity(self.process.pid, {self.core})

    def _wait_for_port(self) -> None:
        """A killed process may take a moment to let go of its port; the next one must not slip to another."""
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with socket.socket() as probe, suppress(OSError):
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind((HOST, self.port))
                return
            time.sleep(0.01)
        raise RuntimeError(f"Port {self.port} stays in use.")

    async def answering(self, patience: float = 60.0) -> float:
        """Wait until the server answers; gives the seconds since now."""
        began = time.monotonic()
        caller = Caller(self.port, patience=patience)
        while True:
            try:
                if (await caller.ask("GET", "/api/games")).status == 200:
                    caller.close()
                    return time.monotonic() - began
            except Lost:
                if time.monotonic() - began > patience or self._ended():
                    raise RuntimeError(f"The server does not answer; its log is {self.log}.") from None
                await asyncio.sleep(0.01)

    def _ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        """kill -9 for the whole group, without any warning."""
        if self.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def kill_worker(self, chance: Random) -> None:
        """kill -9 for one worker; the others go on, and a new one takes its place."""
        workers = self.workers()
        if workers:
            with suppress(ProcessLookupError):
                os.kill(chance.choice(workers), signal.SIGKILL)

    # Watching it

    def workers(self) -> list[int]:
        """The processes that answer requests: children of the first one, or the first one alone."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in _read(child, "cmdline")] or [self.process.pid]

    def memory(self) -> float:
        """Megabytes that all workers hold now."""
        lines = [line for pid in self.workers() for line in _read(pid, "status").splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith(b"VmRSS")) / 1024

    def cpu_seconds(self) -> float:
        """Seconds of computing that all workers have used so far."""
        return sum(_cpu_seconds(_read(pid, "stat")) for pid in self.workers())


def _read(pid: int | str, name: str) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/{name}").read_bytes()
    return b""


def _cpu_seconds(stat: bytes) -> float:
    fields: Sequence[bytes] = stat.rpartition(b")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0
