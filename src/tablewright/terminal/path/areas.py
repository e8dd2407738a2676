"""A player's area in Path of Destiny: side quest, golden tokens, path tokens, alliances, and habits of the Automa."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from tablewright.games.path.content import ALLIES
from tablewright.games.path.rewards import AUTOMA_STANDARD

from ..destiny.areas import Areas
from ..destiny.signs import PATHS
from ..lines import spaced
from ..scene import Scene
from ..sections import heading
from .cards import PathCards
from .lore import Lore
from .signs import TOKEN, ally_sign, golden, short_forms
from .story import Chronicle

HABIT_FIELDS = (0, AUTOMA_STANDARD)


class PathAreas(Areas):
    """The areas around a table of Path of Destiny."""

    def __init__(self, lore: Lore, chronicle: Chronicle) -> None:
        voice, pack = lore.voice, lore.pack
        super().__init__(voice, PathCards(voice, pack.cards, short_forms(voice)), pack.characters)
        self.lore = lore
        self.chronicle = chronicle

    def owned(self, area: dict[str, Any]) -> list[tuple[dict[str, Any], int | None]]:
        """Abilities; an Automa has habits instead."""
        return [*super().owned(area), *zip(area["habits"], HABIT_FIELDS, strict=False)]

    def named_power(self, entry: dict[str, Any]) -> tuple[str, str]:
        if "habit" not in entry:
            return super().named_power(entry)
        return self.voice.word(f"habit-{entry['habit']}"), self.lore.habit(entry["habit"])

    def prospect(self, scene: Scene, left: int, right: int) -> str:
        """POD-CHAP-07 to -09: the dominant symbol gives points, the other one experience; until that is done."""
        story = scene.view["story"]
        if story["leads"] is None or not story["fork"] or story["path_tokens"] != [None, None]:
            return ""
        points, experience = (left, right) if story["leads"] == "left" else (right, left)
        return self.voice.say("score-now", points=points, experience=experience)

    def extras(self, scene: Scene, area: dict[str, Any]) -> Text:
        """Golden tokens, path tokens, and how many alliance cards of which ally."""
        holders = scene.view["story"]["path_tokens"]
        tokens = [Text(TOKEN + PATHS[side], "bold") for side, seat in enumerate(holders) if seat == area["seat"]]
        return spaced((golden(area["golden_tokens"]), *tokens, *self.allies(area)))

    def allies(self, area: dict[str, Any]) -> Iterator[Text]:
        held = [card["ally"] for card in area["alliances"]]
        for ally in ALLIES:
            if ally in held:
                yield Text.assemble(ally_sign(self.voice, ally), str(held.count(ally)))

    def more(self, scene: Scene, seat: int) -> Iterator[Text]:
        area = scene.view["seats"][seat]
        if area["quest"] is not None:
            yield from (self.quest(area["character"]), Text())
        if area["automa"] and area["character"]:
            yield from (Text(self.lore.proficient(area["character"])), Text())
        if any(area["golden_tokens"].values()):
            yield from (Text(f"{self.voice.say('label-golden')}: ") + golden(area["golden_tokens"]), Text())
        if area["alliances"]:
            yield from (heading(self.voice.say("label-alliances")), *map(self.alliance, area["alliances"]), Text())

    def alliance(self, card: dict[str, Any]) -> Text:
        """An alliance card: whose it is, and what it does if the viewer knows it."""
        name = self.voice.word("ally", ally=card["ally"])
        known = self.lore.favour(card["favour"]) if "favour" in card else "?"
        return Text.assemble(ally_sign(self.voice, card["ally"])[:1], (f"{name}: ", "bold"), known)

    def quest(self, character: str) -> Text:
        """The side quest of a character."""
        said = self.voice.say("quest-counts", subject=self.lore.quest(character))
        return Text.assemble((f"{self.voice.word('source', source='side-quest')}: ", "bold"), said)

    def more_of_character(self, key: str) -> Iterator[Text]:
        """Its side quest, and its Automa side."""
        yield from (self.quest(key), Text(), heading(self.voice.say("automa")), Text(self.lore.proficient(key)))
        for habit, field in zip(self.lore.automa(key).habits, HABIT_FIELDS, strict=True):
            name, at = self.voice.word(f"habit-{habit.key}"), self.voice.say("at-experience", count=field)
            yield from (Text(), Text.assemble((name, "bold"), f" {at}"), Text(f"  {self.lore.habit(habit.key)}"))
