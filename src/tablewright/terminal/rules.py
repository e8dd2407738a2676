"""The rulebook in the terminal: one rule as text, and search through all of them."""

from __future__ import annotations

import re
import unicodedata
from typing import Any

from rich.text import Text

from tablewright.engine.game import Game
from tablewright.language.rulebook import Rule, rulebook

from .lines import joined
from .scene import Reading
from .voice import Voice


def book_of(game: Game[Any], language: str) -> dict[str, Rule]:
    """All rules of a game by id; a game without a rulebook has none."""
    try:
        return dict(rulebook(game, language))
    except (FileNotFoundError, NotADirectoryError):
        return {}


def rule_text(voice: Voice, rule: Rule) -> Text:
    """A rule with its examples and, where the book is silent, the adopted ruling."""
    lines = [Text(f"{rule.id}  {rule.title}", "bold"), Text(), Text(rule.text)]
    if rule.open:
        lines += [Text(), Text(voice.say("rule-ruling"), "bold"), Text(rule.open)]
    if rule.examples:
        lines += [Text(), Text(voice.say("rule-example"), "bold"), *(Text(one, "italic") for one in rule.examples)]
    return joined(lines)


def rule_sheet(voice: Voice, rule_id: str) -> Text:
    """The text of a rule by id, or a word that there is none."""
    rule = book_of(voice.game, voice.language).get(rule_id)
    return Text(voice.say("rule-unknown", rule=rule_id)) if rule is None else rule_text(voice, rule)


def search_words(voice: Voice) -> str:
    """How the search invites: with a word and the number of the first rule; without a rulebook there is none."""
    first = next(iter(book_of(voice.game, voice.language).values()), None)
    if first is None:
        return ""
    word = max(re.findall(r"\w+", first.title), key=len).lower()
    return voice.say("rulebook-search", word=word, number=first.id.partition("-")[2])


def found_rules(voice: Voice, words: str) -> list[Reading]:
    """The rules that have all these words, whatever their case and accents; those that have them in the title first."""
    wanted = plain_letters(words).split()
    rules = book_of(voice.game, voice.language).values()
    found = [rule for rule in rules if all(word in _letters_of(rule) for word in wanted)]
    found.sort(key=lambda rule: not all(word in plain_letters(f"{rule.id} {rule.title}") for word in wanted))
    return [_reading(voice, rule) for rule in found]


def _reading(voice: Voice, rule: Rule) -> Reading:
    title = Text.assemble((rule.id.partition("-")[2], "bold"), " ", rule.title)
    return Reading(rule.id, title, lambda: rule_text(voice, rule))


def _letters_of(rule: Rule) -> str:
    return plain_letters(" ".join((rule.id, rule.title, rule.text, rule.open or "", *rule.examples)))


def plain_letters(words: str) -> str:
    """Small letters without accents; the Polish ł has no accent to drop, so it is replaced."""
    split = unicodedata.normalize("NFKD", words.casefold().replace("ł", "l"))
    return "".join(letter for letter in split if not unicodedata.combining(letter))
