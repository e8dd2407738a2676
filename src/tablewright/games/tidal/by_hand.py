"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.codec import fit
from tablewright.engine.dice import dice_from
from tablewright.games.destiny.by_hand import agreed

from .content import Pack
from .modes import Mode
from .setup import SETTINGS, set_up
from .table import Tidal


def table_by_hand(data: Mapping[str, Any], pack: Pack, modes: Mapping[str, Mode]) -> Tidal:
    """A position as a person writes it. (So far players, seed and settings: package E adds the rest.)"""
    players = fit(data.get("players", 3), int, "players")
    settings = agreed(data, players, SETTINGS)
    return set_up(pack, modes, players, settings, dice_from(str(data.get("seed", "by hand"))))
