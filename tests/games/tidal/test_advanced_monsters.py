"""TB-AMON: the six types of advanced monsters, and what their samples give and take."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal.faces import STRONG, TYPES, WEAK, Monster
from tablewright.games.tidal.kinds import TRAITS
from tablewright.games.tidal.reading import original_pack

from .sitting import Sitting, bare, monster, reward

SAMPLES = ("thunder-eels", "phantom-krill", "hoamaar", "akora", "two-headed-hydra", "guaracuda")
BEASTS = {one.key: one for one in original_pack().monsters}


def spot(trait: str, **more: int) -> dict[str, Any]:
    return {"trait": trait, "row": 0, "column": 0, **more}


def beast(kind: str, *spots: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A monster of an advanced type."""
    return {**monster(""), "type": kind, "spots": list(spots), **more}


def fighting(entry: dict[str, Any], showing: list[str], die: str = "novice", **data: Any) -> Sitting:
    """Seat 0 has rolled against a monster and chooses what to hit."""
    hits, seat = data.pop("hits", {}), data.pop("seat", {})
    return Sitting(
        "strike",
        own={"monsters": {"beast": entry}, **data.pop("own", {})},
        fold={"edge": {"monster": "beast", "hits": hits}},
        seats=[bare(place="island:fold", **seat)],
        turn={"visited": "fold", "attempts": 1, "throws": 1, **data.pop("turn", {})},
        attempt={"opponent": "edge", "dice": [die] * len(showing), "showing": showing},
        **data,
    )


def slain(key: str, **seat: Any) -> Sitting:
    """Seat 0, who has covered all other spots, hits the last one of a sample monster."""
    one = BEASTS[key]
    last = len(one.spots) - 1
    guard = [TRAITS[one.guard]] if one.guard >= 0 else []
    showing = [TRAITS[one.spots[last].trait], *guard]
    return Sitting(
        "strike",
        fold={"edge": {"monster": key, "hits": {str(number): 0 for number in range(last)}}},
        seats=[bare(place="island:fold", ranking=5, steps=dict.fromkeys(TRAITS, 3), **seat)],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["guild-focus"] * len(showing), "showing": showing},
    ).choose(0, f"hit:{last}")


def invading(key: str, **seat: Any) -> Sitting:
    """A sample monster invades, and seat 0 has no token on it; the others have."""
    last = len(BEASTS[key].spots) - 1
    return Sitting(
        "nightfall", own={"invasion": ["edge"]}, fold={"edge": {"monster": key, "hits": {"0": 1, str(last): 2}}},
        seats=[bare(ranking=5, steps=dict.fromkeys(TRAITS, 4), **seat)],
    )  # fmt: skip


def gained(one: Monster) -> int:
    """The positions for the last spot of a monster."""
    last = one.spots[-1]
    return last.armour > 1


def steps(game: Sitting) -> list[int]:
    return [game.trait(0, trait) for trait in TRAITS]


# In the deck


@pytest.mark.rule("TB-AMON-01")
@pytest.mark.parametrize("kind", ["twin", "void", "guarded", "magma", "limbs", "hide"])
def test_advanced_monsters_are_mixed_with_the_starting_ones(kind: str) -> None:
    types = set()
    for number in range(25):
        table = Sitting("prepare", seed=f"mixed {number}", settings={f"monsters-{kind}": "on"}).table
        beasts = [table.content.monster(table.faces[card]) for card in (*table.monster_deck, table.fold[0])]
        assert [one.strength for one in beasts] == [STRONG, STRONG, WEAK, WEAK]
        types |= {TYPES[one.type] for one in beasts}

    assert types == {"starting", kind}


# Twins

TWINS = beast(
    "twin", spot("focus"), spot("spirit", side=1), spot("focus", row=1), spot("spirit", row=1, side=1),
    kill=[[reward("shells", 5)], [reward("fruit", 7)]], reward=[reward("ranking", 3)],
)  # fmt: skip


