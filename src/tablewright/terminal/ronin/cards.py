"""The action cards of Ronin: some pass the tea, some act in its ceremony."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.ronin.tea import ARROW_SLOT
from tablewright.games.ronin.wording import effect_text

from ..destiny.cards import Cards
from ..destiny.signs import COVERED
from .signs import PASSING, TEA


class RoninCards(Cards):
    """Cards with tea passing symbols and effects of the tea ceremony."""

    def effect_text(self, face: ActionCard) -> tuple[Message, list[Message]] | None:
        return effect_text(face)

    def time_of(self, face: ActionCard) -> str:
        return "card-tea" if in_ceremony(face) else super().time_of(face)

    def mark(self, face: ActionCard) -> Text:
        """The steam marks an effect of the tea ceremony."""
        return Text(TEA if in_ceremony(face) else "", "bold")

    def printed(self, face: ActionCard, covered: Sequence[int]) -> Text:
        text = super().printed(face, covered)
        if face.passing is not None:
            text.append_text(Text(COVERED, "dim") if ARROW_SLOT in covered else Text(PASSING[face.passing], "bold"))
        return text

    def printed_words(self, face: ActionCard) -> list[Text]:
        lines = super().printed_words(face)
        if face.passing is not None:
            passing = self.voice.word("card-passing", side=SIDES[face.passing])
            lines.append(Text.assemble((PASSING[face.passing], "bold"), " ", passing))
        return lines


def in_ceremony(face: ActionCard) -> bool:
    return face.effect is not None and face.effect.ceremony
