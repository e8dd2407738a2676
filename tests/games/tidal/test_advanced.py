"""TB-ADV-06, TB-ADV-07, TB-LEG, TB-AMKT, TB-ANN, TB-LONG: advanced cards, announcements and the longer game."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tablewright.engine.faults import BadInput
from tablewright.games.tidal import GAME
from tablewright.games.tidal.card_reading import MANNERS
from tablewright.games.tidal.faces import MARKET_SETS, TYPES, Challenge
from tablewright.games.tidal.kinds import ARENAS, DROSKA, TRAITS
from tablewright.games.tidal.reading import original_pack

from .sitting import Sitting, bare, challenge, reward

KNOWN = {one.key: one for one in original_pack().challenges}
SAMPLES = {
    "perilous": "loop-pit", "mystic": "sunken-fears", "showpiece": "leap-of-faith",
    "heroic": "wrestling-the-sandaconda", "split": "uprising", "serial": "frog-frenzy", "swarm": "rockworms",
    "arbiter": "krobaaks-wrath",
}  # fmt: skip


def opening(players: int = 3, seed: str = "advanced", **settings: str) -> Sitting:
    agreed = {name.replace("_", "-"): value for name, value in settings.items()}
    return Sitting("prepare", players=players, seed=seed, settings=agreed)


def symbols(card: str, half: int = 0, stretch: int = 0) -> list[str]:
    """The symbols that complete a legendary challenge, with so many of its stretch symbols."""
    printed = KNOWN[card].halves[half]
    return [TRAITS[trait] for trait in (*printed.required, *printed.stretch[:stretch])]


def rolled(card: str, showing: list[str], half: int = 0, **data: Any) -> Sitting:
    """Seat 0 has rolled for a legendary challenge, novice dice if no others; the Arbiter is on another island."""
    arena = KNOWN[card].halves[half].arena
    island = ARENAS[max(arena, 0)]
    elsewhere = next(one for one in ARENAS if one != island)
    seat, dice = data.pop("seat", {}), data.pop("dice", ["novice"] * len(showing))
    return Sitting(
        "after_roll",
        seats=[bare(place=f"island:{island}", **seat)],
        turn={"visited": island, "attempts": 1, "throws": 1},
        attempt={"cards": [card], "half": half, "dice": dice, "showing": showing},
        **{"arbiter": elsewhere, **data},
    )


def steps(game: Sitting, seat: int = 0) -> list[int]:
    return [game.trait(seat, trait) for trait in TRAITS]


def legendary_in(game: Sitting) -> list[Challenge]:
    """All legendary challenges of a game's deck, the open one included."""
    table = game.table
    cards = (*table.legendary_deck, *table.pool)
    faces = [table.faces[card] for card in cards if table.faces[card] >= table.content.standard_challenges]
    return [table.content.challenges[face] for face in faces]


# Advanced cards in general


@pytest.mark.rule("TB-ADV-06")
@pytest.mark.parametrize("chosen", list(product(["off", "on"], repeat=3)), ids="-".join)
def test_any_kinds_of_advanced_cards_may_be_added(chosen: tuple[str, ...]) -> None:
    legendary, market, monsters = chosen
    games = [
        opening(seed=f"kinds {number}", legendary_swarm=legendary, market_black=market, monsters_hide=monsters)
        for number in range(15)
    ]
    sets, types = set(), set()
    for game in games:
        table = game.table
        cards = (*table.market, *table.market_deck)
        sets |= {MARKET_SETS[table.content.market_card(table.faces[card]).set] for card in cards}
        beasts = (*table.monster_deck, table.fold[0])
        types |= {TYPES[table.content.monster(table.faces[card]).type] for card in beasts}

    assert {len(legendary_in(game)) for game in games} == {4 if legendary == "on" else 0}
    assert sets == ({"standard", "black"} if market == "on" else {"standard"})
    assert types == ({"starting", "hide"} if monsters == "on" else {"starting"})


@pytest.mark.rule("TB-ADV-07", "TB-LEG-16")
def test_the_recommended_amount_is_not_enforced() -> None:
    everything = {f"legendary-{kind}": "on" for kind in MANNERS}
    sets = {f"market-{name}": "on" for name in ("goods", "knowledge", "black")}
    game = Sitting("prepare", players=4, settings={**everything, **sets})

    assert len(legendary_in(game)) == 32
    assert len((*game.table.market, *game.table.market_deck)) == 30 + 6 + 5 + 6


# The legendary deck


@pytest.mark.rule("TB-LEG-01")
@pytest.mark.parametrize("kind", MANNERS)
def test_the_legendary_deck_takes_the_rightmost_place_of_the_pool(kind: str) -> None:
    game = Sitting("prepare", players=3, settings={f"legendary-{kind}": "on"})
    table = game.table
    legendary = [table.faces[card] >= table.content.standard_challenges for card in table.pool]

    assert legendary == [False, False, False, True]
    assert [one.manner.key for one in legendary_in(game)] == [kind] * 4
    assert game.sees(None)["decks"]["legendary_deck"] == 3
    assert all("name" in card for card in game.sees(None)["pool"])
    assert not any(seen & sum(1 << card for card in table.legendary_deck) for seen in table.seen)


