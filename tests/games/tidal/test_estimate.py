"""What the greedy bot makes of a position: it sees what wins, alone and with others."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.bots import find_bot
from tablewright.engine.dice import Luck, dice_from
from tablewright.engine.outlook import Outlook
from tablewright.engine.position import Position
from tablewright.games.tidal import GAME
from tablewright.games.tidal.chances import chance_in_rolls
from tablewright.games.tidal.hopes import POSITION
from tablewright.games.tidal.prospects import kill_worth
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.table import Tidal
from tablewright.games.tidal.worth import promise_of

from .sitting import Sitting, bare, challenge, monster, reward, ware
from .test_solo import RIVAL, YOU, alone

NOVICE, RED_ADEPT = original_pack().dice[:2]
DUELS = {"duel": challenge("f", "s"), "plot": challenge("f", points=1)}
FOCUS, FOCUS_AND_SPIRIT = (1, 0, 0, 0), (1, 1, 0, 0)


def chosen(game: Sitting, seat: int = YOU) -> str:
    """What the greedy bot would answer; an option about a card is named by its key."""
    option = find_bot("greedy", Luck("estimate")).choose(Outlook(game.position, seat)).id
    family, _, rest = option.partition(":")
    return f"{family}:{game.key_of(option)}" if family in ("buy", "take") and rest else option


def distance(bot: str, difficulty: str, number: int) -> int:
    """How far ahead of the rival a bot ends that plays alone."""
    settings = GAME.agree(1, {"difficulty": difficulty})
    position = Position.of(GAME, GAME.set_up(1, settings, dice_from(f"estimate {number}")), GAME.opening)
    player = find_bot(bot, Luck(f"estimate {number}"))
    while not position.over:
        position.play(YOU, player.choose(Outlook(position, YOU)))
    assert isinstance(position.table, Tidal)
    return GAME.standings(position.table)[YOU].score


# Chances


def test_the_chance_of_one_die_grows_with_every_roll() -> None:
    chances = [chance_in_rolls((NOVICE,), FOCUS, 0, rolls) for rolls in (1, 2, 3)]

    assert chances == pytest.approx([1 / 6, 11 / 36, 91 / 216])


def test_dice_that_match_are_kept_while_the_others_are_rolled_again() -> None:
    together = 1 - (1 - 2 / 36) ** 4

    assert chance_in_rolls((NOVICE, NOVICE), FOCUS_AND_SPIRIT, 0, 4) > together


def test_a_wild_result_spares_the_symbol_that_is_hardest_to_roll() -> None:
    assert chance_in_rolls((RED_ADEPT,), FOCUS_AND_SPIRIT, 1, 1) == pytest.approx(2 / 6)


def test_one_die_without_double_faces_never_shows_two_symbols() -> None:
    assert chance_in_rolls((NOVICE,), FOCUS_AND_SPIRIT, 0, 8) == 0


# Choices


@pytest.mark.rule("TB-ALLY-08")
def test_a_lone_bot_takes_a_turn_with_an_ally_rather_than_rest() -> None:
    out = ["island:citadel"] * 2
    game = alone("choose_turn", {"discs": out}, (5, 2, 1, 30), others=({"discs": ["island:citadel"] * 2}, {}, {}))

    assert chosen(game) == "ally:2"


def with_results(*showing: str, **data: Any) -> Sitting:
    """A lone player has rolled for a challenge of one Focus that may be stretched with Spirit."""
    return alone(
        "after_roll", {"place": "island:droska", "shells": 2}, cards=DUELS, arbiter="droska",
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["duel"], "dice": ["novice"] * len(showing), "showing": list(showing)}, **data,
    )  # fmt: skip


@pytest.mark.rule("TB-STRETCH-03")
def test_what_is_stretched_is_completed_at_once() -> None:
    assert chosen(with_results("focus", "spirit")) == "complete:1"


def test_the_die_that_is_needed_is_not_rolled_again() -> None:
    assert chosen(with_results("focus", "blank")) in ("again:1", "complete:0")


@pytest.mark.rule("TB-SOLO-13")
def test_a_lone_bot_buys_positions_rather_than_shells() -> None:
    wares = {"fame": ware(2, reward("ranking", 2)), "shells": ware(2, reward("shells", 4)), "other": ware(9)}
    game = alone("move", {"fruit": 2}, own={"market": wares}, market=["fame", "shells", "other"], active=YOU)
    game.choose(YOU, "island:droska")

    assert chosen(game) == "buy:fame"


@pytest.mark.rule("TB-SCHEME-12")
def test_a_lone_bot_foils_a_scheme_when_it_may() -> None:
    game = with_results("focus", "spirit", schemes={"droska": ["plot"]})
    game.choose(YOU, "complete:1")

    assert game.asked(YOU) == "foil"
    assert chosen(game).startswith("foil:")


@pytest.mark.rule("TB-CHAMP-04")
def test_an_armoured_spot_is_hit_first_with_a_die_that_can_hit_only_one() -> None:
    game = Sitting(
        "strike", own={"monsters": {"beast": monster("fFs")}}, fold={"edge": {"monster": "beast"}}, active=0,
        seats=[bare(place="island:fold"), bare(), bare()], turn={"visited": "fold", "attempts": 1, "throws": 2},
        attempt={"opponent": "edge", "dice": ["blue-adept"], "showing": ["focus"]},
    )  # fmt: skip

    assert chosen(game, 0) == "hit:1"


def last_spot(rivals_hits: int) -> Sitting:
    """A lone player may fight a monster with a single spot left; the others are the player's or the rival's."""
    tokens = [RIVAL] * rivals_hits + [YOU] * (3 - rivals_hits)
    beast = monster("fsry", reward=[reward("ranking", 3)], kill=[[reward("ranking", 1)]])
    return alone(
        "move", {"place": "island:fold"}, own={"monsters": {"beast": beast}}, active=YOU,
        fold={"edge": {"monster": "beast", "hits": {str(spot): seat for spot, seat in enumerate(tokens)}}},
    )  # fmt: skip


@pytest.mark.rule("TB-RIV-09")
def test_a_kill_is_worth_its_reward_to_a_lone_player_who_keeps_up_with_the_rival() -> None:
    even, behind = (kill_worth(last_spot(hits).table, YOU, 0, 1, 1.0) for hits in (2, 3))

    assert even == 4 * POSITION
    assert behind == 0


def test_of_two_challenges_that_bring_as_much_the_easier_one_promises_more() -> None:
    cards = {"short": challenge("f", "s"), "long": challenge("fsry", "s")}
    game = Sitting("move", cards=cards, seats=[bare(), bare(), bare()])
    halves = {card.key: card.halves[0] for card in game.table.content.challenges}

    assert promise_of(game.table, halves["short"]) > promise_of(game.table, halves["long"])


# Strength


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_alone_the_greedy_bot_ends_far_ahead_of_a_random_one(difficulty: str) -> None:
    greedy, random = (sum(distance(bot, difficulty, number) for number in range(4)) / 4 for bot in ("greedy", "random"))

    assert greedy > random + 4
