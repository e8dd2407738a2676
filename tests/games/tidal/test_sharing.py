"""TB-LEG-05, -10, -11: one roll for two challenges, and which dice were matched together."""

from __future__ import annotations

from itertools import combinations, compress, product

import pytest

from tablewright.games.tidal.faces import Half
from tablewright.games.tidal.kinds import ARENAS, TRAITS
from tablewright.games.tidal.odds import Throw, losses_of
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.results import counts_of_all, missing, packed
from tablewright.games.tidal.serial_odds import pair_odds
from tablewright.games.tidal.sharing import matched_together

from .sitting import LETTERS, Sitting, challenge, traits

PACK = original_pack()
SERIAL = next(card for card in PACK.challenges if card.manner.partner)
HALF = SERIAL.halves[0]
ARENA = ARENAS[HALF.arena]


def shown_for(half: Half) -> list[str]:
    """Dice that show just the required symbols, one each."""
    return [TRAITS[trait] for trait in half.required]


def both_rolled(showing: list[str], required: str, stretch: str = "") -> Sitting:
    """Seat 0 has rolled for a serial challenge and a duel of the same arena."""
    return Sitting(
        "after_roll",
        cards={"duel": challenge(required, stretch, ARENA)},
        arbiter=next(arena for arena in ARENAS if arena != ARENA),
        seats=[{"in_play": [], "place": f"island:{ARENA}"}],
        turn={"visited": ARENA, "attempts": 1, "throws": 1},
        attempt={"cards": [SERIAL.key, "duel"], "dice": ["red-elite"] * len(showing), "showing": showing},
    )


@pytest.mark.rule("TB-LEG-10")
def test_a_serial_challenge_may_be_attempted_with_another_one_of_the_island() -> None:
    far = next(arena for arena in ARENAS if arena != ARENA)
    game = Sitting(
        "step_on_island",
        cards={"duel": challenge("f", arena=ARENA), "far": challenge("f", arena=far)},
        arbiter=far,
        seats=[{
            "in_play": [], "place": f"island:{ARENA}", "available": {"novice": 2}, "tricks": [],
            "challenges": [SERIAL.key, "duel", "far"],
        }],
        turn={"visited": ARENA},
    )  # fmt: skip

    game.choose(0, f"challenge:{SERIAL.key}")

    assert game.can(0, "challenge:duel")
    assert not game.can(0, "challenge:far")
    game.choose(0, "challenge:duel")
    assert [game.key_of(f"card:{card}") for card in game.table.at_stake] == [SERIAL.key, "duel"]


@pytest.mark.rule("TB-LEG-10")
def test_both_challenges_of_a_roll_may_be_completed() -> None:
    game = both_rolled([*shown_for(HALF), "focus"], "f")

    game.choose(0, "complete-two:0.0")

    assert len(game.player(0)["columns"][HALF.arena]) == 2
    assert game.player(0)["spent"] == {"red-elite": len(HALF.required) + 1}


@pytest.mark.rule("TB-LEG-10")
def test_no_die_is_matched_to_two_challenges() -> None:
    symbol = TRAITS[HALF.required[0]]
    rest = shown_for(HALF)[1:]
    game = both_rolled([f"{symbol}-{symbol}", *rest], symbol[0] if symbol != "synergy" else "y")

    assert game.can(0, "complete-two:0.none")
    assert game.can(0, "complete-two:none.0")
    assert not game.can(0, "complete-two:0.0")


@pytest.mark.rule("TB-LEG-11")
def test_the_partner_that_is_not_completed_counts_as_withdrawn_from() -> None:
    game = both_rolled([*shown_for(HALF), "spirit"], "sss")
    before = game.trait(0, "spirit")
    own = HALF.required.count(TRAITS.index("spirit"))

    game.choose(0, "complete-two:0.none")

    assert game.trait(0, "spirit") == before + own + 1
    assert len(game.player(0)["columns"][HALF.arena]) == 1
    assert game.player(0)["challenges_held"] == 1
    assert game.table.challenge_discard