@pytest.mark.rule("TB-LEG-15")
@pytest.mark.parametrize(
    ("suggested", "kinds"),
    [
        ("chasing-glory", ["split", "showpiece", "arbiter"]),
        ("local-speciality", ["mystic", "swarm", "perilous", "serial"]),
        ("great-risk", ["heroic", "showpiece", "split"]),
    ],
)
def test_suggested_sets(suggested: str, kinds: list[str]) -> None:
    game = opening(legendary_set=suggested)

    assert Counter(one.manner.key for one in legendary_in(game)) == dict.fromkeys(kinds, 4)


@pytest.mark.rule("TB-LEG-15")
@pytest.mark.parametrize("number", range(4))
def test_hard_choices_add_two_challenges_of_the_droska_ring(number: int) -> None:
    cards = legendary_in(opening(seed=f"hard {number}", legendary_set="hard-choices"))
    further = [one for one in cards if one.manner.key not in ("serial", "split", "arbiter")]

    assert len(cards) == 14
    assert [[half.arena for half in one.halves] for one in further] == [[DROSKA]] * 2


@pytest.mark.rule("TB-LEG-15")
def test_any_two_challenges_of_the_droska_ring_may_be_those() -> None:
    found = set()
    for number in range(12):
        cards = legendary_in(opening(seed=f"any {number}", legendary_set="hard-choices"))
        found |= {one.key for one in cards if one.manner.key not in ("serial", "split", "arbiter")}

    assert len(found) > 3


@pytest.mark.rule("TB-LEG-16")
def test_own_combinations_join_a_suggested_set() -> None:
    game = opening(legendary_set="great-risk", legendary_swarm="on", legendary_split="on")

    assert Counter(one.manner.key for one in legendary_in(game)) == dict.fromkeys(
        ["heroic", "showpiece", "split", "swarm"], 4
    )


POOL = ["glassmakers-duel", "tramps-challenge", "quiet", "loop-pit"]
QUIET = {"quiet": challenge("f", points=1), "following": challenge("f", points=1)}


def taking(**data: Any) -> Sitting:
    """Seat 0 may take a challenge of the pool or draw one."""
    game = Sitting("move", cards=QUIET, pool=POOL, challenge_deck=["following"], seats=[bare()], **data)
    return game.choose(0, "space:surf-temple-challenge")


@pytest.mark.rule("TB-LEG-02", "TB-LEG-18")
def test_the_open_legendary_challenge_is_taken_like_any_other_and_the_next_is_turned_up() -> None:
    game = taking(legendary_deck=["sunken-fears", "rockworms"])

    game.choose(0, "take:loop-pit")

    assert game.names(0, "challenges") == ["loop-pit"]
    assert game.lying("pool") == ["glassmakers-duel", "tramps-challenge", "quiet", "sunken-fears"]
    assert game.sees(None)["decks"]["legendary_deck"] == 1


@pytest.mark.rule("TB-LEG-02")
def test_the_place_of_a_standard_challenge_is_filled_from_the_standard_deck() -> None:
    game = taking(legendary_deck=["sunken-fears"])

    game.choose(0, "take:quiet")

    assert game.lying("pool") == ["glassmakers-duel", "tramps-challenge", "following", "loop-pit"]


@pytest.mark.rule("TB-LEG-03")
def test_without_legendary_cards_the_place_is_filled_with_a_standard_challenge() -> None:
    game = taking()

    game.choose(0, "take:loop-pit")

    assert game.lying("pool") == ["glassmakers-duel", "tramps-challenge", "quiet", "following"]


@pytest.mark.rule("TB-LEG-03", "TB-LEG-04")
def test_a_discarded_legendary_challenge_is_never_shuffled_into_a_deck() -> None:
    game = rolled("loop-pit", ["blank"], exhausted=["challenge_deck"], cards=QUIET, pool=["quiet", "following"])

    game.choose(0, "withdraw")

    assert [game.key(card) for card in game.table.legendary_discard] == ["loop-pit"]
    assert game.player(0)["challenges_held"] == 0  # there is no standard challenge left to draw
    assert game.sees(None)["decks"]["challenge_deck"] == 0


@pytest.mark.rule("TB-LEG-04")
def test_drawing_uses_the_standard_deck() -> None:
    game = taking(legendary_deck=["sunken-fears"])

    game.choose(0, "draw")

    assert game.names(0, "challenges") == ["following"]


@pytest.mark.rule("TB-LEG-04", "TB-LEG-17")
def test_withdrawing_from_a_legendary_challenge_draws_from_the_standard_deck() -> None:
    game = rolled("loop-pit", ["blank"], cards=QUIET, challenge_deck=["following"], legendary_deck=["sunken-fears"])

    game.choose(0, "withdraw")

    assert game.names(0, "challenges") == ["following"]


