"""What an option of Path of Destiny is about: beside cards and characters, paths and allies; and the story to read."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from tablewright.games.destiny.symbols import SIDES

from ..destiny.options import Options
from ..destiny.signs import symbol_word
from ..lines import joined, spaced
from ..scene import Reading, Scene
from .areas import PathAreas
from .signs import ally_sign
from .story import Chronicle
from .tale import Tale

STORY, TALE = "story", "tale"
READ_WITH = {"side": STORY, "ally": TALE, "alliance": TALE}


class PathOptions(Options):
    """Describes options of Path of Destiny from the view alone."""

    def __init__(self, areas: PathAreas, chronicle: Chronicle, tale: Tale) -> None:
        super().__init__(areas.voice, areas)
        self.chronicle = chronicle
        self.tale = tale
        self.quest = areas.quest

    def note(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        match family:
            case "side":
                return self.side_note(scene, rest)
            case "ally":
                return self.tale.ally(scene.view, rest)
            case "alliance":
                return self.alliance_note(scene, int(rest))
            case "row":
                ally = scene.view["pool"][int(rest) - 1].get("ally")
                sign = ally_sign(self.voice, ally) if ally else Text()
                return spaced((sign, super().note(scene, option_id)))
        return super().note(scene, option_id)

    def side_note(self, scene: Scene, side: str) -> Text:
        """Where a path leads."""
        card = scene.view["story"]["fork"][SIDES.index(side)]
        symbols = spaced((symbol_word(self.voice, name) for name in card["next"]), "  ")
        name = Text(self.chronicle.card(scene.view, card["number"]), "italic")
        return spaced((name, symbols), " → ")

    def alliance_note(self, scene: Scene, card: int) -> Text:
        """Whose card it is."""
        held = [one for area in scene.view["seats"] for one in area["alliances"] if one.get("card") == card]
        return Text(self.voice.word("ally", ally=held[0]["ally"]) if held else "", "dim")

    def detail(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        if family == "side":
            card = scene.view["story"]["fork"][SIDES.index(rest)]
            return Text(self.chronicle.card(scene.view, card["number"], "sign"), "italic")
        if family == "character":
            return joined((self.quest(rest), super().detail(scene, option_id)))
        return super().detail(scene, option_id)

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        family = option_id.partition(":")[0]
        return READ_WITH.get(family) or super().reading_of(scene, option_id)

    def readings(self, scene: Scene) -> list[Reading]:
        """The story before everything else, then what it brings along."""
        view = scene.view
        found = [Reading(STORY, Text(self.chronicle.title(view), "bold"), partial(self.chronicle.full, scene))]
        title = self.tale.title(view)
        if title:
            found.append(Reading(TALE, Text(title, "bold"), partial(self.tale.full, scene)))
        return found + super().readings(scene)
