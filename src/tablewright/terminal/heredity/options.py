"""What an option of Heredity is about: signs beside its name, details in words, and what there is to read."""

from __future__ import annotations

from functools import partial
from typing import Any

from rich.text import Text

from tablewright.games.heredity.joint import PRINTED
from tablewright.games.heredity.showing import deed_name
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.wording import printed_option

from ..lines import joined, spaced
from ..scene import Reading, Scene
from .atlas import Atlas
from .book import Book
from .cards import Cards, emphasised, every_card
from .chart import found_area, label
from .family import Family
from .row import Row
from .signs import ACTIONS, DEFENCE, HEART, Entry, figure

PAGE, STORY, MAP, ROW = "page", "story", "map", "row"
PLACES = ("area", "level")
ICONS = ("observe", "talk", "interact")
READ_WIDTH = 70


class Options:
    """Describes options from the view, and those that a card prints from the table."""

    def __init__(self, table: Heredity, cards: Cards, atlas: Atlas, book: Book, row: Row, family: Family) -> None:
        self.table = table
        self.cards = cards
        self.atlas = atlas
        self.book = book
        self.row = row
        self.family = family
        self.voice = cards.voice

    # Beside the name

    def note(self, scene: Scene, option_id: str) -> Text:
        verb, _, rest = option_id.partition(":")
        if verb in PLACES:
            found = found_area(scene.view, int(rest))
            return Text() if found is None else Text(label(*found), "bold")
        if verb in ICONS:
            return Text(ACTIONS[verb], "bold")
        target = self.target(scene.view, option_id)
        return Text() if target is None else self.figure(target)

    def target(self, view: dict[str, Any], option_id: str) -> Entry | None:
        """The figure that an option is about."""
        verb, *parts = option_id.split(":")
        if verb not in ("attack", "character", "heal") or not parts[-1].isdigit():
            return None
        return next((one for one in view["characters"] if one["character"] == int(parts[-1])), None)

    def figure(self, one: Entry) -> Text:
        """A figure with the life it has left, and its defence."""
        return spaced(
            (
                figure(one),
                Text(f"{HEART}{one['life'] - one['damage']}/{one['life']}"),
                Text(f"{DEFENCE}{one['defence']}"),
            )
        )

    # In words

    def detail(self, scene: Scene, option_id: str) -> Text:
        verb, *parts = option_id.split(":")
        if verb == "option":
            return Text(self.voice.word(printed_option(self.table, ":".join(parts))))
        if verb in PLACES or "area" in parts:
            found = found_area(scene.view, int(parts[-1]))
            return Text() if found is None else self.atlas.line(scene.view, found)
        if verb in PRINTED:
            return self.cards.says(scene.view["deeds"].get(deed_name(verb, *parts[2:])))
        if verb in ICONS:
            return self.icon_detail(scene, int(parts[-1]))
        target = self.target(scene.view, option_id)
        if target is not None:
            return spaced((self.figure(target), Text(self.voice.word("attitude", attitude=target["attitude"]))), "  ")
        card = self.card(scene.view, option_id)
        if card is not None:
            return self.card_detail(card)
        return self.member_detail(scene, parts[0]) if parts else Text()

    def icon_detail(self, scene: Scene, number: int) -> Text:
        for terrain in scene.view["board"]:
            for area in terrain["areas"]:
                if number in [one["number"] for one in area["icons"]]:
                    return self.atlas.of(scene.view, area["area"])
        return Text()

    def card_detail(self, card: Entry) -> Text:
        """What a card costs and says."""
        costs = joined(self.cards.action_words(card.get("actions") or (card.get("npc") or {}).get("actions", ())))
        item = self.cards.item_signs(card) if "value" in card and card["kind"] == "item" else Text()
        words = [emphasised(self.voice.word(card["text"]).replace("\n", " "))] if card["text"] else []
        return spaced((costs, item, *words), "  ")

    def member_detail(self, scene: Scene, name: str) -> Text:
        member = next((one for one in scene.view["family"] if one["name"] == name), None)
        return Text() if member is None else self.family.line(scene.view, member, mine=True)

    # Readings

    def card(self, view: dict[str, Any], option_id: str) -> Entry | None:
        """The card that an option names by its number, if it lies open."""
        numbers = [int(part) for part in option_id.split(":")[1:] if part.isdigit() and int(part) > 0]
        verb = option_id.partition(":")[0]
        if verb in (*PLACES, *ICONS, "character", "materials", "explore", "move") or not numbers:
            return None
        return next((card for card in every_card(view) if card["number"] == numbers[0]), None)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        if option_id.partition(":")[0] in (*PLACES, "explore", "move"):
            return MAP
        card = self.card(scene.view, option_id)
        if card is None or not card["number"]:
            return PAGE if scene.view["page"] else STORY
        return f"card-{card['number']}"

    def readings(self, scene: Scene) -> list[Reading]:
        """The story first, then map and timeline, then each card that lies open."""
        latest = Reading(PAGE, Text(self.voice.say("heredity-page"), "bold"), partial(self.book.latest, scene))
        found = [
            *([latest] if scene.view["page"] else []),
            Reading(STORY, Text(self.voice.word(scene.view["title"]), "bold"), partial(self.book.full, scene)),
            Reading(MAP, Text(self.voice.say("heredity-map"), "bold"), partial(self.atlas.full, scene, READ_WIDTH)),
            Reading(ROW, Text(self.voice.say("label-timeline"), "bold"), partial(self.row.full, scene)),
        ]
        cards = {f"card-{card['number']}": card for card in every_card(scene.view) if card["number"]}
        return found + [
            Reading(key, self.cards.title(one), partial(self.cards.full, one)) for key, one in cards.items()
        ]