@pytest.mark.rule("TB-LEG-18")
def test_the_surf_temple_may_discard_the_legendary_challenge() -> None:
    game = Sitting("move", cards=QUIET, pool=POOL, challenge_deck=["following"], seats=[bare()],
                   legendary_deck=["sunken-fears"])  # fmt: skip

    game.choose(0, "space:surf-temple-fruit", "discard:loop-pit", "discard:quiet")

    assert game.lying("pool") == ["glassmakers-duel", "tramps-challenge", "following", "sunken-fears"]
    assert [game.key(card) for card in game.table.legendary_discard] == ["loop-pit"]


# The eight kinds


@pytest.mark.rule("TB-LEG-05")
def test_a_perilous_challenge_costs_two_of_the_matched_dice() -> None:
    showing = [*symbols("loop-pit"), "blank"]
    game = rolled("loop-pit", showing, dice=["novice", "red-adept", "blue-adept", "red-elite"])
    before = steps(game)

    game.choose(0, "complete:0")
    assert game.asked(0) == "lose-matched"
    assert game.options(0) == ["die:0", "die:1", "die:2"], "the die with the blank was not matched"
    game.choose(0, "die:0", "die:2")

    assert game.player(0)["spent"] == {"red-adept": 1, "red-elite": 1}
    assert len(game.told("lost-die")) == 2
    assert sum(steps(game)) == sum(before) + len(symbols("loop-pit"))


@pytest.mark.rule("TB-LEG-05")
def test_where_exactly_two_dice_were_matched_both_are_lost_unasked() -> None:
    game = rolled("loop-pit", ["spirit-spirit", "synergy", "blank"], dice=["red-elite", "novice", "novice"])

    assert game.choose(0, "complete:0").asked(0) != "lose-matched"
    assert game.player(0)["spent"] == {"novice": 1}


@pytest.mark.rule("TB-LEG-05")
def test_which_of_the_matched_dice_are_lost_is_asked_by_kind() -> None:
    """What they showed no longer matters: the dice that are left are spent."""
    assert rolled("loop-pit", symbols("loop-pit")).choose(0, "complete:0").player(0)["spent"] == {"novice": 1}

    game = rolled("loop-pit", symbols("loop-pit"), dice=["novice", "red-adept", "novice"]).choose(0, "complete:0")
    assert game.options(0) == ["die:0", "die:1"]
    assert game.choose(0, "die:1").player(0)["spent"] == {"novice": 1}


@pytest.mark.rule("TB-LEG-06")
def test_a_mystic_challenge_upgrades_one_of_the_dice_used_which_is_spent_all_the_same() -> None:
    game = rolled("sunken-fears", symbols("sunken-fears"))

    game.choose(0, "complete:0")
    assert game.options(0) == ["die:0", "stop"], "dice of one kind are one answer"
    game.choose(0, "die:0", "into:blue-adept")

    assert game.player(0)["spent"] == {"novice": 2, "blue-adept": 1}


@pytest.mark.rule("TB-LEG-07", "TB-LEG-08", "TB-LEG-14")
@pytest.mark.parametrize(("card", "points"), [("leap-of-faith", 5), ("wrestling-the-sandaconda", 8)])
def test_showpieces_and_heroic_challenges_give_points_but_advance_nothing(card: str, points: int) -> None:
    game = rolled(card, symbols(card))
    before = steps(game)

    game.choose(0, "complete:0")

    assert steps(game) == before
    assert game.column(0, KNOWN[card].halves[0].arena) == [card]
    assert game.result()[0].details["challenges"] == points


@pytest.mark.rule("TB-LEG-07", "TB-STYLE-01")
def test_a_showpiece_counts_for_the_fighting_style() -> None:
    arena = ARENAS[KNOWN["leap-of-faith"].halves[0].arena]
    beast = next(one for one in original_pack().monsters if ARENAS[one.style] == arena)
    game = Sitting(
        "step_on_island", seats=[bare(place="island:fold", columns={arena: ["leap-of-faith"]})],
        fold={"edge": {"monster": beast.key}}, turn={"visited": "fold"},
    )  # fmt: skip

    game.choose(0, "slot:edge")

    assert game.sees(None)["attempt"]["bonus"] == 1


@pytest.mark.rule("TB-LEG-07")
def test_a_showpiece_counts_for_a_set_of_challenges() -> None:
    showpiece = ARENAS[KNOWN["leap-of-faith"].halves[0].arena]
    cards = {f"in-{arena}": challenge("f", arena=arena) for arena in ARENAS if arena != showpiece}
    columns = {arena: [f"in-{arena}"] for arena in ARENAS if arena != showpiece}
    goal = {"sets": {"subject": {"kind": "challenge-sets"}, "least": 1, "points": 5}}

    for held, points in (({**columns, showpiece: ["leap-of-faith"]}, 5), (columns, 0)):
        game = Sitting("move", cards=cards, own={"goals": goal}, seats=[bare(goals=["sets"], columns=held)])
        assert game.result()[0].details["goals"] == points


