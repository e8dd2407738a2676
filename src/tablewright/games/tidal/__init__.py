"""Tidal Blades: heroes compete by day and fight monsters. Everything outside reaches the game through GAME."""

from .assembly import GAME

__all__ = ["GAME"]
