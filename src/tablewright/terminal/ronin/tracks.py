"""Cooperation tracks as text: a row of fields with its marker, bonuses and points, and all its bonuses in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tablewright.games.ronin.content import Pack, Track
from tablewright.games.ronin.wording import bonus_text

from ..lines import joined
from ..voice import Voice

MARKER = "◉"
BONUS = "◇"
PLAIN = "·"


class Tracks:
    """The cooperation boards of a pack, spoken in one language."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack

    def board(self, track: dict[str, Any]) -> Track:
        """What is printed on the board of a track of a view, such as board 2A."""
        return self.printed(int(track["board"][:-1]), track["board"][-1])

    def printed(self, number: int, side: str) -> Track:
        return self.pack.tracks[side][number - 1]

    def name(self, track: dict[str, Any]) -> str:
        return self.voice.word(f"board-{track['board'][:-1]}")

    def fields(self, track: dict[str, Any]) -> Text:
        """All fields: the marker, the bonuses ahead and behind, and the points as numbers."""
        board, text = self.board(track), Text()
        for place in range(board.length + 1):
            text.append_text(self._field(board, place, track["field"]))
        return text

    def _field(self, board: Track, place: int, marker: int) -> Text:
        reached = "dim" if place < marker else ""
        points = board.points.get(place)
        behind = Text(f"{points:─<2}" if points else "─" * 2, "yellow dim" if place < marker else "yellow")
        if not points:
            behind.stylize("dim")
        if place == marker:
            return Text.assemble((MARKER, "bold bright_magenta"), behind)
        return Text.assemble((BONUS if place in board.bonuses else PLAIN, reached), behind)

    def next_bonus(self, track: dict[str, Any]) -> Text:
        """The bonus that comes next, in words."""
        ahead = [place for place in sorted(self.board(track).bonuses) if place > track["field"]]
        if not ahead:
            return Text()
        said = self.voice.message(bonus_text(self.board(track).bonuses[ahead[0]]))
        return Text.assemble((f"{BONUS}{ahead[0]} ", "bold"), (said, "dim"))

    def line(self, track: dict[str, Any]) -> Text:
        return Text.assemble(self.fields(track), " ", self.next_bonus(track))

    def full(self, track: dict[str, Any]) -> Text:
        """A track with all its bonuses."""
        where = self.voice.say("track-field", field=track["field"], length=track["length"])
        title = Text.assemble((self.name(track), "bold"), f" ({track['board']}), {where}")
        return joined([title, self.fields(track), self.bonuses(self.board(track), track["field"])])

    def bonuses(self, board: Track, marker: int = -1) -> Text:
        """What each field gives."""
        lines = []
        for place in sorted({*board.bonuses, *board.points}):
            given = []
            if place in board.bonuses:
                given.append(self.voice.message(bonus_text(board.bonuses[place])))
            if place in board.points:
                given.append(self.voice.say("track-points", count=board.points[place]))
            style = "dim" if place <= marker else ""
            lines.append(Text(f"{place:>3}  " + "; ".join(given), style))
        return joined(lines)
