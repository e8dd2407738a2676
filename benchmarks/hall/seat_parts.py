"""Times how long it takes to draw what one seat alone is shown, over whole games of four."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace

from tablewright.games import find_game
from tablewright.hall.drawing.gallery import Gallery
from tablewright.hall.drawing.sight import Viewpoint
from tablewright.hall.live import LiveTable
from tablewright.hall.storage import Entry
from tablewright.hall.web.memory import Collector

GAMES, SEATS = 20, 4
AIM = 0.5


def table(number: int) -> LiveTable:
    """A table of Ronin with four people, as the hall holds it."""
    game = find_game("ronin")
    row = SimpleNamespace(
        id=f"parts-{number:06}", players=SEATS, settings=game.agree(SEATS, {}), secret_seed=f"parts {number}", listed=0,
        host_id="0", origin=None, created_at=0.0, rules_version=game.version, content_hash="",
    )  # fmt: skip
    live = LiveTable(game, row)
    live.apply(entry(live, "opened", seats=[sitter(seat) for seat in range(SEATS)]))
    live.apply(entry(live, "begin"))
    return live


def sitter(seat: int) -> dict[str, object]:
    return {"seat": seat, "person": str(seat), "name": f"Person {seat}", "bot": None, "token_hash": None}


def entry(live: LiveTable, kind: str, seat: int | None = None, **payload: object) -> Entry:
    return Entry(live.id, live.seq + 1, kind, seat, payload, None, 0.0)


def parts(live: LiveTable, gallery: Gallery, chance: Random) -> Iterator[float]:
    """A game of random choices; after each, what everybody sees is drawn first, and then each seat's part is timed."""
    while asked := live.asked():
        seat = chance.choice(list(asked))
        live.apply(entry(live, "choose", seat, option=chance.choice(asked[seat].options).id))
        gallery.regions(live, Viewpoint(None, "en"))
        for viewer in range(SEATS):
            began = time.process_time()
            gallery.regions(live, Viewpoint(viewer, "en", (viewer,)))
            yield 1000 * (time.process_time() - began)


def main() -> int:
    chance, gallery, collector = Random("parts"), Gallery(), Collector()
    collector.take_over()  # as the hall does
    took = sorted(part for number in range(GAMES) for part in parts(table(number), gallery, chance))
    median, tenth, hundredth = (took[int(len(took) * share)] for share in (0.5, 0.9, 0.99))
    mean, within = sum(took) / len(took), sum(part <= AIM for part in took) / len(took)
    sys.stdout.write(
        f"A seat's part, drawn {len(took)} times: mean {mean:.2f} ms, median {median:.2f} ms, p90 {tenth:.2f} ms, "
        f"p99 {hundredth:.2f} ms of computing; {within:.1%} within {AIM} ms\n"
    )
    return 0 if mean <= AIM else 1


if __name__ == "__main__":
    sys.exit(main())
