"""What every bot can do: choose one of the options open to its seat."""

from __future__ import annotations

from typing import Any, Protocol

from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook


class Bot(Protocol):
    """Holds a seat of any game."""

    def choose(self, outlook: Outlook) -> Option[Any]: ...
