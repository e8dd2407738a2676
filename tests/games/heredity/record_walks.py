"""Keeps walks anew after a change of rules or content: python -m tests.games.heredity.record_walks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tablewright.games.heredity import GAME
from tablewright.games.heredity.scenario.folders import ORIGINAL
from tablewright.lab.heredity.kept import KeptWalk, keep_walks, kept_walks, written
from tablewright.lab.heredity.walks import explore

from .planned import Plan
from .test_content import CHAPTER, LINES, followed

CHAPTERS: Final = ("tutorial", CHAPTER)


def main() -> None:
    """As few walks as meet every side and every ending: planned ones, old ones, and what the search adds to them."""
    for chapter in CHAPTERS:
        folder = Path(str(ORIGINAL / chapter))
        planned = [as_walk(followed(name)) for name in (*LINES, "looking everywhere", "blows")]
        kept = [*(planned if chapter == CHAPTER else ()), *kept_walks(folder)]
        walk = explore(GAME, {"chapter": chapter}, games=0, seconds=300, seed="walks", kept=kept)
        if not walk.complete():
            raise SystemExit(f"{chapter}: {walk.unreached()} and {walk.endings_missing()} were not met; try again.")
        keep_walks(folder, walk.campaign, walk.few_trails())


def as_walk(plan: Plan) -> KeptWalk:
    campaign = plan.table.content
    return KeptWalk(plan.match.seed, tuple(written(campaign, one.choice.option.id) for one in plan.match.played))


if __name__ == "__main__":
    main()
