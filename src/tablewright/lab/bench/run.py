"""One run of the benchmark: who takes part, in which order they are measured, and what is written at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import tablewright
from tablewright.engine.game import Game
from tablewright.games import find_game

from . import ours, tictactoe
from .peers import MODERN, PEERS, TIC_TAC_TOE, NotThere, Peer, Program
from .report import Findings, Result, as_data, as_text, verdicts
from .timing import WARM_UP, WINDOWS, Figure, Measure, one_core, take_turns


class Contestant(NamedTuple):
    """Someone who takes part; not everyone can be cloned. `choose` measures a clone and one choice made on it."""

    key: str
    contest: str
    title: str
    play: Measure
    clone: Measure | None
    choose: Measure | None


def bench(peers: Path, seconds: float, as_json: bool) -> int:  # noqa: FBT001 - the words of the command line
    """Measure us beside the peers installed in a folder, in windows of so many seconds; 1 if a target is missed."""
    with one_core() as core, ExitStack() as running:
        contestants, absent = our_contestants(), []
        for peer in PEERS:
            try:
                contestants.append(start(peer, peers, running))
            except NotThere as reason:
                absent.append(str(reason))
        announce(contestants, seconds)
        results = measure(contestants, seconds)
    findings = Findings(seconds, core, results, tuple(dict.fromkeys(absent)))
    sys.stdout.write(json.dumps(as_data(findings), indent=2) + "\n" if as_json else as_text(findings))
    return int(any(verdict.words == "MISSED" for verdict in verdicts(findings)))


def our_contestants() -> list[Contestant]:
    name = f"Tablewright {tablewright.__version__}"
    return [
        our_contestant("ronin", MODERN, f"{name}: Ronin", find_game("ronin"), 4),
        our_contestant("path", MODERN, f"{name}: Path of Destiny", find_game("path"), 4),
        our_contestant("tidal", MODERN, f"{name}: Tidal Blades", find_game("tidal"), 4),
        our_contestant("heredity", MODERN, f"{name}: Heredity", find_game("heredity"), 4),
        our_contestant("tic-tac-toe", TIC_TAC_TOE, name, tictactoe.GAME, 2),
    ]


def our_contestant(key: str, contest: str, title: str, game: Game[Any], players: int) -> Contestant:
    """A game of ours in pure Python, in this very process."""
    play, clone = ours.random_play(game, players), ours.clones(game, players)
    return Contestant(key, contest, title, play, clone, ours.clones_with_a_choice(game, players))


def start(peer: Peer, installed: Path, running: ExitStack) -> Contestant:
    """Start the program of a peer; it ends with the run."""
    program = Program(peer, installed)
    running.callback(program.close)
    play = program.measure("play")
    assert play is not None, "every peer plays"
    title = peer.title.format(version=program.version)
    return Contestant(peer.key, peer.contest, title, play, program.measure("clone"), program.measure("choose"))


def announce(contestants: Sequence[Contestant], seconds: float) -> None:
    """Say how long it will take: nothing else is heard until the end."""
    measures = sum(len(of_all(contestants, measure)) for measure in ("play", "clone", "choose"))
    needed = measures * (WINDOWS + WARM_UP) * seconds
    sys.stderr.write(f"Measuring {len(contestants)} contestants for {needed:.0f} s or a little more.\n")


def of_all(contestants: Sequence[Contestant], measure: str) -> dict[str, Measure]:
    """One measure of all who have it."""
    measures = {contestant.key: getattr(contestant, measure) for contestant in contestants}
    return {key: found for key, found in measures.items() if found is not None}


def measure(contestants: Sequence[Contestant], seconds: float) -> dict[str, Result]:
    """Those who are compared with each other take turns; play first, then clones, then clones with a choice."""
    plays: dict[str, Figure] = {}
    clones: dict[str, Figure] = {}
    choices: dict[str, Figure] = {}
    for contest in (MODERN, TIC_TAC_TOE):
        taking_part = [contestant for contestant in contestants if contestant.contest == contest]
        plays |= take_turns(of_all(taking_part, "play"), seconds)
        clones |= take_turns(of_all(taking_part, "clone"), seconds)
        choices |= take_turns(of_all(taking_part, "choose"), seconds)
    return {
        key: Result(title, contest, plays[key], clones.get(key), choices.get(key))
        for key, contest, title, *_ in contestants
    }
