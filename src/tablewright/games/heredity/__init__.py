"""Heredity: a cooperative campaign of a family, told by cards that are taken, flipped and burned."""

from .assembly import GAME

__all__ = ["GAME"]
