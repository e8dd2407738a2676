"""A hall that runs as its own process, as `tablewright serve` starts it, and can be killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tablewright.commands.serve import free_port

PATIENCE = 30.0
LOOKS_AGAIN = 0.05
FIRST_PORT = 8800
PORTS_EACH = 40


class RunningHall:
    """A server on its own database in a folder; its words go to a file there."""

    def __init__(
        self,
        folder: Path,
        first_port: int,
        bot_pause: float = 0.05,
        environment: Mapping[str, str] = os.environ,
        program: Sequence[str] = ("-m", "tablewright.cli"),
    ) -> None:
        self.folder = folder
        self.program = program
        self.port = free_port("127.0.0.1", first_port)
        self.bot_pause = bot_pause
        self.environment = environment
        self.said = folder / "hall.log"
        self._heard = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def opens(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, *self.program, "serve", "--no-browser", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.folder / 'hall.db'}", "--bot-pause", str(self.bot_pause)]
        command += ["--requests-per-second", "100000", "--choices-per-second", "100000"]
        command += ["--streams-per-address", "100000"]
        with self.said.open("ab") as said:
            self._process = subprocess.Popen(
                command, stdout=said, stderr=said, stdin=subprocess.DEVNULL, cwd=self.folder, env=self.environment
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, f"the hall did not open: {self.said.read_text('utf-8')}"
            assert time.monotonic() < end, f"the hall opened, but it does not answer: {self.said.read_text('utf-8')}"
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(LOOKS_AGAIN)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/about", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def is_killed(self) -> None:
        """As a power cut would end it."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def closes(self) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.is_killed()

    def faults(self) -> str:
        """What it has complained about since it was last asked."""
        said = self.said.read_text("utf-8")
        fresh, self._heard = said[self._heard :], len(said)
        return fresh if "ERROR" in fresh or "Traceback" in fresh else ""


def own_first_port(worker: str) -> int:
    """Tests that run side by side look for free ports in different places."""
    number = int(worker.removeprefix("gw")) if worker.startswith("gw") else 0
    return FIRST_PORT + number * PORTS_EACH
