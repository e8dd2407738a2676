"""Everything that is said at a table is said in three languages, and nothing is left out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.faults import BadInput
from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.engine.messages import Message
from tablewright.engine.options import Reason
from tablewright.engine.questions import Question
from tablewright.games.destiny.symbols import COLOURS, SIDES, SYMBOLS
from tablewright.games.ronin import GAME as RONIN
from tablewright.games.ronin import vocabulary as words
from tablewright.games.ronin.content import CONDITIONS, RESULTS
from tablewright.games.ronin.wording import bonus_text, condition_text, power_text, result_text
from tablewright.language import LANGUAGES, Speaker
from tablewright.language.phrases import with_minus
from tablewright.language.rulebook import rulebook
from tests.families import family

from .texts import ALL_GAMES, FOLDERS, entries, game_entries, mentioned, needed, plurals, variables

EACH_GAME = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.id)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EACH_FOLDER = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: str(folder)[-30:] if isinstance(folder, Path) else folder.name
)
TRANSLATIONS = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])


class Remembering(Speaker):
    """A speaker that says the same message with the same arguments only once, so that whole games are heard fast."""

    def __init__(self, game: Game[Any], language: str) -> None:
        super().__init__(game, language)
        self.heard: dict[tuple[str, str], str] = {}

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        spoken = (key, repr(arguments))
        if spoken not in self.heard:
            self.heard[spoken] = sentence = super().say(key, arguments)
            assert sentence.strip()
            assert "{" not in sentence
        return self.heard[spoken]


@lru_cache
def speakers(game: Game[Any]) -> list[Speaker]:
    """One for each language. They remember from test to test what they have said."""
    return [Remembering(game, language) for language in LANGUAGES]


def said_everywhere(key: str, arguments: Mapping[str, Any] | None = None, game: Game[Any] = RONIN) -> None:
    for speaker in speakers(game):
        speaker.say(key, arguments)


# The files


def test_there_are_english_polish_and_czech() -> None:
    assert LANGUAGES == ("en", "pl", "cs")


@TRANSLATIONS
@EACH_FOLDER
def test_no_message_is_missing_in_a_translation(folder: Traversable, language: str) -> None:
    assert set(entries(folder, "en")) - set(entries(folder, language)) == set()


@TRANSLATIONS
@EACH_FOLDER
def test_what_a_translation_has_more_only_helps_other_messages(folder: Traversable, language: str) -> None:
    translated = entries(folder, language)
    extra = set(translated) - set(entries(folder, "en"))
    helped = {helper for message in translated.values() for helper in mentioned(message)}

    assert extra <= helped


@TRANSLATIONS
@EACH_GAME
def test_a_translation_needs_no_argument_that_the_english_message_does_without(game: Game[Any], language: str) -> None:
    english, translated = game_entries(game, "en"), game_entries(game, language)
    more = {key: variables(translated, key) - variables(english, key) for key in english}

    assert {key: names for key, names in more.items() if names} == {}


@EACH_LANGUAGE
@EACH_GAME
def test_every_message_has_a_text_and_refers_to_messages_that_exist(game: Game[Any], language: str) -> None:
    known = game_entries(game, language)

    assert [key for key, message in known.items() if message.value is None] == []
    assert {other for message in known.values() for other in mentioned(message)} - set(known) == set()


@EACH_GAME
def test_the_files_of_a_game_do_not_contradict_each_other(game: Game[Any]) -> None:
    for language in LANGUAGES:
        keys = [key for folder in (FOLDERS[0], *game.texts) for key in entries(folder, language)]

        assert len(keys) == len(set(keys))


@TRANSLATIONS
@EACH_GAME
def test_no_event_question_or_reason_was_left_in_english(game: Game[Any], language: str) -> None:
    english, translated = game_entries(game, "en"), game_entries(game, language)
    sentences = [key for key in english if key.startswith(("event-", "ask-", "why-", "notice-"))]

    assert sentences
    assert [key for key in sentences if translated[key].equals(english[key])] == []


PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "cs": {"one", "few", "many", "other"}}


@EACH_LANGUAGE
@EACH_FOLDER
def test_plurals_use_the_categories_of_the_language_and_leave_none_between(folder: Traversable, language: str) -> None:
    counted = [(key, names) for key, message in entries(folder, language).items() for names in plurals(message)]

    assert [(key, names) for key, names in counted if not names <= PLURALS[language]] == []
    assert [(key, names) for key, names in counted if "many" in names and not {"one", "few"} <= names] == []


# What the rules say


@EACH_LANGUAGE
@EACH_GAME
def test_every_message_that_the_rules_name_exists(game: Game[Any], language: str) -> None:
    known = game_entries(game, language)

    assert [said for said in needed(game) if said.key not in known] == []


@EACH_LANGUAGE
@EACH_GAME
def test_every_call_in_the_rules_brings_the_arguments_of_its_message(game: Game[Any], language: str) -> None:
    known = game_entries(game, language)
    checked = [(said, said.arguments) for said in needed(game) if said.arguments is not None and said.key in known]

    assert checked
    assert [said for said, brought in checked if not variables(known, said.key) <= brought] == []


class Hearing(NamedTuple):
    """A random game in which everything that can be said is said."""

    game: Game[Any]
    players: int
    settings: dict[str, str]
    seed: int

    @property
    def name(self) -> str:
        return f"{self.game.id}-{self.players}-{'other' if self.settings else 'default'}-{self.seed}"

    @property
    def in_every_run(self) -> bool:
        """All but two of three campaigns of Heredity, which are long."""
        return self.game.id != "heredity" or not self.settings or self.seed == 1

    @property
    def is_told_apart(self) -> bool:
        """Full tables by default. Elsewhere Path offers two like symbols of a card, and like alliances, by one name."""
        return not self.settings and self.players == self.game.players[-1]


SEEDS = 3


def settings_of(game: Game[Any], players: int) -> list[dict[str, str]]:
    """The defaults, and the last value of every setting at once."""
    other = {setting.name: setting.values[-1] for setting in game.settings if players in setting.players}
    return [{}, other] if other else [{}]


HEARINGS = [
    Hearing(game, players, settings, seed)
    for game in ALL_GAMES
    for players in game.players
    for settings in settings_of(game, players)
    for seed in range(SEEDS)
]


@pytest.mark.parametrize("hearing", family(HEARINGS, lambda one: one.in_every_run, lambda one: one.name))
def test_a_whole_game_can_be_said_in_every_language(hearing: Hearing) -> None:
    game, players, settings, seed = hearing
    match, luck = Match(game, players, settings, f"heard {seed}"), Luck(f"heard {seed}")
    while not match.over:
        questions = list(match.position.open().values())
        for question in questions:
            hear_question(match, question)
            if hearing.is_told_apart:
                hear_options_apart(match, question)
        question = questions[luck.below(len(questions))]
        match.choose(question.seat, question.options[luck.below(len(question.options))].id)
    for voice in speakers(game):
        assert all(voice.event(match.position.table, event) for event in match.journal)


def hear_question(match: Match, question: Question[Any]) -> None:
    """A question, its options, and the reasons and rules against what cannot be chosen."""
    table, refusals = match.position.table, question.refused()
    assert {question.rule, *(refusal.reason.rule for refusal in refusals)} <= set(rulebook(match.game)), question.key
    for voice in speakers(match.game):
        assert voice.question(table, question)
        assert all(voice.option(table, question.seat, option.id) for option in question.options)
        assert all(voice.option(table, question.seat, refusal.option.id) for refusal in refusals)
        assert all(voice.reason(refusal.reason) for refusal in refusals)


def hear_options_apart(match: Match, question: Question[Any]) -> None:
    """Otherwise a person cannot tell what is offered."""
    for voice in speakers(match.game):
        names = [voice.option(match.position.table, question.seat, option.id) for option in question.options]
        assert len(set(names)) == len(names), question.key


@EACH_GAME
def test_every_setting_and_each_of_its_values_can_be_said(game: Game[Any]) -> None:
    for setting in game.settings:
        said_everywhere(f"setting-{setting.name}", game=game)
        for value in setting.values:
            said_everywhere(f"setting-{setting.name}-{value}", game=game)


@EACH_GAME
def test_every_phase_can_be_said(game: Game[Any]) -> None:
    for name in game.phases:
        said_everywhere(f"phase-{name}", game=game)


@EACH_GAME
def test_everything_in_the_content_has_a_name(game: Game[Any]) -> None:
    for key in game.messages():
        said_everywhere(key, {"hero": "Ciri"}, game)


@EACH_GAME
def test_every_game_has_a_title(game: Game[Any]) -> None:
    said_everywhere("game-title", game=game)


@pytest.mark.parametrize("notice", ["engine-resumed-new-rules", "engine-resumed-at-phase"])
def test_the_notices_of_a_resumed_match_can_be_said(notice: str) -> None:
    said_everywhere(f"notice-{notice}")


@pytest.mark.parametrize("reason", ["nothing", "others", "reveal", "rules"])
def test_the_reasons_against_an_undo_can_be_said(reason: str) -> None:
    for speaker in speakers(RONIN):
        speaker.reason(Reason("", f"engine-undo-{reason}"))


# The vocabulary of Ronin, also where the original pack does not use it

ENTRY = {"slot": 1, "thresholds": [1, 2, 3], "steps": [1, 2, 3, 4]}
COUNTS = [{"count": count, "points": count, "most": count, "experience": count - 1} for count in (1, 2, 5)]
WORDS = [
    {**ENTRY, **counts, "side": side, "colour": colour, "symbol": symbol, "symbols": list(SYMBOLS)}
    for counts in COUNTS
    for side in SIDES
    for colour, symbol in zip(COLOURS, (*SYMBOLS, SYMBOLS[0]), strict=True)
]


def hear(message: Message) -> None:
    said_everywhere(message.key, message.arguments)


@pytest.mark.parametrize("kind", words.POWERS)
def test_every_power_can_be_said(kind: str) -> None:
    for message in {str(one): one for one in (power_text(words.POWERS[kind](entry, kind)) for entry in WORDS)}.values():
        hear(message)


@pytest.mark.parametrize("kind", words.BONUSES)
def test_every_bonus_can_be_said(kind: str) -> None:
    for message in {
        str(one): one for one in (bonus_text(words.BONUSES[kind](entry, kind)) for entry in WORDS)
    }.values():
        hear(message)


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_condition_can_be_said(kind: str) -> None:
    found = [condition_text(CONDITIONS[kind](entry, kind)) for entry in WORDS]
    for message in {str(one): one for one in found}.values():
        hear(message)


@pytest.mark.parametrize("kind", RESULTS)
def test_every_result_can_be_said(kind: str) -> None:
    found = [message for entry in WORDS for message in result_text(RESULTS[kind](entry, kind))]
    for message in {str(one): one for one in found}.values():
        hear(message)


@pytest.mark.parametrize("window", sorted({window for windows in words.WINDOWS.values() for window in windows}))
def test_every_window_can_be_said(window: str) -> None:
    said_everywhere(f"window-{window}")


@pytest.mark.parametrize("state", ["locked", "active", "used"])
def test_every_state_of_an_ability_can_be_said(state: str) -> None:
    said_everywhere(f"state-{state}")


# What is missing is an error


@EACH_LANGUAGE
def test_a_missing_message_is_an_error_that_names_it(language: str) -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        Speaker(RONIN, language).say("no-such-message")


@EACH_LANGUAGE
@pytest.mark.parametrize(
    "key", ["event-turn-begins", "event-drew-cards", "event-gained-symbols", "option-bonus", "seat-unnamed"]
)
def test_a_missing_argument_is_an_error_that_names_the_message(key: str, language: str) -> None:
    """Whether it stands in the sentence, in a message it refers to, or decides between variants."""
    with pytest.raises(KeyError, match=key):
        Speaker(RONIN, language).say(key)


def test_a_language_that_nobody_speaks_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"'de'.*en, pl, cs"):
        Speaker(RONIN, "de")


@pytest.mark.parametrize(("language", "sentence"), [("en", "nothing"), ("pl", "nic"), ("cs", "nic")])
def test_an_empty_row_has_a_word_of_its_own(language: str, sentence: str) -> None:
    assert Speaker(RONIN, language).listing([]) == sentence


# The rulebook


@EACH_GAME
def test_the_rulebook_has_the_same_rules_in_the_same_order_in_every_language(game: Game[Any]) -> None:
    books = [list(rulebook(game, language)) for language in LANGUAGES]

    assert books[0]
    assert books[0] == books[1] == books[2]


@EACH_GAME
def test_every_rule_has_a_title_and_a_text_in_every_language(game: Game[Any]) -> None:
    for language in LANGUAGES:
        assert [rule.id for rule in rulebook(game, language).values() if not rule.title or not rule.text] == []


def test_what_is_below_zero_has_a_minus_and_ranges_keep_their_hyphen() -> None:
    assert with_minus("-4, (-6), 1-3, RON-GEN-05 and +2") == "−4, (−6), 1-3, RON-GEN-05 and +2"


@EACH_GAME
def test_a_ruling_or_an_example_exists_in_every_language_or_in_none(game: Game[Any]) -> None:
    extras = [
        {rule.id: (len(rule.examples), rule.open is None) for rule in rulebook(game, language).values()}
        for language in LANGUAGES
    ]

    assert extras[0] == extras[1] == extras[2]


@TRANSLATIONS
@EACH_GAME
def test_no_rule_was_left_in_english(game: Game[Any], language: str) -> None:
    english, translated = rulebook(game, "en"), rulebook(game, language)

    assert [rule for rule in english if translated[rule].text == english[rule].text] == []


@EACH_GAME
def test_every_setting_cites_a_rule_of_the_book(game: Game[Any]) -> None:
    assert {setting.rule for setting in game.settings} - set(rulebook(game)) == set()


def test_who_sits_at_a_seat_gives_it_a_name_until_its_character_does() -> None:
    match = Match(RONIN, 3, {"first-chooser": "1"}, "people")
    speaker = Speaker(RONIN, "en", {0: "Ola"})

    assert [speaker.seat(match.position.table, seat) for seat in range(3)] == ["Ola", "Player 2", "Player 3"]

    match.choose(0, match.position.asked().options[0].id)
    assert speaker.seat(match.position.table, 0) != "Ola"
    assert speaker.person(match.position.table, 0) == ""