def uneven_split() -> str:
    """A split challenge whose halves are worth different points."""
    splits = (one for one in KNOWN.values() if len(one.halves) > 1)
    return next(one.key for one in splits if one.halves[0].points != one.halves[1].points)


@pytest.mark.rule("TB-LEG-09")
@pytest.mark.parametrize("half", [0, 1])
def test_a_half_of_a_split_challenge_is_attempted_on_its_own_island(half: int) -> None:
    arena = ARENAS[KNOWN["uprising"].halves[half].arena]
    game = Sitting("step_on_island", seats=[bare(place=f"island:{arena}", challenges=["uprising"])],
                   turn={"visited": arena})  # fmt: skip
    mine, other = ("challenge:uprising", "challenge:uprising.1")[:: 1 - 2 * half]

    assert game.can(0, mine)
    assert game.rule_against(0, other) == "TB-CHAL-02"


@pytest.mark.rule("TB-LEG-09", "TB-AXL-01")
def test_with_braze_transmitter_either_half_of_a_split_challenge_may_be_attempted() -> None:
    split = next(one for one in KNOWN.values() if len(one.halves) > 1 and ARENAS.index("lamara") not in
                 {half.arena for half in one.halves})  # fmt: skip
    data: dict[str, Any] = {"place": "island:lamara", "challenges": [split.key], "character": "axl"}
    both = [f"challenge:{split.key}", f"challenge:{split.key}.1"]

    able = Sitting("step_on_island", seats=[{**data, "in_play": ["braze-transmitter"]}], turn={"visited": "lamara"})
    unable = Sitting("step_on_island", seats=[{**data, "in_play": []}], turn={"visited": "lamara"})

    assert [able.can(0, half) for half in both] == [True, True]
    assert [unable.rule_against(0, half) for half in both] == ["TB-CHAL-02", "TB-CHAL-02"]


@pytest.mark.rule("TB-LEG-09", "TB-SCORE-01")
@pytest.mark.parametrize("half", [0, 1])
def test_only_the_completed_half_counts(half: int) -> None:
    card = uneven_split()
    game = rolled(card, symbols(card, half), half)
    printed = KNOWN[card].halves[half]

    game.choose(0, "complete:0")

    assert [game.column(0, column) for column in range(4)] == [
        [card] if column == printed.arena else [] for column in range(4)
    ]
    assert game.result()[0].details["challenges"] == printed.points


def serial(dice: dict[str, int], partner: str = "pair") -> Sitting:
    """Frog Frenzy is attempted together with another challenge; novice dice show Focus, red ones Spirit."""
    arena = ARENAS[KNOWN["frog-frenzy"].halves[0].arena]
    elsewhere = next(one for one in ARENAS if one != arena)
    cards = {
        "pair": challenge("fs", arena=arena, points=3), "away": challenge("f", arena=elsewhere),
        "following": challenge("f"),
    }  # fmt: skip
    game = Sitting(
        "step_on_island", cards=cards, arbiter=elsewhere, challenge_deck=["following"],
        own={"dice": {"novice": "f", "red-adept": "s"}, "threat": [0, 0, 0]}, turn={"visited": arena},
        seats=[bare(place=f"island:{arena}", challenges=["frog-frenzy", "pair", "away"], available=dice, fruit=0,
                    levels={"focus": 4})],
    )  # fmt: skip
    game.choose(0, "challenge:frog-frenzy")
    assert game.asked(0) == "partner"
    assert game.offers(0, "challenge") == ["pair"]
    game.choose(0, f"challenge:{partner}" if partner != "alone" else "alone")
    while game.asked(0) == "choose-dice":
        game.choose(0, game.options(0)[0])
    return game


@pytest.mark.rule("TB-LEG-10")
@pytest.mark.parametrize(("others", "asked"), [([], "choose-dice"), (["away"], "partner")])
def test_a_partner_is_asked_for_only_while_a_hand_may_hide_one(others: list[str], asked: str) -> None:
    arena = ARENAS[KNOWN["frog-frenzy"].halves[0].arena]
    elsewhere = next(one for one in ARENAS if one != arena)
    seat = bare(place=f"island:{arena}", challenges=["frog-frenzy", *others], available={"novice": 2, "red-adept": 1})
    game = Sitting(
        "step_on_island", cards={"away": challenge("f", arena=elsewhere)}, arbiter=elsewhere, seats=[seat],
        turn={"visited": arena},
    )  # fmt: skip

    assert game.choose(0, "challenge:frog-frenzy").asked(0) == asked


@pytest.mark.rule("TB-LEG-10")
def test_a_serial_challenge_may_be_completed_together_with_another_in_one_roll() -> None:
    assert symbols("frog-frenzy") == ["focus"]
    game = serial({"novice": 2, "red-adept": 1})
    before = steps(game)

    game.choose(0, "complete-two:0.0")

    arena = KNOWN["frog-frenzy"].halves[0].arena
    assert sorted(game.column(0, arena)) == ["frog-frenzy", "pair"]
    assert steps(game) == [before[0] + 2, before[1] + 1, *before[2:]]
    assert game.player(0)["challenges_held"] == 1


