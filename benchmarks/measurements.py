"""Measures everything in one run on one machine and writes it down, each figure below the command that gives it.

What is said about the figures by hand, under a heading of its own, stays from run to run: read it again after each.
"""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from tablewright import __version__

ROOT = Path(__file__).parent.parent
WRITTEN = ROOT / "docs" / "measurements.md"
RULES = {"ronin": "RON", "path": "POD", "tidal": "TB", "heredity": "HER", "example": "FLY"}
"""How the numbers of each game's rules begin."""
ENDS = ("| grep -c ^{}-", "--missing")
"""Of the commands that count a game's rules, and list those without a test."""
CHAPTER = "src/tablewright/games/heredity/packs/original/chapter-1"
MOST_LINES = 60
MISSED = "## What misses its aim"
"""The heading of what is written by hand: a command can count, but not say why."""
HEAD = """# Measurements

Everything below comes from one run of `make measurements` on one machine: {machine}, Python {python}, Tablewright
{version}, begun {begun}. What the figures mean, and what was aimed at, is told in [speed](speed.md),
[load](load.md), [reliability](reliability.md) and [balance](balance.md); [broken rules](mutation.md) have a run of
their own.
"""


@dataclass(frozen=True, slots=True)
class Part:
    """Something to measure: commands whose words are written down; only the last lines of those that say much."""

    title: str
    commands: tuple[str, ...]
    lines: int = MOST_LINES


def simulated(game: str, rest: str) -> str:
    return f".venv/bin/tablewright simulate {game} {rest}"


def counted(game: str, end: str) -> str:
    return f".venv/bin/tablewright rules {game} {end.format(RULES[game])}"


PARTS = (
    Part("Tests, with axe on every page", ("make test",), 1),
    Part("Speed beside the peers", ("make bench",)),
    Part("The slowest odds of Tidal Blades", (".venv/bin/python -m benchmarks.odds",)),
    Part("Load", ("scripts/load",)),
    Part("A seat's part of a page", (".venv/bin/python -m benchmarks.hall.seat_parts",)),
    Part("From the command to a table", (".venv/bin/python -m benchmarks.hall.first_table",)),
    Part("Rules, and those without a test", tuple(counted(game, end) for game in RULES for end in ENDS)),
    Part("Reliability", ("scripts/reliability",), 12),
    Part("A chapter explored", (f".venv/bin/tablewright scenario explore {CHAPTER} | head -n 24",)),
    Part(
        "Greedy against random",
        (
            simulated("ronin", "--players 4 --games 200 --bots greedy,greedy,random,random --seed strength"),
            simulated("path", "--players 4 --games 200 --bots greedy,greedy,random,random --seed strength"),
            simulated("tidal", "--players 4 --games 100 --bots greedy,greedy,random,random --seed strength-3"),
            simulated("heredity", "--players 2 --games 24 --bots random --chapter chapter-1 --seed strength"),
        ),
    ),
    Part(
        "Balance",
        (
            simulated("ronin", "--players 4 --games 400 --bots greedy --seed balance"),
            simulated("path", "--players 5 --games 400 --bots greedy --seed balance"),
            simulated("tidal", "--players 4 --games 1000 --bots greedy --seed fresh-3"),
            *(
                simulated("heredity", f"--players {seats} --games 10 --bots greedy --chapter chapter-1 --seed 8")
                for seats in (1, 2, 3, 4)
            ),
        ),
    ),
)


def measured(part: Part) -> str:
    """A part with what its commands said; one that fails is told too."""
    return "\n".join([f"## {part.title}", "", *(said(command, part.lines) for command in part.commands)])


def said(command: str, lines: int) -> str:
    """The end of what a command says, and how long it took; whoever waits can read along."""
    sys.stderr.write(f"{command}\n")
    began, heard = time.monotonic(), list[str]()
    with subprocess.Popen(
        command, shell=True, cwd=ROOT, env=outside_make(), text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as running:
        for line in running.stdout or ():
            sys.stderr.write(line)
            heard.append(line)
    words = re.sub(r"\x1b\[[0-9;]*m", "", "".join(heard)).strip().splitlines()[-lines:]
    code = running.returncode
    ended = f"({time.monotonic() - began:.0f} s" + (f", ended with {code})" if code else ")")
    return "\n".join(["```", f"$ {command}", *words, ended, "```", ""])


def outside_make() -> dict[str, str]:
    """Within another make, make tells in which folder it works."""
    return {name: value for name, value in os.environ.items() if name not in ("MAKELEVEL", "MAKEFLAGS")}


def machine() -> str:
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"


def missed() -> str:
    """What the document says by hand about aims that are not reached."""
    found = re.search(rf"^{MISSED}\n.*?(?=^## |\Z)", WRITTEN.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return found[0].rstrip() if found else f"{MISSED}\n\nNobody has said yet."


def main() -> None:
    """Write after every part, so that nothing is lost when a long run is stopped."""
    begun = f"{datetime.now(UTC):%d %B %Y, %H:%M} UTC"
    text = HEAD.format(machine=machine(), python=platform.python_version(), version=__version__, begun=begun)
    text += f"\n{missed()}\n"
    for part in PARTS:
        text += "\n" + measured(part)
        WRITTEN.write_text(text.rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