@pytest.mark.rule("TB-AMON-02")
def test_in_one_fight_only_one_side_of_twins_may_be_hit() -> None:
    game = fighting(TWINS, ["focus", "focus", "spirit", "spirit"])
    assert game.options(0) == ["hit:0", "hit:1", "hit:2", "hit:3", "done"]

    game.choose(0, "hit:1")

    assert game.options(0) == ["hit:3", "done"]


@pytest.mark.rule("TB-AMON-02")
def test_the_last_token_of_a_side_gives_its_kill_bonus_and_the_twins_stay() -> None:
    game = fighting(TWINS, ["focus"], hits={"0": 1})

    game.choose(0, "hit:2")

    assert game.stock(0) == (7, 2)
    assert game.sees(None)["fold"][0]["hits"] == [1, -1, 0, -1]
    assert (game.ranking(0), game.ranking(1)) == (0, 0)


@pytest.mark.rule("TB-AMON-02")
def test_twins_with_one_covered_side_still_invade() -> None:
    twins = {**TWINS, "invasion": [{"kind": "lose-shells", "count": 2}]}
    game = Sitting("nightfall", own={"monsters": {"beast": twins}, "invasion": ["edge"]},
                   fold={"edge": {"monster": "beast", "hits": {"0": 1, "2": 1}}}, seats=[bare()])  # fmt: skip

    assert [game.stock(seat)[0] for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("TB-AMON-02")
def test_twins_die_when_both_sides_are_covered() -> None:
    game = fighting(TWINS, ["spirit"], hits={"0": 1, "2": 1, "1": 0})

    game.choose(0, "hit:3")

    assert game.stock(0) == (2, 9)  # the bonus of the second side alone
    assert game.sees(None)["fold"] == [None, None]
    assert [game.ranking(seat) for seat in range(3)] == [3, 3, 0]


# Void spawn


@pytest.mark.rule("TB-AMON-03")
@pytest.mark.parametrize(("forbidden", "options"), [(["wild"], ["hit:0"]), (["focus"], ["hit:0", "hit:1"]), ([], None)])
def test_a_void_spawn_cannot_be_hit_with_the_forbidden_symbol(forbidden: list[str], options: list[str] | None) -> None:
    spawn = beast("void", spot("focus"), spot("spirit"), forbidden=forbidden)
    game = fighting(spawn, ["focus", "wild"])

    assert game.options(0) == [*(options or ["hit:0", "hit:1"]), "done"]


@pytest.mark.rule("TB-AMON-03")
def test_with_forbidden_results_alone_nothing_can_be_hit() -> None:
    game = fighting(beast("void", spot("focus"), forbidden=["wild"]), ["wild", "wild"])

    assert game.sees(None)["fold"][0]["hits"] == [-1]
    assert game.phase != "strike"


# Guarded monsters

GUARDED = beast("guarded", spot("focus"), spot("spirit"), spot("focus", row=1), guard="focus")


@pytest.mark.rule("TB-AMON-04")
def test_one_focus_is_used_up_for_the_guarded_spot() -> None:
    game = fighting(GUARDED, ["focus", "focus", "spirit"])
    before = steps(game)

    game.choose(0, "hit:0")
    assert game.options(0) == ["hit:1", "done"]
    game.choose(0, "hit:1")

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, -1]
    assert steps(game) == [before[0] + 2, before[1] + 1, *before[2:]]


@pytest.mark.rule("TB-AMON-04")
def test_without_a_result_for_the_guard_nothing_can_be_hit() -> None:
    game = fighting(GUARDED, ["spirit", "spirit"])

    assert game.sees(None)["fold"][0]["hits"] == [-1, -1, -1]
    assert game.phase != "strike"


@pytest.mark.rule("TB-AMON-04")
def test_the_guarded_trait_advances_even_if_nothing_is_hit() -> None:
    game = fighting(GUARDED, ["focus", "spirit"])
    before = steps(game)

    game.choose(0, "done")

    assert steps(game) == [before[0] + 1, *before[1:]]
    assert game.sees(None)["fold"][0]["hits"] == [-1, -1, -1]