@pytest.mark.rule("TB-LEG-10")
def test_no_die_is_matched_to_two_challenges() -> None:
    game = serial({"novice": 1, "red-adept": 1})

    assert [option for option in game.options(0) if option.startswith("complete")] == [
        "complete-two:none.0", "complete-two:0.none",
    ]  # fmt: skip


@pytest.mark.rule("TB-LEG-10")
def test_a_serial_challenge_may_be_attempted_alone() -> None:
    game = serial({"novice": 1}, "alone")

    game.choose(0, "complete:0")

    assert game.column(0, KNOWN["frog-frenzy"].halves[0].arena) == ["frog-frenzy"]
    assert sorted(game.names(0, "challenges")) == ["away", "pair"]


@pytest.mark.rule("TB-LEG-10", "TB-AXL-01")
@pytest.mark.parametrize("key", [one.key for one in KNOWN.values() if one.manner.key == "serial"])
def test_a_serial_challenge_finds_its_partner_in_its_own_arena_alone(key: str) -> None:
    """Braze Transmitter and the Arbiter let every challenge in hand be attempted here."""
    arena = ARENAS[KNOWN[key].halves[0].arena]
    cards = {f"of-{one}": challenge("f", arena=one) for one in ARENAS}
    hand = [key, *cards, "krobaaks-wrath"]
    axl = {"character": "axl", "in_play": ["braze-transmitter"], "place": "island:lamara", "challenges": hand}
    game = Sitting("step_on_island", cards=cards, arbiter="lamara", seats=[axl], turn={"visited": "lamara"})
    assert all(game.can(0, f"challenge:{card}") for card in hand)

    game.choose(0, f"challenge:{key}")

    assert game.offers(0, "challenge") == [f"of-{arena}"]
    others = [*(card for card in cards if card != f"of-{arena}"), "krobaaks-wrath"]
    assert {game.rule_against(0, f"challenge:{card}") for card in others} == {"TB-LEG-10"}


@pytest.mark.rule("TB-LEG-11")
def test_the_partner_that_was_not_completed_is_withdrawn_from() -> None:
    game = serial({"novice": 1, "red-adept": 1})
    before = steps(game)

    game.choose(0, "complete-two:0.none")

    assert game.column(0, KNOWN["frog-frenzy"].halves[0].arena) == ["frog-frenzy"]
    assert steps(game) == [before[0] + 1, before[1] + 1, *before[2:]]  # the Spirit symbol of the partner was matched
    assert game.key(game.table.challenge_discard[-1]) == "pair"
    assert sorted(game.names(0, "challenges")) == ["away", "following"]


@pytest.mark.rule("TB-LEG-12")
@pytest.mark.parametrize("mask", [0, 1, 2, 3])
def test_any_stretch_symbols_of_a_swarm_may_be_matched_for_one_position(mask: int) -> None:
    game = rolled("rockworms", symbols("rockworms", stretch=2))
    before, printed = steps(game), KNOWN["rockworms"].halves[0]

    game.choose(0, f"complete:{mask}")

    matched = [*printed.required, *(trait for place, trait in enumerate(printed.stretch) if mask >> place & 1)]
    assert steps(game) == [step + matched.count(trait) for trait, step in enumerate(before)]
    assert game.ranking(0) == min(mask, 1)


@pytest.mark.rule("TB-LEG-13")
@pytest.mark.parametrize("arbiter", ARENAS)
def test_an_arbiter_challenge_is_attempted_beside_the_arbiter(arbiter: str) -> None:
    game = Sitting("step_on_island", seats=[bare(place="island:droska", challenges=["krobaaks-wrath"])],
                   turn={"visited": "droska"}, arbiter=arbiter)  # fmt: skip

    assert game.can(0, "challenge:krobaaks-wrath") == (arbiter == "droska")


@pytest.mark.rule("TB-LEG-13", "TB-ARB-03")
def test_an_arbiter_challenge_lies_beside_the_board_and_moves_one_further() -> None:
    game = rolled("krobaaks-wrath", symbols("krobaaks-wrath"), arbiter="droska", announcements=[])

    game.choose(0, "complete:0")

    assert [game.column(0, column) for column in range(4)] == [[], [], [], ["krobaaks-wrath"]]
    assert game.ranking(0) == 1 + 1


@pytest.mark.rule("TB-LEG-13")
@pytest.mark.parametrize(("column", "bonus"), [("droska", 1), ("beside", 0)])
def test_an_arbiter_challenge_belongs_to_no_fighting_style(column: str, bonus: int) -> None:
    card = "glassmakers-duel" if column == "droska" else "krobaaks-wrath"
    beast = next(one for one in original_pack().monsters if one.style == DROSKA)
    game = Sitting(
        "step_on_island", seats=[bare(place="island:fold", columns={column: [card]})],
        fold={"edge": {"monster": beast.key}}, turn={"visited": "fold"},
    )  # fmt: skip

    game.choose(0, "slot:edge")

    assert game.sees(None)["attempt"]["bonus"] == bonus


