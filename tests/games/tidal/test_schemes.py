"""TB-SCHEME: the schemes of the rival in solo play."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal.kinds import ARENAS, TRAITS
from tablewright.games.tidal.reading import original_pack

from .sitting import Sitting, bare, challenge, monster, reward

YOU, RIVAL = range(2)
DROSKA, CHRONOSSEUM, LAMARA = range(3)
BEHIND, AHEAD = (3, 9, 1, 2), (12, 9, 1, 2)
TO_THE_FOLD = 5
"""More points than any island has spaces: a challenge that leads the rival to the Fold, where no card is added."""


def alone(phase: str, you: dict[str, Any] | None = None, positions: tuple[int, ...] = BEHIND, **data: Any) -> Sitting:
    """A position of the solo game with a bare player, the rival without discs unless told."""
    rival = data.pop("rival", {})
    seats: list[dict[str, Any]] = [bare(**(you or {})), rival, {}, {}]
    seats = [{"ranking": position, **seat} for position, seat in zip(positions, seats, strict=True)]
    return Sitting(phase, players=1, seats=seats, **{"arbiter": "lamara", **data})


def worth(arena: str, *values: int) -> dict[str, Any]:
    """Challenges of an arena, named by place and value: 0-of-4, 1-of-2."""
    return {f"{place}-of-{value}": challenge("f", arena=arena, points=value) for place, value in enumerate(values)}


def hatching(arena: str, *values: int, **data: Any) -> Sitting:
    """The rival reveals a challenge of so many points for a column that holds the other ones."""
    cards = {**worth(arena, *values), **data.pop("cards", {})}
    keys = list(worth(arena, *values))
    return alone(
        "rival_turn_alone", cards=cards, active=RIVAL, schemes={arena: keys[:-1]}, challenge_deck=keys[-1:], **data
    )


def hatched(game: Sitting) -> list[tuple[str, int]]:
    return [(event["arena"], event["strength"]) for event in game.told("scheme-hatched")]


def column(game: Sitting, arena: int) -> list[str]:
    return [card["name"].partition("-")[2] for card in game.sees(None)["schemes"][arena]]


# Hatching


@pytest.mark.rule("TB-SCHEME-02", "TB-SCHEME-03")
def test_printed_example_four_lamara_cards_worth_eleven_hatch_at_strength_two() -> None:
    game = hatching("lamara", 1, 2, 3, TO_THE_FOLD)

    assert hatched(game) == [("lamara", 2)]
    assert column(game, LAMARA) == ["0-of-1", "1-of-2"]


@pytest.mark.rule("TB-SCHEME-02")
def test_printed_example_a_column_worth_two_does_nothing() -> None:
    game = alone("rival_turn_alone", active=RIVAL, challenge_deck=["tramps-challenge"])

    assert hatched(game) == []
    assert column(game, LAMARA) == ["tramps-challenge"]


@pytest.mark.rule("TB-SCHEME-02", "TB-SOLO-16")
@pytest.mark.parametrize(("difficulty", "threshold"), [("easy", 12), ("normal", 11), ("hard", 10)])
def test_the_threshold_depends_on_the_difficulty(difficulty: str, threshold: int) -> None:
    for points, expected in ((threshold - 1, 0), (threshold, 1)):
        game = hatching("chronosseum", points - 7, 7, settings={"difficulty": difficulty})

        assert len(hatched(game)) == expected


@pytest.mark.rule("TB-SCHEME-03")
def test_three_cards_and_you_ahead_give_strength_three() -> None:
    cards = {name: challenge("f", arena="lamara", points=points) for name, points in (("a", 4), ("b", 3), ("c", 4))}
    game = alone("rival_turn_alone", positions=AHEAD, cards=cards, active=RIVAL, schemes={"lamara": ["a", "b"]},
                 challenge_deck=["c"])  # fmt: skip

    assert hatched(game) == [("lamara", 3)]
    assert column(game, LAMARA) == ["b"]


@pytest.mark.rule("TB-SCHEME-03")
@pytest.mark.parametrize(("you", "strength"), [(10, 2), (11, 3)])  # in the Fold the rival has moved to 10
def test_leading_the_rival_strictly_makes_a_scheme_stronger(you: int, strength: int) -> None:
    assert hatched(hatching("lamara", 1, 2, 3, TO_THE_FOLD, positions=(you, 9, 1, 2))) == [("lamara", strength)]


@pytest.mark.rule("TB-SCHEME-04")
def test_among_equal_values_you_choose_what_is_discarded() -> None:
    game = hatching("chronosseum", 5, 5, 5)
    assert game.asked(YOU) == "scheme-discard"
    assert game.offers(YOU, "discard") == ["0-of-5", "1-of-5", "2-of-5"]

    game.choose(YOU, "discard:2-of-5", "discard:0-of-5")

    assert column(game, CHRONOSSEUM) == ["1-of-5"]
    assert [game.key(card) for card in game.table.challenge_discard] == ["2-of-5", "0-of-5"]


@pytest.mark.rule("TB-SCHEME-04")
def test_nobody_is_asked_where_all_equal_cards_have_to_go() -> None:
    game = hatching("chronosseum", 5, 1, 5)

    assert column(game, CHRONOSSEUM) == ["1-of-1"]
    assert hatched(game) == [("chronosseum", 2)]


@pytest.mark.rule("TB-SCHEME-05")
def test_a_column_is_checked_only_when_a_card_was_added() -> None:
    cards = {**worth("lamara", 6, 6, 6), "omen": challenge("f", arena="droska", points=TO_THE_FOLD)}
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, challenge_deck=["omen"],
                 schemes={"lamara": ["0-of-6", "1-of-6", "2-of-6"]})  # fmt: skip

    assert hatched(game) == []


@pytest.mark.rule("TB-SCHEME-05")
def test_a_column_still_at_the_threshold_waits_for_its_next_card() -> None:
    game = hatching("chronosseum", 9, 8, 7, 6)

    assert hatched(game) == [("chronosseum", 2)]
    assert column(game, CHRONOSSEUM) == ["2-of-7", "3-of-6"]


@pytest.mark.rule("TB-SCHEME-05")
def test_of_two_columns_that_of_the_first_card_hatches_first() -> None:
    cards = {
        "old": challenge("f", arena="lamara", points=9), "older": challenge("f", arena="chronosseum", points=9),
        "first": challenge("f", arena="lamara", points=2), "second": challenge("f", arena="chronosseum", points=2),
    }  # fmt: skip
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, arbiter="droska", challenge_deck=["first", "second"],
                 schemes={"lamara": ["old"], "chronosseum": ["older"]})  # fmt: skip

    assert [arena for arena, _ in hatched(game)] == ["lamara", "chronosseum"]


@pytest.mark.rule("TB-SCHEME-05")
def test_a_column_with_two_new_cards_is_checked_once() -> None:
    cards = {
        "old": challenge("f", arena="chronosseum", points=9), "first": challenge("f", arena="chronosseum", points=2),
        "second": challenge("f", arena="chronosseum", points=9),
    }  # fmt: skip
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, challenge_deck=["first", "second"],
                 schemes={"chronosseum": ["old"]})  # fmt: skip

    assert hatched(game) == [("chronosseum", 2)]


@pytest.mark.rule("TB-SCHEME-22")
def test_discarded_scheme_cards_return_with_the_challenge_deck() -> None:
    game = hatching("chronosseum", 1, 2, 3, TO_THE_FOLD)
    assert [game.key(card) for card in game.table.challenge_discard] == [f"3-of-{TO_THE_FOLD}", "2-of-3"]

    again = alone(
        "rival_turn_alone", active=RIVAL, exhausted=["challenge_deck"], challenge_discard=["tramps-challenge"]
    )

    assert column(again, LAMARA) == ["tramps-challenge"]


# Lamara Stadium


@pytest.mark.rule("TB-SCHEME-06")
def test_the_boat_moves_by_the_strength_and_you_pay_every_space() -> None:
    game = hatching("lamara", 1, 2, 3, TO_THE_FOLD)  # the track of the tests: a shell, a fruit, a position

    assert game.sees(None)["boat"] == 2
    assert game.stock(YOU) == (1, 1)
    assert game.ranking(YOU) == 3
    assert game.ranking(RIVAL) == 10


def paying(entry: dict[str, Any], you: dict[str, Any] | None = None) -> Sitting:
    """A Lamara scheme of strength 2: the first space shows a reward, the second one that has no inverse."""
    boat = [[entry], [{"kind": "refresh-all"}], [{"kind": "refresh-all"}]]
    return hatching("lamara", 1, 2, 3, TO_THE_FOLD, own={"boat": boat}, you=you)


@pytest.mark.rule("TB-SCHEME-07")
@pytest.mark.parametrize(
    ("kind", "stock", "position"), [("shells", (0, 2), 3), ("fruit", (2, 0), 3), ("ranking", (2, 2), 1)]
)
def test_shells_fruit_and_positions_are_lost(kind: str, stock: tuple[int, int], position: int) -> None:
    game = paying(reward(kind, 2))

    assert game.stock(YOU) == stock
    assert game.ranking(YOU) == position


@pytest.mark.rule("TB-SCHEME-07")
def test_a_die_of_at_least_the_shown_level_is_lost() -> None:
    game = paying({"kind": "die", "level": 2}, {"available": {"novice": 1, "red-adept": 1}, "spent": {"blue-elite": 1}})

    assert game.options(YOU) == ["available:red-adept", "spent:blue-elite"]
    game.choose(YOU, "spent:blue-elite")
    assert game.player(YOU)["available"] == {"novice": 1, "red-adept": 1}
    assert game.player(YOU)["spent"] == {}


@pytest.mark.rule("TB-SCHEME-07")
@pytest.mark.parametrize(("kind", "hand"), [("tricks", (2, 1)), ("challenges", (1, 2)), ("draw-challenges", (1, 2))])
def test_a_card_of_the_shown_kind_is_discarded(kind: str, hand: tuple[int, int]) -> None:
    you = {"challenges": ["glassmakers-duel", "tramps-challenge"], "tricks": ["shell-tide", "sudden-burst"]}
    game = paying(reward(kind), you)

    game.choose(YOU, game.options(YOU)[0])

    assert (game.player(YOU)["challenges_held"], game.player(YOU)["tricks_held"]) == hand


@pytest.mark.rule("TB-SCHEME-07")
@pytest.mark.parametrize(("trait", "lost"), [("focus", 1), ("spirit", 1), ("resilience", 1), ("synergy", 0)])
def test_a_trait_step_reduces_that_trait_but_never_synergy(trait: str, lost: int) -> None:
    game = paying({"kind": "advance", "trait": trait, "steps": 1}, {"steps": dict.fromkeys(TRAITS, 4)})

    assert {one: game.trait(YOU, one) for one in TRAITS} == {**dict.fromkeys(TRAITS, 4), trait: 4 - lost}
    assert game.ranking(YOU) == 3


@pytest.mark.rule("TB-SCHEME-07")
@pytest.mark.parametrize("kind", ["refresh-all", "first-player", "character-card"])
def test_what_has_no_inverse_costs_nothing(kind: str) -> None:
    game = paying({"kind": kind})

    assert game.stock(YOU) == (2, 2)
    assert game.ranking(YOU) == 3


@pytest.mark.rule("TB-SCHEME-11")
def test_of_any_trait_synergy_cannot_be_chosen() -> None:
    game = paying({"kind": "advance-any", "steps": 1}, {"steps": dict.fromkeys(TRAITS, 4)})
    assert game.options(YOU) == ["trait:focus", "trait:spirit", "trait:resilience"]

    game.choose(YOU, "trait:spirit")

    assert game.trait(YOU, "spirit") == 3


@pytest.mark.rule("TB-SCHEME-07", "TB-SCHEME-16")
def test_a_step_of_all_traits_reduces_all_but_synergy() -> None:
    game = paying({"kind": "advance-all", "steps": 1}, {"steps": dict.fromkeys(TRAITS, 4)})

    assert [game.trait(YOU, trait) for trait in TRAITS] == [3, 3, 3, 4]


@pytest.mark.rule("TB-SCHEME-10")
def test_what_cannot_be_paid_costs_one_position_for_the_whole_scheme() -> None:
    game = hatching("lamara", 1, 2, 3, TO_THE_FOLD, you={"shells": 0, "fruit": 0})

    assert game.ranking(YOU) == 2


# Chronosseum

BEASTS = {"near": monster("FSRY"), "far": monster("FSRY")}


@pytest.mark.rule("TB-SCHEME-08", "TB-SCHEME-10")
def test_printed_example_strength_four_against_two_tokens() -> None:
    values = [1] * 6 + [TO_THE_FOLD]
    game = hatching(
        "chronosseum", *values, own={"monsters": BEASTS}, round="first",
        fold={"edge": {"monster": "near", "hits": {"0": YOU, "1": YOU}}},
    )  # fmt: skip
    # four of seven equal or higher cards: the five, and three of the ones, which are your choice
    while game.asked(YOU) == "scheme-discard":
        game.choose(YOU, game.options(YOU)[0])

    assert hatched(game) == [("chronosseum", 4)]
    assert YOU not in game.sees(None)["fold"][0]["hits"]
    assert game.ranking(YOU) == 2  # what armoured spots once gave is kept
    assert game.player(YOU)["tokens"] == 0


@pytest.mark.rule("TB-SCHEME-08")
def test_tokens_leave_the_lowest_monster_first_and_which_ones_is_your_choice() -> None:
    game = hatching(
        "chronosseum", 1, 2, 3, TO_THE_FOLD, own={"monsters": BEASTS},
        fold={"edge": {"monster": "near", "hits": {"0": YOU, "2": YOU, "3": YOU}},
              "reef": {"monster": "far", "hits": {"1": YOU}}},
    )  # fmt: skip
    assert YOU not in game.sees(None)["fold"][1]["hits"]
    assert game.options(YOU) == ["hit:0", "hit:2", "hit:3"]

    game.choose(YOU, "hit:2")

    assert [spot for spot, seat in enumerate(game.sees(None)["fold"][0]["hits"]) if seat == YOU] == [0, 3]
    assert game.ranking(YOU) == 3


# Droska Ring


@pytest.mark.rule("TB-SCHEME-09", "TB-SCHEME-15", "TB-SCHEME-21")
@pytest.mark.parametrize(("values", "strength"), [((2, 9), 1), ((1, 2, 9), 2), ((1, 2, 3, 4, 5), 3)])
def test_framed_moves_the_rival_forward_by_the_strength(values: tuple[int, ...], strength: int) -> None:
    game = hatching("droska", *values, scheme_deck=["framed"])

    assert game.ranking(RIVAL) == 9 + 1 + strength
    assert game.sees(None)["decks"]["scheme_discard"] == 1
    assert [game.key(event["card"]) for event in game.told("scheme-effect")] == ["framed"]


def drawn(key: str, **data: Any) -> Sitting:
    """An effect card is drawn at strength 2, whatever was discarded for it."""
    return hatching("droska", 1, 2, 3, TO_THE_FOLD, scheme_deck=[key], **data)


@pytest.mark.rule("TB-SCHEME-16")
def test_stunned_at_strength_two_takes_two_steps_of_three_traits() -> None:
    game = drawn("stunned", you={"steps": dict.fromkeys(TRAITS, 5)})

    assert [game.trait(YOU, trait) for trait in TRAITS] == [3, 3, 3, 5]
    assert game.ranking(YOU) == 3


@pytest.mark.rule("TB-SCHEME-10", "TB-SCHEME-16")
def test_traits_that_cannot_fall_far_enough_cost_a_position() -> None:
    game = drawn("stunned", you={"steps": {"focus": 5, "spirit": 1, "resilience": 5}})

    assert [game.trait(YOU, trait) for trait in TRAITS[:3]] == [3, 0, 3]
    assert game.ranking(YOU) == 2


@pytest.mark.rule("TB-SCHEME-17")
def test_erased_memory_takes_challenges_or_tricks() -> None:
    game = drawn("erased-memory", you={"challenges": ["glassmakers-duel"], "tricks": ["shell-tide", "sudden-burst"]})
    assert game.offers(YOU, "discard") == ["glassmakers-duel", "shell-tide", "sudden-burst"]

    game.choose(YOU, "discard:glassmakers-duel", "discard:sudden-burst")

    assert game.player(YOU)["challenges_held"] == 0
    assert game.names(YOU, "tricks") == ["shell-tide"]
    assert game.ranking(YOU) == 3


@pytest.mark.rule("TB-SCHEME-10", "TB-SCHEME-17")
def test_too_few_cards_to_forget_cost_a_position() -> None:
    game = drawn("erased-memory", you={"tricks": ["shell-tide"]})

    assert game.player(YOU)["tricks_held"] == 0
    assert game.ranking(YOU) == 2


@pytest.mark.rule("TB-SCHEME-21")
def test_when_all_effects_are_used_they_are_shuffled_anew() -> None:
    used = ["deception", "stunned", "erased-memory", "kidnapped", "framed"]
    game = hatching("droska", 1, 2, 3, TO_THE_FOLD, scheme_discard=used, you={"steps": dict.fromkeys(TRAITS, 6)})

    decks = game.sees(None)["decks"]
    assert (decks["scheme_deck"], decks["scheme_discard"]) == (4, 1)
    assert len(game.told("scheme-effect")) == 1


# Deception!

LURES = {
    "many": challenge("ffs", "r", points=4), "some": challenge("fs", "r", points=4), "few": challenge("f", points=4),
    "low": challenge("f", points=1), "other": challenge("f", points=2),
}  # fmt: skip


def deceived(*keys: str, **data: Any) -> Sitting:
    """Deception! after these cards of value 4 were in the Droska column, the last of them just revealed."""
    return alone("rival_turn_alone", cards=LURES, active=RIVAL, schemes={"droska": list(keys[:-1])},
                 challenge_deck=[keys[-1]], scheme_deck=["deception"], **data)  # fmt: skip


@pytest.mark.rule("TB-SCHEME-13")
def test_of_the_discarded_cards_the_one_with_the_second_most_symbols_is_set() -> None:
    game = deceived("low", "other", "some", "many")

    assert [card["name"] for card in game.sees(None)["set_challenge"]] == ["challenge-some"]
    assert [game.key(card) for card in game.table.challenge_discard] == ["many"]


@pytest.mark.rule("TB-SCHEME-13")
def test_of_equally_many_symbols_you_choose() -> None:
    cards = {**LURES, "twin": challenge("yr", "s", points=4)}
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, schemes={"droska": ["low", "other", "some"]},
                 challenge_deck=["twin"], scheme_deck=["deception"])  # fmt: skip
    assert sorted(game.offers(YOU, "card")) == ["some", "twin"]

    game.choose(YOU, "card:twin")

    assert [card["name"] for card in game.sees(None)["set_challenge"]] == ["challenge-twin"]


@pytest.mark.rule("TB-SCHEME-13")
def test_a_single_discarded_card_is_the_one() -> None:
    game = hatching("droska", 2, 9, scheme_deck=["deception"])

    assert [card["name"] for card in game.sees(None)["set_challenge"]] == ["challenge-1-of-9"]


@pytest.mark.rule("TB-SCHEME-13")
def test_a_second_deception_changes_nothing_while_a_challenge_is_set() -> None:
    game = deceived("low", "other", "some", "many", set_challenge=["glassmakers-duel"])

    assert [card["name"] for card in game.sees(None)["set_challenge"]] == ["challenge-glassmakers-duel"]


def with_set_challenge(phase: str, **data: Any) -> Sitting:
    return alone(
        phase, {"place": "island:droska", "challenges": ["other"], **data.pop("you", {})}, cards=LURES,
        rival={"discs": ["island:citadel"] * 3}, turn={"visited": "droska", **data.pop("turn", {})}, **data,
    )  # fmt: skip


@pytest.mark.rule("TB-SCHEME-13")
def test_no_other_challenge_may_be_attempted() -> None:
    game = with_set_challenge("step_on_island", set_challenge=["some"])

    assert game.rule_against(YOU, "challenge:other") == "TB-SCHEME-13"
    assert game.can(YOU, "challenge:some")


def attempting_set(dice: list[str], **data: Any) -> Sitting:
    """The set challenge `some` (focus, spirit; stretch resilience) has been rolled for."""
    game = with_set_challenge(
        "step_on_island", set_challenge=["some"],
        own={"dice": {"novice": "f", "red-adept": "s", "blue-adept": "r"}, "threat": [0, 0, 0]},
        you={"available": {"novice": 1, "red-adept": 1, "blue-adept": 1}, "levels": {"focus": 3}}, **data,
    )  # fmt: skip
    game.choose(YOU, "challenge:some", *(f"available:{die}" for die in dice))
    return game.choose(YOU, "roll") if game.asked(YOU) == "choose-dice" else game


@pytest.mark.rule("TB-SCHEME-13", "TB-SCHEME-14")
def test_the_completed_set_challenge_is_discarded_and_advances_nothing() -> None:
    game = attempting_set(["novice", "red-adept"])
    before = [game.trait(YOU, trait) for trait in TRAITS]

    game.choose(YOU, "complete:0")

    assert game.sees(None)["set_challenge"] == []
    assert [game.trait(YOU, trait) for trait in TRAITS] == before
    assert game.column(YOU, DROSKA) == []
    assert game.key(game.table.challenge_discard[-1]) == "some"


@pytest.mark.rule("TB-SCHEME-13")
def test_withdrawing_leaves_the_set_challenge_where_it_is() -> None:
    game = attempting_set(["novice"])
    before = [game.trait(YOU, trait) for trait in TRAITS]

    game.choose(YOU, "withdraw")

    assert [card["name"] for card in game.sees(None)["set_challenge"]] == ["challenge-some"]
    assert [game.trait(YOU, trait) for trait in TRAITS] == before
    assert game.player(YOU)["challenges_held"] == 1
    assert game.player(YOU)["spent"] == {"novice": 1}


@pytest.mark.rule("TB-SCHEME-14")
def test_the_set_challenge_counts_for_the_arbiter_for_stretching_and_for_foiling() -> None:
    game = attempting_set(["novice", "red-adept", "blue-adept"], arbiter="droska", schemes={"droska": ["low"]})

    game.choose(YOU, "complete:1")

    assert game.ranking(YOU) == 3 + 1 + 1
    assert game.asked(YOU) == "foil"
    game.choose(YOU, "foil:low")
    assert column(game, DROSKA) == []


# Arbiter Kidnapped!


@pytest.mark.rule("TB-SCHEME-18")
def test_the_arbiter_is_held_by_the_monster_closest_to_the_deck() -> None:
    game = drawn("kidnapped", own={"monsters": BEASTS}, fold={"edge": {"monster": "near"}, "reef": {"monster": "far"}})

    assert game.sees(None)["arbiter"] is None
    assert game.sees(None)["captor"]["name"] == "monster-near"


@pytest.mark.rule("TB-SCHEME-18")
def test_without_a_monster_the_top_one_of_the_deck_appears() -> None:
    game = drawn("kidnapped", own={"monsters": BEASTS}, monsters=["near"])

    assert game.sees(None)["fold"][0]["name"] == game.sees(None)["captor"]["name"] == "monster-near"


@pytest.mark.rule("TB-SCHEME-18")
def test_without_any_monster_nobody_is_kidnapped() -> None:
    assert drawn("kidnapped").sees(None)["arbiter"] == "lamara"


@pytest.mark.rule("TB-SCHEME-18")
def test_killing_the_captor_puts_the_arbiter_on_an_arena_of_choice() -> None:
    game = alone(
        "strike", {"place": "island:fold"}, own={"monsters": {"captor": monster("f")}}, arbiter="edge",
        fold={"edge": {"monster": "captor"}}, turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(YOU, "hit:0")
    assert game.options(YOU) == [f"arena:{arena}" for arena in ARENAS]
    game.choose(YOU, "arena:chronosseum")

    assert game.sees(None)["arbiter"] == "chronosseum"
    assert game.sees(None)["captor"] is None


@pytest.mark.rule("TB-SCHEME-18")
def test_the_death_of_another_monster_frees_nobody() -> None:
    game = alone(
        "strike", {"place": "island:fold"}, own={"monsters": {"other": monster("f"), "captor": monster("f")}},
        arbiter="reef", fold={"edge": {"monster": "other"}, "reef": {"monster": "captor"}},
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(YOU, "hit:0")

    assert game.asked(YOU) != "move-arbiter"
    assert game.sees(None)["arbiter"] is None


@pytest.mark.rule("TB-SCHEME-19")
def test_the_arbiter_moves_along_with_the_monster_and_not_in_the_night() -> None:
    game = alone("move_monsters", own={"monsters": BEASTS}, arbiter="edge", fold={"edge": {"monster": "near"}})
    game.idle(until="choose_turn")

    assert game.sees(None)["fold"][1]["name"] == game.sees(None)["captor"]["name"] == "monster-near"
    assert game.told("arbiter-moved") == []
    assert game.sees(None)["arbiter"] is None


@pytest.mark.rule("TB-SCHEME-19")
def test_an_arbiter_who_was_not_rescued_costs_three_positions_at_the_end() -> None:
    lost = alone("end_alone", positions=(12, 9, 1, 2), own={"monsters": BEASTS}, arbiter="edge",
                 fold={"edge": {"monster": "near"}})  # fmt: skip
    assert lost.ranking(YOU) == 9
    assert not lost.result()[0].won

    assert alone("end_alone", positions=(12, 9, 1, 2)).ranking(YOU) == 12


@pytest.mark.rule("TB-SCHEME-19")
def test_an_escaped_captor_takes_the_arbiter_away_for_good() -> None:
    game = alone("move_monsters", {"tokens": 0}, (12, 9, 1, 2), own={"monsters": BEASTS}, arbiter="reef",
                 fold={"reef": {"monster": "far", "hits": {"0": YOU}}}, round="third")  # fmt: skip

    game.idle(until="the end")

    assert game.sees(None)["arbiter"] is None
    assert game.told("fell-back")[-1] == {"seat": YOU, "count": 3, "position": game.ranking(YOU)}


@pytest.mark.rule("TB-SCHEME-20")
def test_while_the_arbiter_is_kidnapped_every_rival_turn_on_an_arena_adds_a_card() -> None:
    cards = {"omen": challenge("f", arena="lamara", points=1), "sign": challenge("f", arena="droska", points=1)}
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, challenge_deck=["omen", "sign"], arbiter="edge",
                 own={"monsters": BEASTS}, fold={"edge": {"monster": "near"}})  # fmt: skip

    assert (column(game, LAMARA), column(game, DROSKA)) == (["omen"], ["sign"])
    assert game.ranking(RIVAL) == 9


@pytest.mark.rule("TB-SCHEME-20")
@pytest.mark.parametrize(("arbiter", "position"), [("edge", 3), ("droska", 4)])
def test_nobody_gains_from_an_arbiter_who_is_kidnapped(arbiter: str, position: int) -> None:
    game = alone(
        "after_roll", {"place": "island:droska"}, cards=LURES, arbiter=arbiter, own={"monsters": BEASTS},
        fold={"edge": {"monster": "near"}}, turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["few"], "dice": ["novice"], "showing": ["focus"]},
    )  # fmt: skip

    game.choose(YOU, "complete:0")

    assert game.ranking(YOU) == position


@pytest.mark.rule("TB-SCHEME-20", "TB-DUO-13")
def test_the_rival_gains_nothing_for_the_arbiter_on_the_monster_that_it_fights() -> None:
    cards = {"omen": challenge("f", points=TO_THE_FOLD)}
    game = alone("rival_turn_alone", cards=cards, active=RIVAL, challenge_deck=["omen"], arbiter="edge",
                 own={"monsters": BEASTS}, fold={"edge": {"monster": "near"}})  # fmt: skip

    assert game.told("hit")
    assert game.ranking(RIVAL) == 9 + 1


@pytest.mark.rule("TB-SCHEME-21")
def test_nobody_is_kidnapped_twice() -> None:
    game = drawn("kidnapped", own={"monsters": BEASTS}, arbiter="reef",
                 fold={"edge": {"monster": "near"}, "reef": {"monster": "far"}})  # fmt: skip

    assert game.sees(None)["captor"]["name"] == "monster-far"


# Foiling


def completing(card: str, half: int = 0, **data: Any) -> Sitting:
    """A challenge of the pack or of the test has been rolled for, and every required symbol is there."""
    cards = {"duel": challenge("f", points=3), **worth("droska", 1, 3, 4), **worth_elsewhere()}
    known = {one.key: one for one in original_pack().challenges}
    shown = ["focus"] if card == "duel" else [TRAITS[trait] for trait in known[card].halves[half].required]
    arena = data.pop("island", "droska")
    game = alone(
        "after_roll", {"place": f"island:{arena}"}, cards=cards, rival={"discs": ["island:citadel"] * 3},
        schemes={"droska": ["0-of-1", "1-of-3", "2-of-4"], "lamara": ["elsewhere"], "chronosseum": ["far"]},
        turn={"visited": arena, "attempts": 1, "throws": 1},
        attempt={"cards": [card], "half": half, "dice": ["novice"] * len(shown), "showing": shown}, **data,
    )  # fmt: skip
    return game.choose(YOU, "complete:0")


def worth_elsewhere() -> dict[str, Any]:
    return {
        "elsewhere": challenge("f", arena="lamara", points=1), "far": challenge("f", arena="chronosseum", points=1),
    }  # fmt: skip


@pytest.mark.rule("TB-SCHEME-12")
def test_a_three_point_droska_challenge_foils_a_card_worth_up_to_three() -> None:
    game = completing("duel")
    assert game.offers(YOU, "foil") == ["0-of-1", "1-of-3"]

    game.choose(YOU, "foil:1-of-3")

    assert column(game, DROSKA) == ["0-of-1", "2-of-4"]
    assert game.key(game.table.challenge_discard[-1]) == "1-of-3"


@pytest.mark.rule("TB-SCHEME-12")
def test_nobody_has_to_foil() -> None:
    game = completing("duel")

    game.choose(YOU, "skip")

    assert column(game, DROSKA) == ["0-of-1", "1-of-3", "2-of-4"]


@pytest.mark.rule("TB-SCHEME-12")
@pytest.mark.parametrize("half", [0, 1])
def test_a_split_challenge_foils_in_the_arena_of_its_completed_half(half: int) -> None:
    uprising = next(one for one in original_pack().challenges if one.key == "uprising")
    arena = uprising.halves[half].arena
    game = completing("uprising", half, island=ARENAS[arena], arbiter="lamara")

    low = {DROSKA: ["0-of-1"], CHRONOSSEUM: ["far"], LAMARA: ["elsewhere"]}
    assert game.offers(YOU, "foil") == low[arena]


@pytest.mark.rule("TB-SCHEME-12")
def test_an_arbiter_challenge_foils_nothing() -> None:
    game = completing("krobaaks-wrath", arbiter="droska")

    assert game.asked(YOU) != "foil"
    assert game.column(YOU, 3) == ["krobaaks-wrath"]
