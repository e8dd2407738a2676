"""What the hall tells about games, tables and seats, as data for programs and pages alike."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

import msgspec

from tablewright.engine.game import REMATCH, Game, Setting
from tablewright.engine.questions import Question
from tablewright.engine.table import Event
from tablewright.games import find_game
from tablewright.language import Speaker
from tablewright.language.rulebook import Rule, rulebook

from .live import LiveTable
from .offered import OFFERED
from .playing import match_of, undo_reach
from .voice import Voice, game_voice


class Value(msgspec.Struct):
    """A value that a setting can have."""

    value: str
    text: str


class SettingInfo(msgspec.Struct):
    """Something the players agree on before the game."""

    name: str
    text: str
    explanation: str
    rule: str
    default: str
    values: list[Value]
    players: list[int]


class GameInfo(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    subtitle: str
    version: str
    players: list[int]
    settings: list[SettingInfo]


class SeatInfo(msgspec.Struct):
    """A seat: `held` by a person, played by a `bot`, or free."""

    seat: int
    name: str
    title: str
    bot: str | None
    held: bool
    mine: bool
    asked: bool
    undo: str = ""
    """For one's own seats: if the last choice can be taken back: "free", "ask" others, or "unasked" without them."""
    away: bool = False
    """Its person is not at the table, so that a bot may stand in."""


class UndoInfo(msgspec.Struct):
    """A seat asks to go back; these seats have agreed so far."""

    seat: int
    agreed: list[int]


class TalkInfo(msgspec.Struct):
    """A line of the chat; without a name, the hall says it."""

    seat: int | None
    name: str
    text: str


class TableInfo(msgspec.Struct):
    """A table at a glance."""

    id: str
    game: str
    status: str
    players: int
    settings: dict[str, str]
    public: bool
    seats: list[SeatInfo]
    seq: int
    host: bool
    commitment: str | None
    result: list[dict[str, Any]] | None
    rematch: str | None
    changed_at: float
    asks_undo: UndoInfo | None
    notice: str
    """What the table must know, such as that its rules have changed."""


class SequelInfo(msgspec.Struct):
    """What a finished game may go on with; `table` once somebody has opened it."""

    sequel: str
    text: str
    table: str | None


class OptionInfo(msgspec.Struct):
    """What can be chosen."""

    id: str
    text: str


class RefusalInfo(msgspec.Struct):
    """What cannot be chosen now, and why."""

    id: str
    text: str
    reason: str
    rule: str


class QuestionInfo(msgspec.Struct):
    """A question that a seat is asked; `question` names it, so that a late answer is not taken for the next one."""

    seat: int
    question: str
    key: str
    text: str
    rule: str
    options: list[OptionInfo]
    refused: list[RefusalInfo]


class LogLine(msgspec.Struct):
    """Something that happened."""

    key: str
    text: str


class RuleInfo(msgspec.Struct):
    """A numbered rule."""

    id: str
    title: str
    text: str
    examples: list[str]
    ruling: str | None


def all_games(language: str) -> list[GameInfo]:
    return [game_info(find_game(name), language) for name in OFFERED]


@cache
def game_info(game: Game[Any], language: str) -> GameInfo:
    """What there is to know of a game before it is played; it never changes."""
    voice = game_voice(game, language)
    return GameInfo(
        game.id,
        voice.word("game-title"),
        voice.word("game-subtitle"),
        game.version,
        list(game.players),
        [setting_info(game, setting, voice) for setting in game.settings],
    )


def setting_info(game: Game[Any], setting: Setting, voice: Voice) -> SettingInfo:
    """A setting with words of its own where the game has some, and otherwise with those of its rule."""
    rule = rulebook(game, voice.language)[setting.rule]
    key = f"setting-{setting.name}"
    about = f"about-{key}"
    explanation = voice.word(about) if voice.speaker.has(about) else rule.text
    values = [Value(value, voice.word(f"{key}-{value}")) for value in setting.values]
    return SettingInfo(
        setting.name, voice.word(key), explanation, rule.id, setting.default, values, list(setting.players)
    )  # fmt: skip


