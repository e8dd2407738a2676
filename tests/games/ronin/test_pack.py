"""The original pack keeps to what the rulebooks tell about components and known content."""

from __future__ import annotations

from collections import Counter

import pytest

from tablewright.games.destiny.effects import GainSteps, LoseInactive, LoseOne
from tablewright.games.destiny.symbols import BLUE, COMBAT, EXPLORATION, GREEN, PINK, RIGHT, YELLOW
from tablewright.games.ronin import vocabulary as words
from tablewright.games.ronin.content import MAIN_CARDS, original_pack

PACK = original_pack()
MAIN = PACK.cards[:MAIN_CARDS]
STARTING = PACK.cards[MAIN_CARDS:]


@pytest.mark.rule("RON-CHAP-04")
def test_the_main_deck_has_eighty_cards_in_five_colours_with_at_most_two_symbols() -> None:
    assert Counter(card.colours for card in MAIN) == {(colour,): 16 for colour in range(5)}
    assert {len(card.symbols) for card in PACK.cards} == {0, 1, 2}
    assert len(STARTING) == 35


def test_the_four_symbols_are_equally_common_in_the_main_deck_but_for_a_few() -> None:
    counts = Counter(symbol for card in MAIN for symbol in card.symbols)

    assert max(counts.values()) - min(counts.values()) <= 4


def test_every_power_and_every_bonus_of_the_vocabulary_is_used() -> None:
    powers = {type(ability.power) for ability in PACK.abilities}
    bonuses = {type(bonus) for side in PACK.tracks.values() for track in side for bonus in track.bonuses.values()}

    assert len(PACK.abilities) == 28
    assert (len(powers), len(bonuses)) == (len(words.POWERS), len(words.BONUSES))


def test_the_sample_cards_of_the_rulebooks_are_there() -> None:
    faces = [(card, card.effect and (card.effect.condition, card.effect.result)) for card in MAIN]

    assert any(EXPLORATION in card.symbols and effect == (LoseInactive(), GainSteps(COMBAT)) for card, effect in faces)
    assert any(effect == (LoseOne(EXPLORATION), words.EachTrack()) for _, effect in faces)
    assert any(effect == (words.NeighbourCards(BLUE), words.OneTrack()) for _, effect in faces)
    assert any(effect == (words.NeighbourCards(YELLOW), words.OneTrack()) for _, effect in faces)
    assert any(card.colours == (PINK,) and card.passing == RIGHT and effect is None for card, effect in faces)
    assert any(card.colours == (GREEN,) and card.effect is not None and card.effect.ceremony for card, _ in faces)


def test_each_pair_of_symbols_is_active_once_in_chapter_three() -> None:
    assert len({frozenset(chapter.active[2]) for chapter in PACK.chapters}) == 6


def test_all_boards_are_alike_on_side_a_and_different_on_side_b() -> None:
    assert len(set(map(str, PACK.tracks["A"]))) == 1
    assert len(set(map(str, PACK.tracks["B"]))) == 5


def test_every_character_begins_early_on_some_chapter_cards_and_late_on_others() -> None:
    places = [
        [chapter.initiative.index(character) + 1 for chapter in PACK.chapters]
        for character in range(len(PACK.characters))
    ]

    assert [sum(one) for one in places] == [24] * len(PACK.characters)
    assert all(min(one) <= 2 and max(one) >= 6 for one in places)
