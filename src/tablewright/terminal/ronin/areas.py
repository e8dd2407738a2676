"""A player's area in Ronin: borrowed abilities, and the tracks that are shared with neighbours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.engine.messages import Message
from tablewright.games.ronin.content import Pack
from tablewright.games.ronin.wording import power_text

from ..destiny.areas import Areas
from ..scene import Scene
from ..sections import heading
from ..voice import Voice
from .cards import RoninCards
from .signs import SHORT
from .tracks import Tracks


class RoninAreas(Areas):
    """The areas around a table of Ronin."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        super().__init__(voice, RoninCards(voice, pack.cards, SHORT), pack.characters)
        self.tracks = Tracks(voice, pack)

    def owned(self, area: dict[str, Any]) -> list[tuple[dict[str, Any], int | None]]:
        return [*super().owned(area), *((entry, None) for entry in area["borrowed"])]

    def power_text(self, power: Any) -> Message:
        return power_text(power)

    def prospect(self, scene: Scene, left: int, right: int) -> str:
        return self.voice.say("score-now", points=min(left, right), experience=max(left, right))

    def more(self, scene: Scene, seat: int) -> Iterator[Text]:
        for track in scene.view["tracks"]:
            if seat in track["seats"]:
                other = next(one for one in track["seats"] if one != seat)
                said = self.voice.say("track-with", name=scene.names[other])
                yield from (heading(said), self.tracks.full(track), Text())
