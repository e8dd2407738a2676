"""Before the game: the meadow, the lanterns, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.engine.faults import BadInput
from tablewright.engine.match import Match
from tablewright.games.example import GAME

from .sitting import Sitting


def begun(players: int = 3, seed: str = "begun") -> Sitting:
    return Sitting("prepare", players=players, seed=seed)


def meadow(sitting: Sitting) -> list[str]:
    """The cards of the meadow as they lie, which nobody at the table knows."""
    return [GAME.face_name(sitting.table, sitting.table.faces[card]) for card in sitting.table.deck]


@pytest.mark.rule("FLY-GEN-01")
def test_two_to_five_play_and_nobody_else() -> None:
    assert [len(begun(players).sees(None)["seats"]) for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(BadInput, match="2 to 5 players"):
            Match(GAME, players, {}, "too few or too many")


@pytest.mark.rule("FLY-SETUP-01")
def test_the_meadow_has_sixty_cards_and_each_game_its_own_order() -> None:
    one, other = begun(seed="one"), begun(seed="other")
    counts = Counter(meadow(one))

    assert one.sees(None)["deck"] == 60
    for colour in ("amber", "green", "blue", "white"):
        assert [counts[f"card-{colour}-{kind}"] for kind in ("spark", "glow", "blaze")] == [5, 3, 2]
    assert counts["card-gust"] == 20
    assert meadow(one) != meadow(other)


@pytest.mark.rule("FLY-SETUP-02")
def test_everybody_is_dealt_two_of_twelve_lanterns_and_sees_only_their_own() -> None:
    sitting = begun(5)

    for seat in range(5):
        assert len(sitting.lanterns(seat, seat)) == 2
        assert "hidden" not in sitting.lanterns(seat, seat)
        assert sitting.lanterns(seat, (seat + 1) % 5) == sitting.lanterns(seat, None) == ["hidden", "hidden"]
    lanterns = Counter(face for card, face in enumerate(sitting.table.faces) if card not in sitting.table.deck)
    assert sorted(lanterns.values()) == [3, 3, 3, 3]
    assert len({tuple(begun(2, seed=str(number)).lanterns(0, 0)) for number in range(20)}) > 4, "they are shuffled"


@pytest.mark.rule("FLY-SETUP-03")
def test_all_keep_one_lantern_at_once_and_nobody_learns_which() -> None:
    sitting = begun(2)
    wanted = sitting.lanterns(0, 0)[1]
    sitting.choose(0, sitting.options(0)[1])

    assert sitting.asked(1) == "lantern"
    assert sitting.lanterns(0, 1) == ["hidden", "hidden"], "nobody sees that seat 0 has chosen"

    sitting.choose(1, sitting.options(1)[0])
    assert sitting.lanterns(0, 0) == [wanted]
    assert sitting.lanterns(0, 1) == sitting.lanterns(1, 0) == ["hidden"]
    assert [told["seat"] for told in sitting.told("kept-lantern", 1)] == [1]
    assert len(sitting.table.box) == 10


@pytest.mark.rule("FLY-SETUP-03")
def test_two_lanterns_that_look_alike_are_offered_once_and_still_nobody_learns_that_they_do() -> None:
    alike, different = ["white-lantern"] * 2, ["white-lantern", "blue-lantern"]
    sitting = Sitting("choose_lanterns", players=2, lanterns=[alike, different])

    assert (len(sitting.options(0)), len(sitting.options(1))) == (1, 2)
    assert [sitting.asked(seat) for seat in range(2)] == ["lantern"] * 2


@pytest.mark.rule("FLY-SETUP-04")
def test_lots_decide_who_begins_and_turns_go_round() -> None:
    games = [begun(3, seed=str(number)).play_on(until="take_turn") for number in range(12)]
    assert {game.sees(None)["active"] for game in games} == {0, 1, 2}

    sitting = Sitting(players=3, first=2)
    active = []
    while not sitting.position.over:
        active.append(sitting.sees(None)["active"])
        sitting.choose(active[-1], "close")
    assert active == [2, 0, 1] * 4
