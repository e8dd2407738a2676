"""The table of Heredity in a terminal: timeline, the open page, the family, and the map around it."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from tablewright.games.heredity.table import Heredity

from ..described import DescribedBoard
from ..lines import cropped, joined, spaced
from ..scene import Reading, Scene
from ..voice import Voice
from .atlas import Atlas
from .book import Book
from .cards import Cards
from .family import Family
from .legend import legend
from .options import Options
from .row import Row

ROOMY = 18
"""From so many lines on, what hangs below the timeline is shown and the page has more room."""


LEAST_MAP, MOST_PAGE = 2, 10
"""Lines that are left to the map on a small screen while something is read, and lines of a page on any."""


class HeredityBoard(DescribedBoard):
    """Draws views of Heredity in one language."""

    def __init__(self, voice: Voice, table: Heredity) -> None:
        self.voice = voice
        self.cards = Cards(voice)
        self.atlas = Atlas(voice)
        self.book = Book(self.cards)
        self.row = Row(self.cards)
        self.family = Family(self.cards, self.atlas)
        self.options = Options(table, self.cards, self.atlas, self.book, self.row, self.family)

    # The table

    def header(self, scene: Scene) -> Text:
        view = scene.view
        title = Text(self.voice.word("game-title"), "bold")
        chapter = Text(self.voice.word(view["title"]), "bold yellow")
        when = Text(self.voice.say("heredity-round", number=view["round"]), "dim")
        decks = Text(self.voice.say("heredity-decks", deck=view["deck"], karma=view["karma"]["deck"]), "dim")
        return spaced((title, chapter, when, decks, Text(scene.phase, "italic")), "  ")

    def draw(self, scene: Scene, width: int, height: int) -> Text:
        """Timeline, page and family take what they need; the map has the rest."""
        roomy = height >= ROOMY
        row = self.row.lines(scene, width, 3 if roomy else 1)
        family = self.family.lines(scene, width)
        page = self.book.page(
            scene, width, max(height // 3, min(height - len(row) - len(family) - LEAST_MAP, MOST_PAGE))
        )
        rest = height - len(row) - len(family) - len(page)
        chart = self.atlas.lines(scene, self.family.own(scene), width, rest)
        return joined(cropped(line, width) for line in (*row, *page, *chart, *family))

    # Options and readings

    def areas(self, scene: Scene) -> list[Reading]:
        """The members of the family, those of the viewer first."""
        own = self.family.own(scene)
        members = [*own, *(one for one in scene.view["family"] if one not in own)]
        return [
            Reading(one["name"], Text(self.family.name(one)), partial(self.family.full, scene, one)) for one in members
        ]

    def legend(self) -> Text:
        return legend(self.voice)