@pytest.mark.rule("TB-LEG-13")
def test_an_arbiter_challenge_belongs_to_no_goal_of_an_arena_and_to_no_set() -> None:
    """It is still completed: a goal that asks for any challenge counts it."""
    cards = {"in-chronosseum": challenge("f", arena="chronosseum"), "in-lamara": challenge("f", arena="lamara")}
    columns = {"chronosseum": ["in-chronosseum"], "lamara": ["in-lamara"], "beside": ["krobaaks-wrath"]}
    droska, any_arena = {"kind": "challenges", "arena": "droska"}, {"kind": "challenges"}

    for subject, least, points in (({"kind": "challenge-sets"}, 1, 0), (droska, 1, 0), (any_arena, 3, 5)):
        goal = {"one": {"subject": subject, "least": least, "points": 5}}
        game = Sitting("move", cards=cards, own={"goals": goal}, seats=[bare(goals=["one"], columns=columns)])
        assert game.result()[0].details["goals"] == points


@pytest.mark.rule("TB-LEG-14", "TB-SCORE-01")
@pytest.mark.parametrize(
    ("card", "half", "points"),
    [
        ("loop-pit", 0, 6), ("leap-of-faith", 0, 5), ("wrestling-the-sandaconda", 0, 8), ("uprising", 0, 2),
        ("uprising", 1, 2), ("rockworms", 0, 1),
    ],
)  # fmt: skip
def test_printed_points_of_the_sample_cards(card: str, half: int, points: int) -> None:
    arena = ARENAS[KNOWN[card].halves[half].arena]
    game = Sitting("final_scoring", seats=[bare(columns={arena: [card]})])

    assert game.result()[0].details["challenges"] == points


@pytest.mark.rule("TB-LEG-14")
@pytest.mark.parametrize(("kind", "card"), SAMPLES.items())
def test_each_kind_has_its_sample(kind: str, card: str) -> None:
    assert KNOWN[card].manner.key == kind


@pytest.mark.rule("TB-LEG-17")
@pytest.mark.parametrize("kind", ["perilous", "mystic", "showpiece", "heroic"])
def test_withdrawing_follows_the_usual_rule(kind: str) -> None:
    card = SAMPLES[kind]
    showing = [symbols(card)[0], "blank"]
    game = rolled(card, showing)
    before, matched = steps(game), TRAITS.index(showing[0])

    game.choose(0, "withdraw")

    assert steps(game) == [step + (trait == matched) for trait, step in enumerate(before)]
    assert game.player(0)["spent"] == {"novice": 2}
    assert game.told("lost-die") == []


# The advanced market


@pytest.mark.rule("TB-AMKT-01")
@pytest.mark.parametrize(
    ("settings", "cards"), [(("goods",), 36), (("black",), 36), (("goods", "black"), 42), ((), 30)]
)
def test_advanced_market_cards_are_shuffled_into_the_deck(settings: tuple[str, ...], cards: int) -> None:
    game = Sitting("prepare", players=3, settings={f"market-{name}": "on" for name in settings})
    table = game.table
    sets = {
        MARKET_SETS[table.content.market_card(table.faces[card]).set] for card in (*table.market, *table.market_deck)
    }

    assert len(table.market) + len(table.market_deck) == cards
    assert sets == {"standard", *settings}


def shopping(card: str, own: dict[str, Any] | None = None, **seat: Any) -> Sitting:
    """Seat 0 stands on the Droska Ring, where a market card lies."""
    return Sitting(
        "use_island", own={"market": own} if own else None, market=[card],
        seats=[bare(place="island:droska", **seat)], turn={"visited": "droska"},
    )  # fmt: skip


@pytest.mark.rule("TB-AMKT-02")
def test_every_symbol_of_the_cost_is_paid() -> None:
    game = shopping("dear", {"dear": {"fruit": 2, "ranking": 1, "rewards": [reward("shells", 5)]}}, fruit=3, ranking=4)

    game.choose(0, "buy:dear")

    assert game.stock(0) == (7, 1)
    assert game.ranking(0) == 3


@pytest.mark.rule("TB-AMKT-03")
def test_printed_example_on_the_starting_space_a_ranking_cost_cannot_be_paid() -> None:
    assert not shopping("slippery-acquaintances", ranking=0, fruit=9).can(0, "buy:slippery-acquaintances")
    assert shopping("slippery-acquaintances", ranking=1, fruit=9).can(0, "buy:slippery-acquaintances")


@pytest.mark.rule("TB-AMKT-04")
def test_a_tempting_offer_takes_a_black_market_card_without_moving_back() -> None:
    game = shopping("slippery-acquaintances", ranking=3, tricks=["tempting-offer"], available={"novice": 1})
    game.choose(0, "trick:tempting-offer")
    if game.asked(0) == "free-market":
        game.choose(0, "buy:slippery-acquaintances")

    assert game.asked(0) == "upgrade"
    assert game.ranking(0) == 3


