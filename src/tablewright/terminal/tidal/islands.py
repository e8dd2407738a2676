"""The archipelago as text: islands with their spaces, discs and pawns, the Arbiter, the boat, the Champions Board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text

from tablewright.games.tidal.content import SINGLE, Island, Pack, Space
from tablewright.games.tidal.printed import effect_text, gains_of, rewards_text, space_text
from tablewright.language.phrases import with_minus

from ..lines import flowing, joined, padded, spaced
from ..scene import Scene
from ..sections import Section, heading
from ..voice import Voice
from .cards import Cards
from .signs import ARBITER, POSITION, disc, pawn

FRAMES = (("[", "]"), ("(", ")"))
ACROSS = 2
HEAD = 18
"""Islands side by side where there is little room."""


class Archipelago:
    """The islands of a pack, spoken in one language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.voice: Voice = cards.voice
        self.pack: Pack = cards.pack
        self.places = {option.id: option.value for option in self.pack.place_options}

    def name(self, key: str) -> str:
        return self.voice.word(f"island-{key}")

    # On the board

    def section(self, scene: Scene, width: int) -> Section:
        column = (width - 1) // ACROSS
        cells = [*(self.cell(scene, island, column) for island in self.pack.islands), self.waters(scene)]
        small = [spaced(cells[first : first + ACROSS]) for first in range(0, len(cells), ACROSS)]
        large = [line for island in self.pack.islands for line in self.lines(scene, island, width)]
        return Section(self.voice.say("label-islands"), small, [*large, self.waters(scene)], 5)

    def head(self, scene: Scene, island: Island) -> Text:
        """The name of an island, with the Arbiter if he stands there."""
        return Text.assemble((self.name(island.key), "bold"), self.arbiter(scene, island))

    def arbiter(self, scene: Scene, island: Island) -> Text:
        return Text(ARBITER if scene.view["arbiter"] == island.key else "", "bold bright_yellow")

    def cell(self, scene: Scene, island: Island, width: int) -> Text:
        """An island in half a line: its spaces by who is there."""
        spaces = (self.frame(scene, space) for space in island.spaces)
        head = padded(self.head(scene, island), HEAD)
        return padded(spaced((head, *spaces, self.beside(scene, island))), width)

    def lines(self, scene: Scene, island: Island, width: int) -> list[Text]:
        """An island with the names of its spaces, none of which is cut off."""
        spaces = [self.frame(scene, space) + Text(f" {self.space_name(space)}") for space in island.spaces]
        beside = self.beside(scene, island)
        first, *more = flowing([*spaces, beside] if beside.plain else spaces, width - HEAD - 1) or [Text()]
        head = spaced((padded(self.head(scene, island), HEAD), first))
        return [head, *(Text(" " * (HEAD + 1)) + line for line in more)]

    def space_name(self, space: Space) -> str:
        return self.voice.word(f"space-{space.key}")

    def frame(self, scene: Scene, space: Space) -> Text:
        """A space in its frame: square for single use, round for everybody; inside who is there or was there."""
        left, right = FRAMES[space.frame != SINGLE]
        option = f"space:{space.key}"
        inside = Text("").join(self.pieces(scene, option))
        return Text.assemble((left, "dim"), inside if inside.plain else " ", (right, "dim"))

    def pieces(self, scene: Scene, option: str) -> Iterator[Text]:
        """Pawns on a place, and discs of those who have left it."""
        for area in scene.view["seats"]:
            if area["place"] == option:
                yield pawn(scene, area["seat"])
            elif self.places[option] in area["discs"]:
                yield disc(scene, area["seat"])

    def beside(self, scene: Scene, island: Island) -> Text:
        """Pawns on the island, but on none of its spaces."""
        return Text("").join(self.pieces(scene, f"island:{island.key}"))

    def waters(self, scene: Scene) -> Text:
        """The boat with its next reward, and the order on the Champions Board."""
        view = scene.view
        boat = self.voice.say("boat", space=view["boat"], spaces=len(self.pack.boat))
        return spaced((Text(boat, "cyan"), *self.champions(scene)), "  ")

    def champions(self, scene: Scene) -> Iterator[Text]:
        """Everybody on the Champions Board, the leaders first."""
        for area in sorted(scene.view["seats"], key=lambda area: -area["ranking"]):
            yield Text.assemble(pawn(scene, area["seat"]), f"{POSITION}{with_minus(str(area['ranking']))}")

    # In words

    def rewards(self, scene: Scene, space: Space) -> str:
        return ", ".join(map(self.voice.message, rewards_text(gains_of(space, scene.view["mode"]))))

    def effect(self, island: Island) -> str:
        return self.cards.line_of(effect_text(island.effect))

    def find_space(self, key: str) -> Space:
        return next(space for space in self.pack.spaces if space.key == key)

    def island_of(self, option_id: str) -> Island:
        """The island to which a space or an island option leads."""
        return self.pack.islands[self.pack.island_of_place[self.places[option_id]]]

    def full(self, scene: Scene, island: Island) -> Text:
        """An island with all its spaces and what they give."""
        lines = [Text(f" {self.name(island.key)} ", "bold reverse") + self.arbiter(scene, island), Text()]
        lines += [Text(self.effect(island)), Text()]
        for space in island.spaces:
            name = Text(f" {self.space_name(space)}", "bold")
            gives = self.cards.line_of(space_text(space, scene.view["mode"]))
            lines += [self.frame(scene, space) + name, Text(f"    {gives}")]
        return joined([*lines, Text(), self.beside(scene, island)])

    def tracks(self, scene: Scene) -> Text:
        """Boat, Champions Board and dials in full."""
        view = scene.view
        lines = [heading(self.voice.word("track", track="boat"))]
        for number, rewards in enumerate(self.pack.boat, 1):
            said = ", ".join(map(self.voice.message, rewards_text(rewards)))
            lines.append(Text(f"{number:>3}  {said}", "bold reverse" if number == view["boat"] else ""))
        lines += [Text(), heading(self.voice.word("track", track="champions")), spaced(self.champions(scene), "   ")]
        lines.append(self._pairs(self.pack.champions.points))
        return joined([*lines, Text(), heading(self.voice.word("track", track="dials")), *self._dial()])

    def _pairs(self, points: Iterable[int]) -> Text:
        """Points by position."""
        return Text("  ".join(f"{POSITION}{position}:{worth}" for position, worth in enumerate(points)))

    def _dial(self) -> Iterator[Text]:
        dial = self.pack.dial
        yield Text(self.voice.say("dial-levels", levels=" ".join(map(str, dial.levels))))
        yield Text(self.voice.say("dial-points", points=" ".join(map(str, dial.points))))
