"""The end of a game: points by source for each seat, the winner, and the seed with its commitment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tablewright.engine.game import Game, Standing, share_fate
from tablewright.engine.match import Match
from tablewright.engine.table import Table

from .lines import joined
from .voice import Voice


def final_scoring(match: Match, voice: Voice, names: Sequence[str]) -> Text:
    """Everything there is to say when a game is over."""
    standings = all_standings(match.game, match.position.table)
    lines = [winner_line(voice, standings, names), Text()]
    if not share_fate(standings):
        lines += score_table(voice, standings, names)
    lines += [Text(), Text(voice.say("seed", seed=match.seed)), Text(voice.say("commitment", hash=match.commitment))]
    return joined([*lines, Text(voice.say("commitment-means"), "dim")])


def all_standings(game: Game[Any], table: Table) -> list[Standing]:
    """The players, then those whom the rules play."""
    return [*game.standings(table), *game.rivals(table)]


def winner_line(voice: Voice, standings: Sequence[Standing], names: Sequence[str]) -> Text:
    winners = [names[standing.seat] for standing in standings if standing.won]
    if not winners:
        return Text(voice.say("nobody-wins"), "bold")
    return Text(voice.say("wins", name=voice.speaker.listing(winners), count=len(winners)), "bold yellow")


def score_table(voice: Voice, standings: Sequence[Standing], names: Sequence[str]) -> list[Text]:
    """One row for each source of points, one column for each seat."""
    sources = list(dict.fromkeys(source for standing in standings for source in standing.details))
    said = [source_word(voice, source) for source in sources]
    total = voice.say("total")
    first = max(map(len, [*said, total])) + 1
    head = Text(" " * first) + Text("").join(Text(f"{names[one.seat][:9]:>10}", "bold") for one in standings)
    rows = [
        Text(f"{word:<{first}}" + "".join(f"{one.details.get(source, 0):>10}" for one in standings))
        for word, source in zip(said, sources, strict=True)
    ]
    return [head, *rows, Text(f"{total:<{first}}" + "".join(f"{one.score:>10}" for one in standings), "bold")]


def source_word(voice: Voice, source: str) -> str:
    """What a source of points is called, if the game has a word for it."""
    return voice.word("source", source=source) if voice.speaker.has("source") else source
