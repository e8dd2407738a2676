"""The published figures of Tidal Blades: where they come from, and what they claim."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
SECTION = (ROOT / "docs" / "balance.md").read_text("utf-8").partition("\n## Tidal Blades\n")[2]
TARGET = (ROOT / "Makefile").read_text("utf-8").partition("\nbalance:")[2].partition("\n\n")[0]
NUMBER = r"(\N{MINUS SIGN}?\d+\.\d+)"


def published_commands() -> list[str]:
    """The simulations that the document names, with the shell's word for a level of difficulty."""
    commands = re.findall(r"`tablewright (simulate tidal [^`]+)`", SECTION)
    return [command.replace("--difficulty D", "--difficulty $$level") for command in commands]


def solo_rows() -> list[tuple[str, float, float]]:
    """Difficulty, share of games won, positions ahead of the rival."""
    rows = re.findall(rf"^\| (easy|normal|hard) \| {NUMBER}% \| {NUMBER} \|", SECTION, re.MULTILINE)
    return [(level, float(won), float(ahead.replace("\N{MINUS SIGN}", "-"))) for level, won, ahead in rows]


def test_make_balance_prints_every_published_figure() -> None:
    commands = published_commands()

    assert len(commands) == 5
    assert [command for command in commands if command not in TARGET] == []


def test_the_published_shares_of_four_players_lie_within_the_goal() -> None:
    four = SECTION.partition("### Three players")[0]
    shares = re.findall(rf"^\| (Axl|Caiman|Dust|Eko) \| 1000 \| \d+ \| {NUMBER}% \|", four, re.MULTILINE)

    assert [name for name, share in shares if 20 <= float(share) <= 30] == ["Axl", "Caiman", "Dust", "Eko"]


def test_the_published_difficulties_are_in_order() -> None:
    rows = solo_rows()

    assert [level for level, _, _ in rows] == ["easy", "normal", "hard"]
    assert [won for _, won, _ in rows] == sorted({won for _, won, _ in rows}, reverse=True)
    assert [ahead for *_, ahead in rows] == sorted({ahead for *_, ahead in rows}, reverse=True)
