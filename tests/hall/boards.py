"""How a test draws the board of a game: moments of a match of random choices, and the page that a seat sees then."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from html import unescape
from importlib.resources import files
from pathlib import Path

from tablewright.engine.dice import Luck
from tablewright.engine.match import Match
from tablewright.hall.drawing.board import Board, Chair, Regions, TourStep, find_board
from tablewright.hall.drawing.files import sprites
from tablewright.hall.drawing.gallery import wrapped
from tablewright.hall.voice import Voice, game_voice
from tablewright.language import LANGUAGES

STATIC = Path(str(files("tablewright.hall") / "static"))
BESIDE_THE_BOARD = ("log", "chat", "tour", "prompt")

# Moments of a match


def play_on(match: Match, every: int = 1) -> Iterator[Match]:
    """A match of random choices, seen now and then and at its end."""
    luck = Luck(match.seed)
    while not match.over:
        if len(match.played) % every == 0:
            yield match
        questions = list(match.position.open().values())
        question = questions[luck.below(len(questions))]
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)
    yield match


def play_until(match: Match, key: str, after: int = 0) -> Match:
    """A match that stops when somebody is asked this."""
    for moment in play_on(match):
        asked = {question.key for question in moment.position.open().values()} if not moment.over else {key}
        if key in asked and len(moment.played) >= after:
            return moment
    raise AssertionError(key)


def finished(match: Match) -> Match:
    return next(found for found in play_on(match, every=10_000) if found.over)


# What is drawn


def drawing_of(match: Match, language: str = "en") -> Board:
    return find_board(game_voice(match.game, language))


def chairs_of(match: Match, voice: Voice) -> list[Chair]:
    table = match.position.table
    asked = [] if match.over else list(match.position.open())
    return [
        Chair(
            seat,
            f"Ada{seat}" if seat < match.players else "",
            voice.speaker.seat(table, seat),
            bot=False,
            asked=seat in asked,
        )
        for seat in range(table.seats)
    ]


def seen_by_all(match: Match, language: str = "en") -> Regions:
    chairs = chairs_of(match, game_voice(match.game, language))
    return drawing_of(match, language).public(match.game.view(match.position.table, None), chairs)


def seen_by(match: Match, seat: int | None, language: str = "en") -> Regions:
    chosen = [] if match.over or seat is None else [one.option.id for one in match.position.secret_answers(seat)]
    chairs = chairs_of(match, game_voice(match.game, language))
    return drawing_of(match, language).own(match.game.view(match.position.table, seat), chairs, chosen)


class Pages:
    """The pages of one moment of a match, each drawn once, and what all see of them once for each language."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._public: dict[str, Regions] = {}
        self._drawn: dict[tuple[int | None, str], str] = {}

    def of(self, seat: int | None, language: str = "en") -> str:
        """The whole board as the hall lays it out for a seat or an onlooker."""
        if (seat, language) not in self._drawn:
            self._drawn[seat, language] = self._laid_out(seat, language)
        return self._drawn[seat, language]

    def _laid_out(self, seat: int | None, language: str) -> str:
        if language not in self._public:
            self._public[language] = seen_by_all(self.match, language)
        own = seen_by(self.match, seat, language) | dict.fromkeys(BESIDE_THE_BOARD, "")
        view = self.match.game.view(self.match.position.table, seat)
        return drawing_of(self.match, language).layout(view, seat or 0, wrapped(self._public[language] | own))


def page_of(match: Match, seat: int | None = 0, language: str = "en") -> str:
    return Pages(match).of(seat, language)


# What can be found on a page


def words_of(html: str) -> str:
    """What can be read of some HTML."""
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html)))


def places_on(html: str) -> list[str]:
    return re.findall(r'data-place="([^"]+)"', html)


def pieces_on(html: str) -> list[str]:
    return re.findall(r'data-piece="([^"]+)"', html)


def lying_twice(match: Match, seats: Iterable[int | None]) -> list[str]:
    """The pieces that lie in two places of a page that one of these seats sees."""
    return twice_on([Pages(match).of(seat) for seat in seats])


def twice_on(pages: Iterable[str]) -> list[str]:
    counted = (Counter(pieces_on(page)) for page in pages)
    return [piece for pieces in counted for piece, count in pieces.items() if count > 1]


def lost_on_tour(match: Match, steps: Iterable[TourStep]) -> list[TourStep]:
    """The steps of a tour that show no place of the board, or have no words in one of the languages."""
    places = places_on(page_of(match, 0))
    voices = [game_voice(match.game, language) for language in LANGUAGES]
    return [step for step in steps if step.place not in places or not all(voice.say(step.text) for voice in voices)]


def without_picture_or_author(names: Iterable[str], *own: str) -> list[str]:
    """The pictures that lie in no sprite which the table loads, or whose author is not named."""
    loaded = tuple(f"/static/icons/{sprite}.svg" for sprite in ("icons", "tables", *own))
    authors = (STATIC / "icons" / "ATTRIBUTION.md").read_text("utf-8")
    return [name for name in names if not sprites()[name].startswith(loaded) or f"`{name}`" not in authors]


def calls(draw: Callable[[], object]) -> int:
    """How many functions are called to draw something: no machine is too busy to count them."""
    counted = 0

    def count(_frame: object, event: str, _argument: object) -> None:
        nonlocal counted
        counted += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        draw()
    finally:
        sys.setprofile(None)
    return counted
