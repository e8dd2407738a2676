"""What an option of Ronin is about: beside cards and characters, tracks and cooperation boards."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from ..destiny.options import Options
from ..lines import joined, spaced
from ..scene import Reading, Scene
from ..voice import Voice
from .areas import RoninAreas


class RoninOptions(Options):
    """Describes options of Ronin from the view alone."""

    def __init__(self, voice: Voice, areas: RoninAreas) -> None:
        super().__init__(voice, areas)
        self.tracks = areas.tracks

    def note(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        match family:
            case "track":
                return self.track_note(scene, rest)
            case "board":
                return Text(self.voice.word(f"board-{rest}"), "dim")
        return super().note(scene, option_id)

    def track_note(self, scene: Scene, side: str) -> Text:
        """With whom a track is shared, where its marker stands and what comes next."""
        seat = scene.viewer
        if seat is None:
            return Text()
        other = scene.view["seats"][seat]["neighbours"].get(side)
        pair = [seat, other] if side == "left" else [other, seat]
        for track in scene.view["tracks"]:
            if track["seats"] == pair:
                where = self.voice.say("track-field", field=track["field"], length=track["length"])
                return spaced((Text(f"{scene.names[other]}, {where}", "dim"), self.tracks.next_bonus(track)))
        return Text()

    def detail(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        if family == "board":
            board = self.tracks.printed(int(rest), scene.view["side"])
            return Text(" ·".join(self.tracks.bonuses(board).plain.replace("  ", " ").split("\n")))
        return super().detail(scene, option_id)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        return option_id if option_id.startswith("board:") else super().reading_of(scene, option_id)

    def readings(self, scene: Scene) -> list[Reading]:
        return super().readings(scene) + self._boards(scene)

    def _boards(self, scene: Scene) -> list[Reading]:
        side = scene.view["side"]
        return [
            Reading(f"board:{number}", Text(self.voice.word(f"board-{number}")), partial(self._board, number, side))
            for number in range(1, 6)
        ]

    def _board(self, number: int, side: str) -> Text:
        name = Text(f"{self.voice.word(f'board-{number}')} ({number}{side})", "bold reverse")
        return joined([name, Text(), self.tracks.bonuses(self.tracks.printed(number, side))])
