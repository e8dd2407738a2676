"""The packs: the vocabulary that both use, and the abilities that both rulebooks give."""

from __future__ import annotations

from tablewright.games.destiny import powers
from tablewright.games.destiny.effects import ExactlyCards, GainPath, GainPathSteps
from tablewright.games.path import GAME as PATH
from tablewright.games.path.reading import original_pack as path_pack
from tablewright.games.ronin import GAME as RONIN
from tablewright.games.ronin.content import original_pack as ronin_pack
from tablewright.language.speaker import Speaker

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


def test_an_ability_that_both_games_have_is_called_the_same_in_each_language() -> None:
    """Geralt's board names the same abilities in both games."""
    translations: dict[str, set[tuple[str, str, str]]] = {}
    for game, pack in ((RONIN, ronin_pack()), (PATH, path_pack())):
        say = {language: Speaker(game, language).say for language in ("en", "pl", "cs")}
        for ability in pack.abilities:
            named = f"ability-{ability.key}"
            names = (say["en"](named), say["pl"](named), say["cs"](named))
            for name in names:
                translations.setdefault(name, set()).add(names)

    assert [names for names in translations.values() if len(names) > 1] == []
    assert ("Witcher's Fitness", "Wiedźmińska kondycja", "Zaklínačská kondice") in translations["Wiedźmińska kondycja"]
