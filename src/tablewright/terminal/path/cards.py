"""The action cards of Path of Destiny: some have several colours."""

from __future__ import annotations

from tablewright.engine.messages import Message
from tablewright.games.destiny.cards import ActionCard
from tablewright.games.path.wording import effect_text

from ..destiny.cards import Cards


class PathCards(Cards):
    """Cards whose effects can give experience."""

    def effect_text(self, face: ActionCard) -> tuple[Message, list[Message]] | None:
        return effect_text(face)
