"""One run of the benchmark: who takes part, in which order they are measured, and what is written at the end."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import tablewright
from tablewright.games import find_game

from . import ours, tictactoe
from .peers import MODERN, PEERS, TIC_TAC_TOE, NotThere, Peer, Program
from .report import Findings, Result, as_data, as_text, verdicts
from .timing import WINDOWS, Figure, Measure, one_core, take_turns


class Contestant(NamedTuple):
    """Someone who takes part; not everyone can be cloned."""

    key: str
    contest: str
    title: str
    play: Measure
    clone: Measure | None


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
    ronin, name = find_game("ronin"), f"Tablewright {tablewright.__version__}"
    small = tictactoe.GAME
    return [
        Contestant("ronin", MODERN, f"{name}: Ronin", ours.random_play(ronin, 4), ours.clones(ronin, 4)),
        Contestant("tic-tac-toe", TIC_TAC_TOE, name, ours.random_play(small, 2), ours.clones(small, 2)),
    ]


def start(peer: Peer, installed: Path, running: ExitStack) -> Contestant:
    """Start the program of a peer; it ends with the run."""
    program = Program(peer, installed)
    running.callback(program.close)
    play = program.measure("play")
    assert play is not None, "every peer plays"
    title = peer.title.format(version=program.version)
    return Contestant(peer.key, peer.contest, title, play, program.measure("clone"))


def announce(contestants: Sequence[Contestant], seconds: float) -> None:
    """Say how long it will take: nothing else is heard until the end."""
    measures = len(contestants) + sum(one.clone is not None for one in contestants)
    sys.stderr.write(f"Measuring {len(contestants)} contestants for {measures * (WINDOWS + 1) * seconds:.0f} s.\n")


def measure(contestants: Sequence[Contestant], seconds: float) -> dict[str, Result]:
    """Those who are compared with each other take turns; play first, then clones."""
    plays: dict[str, Figure] = {}
    clones: dict[str, Figure] = {}
    for contest in (MODERN, TIC_TAC_TOE):
        taking_part = [contestant for contestant in contestants if contestant.contest == contest]
        plays |= take_turns({one.key: one.play for one in taking_part}, seconds)
        clones |= take_turns({one.key: one.clone for one in taking_part if one.clone is not None}, seconds)
    return {one.key: Result(one.title, one.contest, plays[one.key], clones.get(one.key)) for one in contestants}
