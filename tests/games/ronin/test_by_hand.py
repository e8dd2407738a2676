"""Positions by hand: what cannot be on a table is refused in one sentence that names the field."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.notation import position_from_data
from tablewright.engine.position import Position
from tablewright.games.destiny.by_hand import OPENING
from tablewright.games.ronin import GAME
from tablewright.games.ronin.assembly import PHASES
from tablewright.games.ronin.by_hand import PREPARATION
from tablewright.games.ronin.content import original_pack

PACK = original_pack()
BARE = next(card.key for card in PACK.cards if len(card.symbols) < 2 and card.passing is None)
FULL = next(card.key for card in PACK.cards if len(card.symbols) == 2)
POURING = next(card.key for card in PACK.cards if card.passing is not None)
CARDS = [card.key for card in PACK.cards[:9]]


def position(**data: Any) -> Position:
    return position_from_data(GAME, {"game": "ronin", "phase": "play_cards", **data})


def seat(**entry: Any) -> dict[str, Any]:
    return {"seats": [{"character": "geralt", **entry}]}


def automa(**entry: Any) -> dict[str, Any]:
    return {"players": 2, "seats": [{}, {}, entry]}


# What is written, and the words that the refusal must hold.
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "turn-0": ({"turn": 0}, "'turn' 1 9"),
    "turn-10": ({"turn": 10}, "'turn' 1 9"),
    "tokens": (seat(tokens={"magic": -1}), "seats[0].tokens.magic -1"),
    "experience-far": (seat(experience=41), "seats[0].experience 40"),
    "experience-below": (seat(experience=-1), "seats[0].experience 40"),
    "covered-far": (seat(timeline=[FULL], covered={FULL: [3]}), "seats[0].covered 3"),
    "covered-below": (seat(timeline=[FULL], covered={FULL: [-1]}), "seats[0].covered -1"),
    "covered-symbol": (seat(timeline=[BARE], covered={BARE: [1]}), "seats[0].covered 1"),
    "covered-passing": (seat(timeline=[BARE], covered={BARE: [2]}), "seats[0].covered 2"),
    "ability-cards-one": (seat(ability_cards=[1]), "seats[0].ability_cards"),
    "ability-cards-three": (seat(ability_cards=[1, 1, 1]), "seats[0].ability_cards"),
    "ability-cards-far": (seat(ability_cards=[1, 3]), "seats[0].ability_cards"),
    "ability-cards-below": (seat(ability_cards=[-1, 0]), "seats[0].ability_cards"),
    "abilities-five": (seat(abilities=["used"] * 5), "seats[0].abilities 5"),
    "borrowed-own": (seat(borrowed={"training": "active"}), "seats[0].borrowed training own"),
    "borrowed-second": (seat(borrowed={"second-wind": "active"}), "seats[0].borrowed second-wind 1st 3rd"),
    "borrowed-fourth": (seat(borrowed={"reshaped-matter": "active"}), "seats[0].borrowed reshaped-matter"),
    "borrowed-unknown": (seat(borrowed={"flying": "active"}), "seats[0].borrowed flying"),
    "boards-twice": ({"settings": {"side": "B"}, "boards": [1, 2, 1]}, "boards[2] 1"),
    "boards-0": ({"boards": [0, 2, 1]}, "boards[0] 0"),
    "boards-6": ({"boards": [1, 6, 2]}, "boards[1] 6"),
    "tracks-far": ({"tracks": [0, 0, 13]}, "tracks[2] 13"),
    "initiative-short": ({"initiative": [0, 1]}, "'initiative'"),
    "initiative-empty": ({"initiative": []}, "'initiative'"),
    "initiative-twice": ({"initiative": [0, 1, 1]}, "'initiative'"),
    "row-marker-far": ({"row_markers": [3, -1, -1, -1]}, "row_markers[0] 3"),
    "row-marker-below": ({"row_markers": [-1, -2, -1, -1]}, "row_markers[1] -2"),
    "row-marker-twice": ({"row_markers": [0, -1, 0, -1]}, "row_markers[2] 0"),
    "row-and-deck": ({"row_markers": [-1, 1, -1, -1], "deck_markers": [1]}, "row_markers[1] 1"),
    "row-of-one": ({"pool": [CARDS[:1]]}, "pool[0] 1"),
    "row-of-three": ({"pool": [[], CARDS[:3]]}, "pool[1] 3"),
    "difficulty": ({"players": 2, "settings": {"difficulty": "summer"}}, "setting difficulty 2"),
    "automa": ({"players": 3, "settings": {"automa": "pick"}}, "setting automa 3"),
    "chooser-solo": ({"players": 1, "settings": {"first-chooser": "1"}}, "setting first-chooser 1"),
    "chooser-far": ({"players": 3, "settings": {"first-chooser": "4"}}, "setting first-chooser 4"),
    "players": ({"players": 6}, "'players' 6"),
    "automa-hand": (automa(hand=[]), "seats[2].hand Automa"),
    "automa-experience": (automa(experience=1), "seats[2].experience Automa"),
    "automa-points": (automa(points=1), "seats[2].points Automa"),
    "automa-abilities": (automa(abilities=["used"]), "seats[2].abilities Automa"),
    "automa-borrowed": (automa(borrowed={}), "seats[2].borrowed Automa"),
}


@pytest.mark.parametrize(("data", "mentions"), REFUSED.values(), ids=REFUSED)
def test_what_cannot_be_is_refused_by_field(data: dict[str, Any], mentions: str) -> None:
    with pytest.raises(BadInput) as refusal:
        position(**data)

    assert [word for word in mentions.split() if word not in str(refusal.value)] == []


ALLOWED: dict[str, dict[str, Any]] = {
    "last-turn": {"turn": 9},
    "experience": seat(experience=40),
    "covered": seat(timeline=[FULL], covered={FULL: [0, 1]}),
    "covered-passing": seat(timeline=[POURING], covered={POURING: [2]}),
    "ability-cards": seat(ability_cards=[0, 2]),
    "borrowed": seat(borrowed={"drawing-energy": "active", "gathered-storm": "used"}),
    "boards-alike-on-A": {"boards": [1, 1, 1]},
    "boards-on-B": {"settings": {"side": "B"}, "boards": [5, 3, 1]},
    "solo-boards": {"players": 1, "settings": {"side": "B", "difficulty": "summer"}, "boards": [2, 2, 1]},
    "markers": {"phase": "return_markers", "row_markers": [0, -1, 2, -1], "deck_markers": [1]},
    "pool": {"pool": [[], CARDS[:2]], "deck": CARDS[2:4], "discard": CARDS[4:5]},
    "settings": {"players": 2, "settings": {"automa": "pick", "first-chooser": "2"}},
    "automa": automa(character="ciri", timeline=[FULL], tokens={"magic": 1}, ability_cards=[1, 1]),
}


@pytest.mark.parametrize("data", ALLOWED.values(), ids=ALLOWED)
def test_what_can_be_is_laid_out(data: dict[str, Any]) -> None:
    assert position(**data).open()


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase not in PREPARATION])
def test_every_other_phase_begins_with_the_defaults(phase: str, players: int) -> None:
    assert position(phase=phase, players=players).table.seats == max(players, 3)


OVERWRITTEN: dict[str, Any] = {
    "seats": [], "pool": [], "tracks": [0, 0, 0], "boards": [1, 2, 3], "turn": 1, "active": ["magic", "combat"],
    "chapter_card": PACK.chapters[0].key, "discard": [], "deck": [], "initiative": [0, 1, 2], "to_act": [0],
    "row_markers": [-1] * 4, "deck_markers": [],
}  # fmt: skip


@pytest.mark.parametrize("name", OVERWRITTEN)
@pytest.mark.parametrize("phase", [{}, {"phase": OPENING}], ids=["no-phase", "prepare"])
def test_what_the_preparation_lays_out_needs_a_later_phase(name: str, phase: dict[str, str]) -> None:
    with pytest.raises(BadInput, match=f"'{name}' needs a later phase"):
        position_from_data(GAME, {"game": "ronin", **phase, name: OVERWRITTEN[name]})
