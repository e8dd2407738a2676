"""The referee of Tidal Blades follows whole games of bots, and agrees at every step."""

from __future__ import annotations

import pytest

from tablewright.games.tidal import GAME
from tests.families import family

from ..following import follow
from . import books, printed
from .scenes import (
    HEROES,
    challenge_rolled,
    counted,
    hatched,
    hero_of_many_cards,
    invaded,
    last_positions,
    monster_rolled,
    play_trick,
    scheming_rival,
    two_at_stake,
)

ADVANCED = (
    {"legendary-set": "chasing-glory", "monsters-twin": "on", "monsters-guarded": "on", "announcements": "random"},
    {"legendary-set": "local-speciality", "monsters-magma": "on", "monsters-limbs": "on", "market-goods": "on"},
    {"legendary-set": "great-risk", "monsters-void": "on", "market-black": "on", "market-knowledge": "on"},
    {"starting-card": "draw-three", "longer-game": "on", "goals": "choose"},
)
MANY = 20
FEW = 4


def bots(number: int) -> str:
    """Greedy bots think long: every fourth game is theirs."""
    return "greedy" if number % 4 == 3 else "random"


@pytest.mark.rule(
    "TB-SETUP-05", "TB-SETUP-06", "TB-SETUP-07", "TB-SETUP-08", "TB-SETUP-10", "TB-SETUP-11", "TB-SETUP-14",
    "TB-SETUP-22", "TB-ROUND-02", "TB-ROUND-04", "TB-ROUND-05", "TB-ROUND-06", "TB-TURN-03", "TB-TURN-04",
    "TB-TURN-05", "TB-TURN-08", "TB-TURN-12", "TB-TURN-13", "TB-TURN-21", "TB-TURN-25", "TB-SPACE-08", "TB-SPACE-09",
    "TB-SPACE-14", "TB-SPACE-15", "TB-SPACE-19", "TB-SPACE-20", "TB-SPACE-22", "TB-SPACE-28", "TB-DICE-03",
    "TB-DICE-05", "TB-DICE-07", "TB-FOCUS-01", "TB-FOCUS-02", "TB-FOCUS-05", "TB-THREAT-03", "TB-THREAT-04",
    "TB-THREAT-05", "TB-SHIELD-01", "TB-SHIELD-02", "TB-SHIELD-03", "TB-SYN-01", "TB-TRAIT-03", "TB-TRAIT-06",
    "TB-CHAL-02", "TB-CHAL-06", "TB-CHAL-07", "TB-CHAL-08", "TB-CHAL-09", "TB-CHAL-10", "TB-CHAL-12", "TB-STRETCH-03",
    "TB-ARB-02", "TB-ARB-03", "TB-BOAT-01", "TB-MARKET-01", "TB-MARKET-02", "TB-FIGHT-04", "TB-FIGHT-05",
    "TB-FIGHT-08", "TB-FIGHT-09", "TB-FIGHT-10", "TB-FIGHT-11", "TB-FIGHT-12", "TB-CHAMP-04", "TB-NIGHT-02",
    "TB-NIGHT-03", "TB-NIGHT-06", "TB-NIGHT-07", "TB-NIGHT-08", "TB-NIGHT-10", "TB-NIGHT-12", "TB-NIGHT-13",
    "TB-NIGHT-14", "TB-TRICK-02",
)  # fmt: skip
@pytest.mark.parametrize("number", family(range(MANY), lambda number: number < FEW))
@pytest.mark.parametrize("players", [3, 4])
def test_the_referee_agrees_with_games_of_three_and_four(players: int, number: int) -> None:
    follow(GAME, players, {}, bots(number), f"three and four {number}")


@pytest.mark.rule(
    "TB-DUO-03", "TB-DUO-04", "TB-DUO-06", "TB-DUO-08", "TB-DUO-10", "TB-DUO-11", "TB-DUO-12", "TB-DUO-13",
    "TB-DUO-14", "TB-DUO-16", "TB-DUO-17", "TB-DUO-18", "TB-DUO-19", "TB-DUO-20", "TB-DUO-21", "TB-DUO-22",
    "TB-DUO-23", "TB-DUO-24",
)  # fmt: skip
@pytest.mark.parametrize("number", family(range(MANY), lambda number: number < FEW + 2))
def test_the_referee_agrees_with_games_of_two_and_their_rival(number: int) -> None:
    rival = ("standard", "expert")[number % 2]
    follow(GAME, 2, {"rival": rival}, bots(number), f"two {number}")


@pytest.mark.rule(
    "TB-SOLO-07", "TB-SOLO-10", "TB-SOLO-11", "TB-SOLO-13", "TB-SOLO-16", "TB-ALLY-01", "TB-ALLY-06", "TB-RIV-05",
    "TB-SCHEME-02", "TB-SCHEME-03", "TB-SCHEME-05", "TB-SCHEME-06",
)  # fmt: skip
@pytest.mark.parametrize("number", family(range(MANY), lambda number: number < 2 * FEW))
def test_the_referee_agrees_with_games_of_one(number: int) -> None:
    difficulty = ("easy", "normal", "hard")[number % 3]
    follow(GAME, 1, {"difficulty": difficulty}, bots(number), f"one {number}")


