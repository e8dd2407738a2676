"""Writes what became of seeded random games, one line each, for scripts/compare-compiled to compare two builds."""

from __future__ import annotations

import hashlib
import sys
from random import Random
from typing import Any

from tablewright.engine import flow
from tablewright.engine.codec import digest
from tablewright.engine.dice import dice_from
from tablewright.engine.game import Game
from tablewright.engine.match import Match
from tablewright.games import find_game
from tablewright.lab.bench import ours, tictactoe

CLONED = 0.05
"""The share of decisions at which a clone is held against its original."""


def line_of(game: Game[Any], players: int, seed: str) -> str:
    """The fingerprints of the final tables, of a game played blind and of one followed, and of the latter's record."""
    chance = Random(seed)
    wishes = {one.name: chance.choice(one.values) for one in game.settings if players in one.players}
    settings = game.agree(players, wishes)
    table = game.set_up(players, settings, dice_from(seed))
    decisions, forced = ours.play_out(game, table, chance)
    match = followed(Match(game, players, settings, seed), chance)
    record = hashlib.sha256(match.record().to_json().encode()).hexdigest()[:16]
    head = f"{game.id} {players} {seed}: {decisions} decisions, {forced} forced"
    return f"{head}, {digest(table)} {digest(match.position.table)} {record}"


def followed(match: Match, chance: Random) -> Match:
    """Play a match at random to its end; now and then, a clone must rebuild the same table."""
    while not match.over:
        if chance.random() < CLONED and digest(match.position.clone().table) != digest(match.position.table):
            sys.exit(f"A clone differs from its original after {len(match.played)} choices of {match.seed}.")
        question = match.position.asked()
        match.choose(question.seat, chance.choice(question.options).id)
    return match


def main(build: str, games: int) -> None:
    """Play so many games for each number of players; `build` says which of the two builds this must be."""
    found = "pure" if str(flow.__file__).endswith(".py") else "compiled"
    if found != build:
        sys.exit(f"The engine in {flow.__file__} is {found}, not {build}.")
    for game in (find_game("ronin"), tictactoe.GAME):  # no other game is compiled
        for players in game.players:
            for number in range(games):
                sys.stdout.write(line_of(game, players, f"compare {number}") + "\n")


main(sys.argv[1], int(sys.argv[2]))
