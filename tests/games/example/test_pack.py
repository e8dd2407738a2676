"""Content and positions that people write: what is wrong is told in one sentence, by file, entry and field."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.example import GAME
from tablewright.games.example.content import ORIGINAL

from .sitting import Sitting

MISTAKES = [
    ('colour = "amber"', 'colour = "pink"', "cards.toml: firefly[0].colour must be one of amber, green, blue, white"),
    ("lights = 1", "lights = 0", "cards.toml: firefly[0].lights must be a whole number from 1 to 9, not 0."),
    ("copies = 5", "copies = 21", "cards.toml: firefly[0].copies must be a whole number from 1 to 20, not 21."),
    ("lights = 1", "light = 1", "cards.toml: firefly[0] has an unknown field 'light'"),
    ('key = "amber-glow"', 'key = "amber-spark"', "cards.toml: card 'amber-spark' is there twice"),
    ("copies = 3\n\n[[lantern]]", "copies = 1\n\n[[lantern]]", "cards.toml has 6 lanterns; five players need 10."),
    ("[[gust]]", "[[storm]]", "cards.toml needs 'gust' of type list"),
]


def pack_in(folder: Path, old: str = "", new: str = "") -> Path:
    """The original pack with something written differently."""
    pack = folder / "mine"
    shutil.copytree(str(ORIGINAL), pack)
    text = (pack / "cards.toml").read_text("utf-8")
    assert old in text
    (pack / "cards.toml").write_text(text.replace(old, new), "utf-8")
    return pack


@pytest.mark.parametrize(("old", "new", "said"), MISTAKES, ids=[said[:40] for *_, said in MISTAKES])
def test_a_mistake_in_a_pack_is_told_by_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.with_pack(pack_in(tmp_path, old, new))

    assert said in str(refusal.value)


def test_another_pack_is_played_with_its_own_cards(tmp_path: Path) -> None:
    calm = GAME.with_pack(pack_in(tmp_path, 'key = "gust"\ncopies = 20', 'key = "gust"\ncopies = 1'))

    assert calm.content_hash() != GAME.content_hash()
    assert calm.view(calm.set_up(2, {}, 1), None)["deck"] == 41


POSITIONS: list[tuple[dict[str, Any], str]] = [
    ({"row": ["red-spark"]}, "row names the card 'red-spark', which is not left or does not belong there."),
    ({"jars": [["blue-lantern"], [], []]}, "jars[0] names the card 'blue-lantern'"),
    ({"row": ["amber-blaze"] * 3}, "row names the card 'amber-blaze'"),
    ({"jars": [[]]}, "jars needs 3 lists, one for each seat."),
    ({"players": 6}, "'players' must be from 2 to 5, not 6."),
    ({"turn": 12}, "'turn' must be from 0 to 11, not 12."),
    ({"settings": {"side": "B"}}, "A game for 3 has no setting 'side'; it has: none."),
    ({"phase": "prepare", "settings": {"side": "B"}, "players": 2}, "A game for 2 has no setting 'side'"),
    ({"settings": "dark"}, "settings must be"),
    ({"moon": 1}, "the position has an unknown field 'moon'"),
    ({"phase": "prepare", "row": []}, "a position before the game has an unknown field 'row'"),
]


@pytest.mark.parametrize(("data", "said"), POSITIONS, ids=[said[:30] for _, said in POSITIONS])
def test_a_position_that_cannot_be_is_refused_in_a_sentence(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadInput) as refusal:
        GAME.by_hand({"phase": "take_turn", **data})

    assert said in str(refusal.value)


def test_a_written_deck_lies_with_its_next_card_first_and_one_that_is_not_written_holds_the_rest() -> None:
    assert Sitting(deck=["blue-glow", "gust"]).row() == ["blue-glow"]
    assert Sitting("scatter", row=["blue-glow", "gust", "gust"]).sees(None)["deck"] == 60 - 3 - 1
