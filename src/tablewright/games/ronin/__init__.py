"""Ronin: a draft and tableau card game for 1 to 5 around shared cooperation tracks."""

from .assembly import GAME

__all__ = ["GAME"]