@pytest.mark.rule("TB-AMKT-05")
def test_strange_goods_are_kept_and_discarded_at_any_moment_of_the_own_turn() -> None:
    game = shopping("kases-magic", fruit=5)
    game.choose(0, "buy:kases-magic")
    assert game.names(0, "kept") == ["kases-magic"]
    assert game.can(0, "goods:kases-magic")

    for phase in ("move", "step_on_island"):
        later = Sitting(phase, seats=[bare(place="island:droska", kept=["kases-magic"])], turn={"visited": "droska"})
        assert later.can(0, "goods:kases-magic")


@pytest.mark.rule("TB-AMKT-05")
def test_strange_goods_cannot_be_used_in_the_turn_of_another() -> None:
    game = Sitting("move", seats=[bare(kept=["kases-magic"]), bare()], active=1)

    assert game.options(0) == []
    assert not game.offered(1, "goods")


@pytest.mark.rule("TB-AMKT-06", "TB-AMKT-05")
def test_kases_magic_moves_the_arbiter_to_another_arena() -> None:
    game = Sitting("move", seats=[bare(kept=["kases-magic"])], arbiter="droska")

    game.choose(0, "goods:kases-magic")
    assert game.options(0) == ["arena:chronosseum", "arena:lamara"]
    game.choose(0, "arena:lamara")

    assert game.sees(None)["arbiter"] == "lamara"
    assert game.player(0)["kept"] == []
    assert [game.key(card) for card in game.table.market_discard] == ["kases-magic"]


@pytest.mark.rule("TB-AMKT-07")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_one_card_of_knowledge_for_each_player_and_one_more(players: int, cards: int) -> None:
    table = opening(players, market_knowledge="on").table
    sets = [
        MARKET_SETS[table.content.market_card(table.faces[card]).set] for card in (*table.market, *table.market_deck)
    ]

    assert sets.count("knowledge") == cards
    with pytest.raises(BadInput):
        GAME.agree(1, {"market-knowledge": "on"})


@pytest.mark.rule("TB-AMKT-07")
def test_valuable_knowledge_is_kept() -> None:
    game = shopping("nyrocks-offer", fruit=5)

    game.choose(0, "buy:nyrocks-offer")

    assert game.names(0, "kept") == ["nyrocks-offer"]
    assert not game.offered(0, "goods")


@pytest.mark.rule("TB-AMKT-08")
@pytest.mark.parametrize(("shells", "fruit", "points"), [(4, 3, 4), (3, 2, 2), (1, 1, 0), (0, 9, 6)])
def test_nyrocks_offer_scores_for_every_three_shells_and_fruit(shells: int, fruit: int, points: int) -> None:
    game = Sitting("final_scoring", seats=[bare(shells=shells, fruit=fruit, kept=["nyrocks-offer"])])

    assert game.result()[0].details["knowledge"] == points


@pytest.mark.rule("TB-AMKT-09")
def test_slippery_acquaintances_cost_a_position_and_upgrade_a_die() -> None:
    game = shopping("slippery-acquaintances", ranking=3, fruit=0, available={"novice": 1})

    game.choose(0, "buy:slippery-acquaintances", "available:novice", "into:red-adept")

    assert game.ranking(0) == 2
    assert game.player(0)["available"] == {"red-adept": 1}
    assert [game.key(card) for card in game.table.market_discard] == ["slippery-acquaintances"]


# Special announcements


@pytest.mark.rule("TB-ANN-01")
@pytest.mark.parametrize("goals", ["dealt", "choose"])
def test_three_announcements_replace_the_goals(goals: str) -> None:
    game = opening(announcements="random", goals=goals)
    assert game.asked(game.table.first_player) == "choose-character"  # before players are set up
    assert len({card["name"] for card in game.sees(None)["announcements"]}) == 3

    game.play_on(until="move")

    assert [game.player(seat)["goals"] for seat in range(3)] == [[], [], []]


@pytest.mark.rule("TB-ANN-01")
def test_announcements_may_be_picked() -> None:
    game = opening(announcements="pick")
    first = game.table.first_player
    assert game.asked(first) == "announcement"
    assert len(game.options(first)) == 8

    game.choose(first, "card:goros-announcement", "card:mae-lamaras-announcement")
    assert "goros-announcement" not in game.offers(first, "card")
    game.choose(first, game.options(first)[0])

    assert game.lying("announcements")[:2] == ["goros-announcement", "mae-lamaras-announcement"]
    assert len(game.lying("announcements")) == 3
    assert game.asked(first) == "choose-character"


@pytest.mark.rule("TB-ANN-01")
def test_without_announcements_nothing_lies_above_the_champions_board() -> None:
    assert opening().sees(None)["announcements"] == []


def contest(*counts: int) -> Sitting:
    """Players have completed so many challenges of Lamara Stadium."""
    keys = [f"race-{number}" for number in range(sum(counts))]
    hands, first = [], 0
    for count in counts:
        hands.append(bare(columns={"lamara": keys[first : first + count]}))
        first += count
    return Sitting(
        "final_scoring", cards={key: challenge("f", arena="lamara") for key in keys}, seats=hands, players=len(counts),
        announcements=["mae-lamaras-announcement"],
    )  # fmt: skip


