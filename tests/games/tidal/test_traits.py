"""TB-TRAIT and TB-SYN: the four dials, and the character cards that Synergy unlocks."""

from __future__ import annotations

from typing import Any

import pytest

from .sitting import DIAL, Sitting, bare, challenge, monster, reward, ware

LAST = len(DIAL.levels) - 1


def completing(required: str, stretch: str = "", option: str = "complete:0", **seat: Any) -> Sitting:
    """Seat 0 completes a challenge with dice that show all its symbols."""
    letters = {"f": "focus", "s": "spirit", "r": "resilience", "y": "synergy"}
    showing = [letters[letter] for letter in required + stretch]
    return Sitting(
        "after_roll", cards={"duel": challenge(required, stretch)}, arbiter="lamara",
        seats=[bare(place="island:droska", **seat), bare(), bare()],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * len(showing), "showing": showing},
    ).choose(0, option)  # fmt: skip


def invaded(loss: dict[str, Any], **seat: Any) -> Sitting:
    """Seat 0 alone suffers an invasion."""
    own = {"monsters": {"beast": monster("fff", invasion=[loss])}, "invasion": ["edge"]}
    fold = {"edge": {"monster": "beast", "hits": {"0": 1, "1": 2}}}
    return Sitting("nightfall", own=own, fold=fold, seats=[bare(**seat), bare(), bare()])


@pytest.mark.rule("TB-TRAIT-01")
def test_spirit_is_the_strength_of_tricks() -> None:
    game = Sitting("move", seats=[bare(tricks=["master-climber"], fruit=0, levels={"spirit": 3})])

    assert game.choose(0, "trick:master-climber").player(0)["fruit"] == 3


@pytest.mark.rule("TB-TRAIT-02")
def test_several_steps_share_a_level_and_a_step_has_points() -> None:
    levels = [Sitting("move", seats=[bare(steps={"focus": step})]).level(0, "focus") for step in range(LAST + 1)]

    assert levels == list(DIAL.levels)
    points = Sitting("move", seats=[bare(steps={"focus": 7})]).player(0)["traits"][0]["points"]
    assert points == DIAL.points[7]


@pytest.mark.rule("TB-TRAIT-03")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (LAST - 1, LAST), (LAST, LAST)])
def test_advancing_turns_the_dial_and_steps_beyond_the_last_are_lost(before: int, after: int) -> None:
    assert completing("ss", steps={"spirit": before}).trait(0, "spirit") == after


@pytest.mark.rule("TB-TRAIT-04")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_reducing_turns_the_dial_back_not_below_the_first_step(before: int, after: int) -> None:
    loss = {"kind": "reduce", "traits": ["spirit"], "steps": 3}

    assert invaded(loss, steps={"spirit": before}).trait(0, "spirit") == after


@pytest.mark.rule("TB-TRAIT-05")
def test_synergy_is_never_reduced() -> None:
    game = invaded({"kind": "reduce-any", "steps": 1}, steps={"focus": 3, "spirit": 3, "resilience": 3, "synergy": 3})

    assert game.options(0) == ["trait:focus", "trait:spirit", "trait:resilience"]
    assert game.choose(0, "trait:spirit").trait(0, "spirit") == 2


@pytest.mark.rule("TB-TRAIT-06", "TB-STRETCH-03")
def test_every_matched_symbol_is_a_step() -> None:
    game = completing("ssf", steps={"spirit": 0, "focus": 0, "resilience": 0})

    assert [game.trait(0, trait) for trait in ("spirit", "focus", "resilience")] == [2, 1, 0]


@pytest.mark.rule("TB-TRAIT-06", "TB-FIGHT-05")
def test_every_hit_is_a_step() -> None:
    game = Sitting(
        "strike", own={"monsters": {"beast": monster("ssfr")}}, fold={"edge": {"monster": "beast"}},
        seats=[bare(place="island:fold", steps={"spirit": 0, "focus": 0}), bare(), bare()],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"] * 3, "showing": ["spirit", "spirit", "focus"]},
    ).choose(0, "hit:0", "hit:1", "hit:2")  # fmt: skip

    assert [game.trait(0, trait) for trait in ("spirit", "focus")] == [2, 1]


@pytest.mark.rule("TB-TRAIT-07", "TB-AXL-03")
@pytest.mark.parametrize(
    ("required", "stretch", "ranking"), [("s", "f", 2), ("f", "s", 2), ("f", "r", 1), ("fs", "r", 2)]
)
def test_one_symbol_makes_a_trait_challenge_even_a_stretch_symbol(required: str, stretch: str, ranking: int) -> None:
    game = completing(required, stretch, "complete:1", in_play=["young-talent"])

    assert game.ranking(0) == ranking