@pytest.mark.rule(
    "TB-ADV-02", "TB-LONG-01", "TB-LONG-02", "TB-LEG-02", "TB-LEG-09", "TB-LEG-12", "TB-LEG-13", "TB-AMON-02",
    "TB-AMON-03", "TB-AMON-04", "TB-AMON-05", "TB-AMON-06", "TB-AMKT-03", "TB-AMKT-05",
)  # fmt: skip
@pytest.mark.parametrize("number", family(range(MANY), lambda number: number < 2 * len(ADVANCED)))
def test_the_referee_agrees_with_games_of_advanced_cards(number: int) -> None:
    follow(GAME, 3 + number // len(ADVANCED) % 2, ADVANCED[number % len(ADVANCED)], "random", f"advanced {number}")


@pytest.mark.rule(
    "TB-AXL-02", "TB-AXL-03", "TB-AXL-04", "TB-AXL-05", "TB-AXL-07", "TB-CAI-01", "TB-CAI-02", "TB-CAI-03",
    "TB-CAI-04", "TB-CAI-05", "TB-CAI-06", "TB-CAI-07", "TB-CAI-08", "TB-CAI-10", "TB-DUST-01", "TB-DUST-02",
    "TB-DUST-04", "TB-DUST-06", "TB-DUST-07", "TB-DUST-08", "TB-DUST-09", "TB-EKO-04", "TB-EKO-05", "TB-EKO-06",
    "TB-EKO-07", "TB-EKO-08", "TB-EKO-09", "TB-EKO-10", "TB-CARD-01",
    "TB-STYLE-02", "TB-STYLE-04",
)  # fmt: skip
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("hero", HEROES)
def test_the_referee_agrees_about_the_cards_of_every_character(hero: str, part: int) -> None:
    for number in range(2):
        hero_of_many_cards(hero, part).play("random", f"{hero} {part} {number}", most=150)


@pytest.mark.rule(
    "TB-RIV-09", "TB-RIV-10", "TB-RIV-11", "TB-SCHEME-04", "TB-SCHEME-07", "TB-SCHEME-08",
    "TB-SCHEME-10", "TB-SCHEME-12", "TB-SCHEME-13", "TB-SCHEME-15", "TB-SCHEME-16", "TB-SCHEME-17", "TB-SCHEME-18",
    "TB-SCHEME-19",
)  # fmt: skip
@pytest.mark.parametrize("number", range(len(books.HEROES) * 2))
def test_the_referee_agrees_about_schemes(number: int) -> None:
    scheming_rival(number).play("random", f"schemes {number}")


@pytest.mark.rule("TB-SOLO-12", "TB-RIV-09")
@pytest.mark.parametrize("number", range(12))
def test_the_referee_agrees_that_the_last_position_ends_a_game_for_one(number: int) -> None:
    last_positions(number).play("random", f"last {number}")


@pytest.mark.rule("TB-CAI-04", "TB-NIGHT-04", "TB-TRAIT-05", "TB-DICE-06", "TB-AMON-09", "TB-AMON-13")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_referee_agrees_about_every_invasion(players: int) -> None:
    for number in range(len(books.MONSTERS) // 2):
        invaded(number, players).play("random", f"invasion {number}", most=6)


@pytest.mark.rule("TB-LEG-10")
@pytest.mark.parametrize(
    "faces", [["focus", "focus-focus", "wild"], ["blank", "focus-focus", "wild"], ["focus", "synergy", "spirit"]]
)
def test_the_referee_agrees_what_one_roll_can_complete_of_two(faces: list[str]) -> None:
    two_at_stake("lamara", "frog-frenzy", "cloud-of-needlefish", faces)


@pytest.mark.rule(
    "TB-TRICK-01", "TB-TRICK-03", "TB-TRICK-04", "TB-TRICK-05", "TB-TRICK-06", "TB-TRICK-07", "TB-TRICK-08",
    "TB-TRICK-09", "TB-TRICK-10", "TB-TRICK-11", "TB-TRICK-12", "TB-CAI-07",
)  # fmt: skip
@pytest.mark.parametrize("gift", ["", "generous-trainer"])
@pytest.mark.parametrize("trick", books.TRICKS)
def test_the_referee_agrees_about_every_trick_at_every_level(trick: str, gift: str) -> None:
    for level in range(1, max(books.LEVELS) + 1):
        play_trick(trick, level, gift)


@pytest.mark.rule(
    "TB-SCORE-01", "TB-SCORE-02", "TB-SCORE-03", "TB-SCORE-04", "TB-SCORE-05", "TB-SCORE-06", "TB-SCORE-07",
    "TB-SCORE-08", "TB-SCORE-09", "TB-SCORE-10", "TB-SCORE-11", "TB-LEG-09", "TB-LEG-13", "TB-CHAL-15", "TB-ANN-03",
    "TB-ANN-04", "TB-ANN-05", "TB-AMKT-08", "TB-DUO-22", "TB-DUO-23",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_counts_the_same_points(players: int) -> None:
    for number in range(30):
        counted(number, players)


@pytest.mark.rule(
    "TB-CHAL-08", "TB-CHAL-09", "TB-CHAL-10", "TB-CHAL-11", "TB-CHAL-12", "TB-TRAIT-06", "TB-STRETCH-01",
    "TB-STRETCH-02", "TB-STRETCH-03", "TB-ARB-03", "TB-DICE-10", "TB-LEG-04", "TB-LEG-07", "TB-LEG-08", "TB-LEG-09",
    "TB-LEG-12", "TB-LEG-13", "TB-LEG-17", "TB-AXL-03", "TB-AXL-06", "TB-CAI-09", "TB-DUST-03", "TB-DUST-05",
    "TB-EKO-03", "TB-EKO-08", "TB-DUO-21", "TB-RIV-11", "TB-SCHEME-12",
)  # fmt: skip
@pytest.mark.parametrize("number", range(12))
def test_the_referee_agrees_about_every_challenge_rolled(number: int) -> None:
    for card in list(books.CHALLENGES)[number // 3 % 2 :: 2]:
        followed = challenge_rolled(card, number, players=1 + number % 3)
        offered = [one for one in followed.moment.asked[0].options if one.startswith(("complete", "withdraw"))]
        followed.choose(0, offered[number % len(offered)])
        followed.play("random", f"{card} {number}", most=8)


@pytest.mark.rule(
    "TB-FIGHT-04", "TB-FIGHT-05", "TB-FIGHT-06", "TB-FIGHT-07", "TB-FIGHT-08", "TB-FIGHT-09", "TB-FIGHT-10",
    "TB-FIGHT-11", "TB-FIGHT-12", "TB-FIGHT-13", "TB-FIGHT-17", "TB-CHAMP-04", "TB-CHAMP-05", "TB-STYLE-05",
    "TB-AMON-02", "TB-AMON-03", "TB-AMON-04", "TB-AMON-05", "TB-AMON-06", "TB-AMON-07", "TB-EKO-01", "TB-EKO-04",
    "TB-CAI-03", "TB-DUST-10", "TB-DUO-17", "TB-DUO-18", "TB-RIV-09",
)  # fmt: skip
@pytest.mark.parametrize("number", range(12))
def test_the_referee_agrees_about_every_fight_rolled(number: int) -> None:
    for monster in books.MONSTERS:
        followed = monster_rolled(monster, number, players=1 + number % 3)
        followed.choose(0, "strike")
        followed.play("random", f"{monster} {number}", most=8)


@pytest.mark.rule(
    "TB-SCHEME-03", "TB-SCHEME-06", "TB-SCHEME-07", "TB-SCHEME-08", "TB-SCHEME-10", "TB-SCHEME-11", "TB-SCHEME-13",
    "TB-SCHEME-15", "TB-SCHEME-16", "TB-SCHEME-17", "TB-SCHEME-18", "TB-SCHEME-21",
)  # fmt: skip
@pytest.mark.parametrize("arena", books.ISLANDS[:3])
def test_the_referee_agrees_about_every_hatched_scheme(arena: str) -> None:
    effects = [scheme["key"] for scheme in books.SOLO["scheme"]]
    for number in range(25):
        hatched(arena, effects[number % len(effects)], number).play("random", f"{arena} {number}", most=6)


@pytest.mark.rule(
    "TB-TURN-06", "TB-SPACE-02", "TB-SPACE-03", "TB-SPACE-04", "TB-SPACE-05", "TB-SPACE-06", "TB-SPACE-07",
    "TB-SPACE-08", "TB-SPACE-09", "TB-SPACE-14", "TB-SPACE-15", "TB-SPACE-16", "TB-SPACE-17", "TB-SPACE-18",
    "TB-SPACE-20", "TB-SPACE-21", "TB-SPACE-22", "TB-SPACE-23", "TB-SPACE-25", "TB-SPACE-26", "TB-ROUND-04",
    "TB-ROUND-06", "TB-SCORE-04", "TB-STRETCH-03", "TB-ARB-03", "TB-CHAMP-04", "TB-TRICK-03", "TB-TRICK-04",
    "TB-TRICK-07", "TB-TRICK-09", "TB-TRICK-10", "TB-TRICK-11", "TB-TRICK-12", "TB-SETUP-06", "TB-SETUP-10",
    "TB-SETUP-11", "TB-SETUP-22", "TB-SOLO-16", "TB-LEG-14",
)  # fmt: skip
def test_the_pack_prints_what_the_rules_say() -> None:
    printed.check_spaces()
    printed.check_rounds()
    printed.check_tracks()
    printed.check_tricks()
    printed.check_characters()
    printed.check_modes()