def table_info(live: LiveTable, person: str | None, language: str, away: Collection[int] = ()) -> TableInfo:
    match = live.match
    told = [seat_info(live, seat, person, language) for seat in range(live.players)]
    for seat in away:
        told[seat].away = True
    return TableInfo(
        live.id,
        live.game.id,
        live.status,
        live.players,
        live.settings,
        live.listed,
        told,
        live.seq,
        person is not None and live.host == person,
        None if match is None else match.commitment,
        None if match is None else match.result(),
        live.rematch,
        live.changed_at,
        None if live.request is None else UndoInfo(live.request.seat, sorted(live.request.agreed)),
        notice(live, language),
    )


def notice(live: LiveTable, language: str) -> str:
    return "" if live.notice is None else game_voice(live.game, language).word(f"notice-{live.notice}")


def sequels(live: LiveTable, language: str) -> list[SequelInfo]:
    """The sequels that a finished game offers; every game can be played again."""
    table, speaker = match_of(live).position.table, speaker_at(live, language)
    again = {REMATCH: game_voice(live.game, language).say("result-rematch")}
    offered = {name: speaker.message(table, one.words) for name, one in live.game.sequels(table).items()}
    texts = offered if REMATCH in offered else offered | again
    return [SequelInfo(name, text, live.followed.get(name)) for name, text in texts.items()]


def speaker_at(live: LiveTable, language: str) -> Speaker:
    """Says what happens at a table, whose people are known."""
    return Speaker(live.game, language, live.people)


def talk_lines(live: LiveTable, language: str) -> list[TalkInfo]:
    """The chat, with what the hall said about the seats."""
    voice = game_voice(live.game, language)
    return [
        TalkInfo(line.seat, voice.person(line.name), line.text or voice.say(line.key, **named(voice, line.arguments)))
        for line in live.talk
    ]


def named(voice: Voice, arguments: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a message about somebody, whose name may have to be said in another language."""
    return arguments | {"name": voice.person(arguments["name"])} if "name" in arguments else arguments


def seat_info(live: LiveTable, seat: int, person: str | None, language: str) -> SeatInfo:
    voice, sitter = game_voice(live.game, language), live.sitters[seat]
    name = voice.say(f"bot-{sitter.bot}") if sitter.bot is not None and not sitter.name else voice.person(sitter.name)
    title = "" if live.match is None else speaker_at(live, language).seat(live.match.position.table, seat)
    held, mine = sitter.person is not None, sitter.person is not None and sitter.person == person
    return SeatInfo(
        seat, name, title, sitter.bot, held, mine, seat in live.waited_for(), undo_reach(live, seat) if mine else ""
    )  # fmt: skip


def questions(live: LiveTable, seats: list[int], language: str) -> list[QuestionInfo]:
    """The open questions of some seats."""
    asked = live.asked()
    return [question_info(live, asked[seat], language) for seat in seats if seat in asked]


def question_info(live: LiveTable, question: Question[Any], language: str) -> QuestionInfo:
    speaker, table, seat = speaker_at(live, language), match_of(live).position.table, question.seat
    options = [OptionInfo(option.id, speaker.option(table, seat, option.id)) for option in question.options]
    refused = [
        RefusalInfo(
            refusal.option.id,
            speaker.option(table, seat, refusal.option.id),
            speaker.reason(refusal.reason),
            refusal.reason.rule,
        )
        for refusal in question.refused()
    ]
    token = live.question_token(seat) or ""
    return QuestionInfo(
        seat, token, question.key, speaker.question(table, question), question.rule, options, refused
    )  # fmt: skip


def log_lines(live: LiveTable, seat: int | None, language: str) -> list[LogLine]:
    events = match_of(live).log(seat)
    lines = zip(events, say_events(live, events, language), strict=True)
    return [LogLine(event.key, text) for event, text in lines]


def say_events(live: LiveTable, events: Sequence[Event], language: str) -> list[str]:
    speaker, table = speaker_at(live, language), match_of(live).position.table
    return [speaker.event(table, event) for event in events]


def rule_info(rule: Rule) -> RuleInfo:
    return RuleInfo(rule.id, rule.title, rule.text, list(rule.examples), rule.open)