@pytest.mark.rule("TB-TRAIT-08", "TB-NIGHT-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_resilience_is_the_number_of_dice_tended_in_the_night(level: int) -> None:
    seat = bare(available={}, spent={"red-adept": 5}, levels={"resilience": level})
    game = Sitting("nightfall", own={"invasion": []}, seats=[seat, bare(available={}), bare(available={})])

    while game.asked(0) == "night-dice":
        game.choose(0, "spent:red-adept")

    assert game.player(0)["available"] == {"red-elite": level}


# Synergy


@pytest.mark.rule("TB-SYN-01", "TB-TRAIT-01")
def test_a_higher_synergy_level_brings_a_character_card() -> None:
    game = completing("y", steps={"synergy": 2}, deck=["young-talent", "naga-heritage", "unrivalled"])
    size = game.player(0)["deck"]

    assert game.offers(0, "card") == ["naga-heritage", "young-talent"]
    assert game.sees(1)["seats"][0]["in_play"] == []
    game.choose(0, "card:young-talent")
    assert game.names(0, "in_play") == ["young-talent"]
    assert [card["name"] for card in game.sees(1)["seats"][0]["in_play"]] == ["card-young-talent"], "for all to see"
    assert game.player(0)["deck"] == size + 1, "the other lies in the deck again"


@pytest.mark.rule("TB-SYN-01")
def test_the_card_not_played_goes_under_the_deck() -> None:
    deck = ["young-talent", "naga-heritage", "unrivalled", "racing-skimmer"]
    game = completing("yyyy", steps={"synergy": 2}, deck=deck)

    game.choose(0, "card:young-talent")
    assert game.offers(0, "card") == ["racing-skimmer", "unrivalled"], "the second level brings the next two"


@pytest.mark.rule("TB-SYN-01")
@pytest.mark.parametrize(("before", "symbols", "cards"), [(0, "y", 0), (2, "y", 1), (2, "yyyy", 2), (3, "yy", 0)])
def test_a_card_is_unlocked_once_for_each_level(before: int, symbols: str, cards: int) -> None:
    game = completing(symbols, steps={"synergy": before})

    while game.asked(0) == "play-character":
        game.choose(0, game.options(0)[0])

    assert len(game.names(0, "in_play")) == cards


@pytest.mark.rule("TB-SYN-02")
def test_the_ability_of_a_played_card_lasts() -> None:
    game = completing("y", steps={"synergy": 2}, deck=["boundless-knowledge", "piece-of-cake"], character="eko",
                      available={}, spent={"novice": 2}, in_play=["ancient-bestiary"])  # fmt: skip
    game.choose(0, "card:boundless-knowledge")
    assert game.player(0)["spent"] == {"novice": 3}, "she attempted a challenge this turn"
    for seat in (1, 2, 0):
        game.choose(seat, "island:citadel", "skip")

    assert game.player(0)["spent"] == {}
    assert game.names(0, "in_play") == ["ancient-bestiary", "boundless-knowledge"]


@pytest.mark.rule("TB-SYN-02", "TB-AXL-01")
def test_a_discarded_artifact_gives_its_effect_once_and_is_gone() -> None:
    game = Sitting("move", cards={"duel": challenge("f")}, seats=[
        {"in_play": ["braze-transmitter"], "challenges": ["duel"], "tricks": []}])  # fmt: skip

    deck = game.player(0)["deck"]

    game.choose(0, "artifact:braze-transmitter")

    assert game.player(0)["tricks_held"] == 1
    assert (game.names(0, "in_play"), game.player(0)["deck"]) == ([], deck)
    assert game.offered(0, "artifact") == []
    game.choose(0, "island:lamara", "skip")
    assert game.rule_against(0, "challenge:duel") == "TB-CHAL-02", "its permanent ability is gone too"


def unlocking(deck: list[str]) -> Sitting:
    """Seat 0 buys a market card that unlocks a character card, with so few left in the deck."""
    wares = {"gift": ware(1, {"kind": "character-card"}), "other": ware(9, reward("shells"))}
    return Sitting(
        "move", own={"market": wares}, market=list(wares), exhausted=["character_decks"],
        seats=[bare(fruit=1, deck=deck), bare(), bare()],
    ).choose(0, "island:droska", "buy:gift")  # fmt: skip


@pytest.mark.rule("TB-SYN-03")
def test_the_last_card_of_the_deck_is_played_and_an_empty_deck_gives_nothing() -> None:
    one = unlocking(["unrivalled"])
    assert one.names(0, "in_play") == ["unrivalled"]
    assert one.asked(1) == "move", "without a question"

    none = unlocking([])
    assert none.names(0, "in_play") == []
    assert none.asked(1) == "move"
