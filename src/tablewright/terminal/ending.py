"""The end of a game: points by source for each seat, the winner, and the seed with its commitment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tablewright.engine.game import Game, Standing, counted_sources, share_fate
from tablewright.engine.match import Match
from tablewright.engine.table import Table
from tablewright.language.phrases import with_minus

from .lines import joined
from .voice import Voice


def final_scoring(match: Match, voice: Voice, names: Sequence[str]) -> Text:
    """Everything there is to say when a game is over."""
    standings = all_standings(match.game, match.position.table)
    lines = [result_line(match.game, match.position.table, voice), Text()]
    verdict = match.game.verdict(match.position.table)
    if verdict:
        lines += [*(Text(voice.message(one)) for one in verdict[1:]), Text(), *source_rows(voice, standings, names)]
    elif not share_fate(standings):
        lines += score_table(voice, standings, names)
    lines += [Text(), Text(voice.say("seed", seed=match.seed)), Text(voice.say("commitment", hash=match.commitment))]
    return joined([*lines, Text(voice.say("commitment-means"), "dim")])


def all_standings(game: Game[Any], table: Table) -> list[Standing]:
    """The players, then those whom the rules play."""
    return [*game.standings(table), *game.rivals(table)]


def result_line(game: Game[Any], table: Table, voice: Voice) -> Text:
    """Who has won; or the judgement, where points do not tell."""
    verdict = game.verdict(table)
    if verdict:
        return Text(voice.message(verdict[0]), "bold yellow")
    return winner_line(voice, all_standings(game, table), voice.names(table))


def winner_line(voice: Voice, standings: Sequence[Standing], names: Sequence[str]) -> Text:
    winners = [names[standing.seat] for standing in standings if standing.won]
    if not winners:
        return Text(voice.say("nobody-wins"), "bold")
    return Text(voice.say("wins", name=voice.speaker.listing(winners), count=len(winners)), "bold yellow")


def score_table(voice: Voice, standings: Sequence[Standing], names: Sequence[str]) -> list[Text]:
    """The points by source, and what they come to."""
    total, first = voice.say("total"), word_width(voice, standings)
    scores = "".join(with_minus(f"{one.score:>10}") for one in standings)
    return [*source_rows(voice, standings, names), Text(f"{total:<{first}}{scores}", "bold")]


def source_rows(voice: Voice, standings: Sequence[Standing], names: Sequence[str]) -> list[Text]:
    """One row for each source of points, one column for each seat."""
    first = word_width(voice, standings)
    head = Text(" " * first) + Text("").join(Text(f"{names[one.seat][:9]:>10}", "bold") for one in standings)
    return [head, *(source_row(voice, source, standings, first) for source in counted_sources(standings))]


def source_row(voice: Voice, source: str, standings: Sequence[Standing], first: int) -> Text:
    points = "".join(with_minus(f"{one.details.get(source, 0):>10}") for one in standings)
    return Text(f"{source_word(voice, source):<{first}}{points}")


def word_width(voice: Voice, standings: Sequence[Standing]) -> int:
    """How wide the first column is."""
    words = (source_word(voice, source) for source in counted_sources(standings))
    return max(map(len, [*words, voice.say("total")])) + 1


def source_word(voice: Voice, source: str) -> str:
    """What a source of points is called, if the game has a word for it."""
    return voice.word("source", source=source) if voice.speaker.has("source") else source
