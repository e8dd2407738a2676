"""TB-DUO: the rival of the two-player game."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal import GAME
from tablewright.games.tidal.kinds import TRAITS
from tablewright.games.tidal.powers import NoFirstThreat
from tablewright.games.tidal.reading import original_pack

from .sitting import Sitting, bare, challenge, monster, reward, ware

RIVAL = 2
WARES = {"top": ware(1), "middle": ware(1), "bottom": ware(1), "next": ware(1)}


def rival_reveals(arena: str = "droska", points: int = 3, **data: Any) -> Sitting:
    """The rival has taken its turn: it revealed a challenge of an arena with so many points."""
    seats = data.pop("seats", [])
    return Sitting(
        "rival_turn",
        cards={"omen": challenge("f", arena=arena, points=points)},
        **{
            "own": {"market": WARES},
            "players": 2,
            "active": RIVAL,
            "arbiter": "chronosseum",
            "challenge_deck": ["omen"],
            "market": ["top", "middle", "bottom"],
            "market_deck": ["next"],
            "seats": [*seats, *(bare() for _ in range(2 - len(seats)))][:2] + seats[2:],
            **data,
        },
    )


def in_columns(*columns: str, **more: Any) -> dict[str, Any]:
    """A monster with spots by column, each from top to bottom."""
    letters = dict(zip("fsry", TRAITS, strict=True))
    spots = [
        {"trait": letters[letter.lower()], "row": row, "column": column, "armour": 2 if letter.isupper() else 1}
        for column, traits in enumerate(columns)
        for row, letter in enumerate(traits)
    ]
    return {**monster(""), "spots": spots, **more}


def last_blow(tokens: str, **more: Any) -> Sitting:
    """Seat 0 is about to hit the last free spot of a monster; `tokens` names the seats that cover the others."""
    beast = monster("f" * (len(tokens) + 1), kill=[[reward("fruit", 5)]], reward=[reward("shells", 4)])
    return Sitting(
        "strike",
        players=2,
        own={"monsters": {"beast": beast}},
        fold={"edge": {"monster": "beast", "hits": {str(spot): int(seat) for spot, seat in enumerate(tokens)}}},
        seats=[bare(place="island:fold", ranking=5), bare(ranking=5), {"ranking": 5}],
        turn={"visited": "fold", "attempts": 1, "throws": 1},
        attempt={"opponent": "edge", "dice": ["novice"], "showing": ["focus"]},
        **more,
    ).choose(0, f"hit:{len(tokens)}")


# Set-up


@pytest.mark.rule("TB-DUO-02")
@pytest.mark.parametrize("number", range(5))
def test_an_unused_character_is_the_rival_with_discs_like_the_players(number: int) -> None:
    game = Sitting("prepare", players=2, seed=f"rival {number}").play_on(until="move")
    rival = game.sees(None)["seats"][RIVAL]

    assert rival["role"] == "rival"
    assert rival["character"] not in (game.player(0)["character"], game.player(1)["character"])
    assert game.sees(None)["round"] == "first"
    assert rival["discs_left"] == 1


@pytest.mark.rule("TB-DUO-03")
def test_the_rivals_marker_begins_on_the_starting_space() -> None:
    game = Sitting("prepare", players=2, settings={"rival-character": "pick"}).play_on(until="seat_rival")

    assert game.asked(game.table.first_player) == "choose-rival"
    assert game.sees(None)["seats"][RIVAL]["ranking"] == 0


@pytest.mark.rule("TB-DUO-02")
def test_the_rivals_character_may_be_picked() -> None:
    game = Sitting("prepare", players=2, settings={"rival-character": "pick"}).play_on(until="seat_rival")
    first = game.table.first_player
    left = game.options(first)
    assert len(left) == 2

    game.choose(first, left[1])

    assert f"character:{game.sees(None)['seats'][RIVAL]['character']}" == left[1]


@pytest.mark.rule("TB-DUO-01", "TB-DUO-07")
@pytest.mark.parametrize(("arena", "points"), [("droska", 2), ("chronosseum", 1), ("lamara", 1), ("lamara", 5)])
def test_the_rival_gains_nothing(arena: str, points: int) -> None:
    game = rival_reveals(arena, points, fold={"edge": {"monster": "beast"}}, own={"monsters": {"beast": monster("f")}},
                         market=[], market_deck=[])  # fmt: skip
    rival = game.sees(None)["seats"][RIVAL]

    assert (rival["shells"], rival["fruit"], rival["available"]) == (0, 0, {})
    assert (rival["challenges_held"], rival["tricks_held"], rival["leads"]) == (0, 0, 0)
    assert game.sees(None)["first_player"] == 0
    assert [standing.seat for standing in game.result()] == [0, 1]


# When the rival acts


@pytest.mark.rule("TB-DUO-04")
@pytest.mark.parametrize("first", [0, 1])
def test_the_rival_acts_before_the_first_player_in_every_cycle(first: int) -> None:
    game = Sitting("begin_round", players=2, first_player=first, seats=[bare(), bare()]).idle(until="night")

    turns = [event["seat"] for event in game.told("turn-begins")]
    assert turns[:6] == [RIVAL, first, 1 - first] * 2


@pytest.mark.rule("TB-DUO-04")
def test_the_rival_has_as_many_discs_as_a_player() -> None:
    game = Sitting("begin_round", players=2, seats=[bare(), bare()]).idle(until="the end")

    turns = [event["seat"] for event in game.told("turn-begins")]
    assert [turns.count(seat) for seat in range(3)] == [2 + 3 + 3 + 4] * 3


# Reveal, count, place


@pytest.mark.rule("TB-DUO-05", "TB-DUO-06")
def test_printed_example_the_glassmakers_duel_leads_to_the_desert_caravan() -> None:
    game = Sitting(
        "rival_turn", players=2, active=RIVAL, challenge_deck=["glassmakers-duel"], seats=[bare(), bare()],
        arbiter="lamara",
    )  # fmt: skip

    assert game.sees(None)["seats"][RIVAL]["place"] == "space:desert-caravan"
    (event,) = game.told("rival-revealed")
    assert game.key(event["card"]) == "glassmakers-duel"


@pytest.mark.rule("TB-DUO-06")
@pytest.mark.parametrize(
    ("arena", "points", "place"),
    [
        ("droska", 1, "space:drifters-dock"),
        ("droska", 2, "space:glassmakers-guild"),
        ("chronosseum", 1, "space:watchtower"),
        ("chronosseum", 4, "space:crab-mystics-atoll"),
        ("lamara", 2, "space:workshop"),
    ],
)
def test_spaces_are_counted_from_the_top(arena: str, points: int, place: str) -> None:
    assert rival_reveals(arena, points).sees(None)["seats"][RIVAL]["place"] == place


@pytest.mark.rule("TB-DUO-07")
def test_the_rivals_pawn_and_disc_block_the_space() -> None:
    game = rival_reveals("chronosseum", 1)

    assert not game.can(0, "space:watchtower")
    assert game.rule_against(0, "space:watchtower") == "TB-TURN-04"
    rival = game.sees(None)["seats"][RIVAL]
    assert (rival["place"], rival["discs_left"]) == ("space:watchtower", 1)


@pytest.mark.rule("TB-DUO-07", "TB-TURN-17")
@pytest.mark.parametrize(("place", "asked"), [("space:desert-caravan", "threat"), ("space:workshop", "after-roll")])
def test_the_rivals_pawn_counts_as_another_character(place: str, asked: str) -> None:
    # Caiman rolls no threat die with the first roll of a turn alone on an island (TB-CAI-06)
    fearless = [card.key for card in original_pack().character_cards if any(
        isinstance(power, NoFirstThreat) for power in card.powers)]  # fmt: skip
    game = Sitting(
        "roll_dice",
        cards={"duel": challenge("ff")},
        own={"threat": [1, 1, 1]},
        players=2,
        seats=[{"character": "caiman", "place": "island:droska", "in_play": fearless}, bare(), {"place": place}],
        turn={"visited": "droska", "attempts": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "again": [0]},
    )

    assert game.asked(0) == asked


@pytest.mark.rule("TB-DUO-08")
def test_on_lamara_the_boat_moves_and_nobody_gains_anything() -> None:
    game = rival_reveals("lamara", 1, boat=1)

    assert game.sees(None)["boat"] == 2
    assert [game.stock(seat) for seat in range(2)] == [(2, 2), (2, 2)]


@pytest.mark.rule("TB-DUO-08")
def test_printed_example_on_the_desert_caravan_the_bottom_market_card_is_discarded() -> None:
    game = rival_reveals("droska", 3)

    assert game.lying("market") == ["top", "middle", "next"]
    assert game.sees(None)["decks"]["market_discard"] == 1


@pytest.mark.rule("TB-DUO-08")
def test_on_the_chronosseum_nothing_happens() -> None:
    game = rival_reveals("chronosseum", 2, arbiter="droska")

    assert game.lying("market") == ["top", "middle", "bottom"]
    assert game.sees(None)["boat"] == 0
    assert game.ranking(RIVAL) == 0


@pytest.mark.rule("TB-DUO-09")
def test_the_revealed_challenge_is_discarded() -> None:
    game = rival_reveals("droska", 3)

    assert game.key(game.table.challenge_discard[-1]) == "omen"


@pytest.mark.rule("TB-DUO-09")
def test_the_revealed_challenge_lies_open_until_the_rival_has_finished() -> None:
    prey = monster("ff", reward=[reward("challenges")])
    game = rival_reveals("lamara", 4, own={"monsters": {"prey": prey}}, market=[], market_deck=[],
                         fold={"edge": {"monster": "prey", "hits": {"0": 0}}})  # fmt: skip
    assert game.asked(0) == "take-or-draw"
    assert game.sees(None)["seats"][RIVAL]["challenges_held"] == 1
    assert game.sees(None)["decks"]["challenge_discard"] == 0

    game.choose(0, "draw")

    assert game.key(game.table.challenge_discard[-1]) == "omen"
    assert game.sees(None)["seats"][RIVAL]["challenges_held"] == 0


@pytest.mark.rule("TB-DUO-10")
def test_printed_example_four_points_on_an_island_with_three_spaces_lead_to_the_fold() -> None:
    game = rival_reveals("lamara", 4)

    assert game.sees(None)["seats"][RIVAL]["island"] == "fold"
    assert game.sees(None)["boat"] == 0


@pytest.mark.rule("TB-DUO-10")
@pytest.mark.parametrize(
    ("points", "seat"),
    [
        (1, {"discs": ["space:drifters-dock"]}),
        (1, {"place": "space:drifters-dock"}),
        (2, {"discs": ["space:glassmakers-guild"]}),  # an open space
    ],
)
def test_a_disc_or_a_pawn_on_the_counted_space_redirects_the_rival(points: int, seat: dict[str, Any]) -> None:
    game = rival_reveals("droska", points, seats=[bare(**seat)])

    assert game.sees(None)["seats"][RIVAL]["island"] == "fold"
    assert game.lying("market") == ["top", "middle", "bottom"]


@pytest.mark.rule("TB-DUO-11")
@pytest.mark.parametrize(("arbiter", "ranking"), [("droska", 2), ("lamara", 0)])
def test_beside_the_arbiter_the_rival_moves_two_forward(arbiter: str, ranking: int) -> None:
    assert rival_reveals("droska", 3, arbiter=arbiter).ranking(RIVAL) == ranking


@pytest.mark.rule("TB-DUO-25")
def test_an_exhausted_deck_is_shuffled_anew_for_the_rival() -> None:
    game = rival_reveals(challenge_deck=[], exhausted=["challenge_deck"], challenge_discard=["omen"],
                         pool=["glassmakers-duel", "tramps-challenge"])  # fmt: skip

    assert game.sees(None)["seats"][RIVAL]["place"] == "space:desert-caravan"
    assert [game.key(event["card"]) for event in game.told("rival-revealed")] == ["omen"]


@pytest.mark.rule("TB-DUO-25")
def test_legendary_challenges_are_never_revealed_for_the_rival() -> None:
    game = rival_reveals("droska", 3, legendary_deck=["loop-pit"])

    assert [game.key(event["card"]) for event in game.told("rival-revealed")] == ["omen"]
    assert game.sees(None)["decks"]["legendary_deck"] == 1


@pytest.mark.rule("TB-DUO-05", "TB-DUO-25")
def test_without_any_challenge_left_the_rival_goes_to_the_fold() -> None:
    game = rival_reveals(challenge_deck=[], exhausted=["challenge_deck"])

    assert game.sees(None)["seats"][RIVAL]["island"] == "fold"
    assert game.sees(None)["seats"][RIVAL]["discs_left"] == 1


# The Fold


BEASTS = {"near": in_columns("fs", "Ry", reward=[reward("shells", 3)]), "far": in_columns("fs", "Ry")}


def rival_in_fold(**data: Any) -> Sitting:
    return rival_reveals("lamara", 4, **{"own": {"monsters": BEASTS}, "market": [], "market_deck": [], **data})


@pytest.mark.rule("TB-DUO-12")
@pytest.mark.parametrize(
    ("fold", "place"),
    [
        ({"edge": {"monster": "near"}, "reef": {"monster": "far"}}, "space:inner-reef"),
        ({"edge": {"monster": "near"}}, "space:folds-edge"),
    ],
)
def test_the_rival_goes_to_the_lowest_monster(fold: dict[str, Any], place: str) -> None:
    assert rival_in_fold(fold=fold).sees(None)["seats"][RIVAL]["place"] == place


@pytest.mark.rule("TB-DUO-12")
def test_beside_a_taken_space_the_disc_blocks_nothing() -> None:
    game = rival_in_fold(
        fold={"edge": {"monster": "near"}}, seats=[bare(), bare(place="space:folds-edge", discs=["space:folds-edge"])]
    )

    assert game.sees(None)["seats"][RIVAL]["place"] == "island:fold"
    assert sum(cover == RIVAL for cover in game.sees(None)["fold"][0]["hits"]) == 1


@pytest.mark.rule("TB-DUO-13", "TB-DUO-14")
@pytest.mark.parametrize(("round", "hits"), [("first", [2]), ("second", [2, 3]), ("third", [0, 2, 3])])
def test_the_rival_places_as_many_hits_as_the_round_from_the_right(round: str, hits: list[int]) -> None:
    game = rival_in_fold(round=round, fold={"edge": {"monster": "near"}})
    covers = game.sees(None)["fold"][0]["hits"]

    assert [spot for spot, seat in enumerate(covers) if seat == RIVAL] == hits  # spot 2 is armoured
    assert game.ranking(RIVAL) == 1


@pytest.mark.rule("TB-DUO-13")
def test_printed_example_in_round_two_the_rival_places_two_hits() -> None:
    game = rival_in_fold(round="second", fold={"edge": {"monster": "near"}})

    assert game.sees(None)["fold"][0]["hits"].count(RIVAL) == 2


@pytest.mark.rule("TB-DUO-14")
def test_the_rival_passes_over_covered_spots() -> None:
    game = rival_in_fold(round="second", fold={"edge": {"monster": "near", "hits": {"2": 0}}})

    assert game.sees(None)["fold"][0]["hits"] == [RIVAL, -1, 0, RIVAL]


@pytest.mark.rule("TB-DUO-13")
@pytest.mark.parametrize("kind", ["magma", "twin", "limbs", "guarded"])
def test_the_rival_ignores_restrictions(kind: str) -> None:
    spots = [
        {"trait": "focus", "row": 0, "column": 0, "side": 0, "link": 1},
        {"trait": "spirit", "row": 1, "column": 1, "side": 1, "link": 1, "armour": 4},
        {"trait": "spirit", "row": 2, "column": 0, "side": 0},
    ]
    beast = {**monster(""), "spots": spots, "type": kind, "kill": [[], []], "guard": "synergy"}
    game = rival_in_fold(own={"monsters": {"beast": beast}}, fold={"edge": {"monster": "beast"}})

    assert game.sees(None)["fold"][0]["hits"] == [-1, RIVAL, -1]


@pytest.mark.rule("TB-DUO-14", "TB-DUO-16")
def test_surplus_hits_are_lost_and_the_kill_moves_the_rival_once_more() -> None:
    game = rival_in_fold(round="fourth", fold={"edge": {"monster": "near", "hits": {"0": 0, "1": 0, "2": 0}}})

    assert game.sees(None)["fold"] == [None, None]
    assert game.ranking(RIVAL) == 2
    assert [seat["tokens"] for seat in game.sees(None)["seats"]] == [3, 0, 1]
    assert game.stock(0) == (5, 2)  # seat 0 has more tokens than the rival and is rewarded


@pytest.mark.rule("TB-DUO-15")
def test_without_a_monster_the_rival_only_moves_one_forward() -> None:
    game = rival_in_fold()

    assert game.ranking(RIVAL) == 1
    assert game.sees(None)["seats"][RIVAL]["place"] == "island:fold"
    assert game.sees(None)["fold"] == [None, None]


# Death, invasion, escape


@pytest.mark.rule("TB-DUO-17")
def test_of_three_three_and_one_token_only_the_one_falls_back() -> None:
    game = last_blow("222001")

    assert [game.ranking(seat) for seat in range(3)] == [5, 4, 5]


@pytest.mark.rule("TB-DUO-18")
def test_the_reward_needs_as_many_tokens_as_the_rival() -> None:
    game = last_blow("222001")

    assert [game.stock(seat) for seat in range(2)] == [(6, 7), (2, 2)]
    assert game.sees(None)["seats"][RIVAL]["shells"] == 0, "though it has as many tokens as anybody"


@pytest.mark.rule("TB-DUO-18", "TB-DUO-17")
def test_the_kill_bonus_is_given_even_to_whoever_has_fewer_tokens() -> None:
    game = last_blow("22211")

    assert game.stock(0) == (2, 7)  # five fruit for the kill, no shells
    assert [game.ranking(seat) for seat in range(3)] == [4, 4, 5]


@pytest.mark.rule("TB-DUO-18")
def test_without_a_token_there_is_no_reward_though_the_rival_has_none() -> None:
    game = last_blow("00")

    assert [game.stock(seat) for seat in range(2)] == [(6, 7), (2, 2)]
    assert game.ranking(1) == 5


def invaded(hits: dict[str, int]) -> Sitting:
    beast = monster("fsryf", invasion=[{"kind": "lose-shells", "count": 1}])
    return Sitting(
        "nightfall", players=2, own={"monsters": {"beast": beast}, "invasion": ["edge"]},
        fold={"edge": {"monster": "beast", "hits": hits}}, seats=[bare(), bare()],
    )  # fmt: skip


@pytest.mark.rule("TB-DUO-19")
def test_printed_example_the_huge_witchbristle_invades_with_one_token_of_yours_against_three() -> None:
    """A fifth spot is free: the monster lives."""
    game = Sitting(
        "nightfall", players=2, own={"invasion": ["edge"]}, seats=[bare(shells=9), bare(shells=9)],
        fold={"edge": {"monster": "huge-witchbristle", "hits": {"0": 2, "1": 2, "2": 2, "3": 0}}},
    )  # fmt: skip

    assert [game.stock(seat)[0] for seat in range(2)] == [8, 8]
    assert [event["seat"] for event in game.told("lost")] == [0, 1]


@pytest.mark.rule("TB-DUO-19")
@pytest.mark.parametrize(
    ("hits", "shells"),
    [
        ({"0": 2, "1": 2, "2": 2, "3": 0}, (1, 1)),
        ({"0": 2, "1": 2, "2": 0, "3": 0}, (2, 1)),  # as many as the rival
        ({"0": 0}, (2, 1)),  # the rival has none, but one token is needed
    ],
)
def test_as_many_tokens_as_the_rival_and_at_least_one_avoid_the_penalty(
    hits: dict[str, int], shells: tuple[int, int]
) -> None:
    game = invaded(hits)

    assert (game.stock(0)[0], game.stock(1)[0]) == shells


@pytest.mark.rule("TB-DUO-20")
@pytest.mark.parametrize(
    ("hits", "positions"),
    [
        ({"0": 2, "1": 2, "2": 0, "3": 1, "4": 1}, [4, 5]),  # fewer than the rival: once
        ({"0": 2}, [4, 4]),  # no token and fewer than the rival: still once
        ({"0": 0}, [5, 4]),
    ],
)
def test_an_escape_costs_whoever_cannot_keep_up_one_position(hits: dict[str, int], positions: list[int]) -> None:
    game = Sitting(
        "move_monsters", players=2, own={"monsters": {"beast": monster("fsryfs")}},
        fold={"reef": {"monster": "beast", "hits": hits}},
        seats=[bare(ranking=5), bare(ranking=5), {"ranking": 5}],
    )  # fmt: skip

    assert [game.ranking(seat) for seat in range(2)] == positions
    assert game.ranking(RIVAL) == 5


# Outshining, scoring


@pytest.mark.rule("TB-DUO-21")
@pytest.mark.parametrize(
    ("place", "option", "ranking"),
    [
        ("space:desert-caravan", "complete:1", 4),
        ("space:desert-caravan", "complete:0", 5),
        ("space:workshop", "complete:1", 5),
    ],
)
def test_stretching_beside_the_rival_moves_it_back(place: str, option: str, ranking: int) -> None:
    game = Sitting(
        "after_roll",
        cards={"duel": challenge("f", "s")},
        players=2,
        arbiter="lamara",
        seats=[bare(place="island:droska"), bare(), {"place": place, "ranking": 5}],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * 2, "showing": ["focus", "spirit"]},
    )

    game.choose(0, option)

    assert game.ranking(RIVAL) == ranking


def scored(*positions: int, **settings: str) -> Sitting:
    return Sitting(
        "final_scoring", players=2, settings=settings, seats=[bare(ranking=position) for position in positions[:2]] +
        [{"ranking": positions[2]}],
    )  # fmt: skip


@pytest.mark.rule("TB-DUO-22")
def test_three_positions_behind_cost_three_points() -> None:
    first, second = scored(9, 14, 12).result()

    assert first.details["rival"] == -3
    assert second.details["rival"] == 0
    assert all(sum(standing.details.values()) == standing.score for standing in (first, second))


@pytest.mark.rule("TB-DUO-22")
def test_falling_behind_may_cost_the_victory() -> None:
    idle = dict.fromkeys(TRAITS, 0)
    first, second = Sitting(
        "final_scoring", players=2,
        seats=[
            bare(ranking=9, steps={**idle, "focus": 10}), bare(ranking=12, steps={**idle, "focus": 6}), {"ranking": 12},
        ],
    ).result()  # fmt: skip

    assert (first.score, second.score) == (9, 11)  # without the rival it would be 12 to 11
    assert [first.won, second.won] == [False, True]


@pytest.mark.rule("TB-DUO-23")
def test_the_rival_takes_no_place() -> None:
    first, second = scored(9, 10, 12).result()

    assert (second.details["place"], first.details["place"]) == (3, 2)


@pytest.mark.rule("TB-DUO-23")
@pytest.mark.parametrize(("positions", "leads"), [((3, 2, 4), [0, 0]), ((3, 2, 3), [0, 0]), ((5, 2, 4), [1, 0])])
def test_while_the_rival_leads_nobody_gets_a_leader_token(positions: tuple[int, ...], leads: list[int]) -> None:
    game = Sitting(
        "return_pieces", players=2,
        seats=[bare(ranking=positions[0]), bare(ranking=positions[1]), {"ranking": positions[2]}],
    )  # fmt: skip

    assert [game.player(seat)["leads"] for seat in range(2)] == leads
    assert game.sees(None)["seats"][RIVAL]["leads"] == 0


@pytest.mark.rule("TB-DUO-24")
@pytest.mark.parametrize(
    ("rival", "positions", "winners"),
    [
        ("standard", (9, 11, 12), 1),
        ("expert", (9, 11, 12), 0),
        ("expert", (9, 12, 12), 1),  # the rival must be strictly ahead of both
        ("expert", (9, 13, 12), 1),
    ],
)
def test_an_expert_rival_ahead_of_both_players_beats_them(rival: str, positions: tuple[int, ...], winners: int) -> None:
    game = scored(*positions, rival=rival)

    assert sum(standing.won for standing in game.result()) == winners
    verdict = [message.key for message in GAME.verdict(game.table)]
    assert verdict == ([] if winners else ["verdict-rival", "verdict-rival-measure"]), "nothing but the rival's victory"
