"""What an option of Ronin is about: signs beside its name, details in words, and the card or board to read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from rich.text import Text

from tablewright.games.destiny.wording import CARD_OPTIONS

from ..lines import joined, spaced
from ..scene import Reading, Scene
from ..voice import Voice
from .areas import Areas
from .signs import symbol


class Options:
    """Describes options from the view alone."""

    def __init__(self, voice: Voice, areas: Areas) -> None:
        self.voice = voice
        self.areas = areas
        self.cards = areas.cards

    def symbol(self, name: str) -> Text:
        return symbol(name)

    def about_cards(self, scene: Scene, option_id: str) -> list[dict[str, Any]]:
        """The cards that an option is about, as they lie on the view."""
        family, _, rest = option_id.partition(":")
        if family in CARD_OPTIONS:
            return [entry for entry in all_cards(scene) if entry.get("card") == int(rest)][:1]
        if family == "cover":
            number = int(rest.split(".")[0])
            return [entry for entry in all_cards(scene) if entry.get("card") == number][:1]
        if family == "row":
            cards: list[dict[str, Any]] = scene.view["pool"][int(rest) - 1]["cards"]
            return cards
        return []

    def note(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        match family:
            case "row":
                return spaced((self.named(entry) for entry in self.about_cards(scene, option_id)), " + ")
            case "token" | "symbol":
                return symbol(rest)
            case "ability":
                return Text(self.areas.power(self.areas.abilities[rest]), "dim")
            case "track":
                return self.track_note(scene, rest)
            case "character":
                abilities = self.areas.characters[rest].abilities
                return Text(", ".join(self.voice.word(f"ability-{one.key}") for one in abilities), "dim")
            case "board":
                return Text(self.voice.word(f"board-{rest}"), "dim")
        return spaced(self.cards.signs(entry) for entry in self.about_cards(scene, option_id))

    def label(self, option_id: str) -> str | None:
        """A row is chosen by its number and the deck by 0, so that keys and pool agree."""
        family, _, rest = option_id.partition(":")
        return {"row": rest, "deck": "0"}.get(family)

    def named(self, entry: dict[str, Any]) -> Text:
        return spaced((self.cards.chip(entry), Text(self.cards.name(entry))))

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
                return spaced((Text(f"{scene.names[other]}, {where}", "dim"), self.areas.tracks.next_bonus(track)))
        return Text()

    def detail(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        if family == "ability":
            ability = self.areas.abilities[rest]
            when = self.voice.word(f"window-{ability.window}")
            name = self.voice.word(f"ability-{rest}")
            return Text.assemble((name, "bold"), f" ({when}): {self.areas.power(ability)}")
        if family == "character":
            return Text(" ".join(self.areas.power(one) for one in self.areas.characters[rest].abilities))
        if family == "board":
            board = self.areas.tracks.printed(int(rest), scene.view["side"])
            return Text(" ·".join(self.areas.tracks.bonuses(board).plain.replace("  ", " ").split("\n")))
        return joined(self.cards.line(entry) for entry in self.about_cards(scene, option_id))

    # What can be read large

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        family = option_id.partition(":")[0]
        if family in ("character", "board"):
            return option_id
        if family == "ability":
            return f"character:{self._owner(option_id.partition(':')[2])}"
        cards = self.about_cards(scene, option_id)
        return f"card:{cards[0]['card']}" if cards else None

    def _owner(self, ability: str) -> str:
        """The character whose ability this is."""
        characters = self.areas.characters
        return next(key for key, one in characters.items() if ability in [own.key for own in one.abilities])

    def readings(self, scene: Scene) -> list[Reading]:
        """All cards in sight, each once, then characters and cooperation boards."""
        found = {entry["card"]: entry for entry in all_cards(scene) if "key" in entry}
        cards = [self._card_reading(entry) for entry in found.values()]
        return cards + self._characters() + self._boards(scene)

    def _card_reading(self, entry: dict[str, Any]) -> Reading:
        return Reading(f"card:{entry['card']}", self.named(entry), lambda: self.cards.full(entry))

    def _characters(self) -> list[Reading]:
        return [
            Reading(f"character:{key}", Text(self.voice.word(f"character-{key}")), partial(self.areas.character, key))
            for key in self.areas.characters
        ]

    def _boards(self, scene: Scene) -> list[Reading]:
        side = scene.view["side"]
        return [
            Reading(f"board:{number}", Text(self.voice.word(f"board-{number}")), partial(self._board, number, side))
            for number in range(1, 6)
        ]

    def _board(self, number: int, side: str) -> Text:
        tracks = self.areas.tracks
        name = Text(f"{self.voice.word(f'board-{number}')} ({number}{side})", "bold reverse")
        return joined([name, Text(), tracks.bonuses(tracks.printed(number, side))])


def all_cards(scene: Scene) -> Iterator[dict[str, Any]]:
    """Every card in sight: the viewer's hand, the pool, the timelines, the discard pile."""
    seats = scene.view["seats"]
    for area in seats:
        yield from area["hand"] or ()
    for row in scene.view["pool"]:
        yield from row["cards"]
    for area in seats:
        yield from area["timeline"]
    yield from scene.view["discard"]
