"""What walks through chapters have met, told to programs or to people."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from tablewright.engine.record import Record
from tablewright.lab.heredity.findings import SPREAD, Walk

UNFAIR = ("kept", "search")
"""Who knows what to look for: how often they win says nothing."""
RARE = 3
"""A side that fewer walks have read is told."""


def print_data(walks: Sequence[Walk]) -> None:
    sys.stdout.write(json.dumps([one.as_data() for one in walks], indent=2, ensure_ascii=False) + "\n")


def print_reports(walks: Sequence[Walk]) -> None:
    for met in walks:
        report(met)


def report(met: Walk) -> None:
    """What was met in one chapter, for people."""
    console = Console(width=None if sys.stdout.isatty() else 100, highlight=False, markup=False, emoji=False)
    data, campaign = met.as_data(), met.campaign
    console.print(f"{campaign.prose['en'][f'chapter-{met.chapter}']} ({met.chapter})")
    console.print(walkers_table(data["walkers"]))
    console.print(endings_table(met, list(data["walkers"])))
    missed(console, "Endings never met", data["endings_missing"])
    sides = data["reached"]
    console.print(f"Sides read: {len(sides) - len(data['unreached'])} of {len(sides)}.")
    missed(console, "Never read", [f"{place}: {side}" for side, place in data["unreached"].items()])
    rare = [side for side, times in sides.items() if 0 < times < RARE]
    missed(console, f"Read on fewer than {RARE} walks", [", ".join(rare)] if rare else [])
    console.print(f"Words used: {sum(1 for times in data['words'].values() if times)} of {len(data['words'])}.")
    missed(console, "Never carried out, tested or heard", data["never_used"])
    console.print(f"Facts noted: {', '.join(data['flags']) or 'none'}.")
    missed(console, "Faults", data["faults"])
    console.print(winning_line(met.victory()))


def walkers_table(walkers: dict[str, Any]) -> Table:
    measured = ("choices", "rounds", "minutes")
    table = Table("walker", "games", "won", *measured, caption=f"{', '.join(SPREAD)} of a hundred games in order")
    for name, data in walkers.items():
        won = "" if name in UNFAIR else f"{100 * data['won']:.0f}%"
        spreads = (", ".join(f"{data[what][part]:g}" for part in SPREAD) for what in measured)
        table.add_row(name, str(data["games"]), won, *spreads)
    return table


def endings_table(met: Walk, walkers: list[str]) -> Table:
    table = Table("ending", *walkers)
    for ending in sorted({ending for _, ending in met.endings}):
        table.add_row(ending, *(str(met.endings[walker, ending] or "") for walker in walkers))
    return table


def missed(console: Console, heading: str, entries: list[str]) -> None:
    if entries:
        console.print(f"{heading}:")
        for entry in entries:
            console.print(f"  {entry}")


def winning_line(record: Record | None) -> str:
    if record is None:
        return "No winning line was found."
    heading = f"A winning line of {len(record.steps)} choices with the seed {record.seed}, played again and proven:"
    steps = (f"  {number:3} seat {step.seat}: {step.option}" for number, step in enumerate(record.steps, 1))
    return "\n".join((heading, *steps))
