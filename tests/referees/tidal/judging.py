"""The referee's whole judgement of a choice in Tidal Blades."""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.engine.game import Standing
from tablewright.games.tidal.table import Tidal

from ..following import Moment, Step


class TidalReferee:
    """Judges each choice of a game."""

    def begins(self, moment: Moment) -> None:
        pass

    def follows(self, step: Step) -> None:
        pass

    def ends(self, table: Tidal, standings: Sequence[Standing]) -> None:
        pass
