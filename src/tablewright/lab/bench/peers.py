"""The other engines: where they are installed, how their programs are started, and how to talk to them."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from .timing import Window


class Peer(NamedTuple):
    """One way to play with another engine."""

    name: str
    game: str
    needs: str
    """What must lie in the folder of installed peers."""
    command: tuple[str, ...]
    """How to start its program there."""
    clones: str | None = None
    """How it copies a game, where it can be copied."""


CATAN, TIC_TAC_TOE = "Catan, 4 players", "Tic-tac-toe"
CATANATRON = Peer("catanatron", CATAN, "catanatron/bin/python", ("catanatron_peer.py",), "copy")