# Magma hearts

MAGMA = beast("magma", spot("focus"), spot("spirit", column=1), spot("synergy", row=1), spot("resilience", row=2))


@pytest.mark.rule("TB-AMON-05")
def test_a_row_opens_when_the_row_above_is_covered_even_in_the_same_fight() -> None:
    game = fighting(MAGMA, ["focus", "spirit", "synergy", "resilience"])
    assert game.options(0) == ["hit:0", "hit:1", "done"]

    game.choose(0, "hit:0", "hit:1")
    assert game.options(0) == ["hit:2", "done"]
    before = steps(game)
    game.choose(0, "hit:2")
    assert game.options(0) == ["hit:3", "done"]
    assert steps(game) == before  # nothing is gained before the fight is over
    game.choose(0, "done")

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, 0, -1]
    assert sum(steps(game)) == sum(before) + 3


@pytest.mark.rule("TB-AMON-05")
def test_a_row_under_an_uncovered_one_cannot_be_hit() -> None:
    game = fighting(MAGMA, ["synergy", "resilience"], hits={"0": 1})

    assert game.phase != "strike"
    assert game.sees(None)["fold"][0]["hits"] == [1, -1, -1, -1]


# Many limbs

LIMBS = beast(
    "limbs", spot("focus", link=1, ranking=2), spot("spirit", link=1, ranking=2, row=1), spot("synergy", row=2)
)


@pytest.mark.rule("TB-AMON-06")
def test_linked_spots_are_hit_together_and_give_their_position_once() -> None:
    game = fighting(LIMBS, ["focus", "spirit"])

    game.choose(0, "hit:0")

    assert game.sees(None)["fold"][0]["hits"] == [0, 0, -1]
    assert game.ranking(0) == 2


@pytest.mark.rule("TB-AMON-06", "TB-CHAMP-04")
@pytest.mark.parametrize("key", ["two-headed-hydra", "knot-squid"])
def test_a_pair_of_a_sample_monster_moves_you_once(key: str) -> None:
    showing = [TRAITS[one.trait] for one in BEASTS[key].spots if one.link == 1]
    game = Sitting(
        "strike", fold={"edge": {"monster": key}}, seats=[bare(place="island:fold")],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["guild-focus"] * 2, "showing": showing},
    )  # fmt: skip

    game.choose(0, "hit:0")

    assert game.told("ranked") == [{"seat": 0, "count": 1, "position": 1}]
    assert game.sees(None)["fold"][0]["hits"][:2] == [0, 0]


@pytest.mark.rule("TB-AMON-06", "TB-CHAMP-04", "TB-CHAMP-05")
@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [
        ({"armour": 2}, {"armour": 2}, 1),
        ({"armour": 2}, {}, 1),
        ({"ranking": 1, "armour": 2}, {"ranking": 1, "armour": 2}, 1),
        ({"ranking": 2}, {"armour": 2}, 2),
        ({"ranking": 1}, {"ranking": 2}, 2),
        ({}, {}, 0),
    ],
)
def test_a_pair_moves_you_once_whatever_it_prints(one: dict[str, int], other: dict[str, int], steps: int) -> None:
    pair = (spot("focus", link=1, **one), spot("spirit", link=1, row=1, **other))
    game = fighting(beast("limbs", *pair, spot("synergy", row=2)), ["focus", "spirit"], "red-elite")

    game.choose(0, "hit:1")

    assert game.ranking(0) == steps
    assert len(game.told("ranked")) == (steps > 0)


@pytest.mark.rule("TB-AMON-06", "TB-EKO-01")
def test_a_pair_whose_spots_are_hit_one_by_one_in_a_fight_moves_you_once_too() -> None:
    game = fighting(LIMBS, ["focus", "spirit"], turn={"used": ["ancient-bestiary"]})

    game.choose(0, "hit:0", "hit:1")

    assert game.ranking(0) == 2


