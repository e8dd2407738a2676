"""The packs: the vocabulary that both use, and the abilities that both rulebooks give."""

from __future__ import annotations

from tablewright.games.destiny import powers
from tablewright.games.destiny.effects import ExactlyCards, GainPath, GainPathSteps

from .sitting import Sister


def kind(word: object) -> tuple[object, ...]:
    """A word of the ledger's vocabulary: exact counts and paths are words of their own."""
    if isinstance(word, ExactlyCards):
        return type(word), word.count
    if isinstance(word, GainPath | GainPathSteps):
        return type(word), word.side
    return (type(word),)


def test_every_condition_and_every_result_of_the_vocabulary_is_used(sister: Sister) -> None:
    pack = sister.contents.original_pack()
    effects = [card.effect for card in pack.cards[: sister.action_cards] if card.effect is not None]
    conditions = {kind(effect.condition) for effect in effects}
    results = {kind(effect.result) for effect in effects}

    words = sister.contents.VOCABULARIES
    assert (len(conditions), len(results)) == (len(words.conditions), len(words.results)) == (10, 10)


def test_the_known_abilities_are_as_the_rulebooks_give_them(sister: Sister) -> None:
    geralt, yennefer = sister.contents.original_pack().characters[:2]

    assert [(ability.window, ability.power) for ability in geralt.abilities] == [
        (powers.PLAY, powers.SkipLoss()),
        (powers.CHAPTER_END, powers.TakeBack()),
        (powers.PLAY, powers.FullResult()),
        (powers.PLAY, powers.ExtraCard()),
    ]
    assert (yennefer.abilities[0].window, yennefer.abilities[0].power) == (powers.DRAFT, powers.SwapPool())
