"""The sister games, for the tests that are run for each of them."""

from __future__ import annotations

from ..path.tale import Tale
from ..ronin.sitting import Sitting as Ronin
from .sitting import Sister

# Path of Destiny is played in a story whose path tokens bring nothing.
SISTERS: dict[str, Sister] = {"ronin": Ronin, "path": Tale}
