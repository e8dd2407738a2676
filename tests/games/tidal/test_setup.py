"""TB-SETUP, TB-ADV: what lies on the table when a game begins, what players choose before it, and every setting."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Standing
from tablewright.engine.match import Match
from tablewright.games.tidal import GAME
from tablewright.games.tidal.faces import ARTIFACT, CARD, SHIELD, STRONG, TYPES, UPGRADE, WEAK
from tablewright.games.tidal.kinds import ARENAS, DICE
from tablewright.games.tidal.table import Tidal

from .sitting import Sitting, bare, challenge

ARTIFACTS = {
    "axl": "braze-transmitter", "caiman": "crab-crossbow", "dust": "scarab-compass", "eko": "ancient-bestiary",
}  # fmt: skip


def opening(players: int = 3, seed: str = "set-up", **settings: str) -> Sitting:
    """The very beginning of a game; settings with underscores for hyphens."""
    agreed = {name.replace("_", "-"): value for name, value in settings.items()}
    return Sitting("prepare", players=players, seed=seed, settings=agreed)


def begun(players: int = 3, seed: str = "set-up", **settings: str) -> Sitting:
    """A game at its first move."""
    return opening(players, seed, **settings).play_on(until="move")


def seats(game: Sitting) -> list[dict[str, Any]]:
    return [game.player(seat) for seat in range(game.table.humans)]


def kinds_of(game: Sitting, cards: tuple[int, ...]) -> Counter[int]:
    """How many character cards of each kind there are."""
    return Counter(game.table.content.character_card(game.table.faces[card]).kind for card in cards)


# Participants


@pytest.mark.rule("TB-SETUP-01")
@pytest.mark.parametrize(
    ("players", "roles"),
    [
        (1, ["player", "rival", "ally", "ally"]),
        (2, ["player", "player", "rival"]),
        (3, ["player"] * 3),
        (4, ["player"] * 4),
    ],
)
def test_the_number_of_players_tells_who_else_takes_part(players: int, roles: list[str]) -> None:
    game = begun(players)

    assert [seat["role"] for seat in game.sees(None)["seats"]] == roles


@pytest.mark.rule("TB-SETUP-01")
def test_nobody_plays_with_five() -> None:
    with pytest.raises(BadInput):
        GAME.agree(5, {})


@pytest.mark.rule("TB-SETUP-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_compass_side_has_four_rounds(players: int) -> None:
    game = begun(players).idle(until="the end")

    assert [event["round"] for event in game.told("round-begins")] == ["first", "second", "third", "fourth"]


@pytest.mark.rule("TB-SETUP-03", "TB-SETUP-20")
def test_each_player_takes_one_of_the_characters_left_beginning_with_the_first_player() -> None:
    game = opening(4)
    first = game.sees(None)["first_player"]

    game.choose(first, "character:eko")
    second = (first + 1) % 4

    assert game.options(second) == ["character:axl", "character:caiman", "character:dust"]
    game.choose(second, "character:axl")
    game.play_on(until="move")
    assert (game.player(first)["character"], game.player(second)["character"]) == ("eko", "axl")
    assert len({seat["character"] for seat in seats(game)}) == 4


@pytest.mark.rule("TB-SETUP-03")
def test_characters_may_be_dealt_at_random() -> None:
    games = [begun(2, f"random {number}", characters="random") for number in range(30)]

    assert {game.player(0)["character"] for game in games} == set(ARTIFACTS)
    assert all(len(set(game.table.characters)) == 3 for game in games)


@pytest.mark.rule("TB-SETUP-04")
@pytest.mark.parametrize(("round", "discs"), [("first", 2), ("second", 3), ("third", 3), ("fourth", 4)])
def test_two_discs_wait_on_the_round_track(round: str, discs: int) -> None:
    game = Sitting("move", round=round)

    assert [seat["discs_left"] for seat in seats(game)] == [discs] * 3


# Boards, dice and stock


@pytest.mark.rule("TB-SETUP-05", "TB-SETUP-06")
def test_the_artifact_is_in_play() -> None:
    game = begun(4)

    assert {seat["character"]: game.names(seat["seat"], "in_play") for seat in seats(game)} == {
        key: [artifact] for key, artifact in ARTIFACTS.items()
    }


@pytest.mark.rule("TB-SETUP-05")
def test_everybody_has_a_shell_shield_from_the_start() -> None:
    game = Sitting(
        "after_roll",
        cards={"duel": challenge("ff")},
        seats=[bare(place="island:droska", charge=9)],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"], "showing": ["blank"]},
    )

    assert game.can(0, "shield:set")


@pytest.mark.rule("TB-SETUP-07")
def test_the_other_eleven_cards_are_the_character_deck() -> None:
    game = begun(4)

    for seat in range(4):
        deck = game.table.character_decks[seat]
        assert game.player(seat)["deck"] == 11
        assert kinds_of(game, deck) == {CARD: 9, SHIELD: 1, UPGRADE: 1}
        assert kinds_of(game, game.table.in_play[seat]) == {ARTIFACT: 1}
        assert not any(game.table.seen[watcher] >> card & 1 for watcher in range(5) for card in deck)


@pytest.mark.rule("TB-SETUP-07")
def test_the_character_deck_is_shuffled() -> None:
    tables = [begun(3, f"deck {number}").table for number in range(12)]

    assert len({table.faces[table.character_decks[0][-1]] for table in tables}) > 3


@pytest.mark.rule("TB-SETUP-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_fruit_and_two_shells(players: int) -> None:
    game = begun(players)

    assert [game.stock(seat) for seat in range(players)] == [(2, 2)] * players


@pytest.mark.rule("TB-SETUP-11")
def test_the_starting_dice_are_available() -> None:
    game = begun(4)

    for seat in range(4):
        dice = game.table.content.characters[game.table.characters[seat]].dice
        assert game.player(seat)["available"] == Counter(DICE[kind] for kind in dice)
        assert game.player(seat)["spent"] == {}


@pytest.mark.rule("TB-SETUP-12")
def test_every_marker_starts_before_position_one() -> None:
    assert [seat["ranking"] for seat in begun(4).sees(None)["seats"]] == [0] * 4


@pytest.mark.rule("TB-SETUP-22")
def test_the_dials_start_at_their_levels_and_the_own_trait_two_steps_further() -> None:
    game = begun(4)
    own = {"axl": "spirit", "caiman": "focus", "dust": "resilience", "eko": "synergy"}
    levels = {"focus": 2, "spirit": 1, "resilience": 2, "synergy": 1}

    for seat in seats(game):
        for trait, level in levels.items():
            first = game.table.content.dial.levels.index(level)
            further = 2 if own[seat["character"]] == trait else 0
            assert game.trait(seat["seat"], trait) == first + further, (seat["character"], trait)


@pytest.mark.rule("TB-SETUP-23")
def test_the_general_supply_never_runs_out() -> None:
    game = Sitting("move", seats=[bare(shells=500, available={"novice": 70})])

    game.choose(0, "space:drifting-gardens")

    assert game.player(0)["available"] == {"novice": 71}
    game = Sitting("move", seats=[bare(shells=500)])
    game.choose(0, "space:glassmakers-guild")
    assert game.stock(0)[0] == 502


# Cards


@pytest.mark.rule("TB-SETUP-08")
def test_the_standard_deal_is_three_challenges() -> None:
    game = begun(4)

    for seat in range(4):
        hand = game.table.challenges[seat]
        assert len(hand) == 3
        assert all(game.table.faces[card] < game.table.content.standard_challenges for card in hand)
        assert len(game.names(seat, "challenges")) == 3
        assert game.sees((seat + 1) % 4)["seats"][seat]["challenges"] is None


@pytest.mark.rule("TB-SETUP-09")
def test_a_secret_goal_is_seen_by_its_owner_alone_until_the_end() -> None:
    game = begun(3)
    assert [len(game.names(seat, "goals")) for seat in range(3)] == [1, 1, 1]
    assert game.sees(1)["seats"][0]["goals"] == [{"hidden": True}]
    assert game.sees(None)["seats"][0]["goals"] == [{"hidden": True}]

    game.idle(until="the end")

    assert all("name" in card for card in game.sees(1)["seats"][0]["goals"])


@pytest.mark.rule("TB-SETUP-21")
def test_nobody_starts_with_a_trick() -> None:
    game = begun(4)

    assert [seat["tricks_held"] for seat in seats(game)] == [0] * 4
    assert game.sees(None)["decks"]["trick_deck"] == len(game.table.content.tricks)


@pytest.mark.rule("TB-SETUP-24")
def test_hands_and_decks_are_hidden_everything_else_is_public() -> None:
    game = begun(3)
    seen = game.sees(1)["seats"][0]

    assert (seen["challenges"], seen["tricks"]) == (None, None)
    assert (seen["challenges_held"], seen["tricks_held"]) == (3, 0)
    own = game.player(0)
    public = ("shells", "fruit", "available", "spent", "traits", "ranking", "in_play", "columns", "deck")
    assert {name: seen[name] for name in public} == {name: own[name] for name in public}
    assert all("name" in card for zone in ("pool", "market") for card in game.sees(None)[zone])
    assert all(isinstance(size, int) for size in game.sees(1)["decks"].values())


# The table


@pytest.mark.rule("TB-SETUP-13")
def test_the_arbiter_is_placed_at_random_before_starting_challenges_are_fixed() -> None:
    games = [opening(3, f"arbiter {number}") for number in range(40)]
    assert {game.sees(None)["arbiter"] for game in games} == set(ARENAS)

    game = begun(3, starting_challenges="choose")

    keys = [event.key for event in game.journal]
    assert keys.index("arbiter-moved") < keys.index("drew-challenges")


@pytest.mark.rule("TB-SETUP-14", "TB-SETUP-15")
@pytest.mark.parametrize("number", range(6))
def test_two_weak_monsters_lie_on_top_of_two_strong_ones_and_the_first_lurks_at_folds_edge(number: int) -> None:
    game = opening(3, f"monsters {number}")
    table = game.table
    edge, reef = game.sees(None)["fold"]
    deck = [*table.monster_deck, edge["card"]]
    monsters = [table.content.monster(table.faces[card]) for card in deck]

    assert [monster.strength for monster in monsters] == [STRONG, STRONG, WEAK, WEAK]
    assert {TYPES[monster.type] for monster in monsters} == {"starting"}
    assert reef is None
    assert edge["hits"] == [-1] * len(edge["hits"])
    assert game.sees(None)["decks"]["monster_deck"] == 3


@pytest.mark.rule("TB-SETUP-14")
def test_the_monsters_are_drawn_at_random() -> None:
    assert len({opening(3, f"m {number}").sees(None)["fold"][0]["name"] for number in range(20)}) > 3


@pytest.mark.rule("TB-SETUP-16")
def test_the_white_threat_die_is_in_use() -> None:
    assert begun(4).sees(None)["threat"] == 1


@pytest.mark.rule("TB-SETUP-17", "TB-SETUP-18", "TB-SETUP-19")
def test_pool_market_and_boat() -> None:
    game = opening(3)
    table = game.table

    assert len(game.lying("pool")) == 4
    assert len(game.lying("market")) == 3
    assert game.sees(None)["boat"] == 0
    assert len(table.challenge_deck) == table.content.standard_challenges - 4
    assert len(table.market_deck) == 27


@pytest.mark.rule("TB-SETUP-20", "TB-ROUND-02")
def test_the_first_player_is_drawn_by_lot() -> None:
    games = [begun(4, f"first {number}") for number in range(30)]

    assert {game.sees(None)["first_player"] for game in games} == {0, 1, 2, 3}
    assert all(game.told("first-player") == [{"seat": game.sees(None)["first_player"]}] for game in games)
    assert all(game.sees(None)["active"] == game.sees(None)["first_player"] for game in games)


# Choices before the game


@pytest.mark.rule("TB-ADV-02")
def test_unique_characters_start_with_one_of_three_cards_of_their_own_deck() -> None:
    game = opening(3, starting_card="draw-three").play_on(until="draw_starting_cards")
    packets = [[card["name"] for card in game.player(seat)["packet"]] for seat in range(3)]
    assert [len(packet) for packet in packets] == [3, 3, 3]
    assert game.sees(1)["seats"][0]["packet"] is None
    assert [[game.readers(card) for card in game.table.packets[seat]] for seat in range(3)] == [
        [[seat]] * 3 for seat in range(3)
    ]

    chosen = [game.options(seat)[seat] for seat in range(3)]
    for seat in range(3):
        assert game.asked(seat) == "starting-card"
        game.choose(seat, chosen[seat])
    game.play_on(until="move")

    for seat in range(3):
        assert [card["name"] for card in game.player(seat)["in_play"]] == [packets[seat][seat]]
        assert (game.player(seat)["deck"], game.player(seat)["packet"]) == (11, [])
        kept = game.table.in_play[seat][0]
        own = {game.table.faces[card] for card in (*game.table.character_decks[seat], kept)}
        assert own == set(game.table.content.deck_of(game.table.characters[seat]))
        assert not game.table.seen[seat] & sum(1 << card for card in game.table.character_decks[seat])


@pytest.mark.rule("TB-ADV-02")
def test_nobody_sees_what_another_has_chosen_before_all_have() -> None:
    game = opening(2, starting_card="draw-three").play_on(until="draw_starting_cards")

    game.choose(0, game.options(0)[0])

    assert game.sees(1)["seats"][0]["in_play"] == []


@pytest.mark.rule("TB-ADV-03")
def test_one_of_two_secret_goals_is_kept() -> None:
    game = opening(3, goals="choose").play_on(until="deal_goals")
    drawn = [game.names(seat, "goals") for seat in range(3)]
    assert [len(goals) for goals in drawn] == [2, 2, 2]

    for seat in range(3):
        game.choose(seat, f"keep:{drawn[seat][1]}")
    game.play_on(until="move")

    assert [game.names(seat, "goals") for seat in range(3)] == [[goals[1]] for goals in drawn]
    assert game.sees(2)["seats"][0]["goals"] == [{"hidden": True}]
    assert len(game.table.goal_deck) == len(game.table.content.goals) - 3


@pytest.mark.rule("TB-ADV-04", "TB-SETUP-08")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_player_chooses_three_of_six_challenges(players: int) -> None:
    game = opening(players, starting_challenges="choose").play_on(until="keep_challenges")
    hands = [game.names(seat, "challenges") for seat in range(players)]
    assert [len(hand) for hand in hands] == [6] * players

    for seat in range(players):
        for key in hands[seat][3:]:
            game.choose(seat, f"keep:{key}")

    assert [game.names(seat, "challenges") for seat in range(players)] == [hand[3:] for hand in hands]
    assert len(game.told("discarded")) == 3 * players
    assert all(None in game.readers(card) for card in game.table.challenge_discard)
    assert [game.readers(card) for seat in range(players) for card in game.table.challenges[seat]] == [
        [seat] for seat in range(players) for _ in range(3)
    ]
    assert game.sees(None)["decks"]["challenge_discard"] >= 3 * players


@pytest.mark.rule("TB-ADV-05")
def test_four_players_pass_hands_of_four_three_two_and_one() -> None:
    game = opening(4, starting_challenges="draft").play_on(until="draft_challenge")
    passed = []
    while game.phase == "draft_challenge":
        packets = [list(game.table.packets[seat]) for seat in range(4)]
        for seat in range(4):
            game.choose(seat, f"keep:{packets[seat][0]}")
        if game.phase == "draft_challenge":
            after = [list(game.table.packets[seat]) for seat in range(4)]
            passed.append(len(after[0]))
            assert after == [packets[(seat - 1) % 4][1:] for seat in range(4)]

    # the last hand of one leaves no choice, so nobody is asked
    assert passed == [4, 3, 2]
    assert game.phase == "keep_challenges"
    assert [game.player(seat)["challenges_held"] for seat in range(4)] == [5] * 4
    game.play_on(until="move")
    assert [game.player(seat)["challenges_held"] for seat in range(4)] == [3] * 4
    assert len(game.told("discarded")) == 8


@pytest.mark.rule("TB-ADV-05")
def test_what_was_passed_on_is_still_remembered_but_not_what_others_took_from_it() -> None:
    game = opening(3, starting_challenges="draft").play_on(until="draft_challenge")
    first = list(game.table.packets[0])

    for seat in range(3):
        game.choose(seat, f"keep:{game.table.packets[seat][0]}")

    assert all(game.table.seen[0] >> card & 1 for card in first)
    assert all(game.table.seen[1] >> card & 1 for card in first[1:])
    assert not game.table.seen[1] >> first[0] & 1
    assert not any(game.table.seen[2] >> card & 1 for card in first)


# Settings


def standings_of(match: Match) -> list[Standing]:
    table = match.position.table
    assert isinstance(table, Tidal)
    return list(GAME.standings(table))


def variants() -> list[Any]:
    """Every player count with each value of each setting, and with everything at once."""
    found = []
    for players in GAME.players:
        here = [setting for setting in GAME.settings if players in setting.players]
        single = [{one.name: value} for one in here for value in one.values if value != one.default]
        everything = {one.name: one.values[-1] for one in here if one.name != "characters"}
        found += [(players, wishes) for wishes in ({}, *single, everything)]
    return [
        pytest.param(players, wishes, id=f"{players}-" + ("-".join(map("=".join, list(wishes.items())[:2])) or "plain"))
        for players, wishes in found
    ]


@pytest.mark.rule("TB-ADV-01")
@pytest.mark.parametrize(("players", "settings"), variants())
def test_a_whole_game_can_be_played_with_every_setting(players: int, settings: dict[str, str]) -> None:
    match, luck = Match(GAME, players, settings, "whole"), Luck("whole")
    while not match.over:
        questions = list(match.position.open().values())
        question = questions[luck.below(len(questions))]
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)

    standings = standings_of(match)
    assert [standing.seat for standing in standings] == list(range(players))
    tells = bool(match.game.verdict(match.position.table))
    beaten = not any(standing.won for standing in standings)
    assert tells == (players == 1 or beaten), "alone positions are judged (TB-SOLO-13), and a rival may win (TB-DUO-24)"
    assert players == 1 or all(sum(standing.details.values()) == standing.score for standing in standings)


@pytest.mark.rule("TB-ADV-01")
@pytest.mark.parametrize("number", range(12))
def test_options_may_be_mixed_as_players_like(number: int) -> None:
    luck, players = Luck(f"mix {number}"), 1 + number % 4
    here = [setting for setting in GAME.settings if players in setting.players]
    settings = {one.name: one.values[luck.below(len(one.values))] for one in here}

    match = Match(GAME, players, settings, f"mix {number}")
    while not match.over:
        question = next(iter(match.position.open().values()))
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)

    assert len(standings_of(match)) == players


@pytest.mark.rule("TB-ADV-01")
def test_each_setting_cites_its_rule() -> None:
    rules = {setting.name: setting.rule for setting in GAME.settings}

    assert rules["starting-card"] == "TB-ADV-02"
    assert rules["goals"] == "TB-ADV-03"
    assert rules["announcements"] == "TB-ANN-01"
    assert rules["longer-game"] == "TB-LONG-01"
    assert rules["difficulty"] == "TB-SOLO-16"
    with pytest.raises(BadInput):
        GAME.agree(2, {"longer-game": "on"})
    with pytest.raises(BadInput):
        GAME.agree(1, {"monsters-limbs": "on"})
