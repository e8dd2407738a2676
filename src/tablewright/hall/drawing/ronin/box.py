"""The box of Ronin: cards with tea on them, and the cooperation boards, said in one language and drawn once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markupsafe import Markup

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.destiny.symbols import SIDES
from tablewright.games.ronin.content import Pack, Track
from tablewright.games.ronin.tea import ARROW_SLOT
from tablewright.games.ronin.vocabulary import OneTrack
from tablewright.games.ronin.wording import bonus_text, effect_text, power_text

from ..destiny.box import DestinyBox
from ..paper import draw
from ..signs import NOTHING
from .signs import SIGNS


class Box(DestinyBox[Pack]):
    """The cards, characters and boards of a pack in one language."""

    signs = SIGNS

    def effect_text(self, card: ActionCard) -> tuple[Message, list[Message]] | None:
        return effect_text(card)

    def power_text(self, power: Any) -> Message:
        return power_text(power)

    def when(self, card: ActionCard) -> str:
        return self.word("card-tea") if is_tea(card) else super().when(card)

    def shows(self, card: ActionCard) -> str:
        """The colour, the symbols and the tea passing of a card, in words."""
        if card.passing is None:
            return super().shows(card)
        return f"{super().shows(card)}, {self.word('card-passing', side=SIDES[card.passing])}"

    def corner(self, card: ActionCard, covered: Sequence[int]) -> Markup:
        if card.passing is None:
            return NOTHING
        side = SIDES[card.passing]
        return Markup(draw("ronin/passing.html", side=side, covered=ARROW_SLOT in covered, cup=SIGNS.sign("cup")))

    def strip(self, card: ActionCard) -> str:
        return "tea" if is_tea(card) else ""

    def crowded(self, card: ActionCard) -> bool:
        return super().crowded(card) or (card.effect is not None and isinstance(card.effect.result, OneTrack))

    def bonuses(self, board: Track) -> Iterator[tuple[int, str]]:
        """What the fields of a cooperation board give, in words."""
        for field in sorted(set(board.bonuses) | set(board.points)):
            said = [self.message(bonus_text(board.bonuses[field]))] if field in board.bonuses else []
            if field in board.points:
                said.append(self.voice.say("ronin-field-points", count=board.points[field]))
            yield field, "; ".join(said)


def is_tea(card: ActionCard) -> bool:
    return card.effect is not None and card.effect.ceremony
