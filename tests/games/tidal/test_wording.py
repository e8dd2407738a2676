"""How the table of Tidal Blades speaks: dice by what they show, prices once, moves back as moves back."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.games.tidal import GAME
from tablewright.language import LANGUAGES, Speaker

from .sitting import Sitting, bare, challenge, reward, ware

ROLLED = ["focus-focus-spirit", "resilience", "wild", "blank"]


def after_roll(**attempt: Any) -> Sitting:
    """Four dice lie there, rolled."""
    dice = ["red-adept", "novice", "novice", "novice"]
    return Sitting(
        "after_roll", cards={"hard": challenge("ssss")}, seats=[bare(place="island:droska")],
        turn={"visited": "droska", "attempts": 1, "throws": 1},
        attempt={"cards": ["hard"], "dice": dice, "showing": ROLLED, **attempt},
    )  # fmt: skip


def called(game: Sitting, option: str, language: str = "en") -> str:
    return Speaker(GAME, language).option(game.table, 0, option)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        (
            "en",
            ["red adept die (Focus×2, Spirit)", "novice die (Resilience)", "novice die (wild)", "novice die (blank)"],
        ),
        ("pl", ["czerwona kość adepta (Skupienie×2, Duch)", "kość nowicjusza (Wytrwałość)"]),
        ("cs", ["červená kostka adepta (Soustředění×2, Duch)", "kostka nováčka (Odolnost)"]),
    ],
)
def test_a_die_is_called_by_what_it_shows(language: str, names: list[str]) -> None:
    game = after_roll()

    for die, name in enumerate(names):
        assert called(game, f"again:{die}", language).endswith(f": {name}")


def test_dice_that_show_the_same_have_names_of_their_own() -> None:
    game = after_roll(showing=["focus"] * 4, bonus=1)

    names = [called(game, f"again:{die}") for die in (1, 3)]

    assert names == ["Roll again: novice die (Focus)", "Roll again: novice die (Focus, bonus die)"]
    game.choose(0, "again:1")
    assert called(game, "die:1") == "Novice die (Focus), to be rolled again"
    assert called(game, "leave:1") == "Leave as it is: novice die (Focus)"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "rolls: Focus×2, Spirit, wild."),
        ("pl", "rzuca: Skupienie×2, Duch, dowolny."),
        ("cs", "hází: Soustředění×2, Duch, libovolný."),
    ],
)
def test_what_was_rolled_is_told_with_commas(language: str, words: str) -> None:
    shown = {"focus": 2, "spirit": 1, "resilience": 0, "synergy": 0, "wild": 1}

    assert Speaker(GAME, language).say("event-rolled", {"seat": "Axl", "threat": 0, **shown}) == f"Axl {words}"


@pytest.mark.rule("TB-CHAMP-02")
@pytest.mark.parametrize(
    ("language", "words"), [("en", "falls back by 1"), ("pl", "cofa się o 1"), ("cs", "klesá o 1")]
)
def test_whoever_pays_with_positions_falls_back(language: str, words: str) -> None:
    black = {"fruit": 0, "ranking": 1, "rewards": [reward("shells")]}
    wares = {"black": black, "other": ware(9, reward("shells")), "third": ware(9, reward("shells"))}
    game = Sitting("move", own={"market": wares}, market=list(wares), seats=[bare(ranking=4)])

    game.choose(0, "island:droska", "buy:black")

    journal = [event for event in game.journal if event.key in ("ranked", "fell-back")]
    said = [Speaker(GAME, language).event(game.table, event) for event in journal]
    assert [words in line for line in said] == [True]


@pytest.mark.rule("TB-AMKT-02")
@pytest.mark.parametrize(
    ("language", "prices"),
    [
        ("en", ["(costs 4 fruit)", "(costs 1 fruit and 2 back on the Champions Board)"]),
        ("pl", ["(koszt: 4 owoce)", "(koszt: 1 owoc, −2 w rankingu czempionów)"]),
        ("cs", ["(cena: 4 plody)", "(cena: 1 plod, −2 v žebříčku šampionů)"]),
    ],
)
def test_a_price_is_told_as_people_say_it(language: str, prices: list[str]) -> None:
    speaker = Speaker(GAME, language)
    offers = [{"card": "X", "fruit": 4, "ranking": 0}, {"card": "X", "fruit": 1, "ranking": 2}]

    assert [speaker.say("option-buy", offer) for offer in offers] == [f"X {price}" for price in prices]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_begins_with_a_capital_whatever_its_first_word_is(language: str) -> None:
    assert called(after_roll(), "into:red-adept", language)[0].isupper()
