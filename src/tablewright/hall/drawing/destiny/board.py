"""The board that the sister games share: what one seat holds in secret, and how seats lie around one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from markupsafe import Markup

from tablewright.engine.game import View

from ...voice import Voice
from ..board import Chair, Milestone, Regions, TourStep, others_around
from ..paper import draw
from .box import DestinyBox
from .middle import NUMERALS
from .seats import is_closing

B = TypeVar("B", bound=DestinyBox[Any])


class DestinyBoard(Generic[B]):
    """Draws tables of one of the sister games in one language."""

    template: ClassVar[str]
    guide: ClassVar[Sequence[tuple[int, str, str, str]]]
    """The tour: how many turns are over, the question, the message that explains it, and where to look."""

    def __init__(self, box: B) -> None:
        self.voice = box.voice
        self.box = box

    def around(self, _viewer: int, _seats: int) -> dict[str, Any]:
        """What the layout of a game needs to know of the seats around one."""
        return {}

    def own(self, view: View, chairs: Sequence[Chair], chosen: Sequence[str]) -> Regions:
        """The hand, with what was chosen in secret so far, and where it will lie."""
        seat: int | None = view["viewer"]
        if seat is None:
            return {"hand": "", "ghosts": ""}
        area = view["seats"][seat]
        numbers = {option.partition(":")[2]: number for number, option in enumerate(chosen, start=1)}
        return {
            "hand": draw_hand(self.box, msgspec.json.encode((area["hand"], numbers))),
            "ghosts": self._ghosts(view, area, chairs[seat], chosen),
        }

    def _ghosts(self, view: View, area: dict[str, Any], chair: Chair, chosen: Sequence[str]) -> str:
        """Where the chosen cards will lie: named once they are chosen, empty while there is still one to choose."""
        names = self._chosen_names(area, chosen) if chosen else []
        keeping = any(option.startswith("keep:") for option in chosen)
        if not keeping and is_playing(view, area, chair):
            names += [""] * (min(2, area["hand_size"]) - len(names))
        return draw_ghosts(self.voice, tuple(names), keeping) if names else ""

    def _chosen_names(self, area: dict[str, Any], chosen: Sequence[str]) -> list[str]:
        known = {str(entry["card"]): self.box.card_name(entry) for entry in (*area["hand"], *area["timeline"])}
        return [known.get(option.partition(":")[2], "") for option in chosen if ":" in option]

    def layout(self, view: View, viewer: int, regions: Mapping[str, Markup]) -> str:
        """One seat below, the others in their order around the table."""
        return draw(
            self.template,
            say=self.voice.say,
            sign=self.box.signs.sign,
            regions=regions,
            rows=[f"row-{number}" for number in range(1, len(view["pool"]) + 1)],
            viewer=viewer,
            others=others_around(view, viewer),
            **self.around(viewer, len(view["seats"])),
        )

    def key(self, option_id: str) -> str:
        """A row of the pool is chosen by the number that is printed beside it."""
        family, _, number = option_id.partition(":")
        return {"row": number, "deck": "0"}.get(family, "")

    def ending(self, _view: View, _chairs: Sequence[Chair]) -> str:
        """Points alone tell the end of a game without a story."""
        return ""

    def points(self, view: View) -> list[int]:
        return [area["points"] for area in view["seats"]]

    def who(self, view: View, seat: int) -> str:
        character: str | None = view["seats"][seat]["character"]
        return character or "nobody"

    def milestone(self, view: View, after: int) -> Milestone:
        """Turns are counted through the game; every third one begins a chapter."""
        turn, chapter = view["turns_done"], NUMERALS[view["turns_done"] // 3]
        name = self.voice.say("destiny-turn", chapter=chapter, turn=turn + 1)
        return Milestone(after, name, "" if turn % 3 else self.voice.say("destiny-chapter", chapter=chapter))

    def tour(self, view: View) -> Sequence[TourStep]:
        return [TourStep(*step) for turn, *step in self.guide if turn == view["turns_done"]]


@lru_cache(maxsize=2000)
def draw_hand(box: DestinyBox[Any], facts: bytes) -> str:
    """The cards of a hand, with their places among those chosen in secret; it changes seldom, so it is remembered."""
    hand, numbers = msgspec.json.decode(facts)
    cards = [box.card(entry, number=numbers.get(str(entry.get("card")), 0)) for entry in hand]
    return draw("destiny/hand.html", say=box.voice.say, cards=cards)


@lru_cache(maxsize=500)
def draw_ghosts(voice: Voice, names: tuple[str, ...], keeping: bool) -> str:  # noqa: FBT001
    """The places of the chosen cards; while somebody thinks they are the same again and again."""
    return draw("destiny/ghosts.html", say=voice.say, names=names, keeping=keeping)


def is_playing(view: View, area: dict[str, Any], chair: Chair) -> bool:
    """Whether a seat is choosing the cards that it plays: nobody acts in turn, and the chapter is not being closed."""
    begun = bool(view["initiative"]) and not view["to_act"] and view["turns_done"] < 9
    return begun and chair.asked and not is_closing(view, area)
