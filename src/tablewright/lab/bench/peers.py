"""The other engines, and ours compiled: which there are, where they are installed, how to talk to their programs."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from filecmp import cmp
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final, NamedTuple

import tablewright
from tablewright.engine.faults import BadInput

from .timing import Measure, Window

MODERN: Final = "Random 4-player games"
TIC_TAC_TOE: Final = "Tic-tac-toe"


class Peer(NamedTuple):
    """One way to play with another engine. `folder` is where it is installed, `way` the argument of its program.

    It may be measured at `play`, at `clone`, and at `choose`: a clone and one random choice made on it.
    """

    key: str
    contest: str
    title: str
    folder: str
    program: str
    way: str
    measures: tuple[str, ...] = ("play", "clone", "choose")


COMPILED: Final = ("compiled", "compiled_peer.py")
COMPILED_ROOMS: Final = ("engine", "games/destiny", "games/ronin", "lab/bench")
OPENSPIEL: Final = ("openspiel", "openspiel_peer.py")
PETTINGZOO: Final = ("pettingzoo", "pettingzoo_peer.py")
BOARDGAME_IO: Final = ("boardgameio", "boardgameio_peer.js")
PEERS: Final = (
    Peer("ronin-compiled", MODERN, "Tablewright {version}, compiled: Ronin", *COMPILED, "ronin"),
    Peer("tic-tac-toe-compiled", TIC_TAC_TOE, "Tablewright {version}, compiled", *COMPILED, "tic-tac-toe"),
    Peer("catanatron", MODERN, "catanatron {version}: Catan", "catanatron", "catanatron_peer.py", "catan"),
    Peer("openspiel-c++", TIC_TAC_TOE, "OpenSpiel {version}, in C++", *OPENSPIEL, "tic_tac_toe"),
    Peer("openspiel-python", TIC_TAC_TOE, "OpenSpiel {version}, in Python", *OPENSPIEL, "python_tic_tac_toe"),
    # The environments of PettingZoo cannot be copied in the midst of a game.
    Peer("pettingzoo-raw", TIC_TAC_TOE, "PettingZoo {version}, raw_env()", *PETTINGZOO, "raw_env", ("play",)),
    Peer("pettingzoo-env", TIC_TAC_TOE, "PettingZoo {version}, env()", *PETTINGZOO, "env", ("play",)),
    # The states of boardgame.io are never changed in place, so that nobody needs to copy them.
    Peer("boardgame.io-reducer", TIC_TAC_TOE, "boardgame.io {version}, reducer", *BOARDGAME_IO, "reducer", ("play",)),
    Peer("boardgame.io-client", TIC_TAC_TOE, "boardgame.io {version}, client", *BOARDGAME_IO, "client", ("play",)),
)


class NotThere(Exception):
    """A peer that cannot be measured here, with the reason in one sentence."""


class Program:
    """A running program of a peer. It answers each line that it is told with one line of JSON."""

    def __init__(self, peer: Peer, installed: Path) -> None:
        self.peer = peer
        self.command = command_of(peer, installed)
        # What a program says on stderr could fill a pipe that nobody reads; by hand, it can be seen.
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=environment(peer, installed),
        )
        try:
            self.version = str(self.ask("version")["version"])
        except BadInput as error:
            self.close()
            raise NotThere(str(error)) from error

    def ask(self, line: str) -> Mapping[str, Any]:
        """One line to the program, one back."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{line}\n")
            self.process.stdin.flush()
            reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        except (OSError, ValueError):
            raise BadInput(f"{self.peer.folder} does not answer; look why with: {' '.join(self.command)}") from None
        return reply

    def measure(self, name: str) -> Measure | None:
        """The measure of this name, if this peer has it."""
        if name not in self.peer.measures:
            return None
        return lambda seconds: window_of(self.ask(f"{name} {seconds}"))

    def close(self) -> None:
        """Let the program end: it does at the end of its input."""
        self.process.communicate()


def window_of(reply: Mapping[str, Any]) -> Window:
    """A window from `decisions` and `forced`, or from `clones`."""
    done = reply["decisions"] if "decisions" in reply else reply["clones"]
    return Window(int(done), int(reply.get("forced", 0)), float(reply["seconds"]))


def command_of(peer: Peer, installed: Path) -> Sequence[str]:
    """How to start the program of a peer."""
    program = installed / "programs" / peer.program
    runner = runner_of(peer, installed / peer.folder)
    if runner is None or not program.exists():
        raise NotThere(absence(peer, installed))
    return [runner, str(program), peer.way]


def absence(peer: Peer, installed: Path) -> str:
    if peer.folder == "compiled" and is_compiled(installed / peer.folder):
        return f"The rules in {installed / peer.folder} were compiled before they changed; `make bench` compiles them."
    if peer.folder == "compiled":
        return f"The rules are not compiled in {installed / peer.folder}; `make bench` compiles them."
    return f"{peer.folder} is not installed in {installed}; `make bench` installs it."


def runner_of(peer: Peer, home: Path) -> str | None:
    """What runs the program: the peer's own Python, our own for our compiled rules, or Node beside its modules."""
    if peer.program.endswith(".js"):
        return shutil.which("node") if (home / "node_modules").is_dir() else None
    if peer.folder == "compiled":
        return sys.executable if is_compiled(home) and is_current(home) else None
    python = home / "bin" / "python"
    return str(python) if python.exists() else None


def is_compiled(home: Path) -> bool:
    """Whether our package was compiled there for the Python that runs now."""
    return any((home / "tablewright" / "engine" / f"flow{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def is_current(home: Path) -> bool:
    """Whether the sources that were compiled are those that are measured in pure Python."""
    ours, compiled = Path(tablewright.__file__).parent, home / "sources" / "tablewright"
    pairs = (
        (path, compiled / path.relative_to(ours)) for room in COMPILED_ROOMS for path in (ours / room).glob("*.py")
    )
    return all(source.exists() and cmp(path, source, shallow=False) for path, source in pairs)


def environment(peer: Peer, installed: Path) -> dict[str, str]:
    home = (installed / peer.folder).resolve()
    if peer.folder == "compiled":
        return os.environ | {"PYTHONPATH": str(home)}
    return os.environ | {"NODE_PATH": str(home / "node_modules"), "NODE_ENV": "production"}
