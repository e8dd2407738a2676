"""Heredity in a terminal: how its map, timeline, family, pages and options are drawn."""

from .board import HeredityBoard

__all__ = ["HeredityBoard"]