@pytest.mark.rule("TB-AMON-06", "TB-CHAMP-04")
def test_an_armoured_rest_of_a_broken_pair_gives_its_step() -> None:
    limbs = beast("limbs", spot("focus", link=1), spot("spirit", link=1, row=1, armour=2, ranking=2), spot("synergy"))
    game = fighting(limbs, ["spirit"], "red-elite", hits={"0": 1})

    game.choose(0, "hit:1")

    assert game.ranking(0) == 1


@pytest.mark.rule("TB-AMON-06")
def test_half_a_pair_cannot_be_hit() -> None:
    game = fighting(LIMBS, ["focus", "synergy"])

    assert game.options(0) == ["hit:2", "done"]


@pytest.mark.rule("TB-AMON-06")
def test_the_rest_of_a_broken_pair_is_hit_like_any_spot() -> None:
    game = fighting(LIMBS, ["spirit"], hits={"0": 1})

    game.choose(0, "hit:1")

    assert game.sees(None)["fold"][0]["hits"] == [1, 0, -1]
    assert game.ranking(0) == 0


@pytest.mark.rule("TB-EKO-01", "TB-AMON-03")
def test_the_discarded_bestiary_lets_forbidden_symbols_hit_a_void_spawn() -> None:
    spawn = beast("void", spot("focus"), spot("spirit"), forbidden=["focus"])

    assert fighting(spawn, ["focus", "spirit"]).options(0) == ["hit:1", "done"]
    waived = fighting(spawn, ["focus", "spirit"], turn={"used": ["ancient-bestiary"]})
    assert waived.choose(0, "hit:0", "hit:1").sees(None)["fold"][0] is None, "both spots were hit"


@pytest.mark.rule("TB-EKO-01", "TB-AMON-02")
def test_the_discarded_bestiary_lets_both_sides_of_twins_be_hit_in_one_fight() -> None:
    assert fighting(TWINS, ["focus", "spirit"]).choose(0, "hit:0").asked(0) != "hit"

    waived = fighting(TWINS, ["focus", "spirit"], turn={"used": ["ancient-bestiary"]}).choose(0, "hit:0")
    assert waived.options(0) == ["hit:1", "hit:3", "done"]
    assert waived.choose(0, "hit:1").sees(None)["fold"][0]["hits"] == [0, 0, -1, -1]


@pytest.mark.rule("TB-AMON-06", "TB-EKO-01")
def test_ignoring_restrictions_breaks_a_pair() -> None:
    game = fighting(LIMBS, ["focus"], turn={"used": ["ancient-bestiary"]})

    game.choose(0, "hit:0")

    assert game.sees(None)["fold"][0]["hits"] == [0, -1, -1]


# Tough hide


@pytest.mark.rule("TB-AMON-07")
@pytest.mark.parametrize("key", [one.key for one in BEASTS.values() if TYPES[one.type] == "hide"])
def test_a_tough_hide_is_armoured_all_over(key: str) -> None:
    showing = [TRAITS[one.trait] for one in BEASTS[key].spots]
    data: dict[str, Any] = {
        "fold": {"edge": {"monster": key}}, "seats": [bare(place="island:fold")],
        "turn": {"visited": "fold", "attempts": 1, "throws": 1},
    }  # fmt: skip
    weak = Sitting(
        "strike", attempt={"opponent": "edge", "dice": ["novice"] * len(showing), "showing": showing}, **data
    )
    assert weak.phase != "strike"

    able = Sitting("strike", attempt={"opponent": "edge", "dice": ["guild-focus"] * len(showing), "showing": showing},
                   **data)  # fmt: skip
    assert len(able.options(0)) == len(showing) + 1


# The samples


