"""The tables at which the board of every game is tried: with every count of players, or as its settings ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.path.setup import TALES
from tablewright.hall.offered import OFFERED

RICH = {
    "announcements": "random", "legendary-set": "hard-choices", "market-goods": "on", "market-knowledge": "on",
    "market-black": "on", "monsters-twin": "on", "monsters-void": "on", "monsters-guarded": "on",
    "monsters-limbs": "on", "monsters-hide": "on", "monsters-magma": "on",
}  # fmt: skip
DRAFTED = {"starting-challenges": "draft", "starting-card": "draw-three", "goals": "choose"}


class Way(NamedTuple):
    """A game with a count of players and settings."""

    game: str
    players: int
    settings: Mapping[str, str] = {}

    def match(self) -> Match:
        return Match(find_game(self.game), self.players, dict(self.settings), "board")


RONIN = [Way("ronin", players, {"side": side}) for players in find_game("ronin").players for side in "AB"]
PATH = [Way("path", players, {"story": tale}) for players in find_game("path").players for tale in TALES]
TIDAL = [
    Way("tidal", 1),
    Way("tidal", 2),
    Way("tidal", 3),
    Way("tidal", 3, DRAFTED),
    Way("tidal", 3, {"longer-game": "on", "announcements": "pick"}),
    Way("tidal", 4, RICH),
]
HEREDITY = [
    Way("heredity", players, {"chapter": chapter}) for players in (2, 3) for chapter in ("tutorial", "chapter-1")
]
CHOSEN = {"ronin": RONIN, "path": PATH, "tidal": TIDAL, "heredity": HEREDITY}


def every_count(name: str) -> list[Way]:
    """How a game is tried for which nothing is chosen above."""
    return [Way(name, players) for players in find_game(name).players]


WAYS = [way for name in OFFERED for way in CHOSEN.get(name) or every_count(name)]
