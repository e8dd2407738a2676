"""The tables at which the board of every game is tried: with every count of players, or as its settings ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.games.path.setup import TALES
from tablewright.hall.offered import OFFERED

from ..families import family

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

    @property
    def title(self) -> str:
        return "-".join((self.game, str(self.players), *self.settings.values()))

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


def in_turn(ways: Sequence[Way], settings: int) -> list[Way]:
    """Of ways with so many settings for each count of players: every count once, the settings in turn."""
    return [way for number, way in enumerate(ways) if number % settings == number // settings % settings]


WAYS = [way for name in OFFERED for way in CHOSEN.get(name) or every_count(name)]
NOW_AND_THEN = {"ronin": in_turn(RONIN, 2), "path": in_turn(PATH, 3), "heredity": in_turn(HEREDITY, 2)}
"""Of games with many ways, those that every run tries; of the others it tries all."""
NOW_AND_THEN["tidal"] = [way for way in TIDAL if way != Way("tidal", 3)]
EVERY_WAY = family(WAYS, lambda way: way in NOW_AND_THEN.get(way.game, WAYS), lambda way: way.title)