@pytest.mark.rule("TB-AMON-08", "TB-AMON-15")
def test_thunder_eels() -> None:
    game = slain("thunder-eels", available={})
    assert game.player(0)["challenges_held"] == 1
    assert game.player(0)["available"] == {"novice": 1}

    game = invading("thunder-eels", available={"novice": 1}, spent={"blue-elite": 1})
    assert game.options(0) == ["available:novice", "spent:blue-elite"]
    game.choose(0, "spent:blue-elite")
    assert game.told("lost-die") == [{"seat": 0, "die": "blue-elite"}]


@pytest.mark.rule("TB-AMON-08")
@pytest.mark.parametrize(("others", "last", "trait", "armour"), [((0, 2), 4, "focus", 1), ((1, 3), 5, "spirit", 0)])
def test_each_side_of_the_thunder_eels_has_its_own_kill_bonus(
    others: tuple[int, int], last: int, trait: str, armour: int
) -> None:
    game = Sitting(
        "strike",
        fold={"edge": {"monster": "thunder-eels", "hits": {str(number): 1 for number in others}}},
        seats=[bare(place="island:fold", ranking=5)],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["red-elite"], "showing": [trait]},
    ).choose(0, f"hit:{last}")

    assert game.sees(None)["fold"][0]["name"] == "monster-thunder-eels", "the other side is still open"
    assert game.ranking(0) == 5 + armour + 1


@pytest.mark.rule("TB-AMON-09", "TB-AMON-15")
def test_phantom_krill() -> None:
    game = slain("phantom-krill")
    assert game.asked(0) == "play-character"
    assert len(game.options(0)) == 2
    game.choose(0, game.options(0)[1])
    assert len(game.player(0)["in_play"]) == 1

    game = invading("phantom-krill", available={"novice": 3, "red-elite": 1}, spent={"blue-elite": 1})
    assert game.options(0) == ["available:red-elite", "spent:blue-elite"]
    game.choose(0, "spent:blue-elite")
    assert game.told("degraded") == [{"seat": 0, "die": "blue-elite", "into": "blue-adept"}]


@pytest.mark.rule("TB-AMON-10", "TB-AMON-15")
def test_hoamaar() -> None:
    assert slain("hoamaar").ranking(0) == 5 + 1 + 2 + gained(BEASTS["hoamaar"])
    assert invading("hoamaar").ranking(0) == 3


@pytest.mark.rule("TB-AMON-11", "TB-AMON-15")
def test_akora() -> None:
    hit = BEASTS["akora"].spots[-1].trait
    assert steps(slain("akora", in_play=[])) == [4 + (trait == hit) for trait in range(4)]
    assert steps(invading("akora")) == [3, 3, 3, 4]


@pytest.mark.rule("TB-AMON-12", "TB-AMON-15")
def test_two_headed_hydra() -> None:
    game = slain("two-headed-hydra")
    assert game.player(0)["tricks_held"] == 1
    assert game.stock(0) == (2, 5)

    assert invading("two-headed-hydra", shells=5, fruit=3).stock(0) == (3, 1)


@pytest.mark.rule("TB-AMON-13", "TB-AMON-15")
def test_guaracuda() -> None:
    game = slain("guaracuda")
    assert game.asked(0) == "advance-any"
    before = game.trait(0, "spirit")
    game.choose(0, "trait:spirit")
    assert game.trait(0, "spirit") == before + 3

    game = invading("guaracuda", available={"novice": 1, "red-adept": 1, "red-elite": 2}, spent={"guild-focus": 1})
    game.choose(0, "into:blue-elite")
    assert [event["into"] for event in game.told("degraded")] == ["red-adept", "red-adept", "blue-elite"]


@pytest.mark.rule("TB-AMON-14")
@pytest.mark.parametrize("key", SAMPLES)
def test_the_kill_bonus_of_a_sample_is_one_position(key: str) -> None:
    game = slain(key)
    while game.asked(0) in ("play-character", "advance-any"):
        game.choose(0, game.options(0)[0])
    rewarded = 2 if key == "hoamaar" else 0

    assert game.ranking(0) == 5 + 1 + rewarded + gained(BEASTS[key])
    assert game.sees(None)["fold"] == [None, None]
