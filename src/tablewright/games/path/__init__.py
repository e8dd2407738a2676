"""Path of Destiny: three chapters, a fork at the end of each. Everything outside reaches the game through GAME."""

from .assembly import GAME

__all__ = ["GAME"]
