"""The signs that Path of Destiny has of its own: experience as a result, fate and path tokens, golden ones, allies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tablewright.games.path.content import ALLIES

from ..destiny import signs
from ..voice import Voice

FATE: Final = ("①", "②", "③")
ASIDE: Final = "⌀"
LEADS: Final = "★"
TOKEN: Final = "⚑"
GOLDEN: Final = "◆"
CHOICE: Final = "choice"
EITHER: Final = "/".join(signs.PATHS)


def short_forms(voice: Voice) -> dict[str, str]:
    """Conditions, results and favours as signs; experience is written as the language abbreviates it."""
    experience = voice.say("experience-short")
    return {
        **signs.SHORT,
        "condition-three-or-more-cards": "3+{colour}",
        "condition-up-to-three-inactive": "1-3○",
        "result-three-experience": f"+3{experience}",
        "result-experience-steps": f"+1-3{experience}",
        "favour-ally-experience": f"+1{experience}",
        "favour-ally-active": f"+1{EITHER}",
        "favour-ally-swap-active": f"−1{EITHER}›+2",
        "favour-ally-swap-inactive": f"−1○›+2{experience}",
    }


def ally_sign(voice: Voice, ally: str) -> Text:
    """The path on which an ally helps, and the first letter of the name; both paths where a player may choose."""
    if ally == CHOICE:
        return Text("".join(signs.PATHS), "bold")
    return Text(signs.PATHS[ALLIES.index(ally)] + voice.word("ally", ally=ally)[:1], "bold")


def golden(counts: Mapping[str, int]) -> Text:
    """Golden tokens, if there are any."""
    held = {name: count for name, count in counts.items() if count}
    return Text.assemble((GOLDEN, "bold yellow"), signs.counted(held)) if held else Text()