@pytest.mark.rule("TB-LEG-11")
def test_withdrawing_from_both_each_result_counts_once() -> None:
    game = both_rolled(["spirit"], "s")
    before = game.trait(0, "spirit")

    game.choose(0, "withdraw")

    assert game.trait(0, "spirit") == before + 1
    assert game.player(0)["challenges_held"] == 2


def result(letters: str) -> int:
    """A face by letters."""
    names = [*TRAITS, "wild"]
    return packed([names.index(LETTERS[letter]) for letter in letters])


def needs(letters: str) -> tuple[int, ...]:
    return tuple(traits(letters).count(trait) for trait in TRAITS)


@pytest.mark.rule("TB-LEG-05")
@pytest.mark.parametrize(
    ("shown", "asked", "sets"),
    [
        (["f", "f", "s"], "fs", [(0, 2), (1, 2)]),  # two focus dice are never matched both
        (["ff", "f", "s"], "ffs", [(0, 1), (0, 2), (1, 2)]),
        (["fs", "r"], "fsr", [(0, 1)]),
        (["fs"], "fs", [(0,)]),
        (["w", "f", "s"], "fs", [(0, 1), (0, 2), (1, 2)]),
        (["", "f", "s"], "fs", [(1, 2)]),
    ],
)
def test_only_dice_that_can_be_matched_together_are_lost_together(
    shown: list[str], asked: str, sets: list[tuple[int, ...]]
) -> None:
    assert matched_together(tuple(map(result, shown)), 2, needs(asked), needs("")) == sets


# The odds of both together


def shared_out(throw: Throw, one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int]:
    """Every roll, every face of the threat die, every way to give dice up, every way to share out the rest."""
    rolls = [(*faces, *throw.kept) for faces in product(*(PACK.dice[kind] for kind in throw.dice))]
    favourable = sum(
        any(suffice(left, one, other) for left in combinations(shown, len(shown) - lost))
        for shown, lost in product(rolls, throw.losses)
    )
    return favourable, len(rolls) * len(throw.losses)


def suffice(dice: tuple[int, ...], one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether some of the dice match the one challenge, and the rest the other."""
    return any(
        not missing(counts_of_all(compress(dice, given)), one)
        and not missing(counts_of_all(compress(dice, (not die for die in given))), other)
        for given in product((True, False), repeat=len(dice))
    )


@pytest.mark.rule("TB-LEG-10")
@pytest.mark.parametrize(
    ("dice", "kept", "level", "shells", "one", "other"),
    [
        ((0, 0, 0), (), 1, 1, "f", "f"),
        ((0, 0, 0), (), 3, 0, "f", "ff"),
        ((3, 4, 1), ("ff", "sw"), 2, 0, "fs", "fsr"),
        ((5, 8, 3), (), 3, 1, "y", "rr"),
        ((7, 7), ("w", ""), 3, 0, "fs", "y"),
        ((2,), ("fs",), 0, 0, "f", "s"),
    ],
)
def test_the_odds_of_completing_both_are_exact(
    dice: tuple[int, ...], kept: tuple[str, ...], level: int, shells: int, one: str, other: str
) -> None:
    throw = Throw(dice, tuple(map(result, kept)), losses_of(PACK.threat[level], shells))

    assert tuple(pair_odds(PACK, throw, needs(one), needs(other))) == shared_out(throw, needs(one), needs(other))


@pytest.mark.rule("TB-LEG-10")
def test_whoever_rolls_for_two_challenges_is_told_the_odds_of_each_and_of_both() -> None:
    game = both_rolled([*shown_for(HALF), "blank", "blank"], "f", "s")
    assert game.sees(0)["attempt"]["odds"]["both"] == {}, "no roll lies ahead"

    game.choose(0, f"again:{len(HALF.required)}", f"again:{len(HALF.required) + 1}")

    odds = game.sees(0)["attempt"]["odds"]
    assert odds["both"]["0.0"][0] > odds["both"]["0.1"][0] > 0
    assert odds["both"]["0.0"][0] <= min(chances[0][0] for chances in odds["cards"])
