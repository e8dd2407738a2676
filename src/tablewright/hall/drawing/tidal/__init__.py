"""Tidal Blades in the browser: how its archipelago, monsters, dice, characters, cards and options are drawn."""

from .board import TidalBoard

__all__ = ["TidalBoard"]