@pytest.mark.rule("TB-ANN-03", "TB-ANN-05")
def test_printed_example_julia_and_kaja_divide_seven_points() -> None:
    assert [one.details["announcements"] for one in contest(2, 4, 4).result()] == [0, 3, 3]


@pytest.mark.rule("TB-ANN-03", "TB-ANN-05")
@pytest.mark.parametrize(("counts", "points"), [((2, 4, 3), [0, 7, 0]), ((3, 3, 3), [2, 2, 2])])
def test_the_points_for_the_most_go_to_one_player_or_are_divided(counts: tuple[int, ...], points: list[int]) -> None:
    assert [one.details["announcements"] for one in contest(*counts).result()] == points


@pytest.mark.rule("TB-ANN-03")
def test_nobody_wins_an_announcement_for_the_most_when_nobody_has_any() -> None:
    assert [one.details["announcements"] for one in contest(0, 0, 0).result()] == [0, 0, 0]


@pytest.mark.rule("TB-ANN-02", "TB-ANN-04")
def test_printed_example_every_hit_counts_for_goros_announcement() -> None:
    game = Sitting(
        "final_scoring", seats=[bare(tokens=4), bare(tokens=5), bare(tokens=7)], announcements=["goros-announcement"]
    )

    assert [one.details["announcements"] for one in game.result()] == [4, 5, 7]


@pytest.mark.rule("TB-ANN-02")
def test_several_announcements_are_scored_together() -> None:
    game = Sitting(
        "final_scoring", cards={"race": challenge("f", arena="lamara")},
        seats=[bare(tokens=4, columns={"lamara": ["race"]}), bare(tokens=5), bare()],
        announcements=["goros-announcement", "mae-lamaras-announcement"],
    )  # fmt: skip

    assert [one.details["announcements"] for one in game.result()] == [4 + 7, 5, 0]


# The longer game


@pytest.mark.rule("TB-LONG-01", "TB-LONG-05")
def test_a_sign_up_round_precedes_the_four_rounds() -> None:
    game = opening(longer_game="on").idle(until="the end")

    rounds: dict[str, int] = {}
    for event in game.journal:
        if event.key == "round-begins":
            rounds[str(event.arguments["round"])] = 0
        elif event.key == "turn-begins" and event.arguments["seat"] == 0:
            rounds[list(rounds)[-1]] += 1
    assert rounds == {"sign-up": 2, "first": 2, "second": 3, "third": 3, "fourth": 4}
    assert len(game.told("monster-appears")) == 4


@pytest.mark.rule("TB-LONG-01", "TB-LONG-03")
@pytest.mark.parametrize(
    ("round", "threat"), [("sign-up", 1), ("first", 1), ("second", 2), ("third", 2), ("fourth", 3)]
)
def test_stronger_threat_dice_come_at_rounds_two_and_four(round: str, threat: int) -> None:
    assert Sitting("move", round=round, settings={"longer-game": "on"}).sees(None)["threat"] == threat


@pytest.mark.rule("TB-LONG-02")
def test_no_monster_lurks_in_the_sign_up_round() -> None:
    game = opening(longer_game="on").play_on(until="move")
    assert game.sees(None)["fold"] == [None, None]
    assert game.sees(None)["decks"]["monster_deck"] == 4

    first = game.table.first_player
    game.choose(first, "space:folds-edge")
    assert not game.offered(first, "slot")

    while game.idle(until="move").sees(None)["round"] == "sign-up":
        game.choose(game.table.active, "island:citadel")
    assert game.sees(None)["fold"][0] is not None
    assert game.sees(None)["fold"][1] is None


@pytest.mark.rule("TB-LONG-04", "TB-LONG-05")
@pytest.mark.parametrize(("round", "leads"), [("sign-up", 0), ("first", 1)])
def test_no_leader_token_is_placed_after_the_sign_up_round(round: str, leads: int) -> None:
    game = Sitting("return_pieces", round=round, settings={"longer-game": "on"}, arbiter="droska",
                   seats=[bare(ranking=5, place="island:fold")])  # fmt: skip

    assert game.player(0)["leads"] == leads
    assert game.sees(None)["arbiter"] == "chronosseum"
    assert game.player(0)["place"] is None


@pytest.mark.rule("TB-LONG-05", "TB-NIGHT-10")
def test_dice_are_refreshed_in_the_night_after_the_sign_up_round() -> None:
    game = Sitting("nightfall", round="sign-up", settings={"longer-game": "on"}, own={"invasion": ["edge"]},
                   seats=[bare(available={}, spent={"novice": 2}, levels={"resilience": 1})])  # fmt: skip

    assert game.asked(0) == "night-dice"
    game.choose(0, "spent:novice", "into:red-adept")
    assert game.player(0)["available"] == {"red-adept": 1}
