"""The dice of a pack as text: the faces of every kind, of the threat dice, and of the invasion die."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tablewright.games.tidal.content import Pack
from tablewright.games.tidal.kinds import DICE, SLOTS
from tablewright.games.tidal.results import said

from ..lines import joined, spaced
from ..sections import heading
from ..voice import Voice
from .signs import BLANK, THREAT, die, shown


class Rolling:
    """All dice, spoken in one language."""

    def __init__(self, voice: Voice, pack: Pack) -> None:
        self.voice = voice
        self.pack = pack

    def faces(self, kind: str) -> Text:
        """The six faces of a die."""
        return spaced((shown(said(result)) for result in self.pack.dice[DICE.index(kind)]), " ")

    def full(self) -> Text:
        """Every die with its faces."""
        return joined([heading(self.voice.say("dice-title")), Text(), *self.lines()])

    def lines(self) -> Iterator[Text]:
        for kind in DICE:
            yield Text.assemble(die(self.voice, kind), f" {self.voice.word('die', die=kind)}:  ", self.faces(kind))
        yield Text()
        for level, faces in enumerate(self.pack.threat, 1):
            signs = "  ".join(THREAT * count or BLANK for count in faces)
            yield Text(f"{self.voice.say('threat-die', level=level)}:  {signs}")
        yield Text()
        invading = (" + ".join(self.slot(slot) for slot in face) or BLANK for face in self.pack.invasion)
        yield Text(f"{self.voice.say('invasion-die')}:  {',  '.join(invading)}")

    def slot(self, slot: int) -> str:
        return self.voice.word("slot", slot=SLOTS[slot])
