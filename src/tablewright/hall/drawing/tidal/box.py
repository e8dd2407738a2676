"""The box of Tidal Blades: everything that is printed in a pack, said in one language and drawn once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from tablewright.engine.components import Line
from tablewright.games.tidal import stunts
from tablewright.games.tidal.content import Pack
from tablewright.games.tidal.faces import CARD_KINDS, MARKET_SETS, NO_ARENA, TYPES, Half, Monster
from tablewright.games.tidal.kinds import ARENAS, ISLANDS, TRAITS
from tablewright.games.tidal.printed import face_text, reward_text
from tablewright.games.tidal.vocabulary import Rewards
from tablewright.games.tidal.wording import name_of

from ...voice import Voice
from ..paper import draw
from ..signs import NOTHING, count, icon
from ..words import Words
from . import signs

CardEntry = Mapping[str, Any]
NUMBER: Final = "%CARD%"
"""Stands where the number of a card belongs in a face that is drawn once for all numbers."""


class Face(NamedTuple):
    """How the face of a card looks: its hue, picture, corner, emblems, symbols and the strip below its name."""

    hue: str
    art: Markup
    corner: Markup = NOTHING
    emblems: Markup = NOTHING
    strip: Markup = NOTHING


class Box(Words):
    """The cards, islands and characters of a pack in one language."""

    def __init__(self, voice: Voice) -> None:
        super().__init__(voice)
        self.pack: Pack = voice.game.content["content"]
        self.faces = {name_of(self.pack, face): face for face in reversed(range(self.pack.face_count))}
        self.characters = {character.key: character for character in self.pack.characters}
        self.character_of = {
            f"card-{card.key}": character.key for character in self.pack.characters for card in character.cards
        }
        self._drawn: dict[tuple[str, ...], str] = {}

    # Words

    def line(self, line: Line) -> str:
        """A line of a card as a sentence."""
        about = "" if line.about is None else self.message(line.about)
        parts = ", ".join(self.message(part).strip() for part in line.parts)
        return f"{about}: {parts}" if about and parts else about or parts

    def lines(self, name: str) -> list[str]:
        """Everything that is printed on a card, besides its name."""
        return [self.line(line) for line in face_text(self.pack, self.faces[name])]

    def rewards(self, rewards: Rewards) -> str:
        return ", ".join(self.message(reward_text(one)) for one in rewards)

    def name(self, entry: CardEntry) -> str:
        return self.word(entry["name"]) if "name" in entry else self.voice.say("tidal-card-unknown")

    def character_name(self, key: str) -> str:
        return self.word(f"character-{key}")

    def island_name(self, island: str) -> str:
        return self.word(f"island-{island}")

    # Cards

    def card(self, entry: CardEntry) -> Markup:
        """A card as it lies on the table; one that this viewer does not know shows its back."""
        return self._shaped("card", entry)

    def picture(self, name: str) -> Markup:
        """A card to look at, where the card itself lies elsewhere."""
        return self._shaped("picture", {"name": name, "card": ""})

    def chip(self, entry: CardEntry) -> Markup:
        """A card as a line: its sign and its name, with its text for those who ask."""
        return self._shaped("chip", entry)

    def _shaped(self, shape: str, entry: CardEntry) -> Markup:
        if "name" not in entry:
            return self.back()
        drawn = self._drawn.get((shape, entry["name"]))
        if drawn is None:
            drawn = self._drawn[shape, entry["name"]] = draw(f"tidal/{shape}.html", **self._told(entry["name"]))
        return Markup(drawn.replace(NUMBER, str(entry["card"])))

    def back(self) -> Markup:
        return Markup('<div class="card card-back" role="img" aria-label="{}">{}</div>').format(
            self.voice.say("tidal-card-unknown"), signs.sign("back")
        )

    def _told(self, name: str) -> dict[str, Any]:
        """What the templates of a card need to know."""
        said = self.word(name)
        lines = self.lines(name)
        return {
            "number": NUMBER,
            "name": said,
            "long": len(said) > 16,
            "label": f"{said}. {'. '.join(line.rstrip('.') for line in lines)}",
            "lines": lines,
            "face": self.face(name),
            "say": self.voice.say,
        }

    def face(self, name: str) -> Face:
        """How a card looks, by its kind."""
        number, pack = self.faces[name], self.pack
        kind, _, key = name.partition("-")
        match kind:
            case "challenge":
                return self._challenge(number)
            case "trick":
                return self._trick(key, number)
            case "market":
                return market_face(pack, number)
            case "goal":
                return Face("goal", signs.sign("goal"), corner=points_corner(pack.goal(number).points))
            case "announcement":
                points = pack.announcement(number).points
                return Face("announcement", signs.sign("announcement"), corner=points_corner(points))
            case "card":
                printed = CARD_KINDS[pack.character_card(number).kind]
                character = self.character_of[name]
                picture = icon(signs.PICTURES["character"].get(character, signs.PICTURES["sign"]["person"]))
                return Face(f"of-{character}", picture, emblems=icon(signs.PICTURES["kind"][printed]))
            case "monster":
                return Face("monster", self.monster_picture(pack.monster(number)))
            case _:
                return Face("scheme", signs.sign("scheme"))

    def _challenge(self, number: int) -> Face:
        """TB-CHAL-01: the symbols are what one looks for, so they are the picture."""
        challenge = self.pack.challenges[number]
        halves = challenge.halves
        art = Markup("").join(half_art(half) for half in halves)
        manner = challenge.manner.key
        strip = NOTHING if manner == "ordinary" else Markup("<em>{}</em>").format(self.word("manner", manner=manner))
        arenas = [arena_of(half) for half in halves]
        hue = arenas[0] if len(arenas) == 1 else "split"
        emblems = Markup("").join(signs.emblem(arena) for arena in arenas)
        return Face(hue, art, corner=points_corner(*(half.points for half in halves)), emblems=emblems, strip=strip)

    def _trick(self, key: str, number: int) -> Face:
        picture = icon(signs.PICTURES["trick"].get(key, signs.PICTURES["sign"]["tricks"]))
        when = self.pack.trick(number).when
        match when:
            case stunts.Visiting(island):
                return Face("trick", picture, emblems=signs.emblem(ISLANDS[island]))
            case stunts.Fighting():
                return Face("trick", picture, emblems=signs.emblem("fold"))
        return Face("trick", picture)

    def monster_picture(self, monster: Monster) -> Markup:
        known = signs.PICTURES["monster"]
        return icon(known.get(monster.key, signs.PICTURES["type"][TYPES[monster.type]]))


def arena_of(half: Half) -> str:
    return "arbiter" if half.arena == NO_ARENA else ARENAS[half.arena]


def half_art(half: Half) -> Markup:
    """What must be rolled, and below it what may be."""
    return Markup(
        '<span class="asked"><span class="asked-must">{}</span><span class="asked-may">{}</span></span>'
    ).format(
        signs.symbols(TRAITS[trait] for trait in half.required), signs.symbols(TRAITS[trait] for trait in half.stretch)
    )


def points_corner(*points: int) -> Markup:
    return Markup('<b class="card-points">{}</b>').format(count("/".join(str(one) for one in points)))


def market_face(pack: Pack, number: int) -> Face:
    """TB-MARKET-01, TB-AMKT-02: the cost in the corner, what it gives below the name."""
    card = pack.market_card(number)
    prices = [(card.fruit, "fruit"), (card.ranking, "ranking")]
    corner = Markup("").join(signs.counted(price, name) for price, name in prices if price) or signs.counted(0, "fruit")
    picture = icon(signs.PICTURES["wares"][MARKET_SETS[card.set]])
    given = card.rewards or card.discard
    if given:
        picture = Markup('<span class="wares-art">{}</span>').format(signs.reward(given[0]))
    strip = signs.rewards(given)
    if card.knowledge is not None:
        strip = count(f"{card.knowledge.points}/{card.knowledge.per}")
    price = Markup('<span class="price">{}</span>').format(corner)
    return Face(f"wares wares-{MARKET_SETS[card.set]}", picture, corner=price, strip=strip)
