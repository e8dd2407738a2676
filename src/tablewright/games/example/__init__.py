"""Fireflies: a small push-your-luck game for 2 to 5, and the example of how a game is added."""

from .assembly import GAME

__all__ = ["GAME"]
