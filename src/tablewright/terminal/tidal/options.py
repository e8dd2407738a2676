"""What an option of Tidal Blades is about: signs beside its name, details in words, and what there is to read."""

from __future__ import annotations

from functools import partial
from itertools import chain

from rich.text import Text

from tablewright.games.tidal.kinds import SLOTS, TRAITS
from tablewright.games.tidal.printed import space_text
from tablewright.games.tidal.wording import CARD_OPTIONS, DIE_OPTIONS

from ..lines import spaced
from ..readings import character_readings
from ..scene import Reading, Scene
from .areas import Areas
from .cards import Entry, all_cards
from .fights import Fights
from .islands import Archipelago
from .rolling import Rolling
from .signs import die, pawn, symbol

CARDS = (*CARD_OPTIONS, "buy", "challenge")
PLACES = ("space", "island")
SEATS = ("seat", "ally")
TRACKS, ALL_DICE = "tracks", "dice"
ROLLING = ("roll", "again")


class Options:
    """Describes options from the view alone."""

    def __init__(self, areas: Areas, islands: Archipelago, fights: Fights) -> None:
        self.areas = areas
        self.islands = islands
        self.fights = fights
        self.cards = areas.cards
        self.voice = areas.voice
        self.rolling = Rolling(self.voice, self.cards.pack)

    def about(self, scene: Scene, option_id: str) -> Entry | None:
        """The card or the monster that an option is about, if the view names it."""
        family, _, rest = option_id.partition(":")
        if family == "slot":
            found: Entry | None = scene.view["fold"][SLOTS.index(rest)]
            return found
        if family not in CARDS:
            return None
        number = int(rest.partition(".")[0])
        return next((entry for entry in all_cards(scene.view) if entry["card"] == number), None)

    # Beside the name

    def note(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        entry = self.about(scene, option_id)
        if entry is not None:
            return self.card_note(scene, family, entry)
        if family == "space":
            return Text(self.islands.rewards(scene, self.islands.find_space(rest)), "dim")
        if family == "island":
            return Text(self.islands.effect(self.islands.island_of(option_id)), "dim")
        if family in DIE_OPTIONS:
            return spaced((die(self.voice, rest), self.rolling.faces(rest)), "  ")
        return self.further_note(scene, family, rest)

    def card_note(self, scene: Scene, family: str, entry: Entry) -> Text:
        """A card as signs, or if it has none, what is printed on it."""
        if family == "slot":
            return spaced((self.fights.style(entry), self.cards.spots(scene, entry)))
        if family == "buy":
            return Text(self.cards.without_price(entry), "dim")
        signs = self.cards.signs(entry)
        return signs if signs.plain else Text(self.cards.said(entry), "dim")

    def further_note(self, scene: Scene, family: str, rest: str) -> Text:
        if family in ROLLING:
            return self.fights.odds(scene) if family == "roll" else Text()
        if family == "character":
            return self.areas.character_signs(rest)
        if family == "trait":
            return self.trait_note(scene, rest)
        if family in SEATS:
            return pawn(scene, int(rest))
        return Text()

    def trait_note(self, scene: Scene, trait: str) -> Text:
        """A trait with the level it has now."""
        if scene.viewer is None:
            return symbol(trait)
        dial = scene.view["seats"][scene.viewer]["traits"][TRAITS.index(trait)]
        said = self.voice.say("dial", level=dial["level"], step=dial["step"], points=dial["points"])
        return Text.assemble(symbol(trait), (f" {said}", "dim"))

    def detail(self, scene: Scene, option_id: str) -> Text:
        family, _, rest = option_id.partition(":")
        entry = self.about(scene, option_id)
        if entry is not None:
            return self.cards.line(entry)
        if family == "space":
            space = self.islands.cards.line_of(space_text(self.islands.find_space(rest), scene.view["mode"]))
            return Text(f"{space}; {self.islands.effect(self.islands.island_of(option_id))}")
        if family == "roll":
            return self.exact_odds(scene)
        return Text(self.islands.effect(self.islands.island_of(option_id)) if family == "island" else "")

    def exact_odds(self, scene: Scene) -> Text:
        """The odds of the next roll as numbers of rolls."""
        attempt = scene.view["attempt"]
        if attempt is None:
            return Text()
        odds = attempt["odds"]
        sums = (odds.get("both", {}), odds.get("hit", {}))
        chances = chain(*odds.get("cards", ()), *(one.values() for one in sums))
        pairs = ", ".join(f"{favourable}/{every}" for favourable, every in chances)
        return Text(self.voice.say("odds-exactly", odds=pairs) if pairs else "", "dim")

    # What can be read large

    def reading_of(self, scene: Scene, option_id: str) -> str | None:
        family, _, rest = option_id.partition(":")
        entry = self.about(scene, option_id)
        if entry is not None:
            name: str = entry["name"]
            return name
        if family in PLACES:
            return f"island:{self.islands.island_of(option_id).key}"
        if family == "character":
            return option_id
        if family == "arena":
            return f"island:{rest}"
        return ALL_DICE if family in (*DIE_OPTIONS, *ROLLING) else None

    def readings(self, scene: Scene) -> list[Reading]:
        """All cards in sight, each once; then islands, tracks, dice and characters."""
        found = {entry["name"]: entry for entry in all_cards(scene.view)}
        cards = [Reading(name, self.cards.named(one), partial(self.cards.full, one)) for name, one in found.items()]
        characters = character_readings(self.voice, self.areas.characters, self.areas.character)
        return [*cards, *self._islands(scene), *self._boards(scene), *characters]

    def _islands(self, scene: Scene) -> list[Reading]:
        return [
            Reading(f"island:{one.key}", self.islands.head(scene, one), partial(self.islands.full, scene, one))
            for one in self.cards.pack.islands
        ]

    def _boards(self, scene: Scene) -> list[Reading]:
        tracks = Reading(TRACKS, Text(self.voice.say("tracks-title")), partial(self.islands.tracks, scene))
        return [tracks, Reading(ALL_DICE, Text(self.voice.say("dice-title")), self.rolling.full)]
