"""What a game's board can do: draw the view of a table as regions of HTML, the public ones once for everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Protocol, TypeAlias

from markupsafe import Markup

from tablewright.engine.game import View
from tablewright.games import GAMES, room_of

from ..voice import Voice


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat as the hall knows it: who holds it, what the game calls it, and what it is doing now."""

    seat: int
    name: str
    """The person or the bot in the seat; empty for a seat that the rules play, or that is called by its person."""
    title: str
    """What the game calls the seat, such as its character; before it has one, its person or its number."""
    bot: bool
    asked: bool
    """The table waits for this seat."""


Regions = dict[str, str]
"""HTML by region name. A region is what is sent again, whole, when anything in it has changed."""


class TourStep(NamedTuple):
    """What a newcomer is told when a question with this key is asked for the first time, and where to look."""

    question: str
    text: str
    place: str


class Milestone(NamedTuple):
    """Where a turn begins, for the slider of a replay; `part` names the larger part that begins with it, if any."""

    after: int
    name: str
    part: str


class Board(Protocol):
    """Draws the tables of one game in one language. A board keeps nothing of any table.

    What scripts and `boards.css` look for in its templates, `templates/example/` for one:

    | written | meant |
    | --- | --- |
    | `data-place` | where options lie (`place`) and the tour points; pressing it chooses |
    | `data-piece` | a thing that flies when it has moved; once on a page, the same name before and after |
    | `data-zone` | what lies in another zone than before has moved |
    | `data-card` | is shown large when somebody rests on it |
    | `.hand` with a `.hand-slot` for each card | the viewer's cards, in `.area-hand`; on a phone they stay in sight |
    | `.area-talk` | holds `.area-said` (log, chat) and `.area-ask` (tour, prompt) |
    | `.glance`, `.asked` | a seat in small, marked while the table waits for it |
    | `.who-…` | sets `--who`, the colour of a seat or a character |
    | `.card` | wears `--face`, `--face-ink`, `--face-line`; its `.card-art` `--hue`, `--light`, `--dark`, `--deep` |
    """

    def public(self, view: View, chairs: Sequence[Chair]) -> Regions:
        """What everybody may see, drawn from the onlookers' view."""
        ...

    def own(self, view: View, chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """What only one seat may see, drawn from its view. `chosen` are option ids it has answered in secret so far."""
        ...

    def layout(self, view: View, viewer: int, regions: Mapping[str, Markup]) -> str:
        """The board with every region in its place, with one seat in the middle (an onlooker picks any seat).

        Beside its own regions there are `log`, `chat`, `tour` and `prompt`, which the hall adds; a board that is laid
        out by itself has none of them, so they are fetched as `regions.get("log", nothing)`.
        Its sheet `static/css/GAME.css` imports `boards.css`; its script `static/js/GAME/board.js`, if it has one, comes
        after `table.js` and does what no other board needs. Its parts are `.area`s with ids; on small screens scripts
        bring what is asked about between `.board-tabs`, links to these, and `#ask`, where prompt and tour stand.
        """
        ...

    def place(self, option_id: str, seat: int) -> str | None:
        """The name of the place on the board where an option lies (its `data-place`), if it lies anywhere."""
        ...

    def note(self, view: View, option_id: str) -> str:
        """A few words beside an option in the list, such as the cards of a row; plain text, may be empty."""
        ...

    def key(self, option_id: str) -> str:
        """The digit that chooses an option whatever else is offered; empty for one that takes any free digit.

        What 0 chooses stands below all others and stays in sight, such as resting.
        """
        ...

    def ending(self, view: View, chairs: Sequence[Chair]) -> str:
        """What is told after a finished game, beside the points; may be empty.

        The sheet of the board is not there: for more than panels, `static/css/ending-GAME.css` says how it looks.
        """
        ...

    def points(self, view: View) -> list[int]:
        """How many points each seat has now, for the chart."""
        ...

    def who(self, view: View, seat: int) -> str:
        """Whose colour a seat has, the rest of a class `who-…` that `tokens.css` knows."""
        ...

    def milestone(self, view: View, after: int) -> Milestone:
        """What the turn that begins in this view, after so many choices, is called."""
        ...

    def tour(self, view: View) -> Sequence[TourStep]:
        """What a newcomer is told in this turn; nothing once the tour is over."""
        ...


def others_around(view: View, viewer: int) -> list[int]:
    """The other seats in their order around the table, beginning beside one of them."""
    seats = len(view["seats"])
    return [(viewer + step) % seats for step in range(1, seats)]


BoardMaker: TypeAlias = Callable[[Voice], Board]
"""What the room of a game exports as `BOARD`: it makes the board of the game that a voice speaks of."""


def makers() -> dict[str, BoardMaker]:
    """The boards by game; a game without one cannot be played in the hall."""
    rooms = {name: room_of(__package__, name) for name in GAMES}
    return {name: room.BOARD for name, room in rooms.items() if room is not None}


@cache
def find_board(voice: Voice) -> Board:
    """The board of a game in a language; made once, because it knows the pack but keeps nothing of a table."""
    return makers()[voice.game.id](voice)
