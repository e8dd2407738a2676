"""Walks through the chapters anew after a change of rules or content: python -m tests.games.heredity.record_walks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tablewright.games.heredity import GAME
from tablewright.lab.walks import explore

FOLDER: Final = Path(__file__).parent / "walks"
CHAPTERS: Final = ("tutorial",)


def main() -> None:
    """As few walks as meet every side and every ending, found by the search that `scenario explore` makes."""
    FOLDER.mkdir(exist_ok=True)
    for chapter in CHAPTERS:
        walk = explore(GAME, {"chapter": chapter}, games=2, seconds=300, seed="walks")
        if not walk.complete():
            raise SystemExit(f"{chapter}: {walk.unreached()} and {walk.endings_missing()} were not met; try again.")
        lines = [json.dumps([one.seed, *(option for _, option in one.choices)]) for one in walk.few_trails()]
        (FOLDER / f"{chapter}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
