"""Heredity in the browser: how its map, timeline, book, family and options are drawn."""

from .board import HeredityBoard

__all__ = ["HeredityBoard"]
