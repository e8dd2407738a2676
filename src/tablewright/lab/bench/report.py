"""What the benchmark found, as a table for people or as data, with a verdict on each target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from .timing import WINDOWS, Figure


class Result(NamedTuple):
    """One contestant's figures; `choose` is for a clone and one random choice made on it."""

    title: str
    contest: str
    play: Figure
    clone: Figure | None
    choose: Figure | None


class Findings(NamedTuple):
    """All that one run of the benchmark found; `absent` says in a sentence for each missing peer why it is missing."""

    seconds: float
    core: int | None
    results: Mapping[str, Result]
    absent: tuple[str, ...]


class Target(NamedTuple):
    """How many times the rate of the fastest of some peers we mean to reach; forced choices are counted alike."""

    text: str
    measure: str
    ours: str
    peers: tuple[str, ...]
    factor: float
    note: str = ""


class Ratios(NamedTuple):
    """How many times a peer's rates one of our builds reaches; the lowest that is judged decides."""

    judged: Mapping[str, float]
    beside: Mapping[str, float]


class Verdict(NamedTuple):
    """The ratios of each of our builds against a target. None were measured if a side is missing."""

    target: Target
    builds: Mapping[str, Ratios]

    @property
    def words(self) -> str:
        if not self.builds:
            return "not measured"
        reached = [build for build in self.builds if min(self.builds[build].judged.values()) >= self.target.factor]
        if PURE in reached:
            return "reached in pure Python"
        return "reached compiled" if reached else "MISSED"


PURE: Final = "pure Python"
COMPILED: Final = "compiled"
BOARDGAME_IO: Final = ("boardgame.io-reducer", "boardgame.io-client")
DOZING: Final = (
    "A clone counts once one can look at its own table and at each seat's open options; its rules run when one chooses."
)
TARGETS: Final = (
    Target("catanatron's decisions per second, with Ronin", "play", "ronin", ("catanatron",), 5),
    Target(
        "catanatron's clones per second, with Ronin: a tenth of its clone time",
        "clone",
        "ronin",
        ("catanatron",),
        10,
        DOZING,
    ),
    Target("catanatron's decisions per second, with Tidal Blades", "play", "tidal", ("catanatron",), 3),
    Target("OpenSpiel's tic-tac-toe in Python", "play", "tic-tac-toe", ("openspiel-python",), 4),
    Target("boardgame.io's tic-tac-toe, the faster way", "play", "tic-tac-toe", BOARDGAME_IO, 10),
)
WIDTHS: Final = (13, 16, 8, 8, 12, 18)


def judge(target: Target, results: Mapping[str, Result]) -> Verdict:
    """Hold each of our builds against the target."""
    keys = {PURE: target.ours, COMPILED: f"{target.ours}-compiled"}
    found = {build: ratios(target, results, key) for build, key in keys.items()}
    return Verdict(target, {build: one for build, one in found.items() if one is not None})


def ratios(target: Target, results: Mapping[str, Result], key: str) -> Ratios | None:
    """Compare like with like: all decisions with all, and those that left a choice with those that did."""
    ours, peers = results.get(key), [results[peer] for peer in target.peers if peer in results]
    if ours is None or not peers:
        return None
    if target.measure == "clone":
        beside = {"clone and choose": ratio(ours.choose, [peer.choose for peer in peers])}
        return Ratios({"clone": ratio(ours.clone, [peer.clone for peer in peers])}, beside)
    every = ours.play.every / max(peer.play.every for peer in peers)
    chosen = ours.play.chosen / max(peer.play.chosen for peer in peers)
    return Ratios({"all decisions": every, "real choices only": chosen}, {})


def ratio(ours: Figure | None, peers: Sequence[Figure | None]) -> float:
    """Our rate as a multiple of the fastest peer's, where all have been measured."""
    assert ours is not None, "a target is set only for what we are measured at"
    return ours.every / max(peer.every for peer in peers if peer is not None)


def verdicts(findings: Findings) -> list[Verdict]:
    return [judge(target, findings.results) for target in TARGETS]


def as_text(findings: Findings) -> str:
    """The table for people."""
    lines = [heading(findings), ""]
    for contest in dict.fromkeys(result.contest for result in findings.results.values()):
        lines += [row(contest, "decisions/s", "real choices/s", "forced", "spread", "clone", "clone and choose")]
        lines += [result_row(result) for result in findings.results.values() if result.contest == contest]
        lines += [""]
    for verdict in verdicts(findings):
        lines += target_lines(verdict)
    lines += [f"Not measured: {sentence}" for sentence in findings.absent]
    return "\n".join(lines) + "\n"


def heading(findings: Findings) -> str:
    place = "no core of its own" if findings.core is None else f"core {findings.core}"
    return f"CPU time on {place}, contestants in turn, median of {WINDOWS} windows of {findings.seconds:g} s."


def row(title: str, *cells: str) -> str:
    return f"{title:<37}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


def result_row(result: Result) -> str:
    play = result.play
    return row(
        f"  {result.title}",
        f"{play.every:,.0f}",
        f"{play.chosen:,.0f}",
        f"{play.forced_share:.0%}",
        f"{play.spread:.0%}",
        time_cell(result.clone),
        time_cell(result.choose),
    )


def time_cell(figure: Figure | None) -> str:
    return "-" if figure is None else f"{microseconds(figure):,.2f} µs"


def microseconds(figure: Figure) -> float:
    return 1e6 / figure.every


def target_lines(verdict: Verdict) -> list[str]:
    """What became of a target: the verdict, the ratios of each build, and what they need to be understood."""
    target = verdict.target
    lines = [f"{verdict.words}: {target.factor:g} × {target.text}"]
    lines += [build_line(build, found) for build, found in verdict.builds.items()]
    return [*lines, f"  {target.note}"] if target.note and verdict.builds else lines


def build_line(build: str, found: Ratios) -> str:
    line = f"  {build}: {listed(found.judged)}"
    return f"{line}; not judged: {listed(found.beside)}" if found.beside else line


def listed(figures: Mapping[str, float]) -> str:
    return ", ".join(f"{figure:.1f} ({what})" for what, figure in figures.items())


def as_data(findings: Findings) -> dict[str, Any]:
    """The same for programs."""
    return {
        "windows": WINDOWS,
        "seconds": findings.seconds,
        "core": findings.core,
        "contestants": {key: result_data(result) for key, result in findings.results.items()},
        "targets": [verdict_data(verdict) for verdict in verdicts(findings)],
        "absent": list(findings.absent),
    }


def result_data(result: Result) -> dict[str, Any]:
    clone, choose = result.clone, result.choose
    return {
        "title": result.title,
        "contest": result.contest,
        "decisions_per_second": result.play.every,
        "real_choices_per_second": result.play.chosen,
        "forced_share": result.play.forced_share,
        "spread": result.play.spread,
        "clone_microseconds": None if clone is None else microseconds(clone),
        "clone_spread": None if clone is None else clone.spread,
        "clone_and_choose_microseconds": None if choose is None else microseconds(choose),
        "clone_and_choose_spread": None if choose is None else choose.spread,
    }


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "target": verdict.target.text,
        "at_least": verdict.target.factor,
        "ratios": {build: dict(found.judged) for build, found in verdict.builds.items()},
        "not_judged": {build: dict(found.beside) for build, found in verdict.builds.items() if found.beside},
        "note": verdict.target.note,
        "verdict": verdict.words.lower(),
    }
