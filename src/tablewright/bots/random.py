"""A bot that chooses any open option, all alike."""

from __future__ import annotations

from typing import Any

from tablewright.engine.dice import Luck
from tablewright.engine.options import Option
from tablewright.engine.outlook import Outlook


class RandomBot:
    """Chooses by luck alone."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, outlook: Outlook) -> Option[Any]:
        options = outlook.options
        return options[self.luck.below(len(options))]
