"""The referee of Tidal Blades."""

from __future__ import annotations

from .judging import TidalReferee


def referee() -> TidalReferee:
    """A referee for one game."""
    return TidalReferee()
