"""The box of Heredity: its words in one language, and the cards that everybody may read, drawn once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup, escape

from tablewright.games.heredity.cards import NarrativeFace
from tablewright.games.heredity.content import Campaign

from ...voice import Voice
from ..paper import draw
from ..signs import icon
from ..words import Words
from . import signs

Entry = Mapping[str, Any]
"""A card as the view tells it."""


class Box(Words):
    """The words and cards of a campaign in one language."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.campaign: Campaign = voice.game.content["content"]

    # Words

    def maybe(self, key: str | None) -> str:
        return "" if key is None else self.word(key)

    def has(self, key: str) -> bool:
        """Whether the campaign has such a text."""
        return key in self.campaign.prose["en"]

    def token_name(self, kind: str, chapter: str) -> str:
        """A kind of token; a chapter names its own."""
        special = f"chapter-{chapter}-text-{kind.removeprefix('special(').removesuffix(')')}"
        if self.has(special):
            return self.word(special)
        return self.word(f"token-{kind}" if kind in signs.PICTURES["token"] else "token-special")

    def offers(self, entry: Entry) -> bool:
        """Whether a card that was read and laid aside still lets somebody do something."""
        side = 2 * self.campaign.card_of[entry["number"]] + (entry["side"] == "back")
        face = self.campaign.sides[side]
        printed = isinstance(face, NarrativeFace) and bool(face.free_actions or face.terrain_actions)
        return printed or side in self.campaign.grants

    def paragraphs(self, key: str | None) -> list[Markup]:
        """A narration in its paragraphs; what stands between asterisks is stressed."""
        return [stressed(part) for part in self.maybe(key).split("\n\n") if part.strip()]

    # Cards

    def tokens(self, entry: Entry, chapter: str) -> list[dict[str, Any]]:
        """The tokens that lie on a card or in an area."""
        return [
            {"kind": kind, "count": number, "icon": signs.token(kind), "name": self.token_name(kind, chapter)}
            for kind, number in entry["tokens"].items()
        ]

    def card(self, entry: Entry, chapter: str, strip: Markup, lines: list[str]) -> Markup:
        """A card as it lies on the table: its picture, number and name, what is told in signs, and all its words."""
        name = self.word(entry["name"])
        lines = [*lines, *(self.word(key) for key in entry["statements"])]
        tokens = self.tokens(entry, chapter)
        held = [f"{one['name']}: {one['count']}" for one in tokens]
        return Markup(
            draw(
                "heredity/card.html",
                say=self.voice.say,
                entry=entry,
                name=name,
                long=len(name) > 18,
                picture=icon(signs.card_picture(entry["number"], entry["kind"])),
                strip=strip,
                lines=lines,
                paragraphs=self.paragraphs(entry["text"]),
                tokens=tokens,
                label=". ".join(part.rstrip(".") for part in (name, *held, *lines)),
            )
        )


def stressed(text: str) -> Markup:
    """Markdown's emphasis, and nothing else of it."""
    parts = text.split("*")
    if len(parts) % 2 == 0:  # an asterisk without its other half is just that
        return escape(text)
    return Markup("").join(Markup("<em>{}</em>").format(part) if odd % 2 else part for odd, part in enumerate(parts))
