"""What the benchmark found, as a table for people or as data, with a verdict on each target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from .timing import WINDOWS, Figure


class Result(NamedTuple):
    """One contestant's figures."""

    title: str
    contest: str
    play: Figure
    clone: Figure | None


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


class Verdict(NamedTuple):
    """The ratios against a target; the lowest of them decides. None were measured if a side is missing."""

    target: Target
    ratios: Mapping[str, float]

    @property
    def words(self) -> str:
        if not self.ratios:
            return "not measured"
        return "reached" if self.reached else "MISSED"

    @property
    def reached(self) -> bool:
        return min(self.ratios.values()) >= self.target.factor


BOARDGAME_IO: Final = ("boardgame.io-reducer", "boardgame.io-client")
TARGETS: Final = (
    Target("catanatron's decisions per second, with Ronin", "play", "ronin", ("catanatron",), 5),
    Target("catanatron's clones per second, with Ronin", "clone", "ronin", ("catanatron",), 10),
    Target("OpenSpiel's tic-tac-toe in Python", "play", "tic-tac-toe", ("openspiel-python",), 4),
    Target("boardgame.io's tic-tac-toe, the faster way", "play", "tic-tac-toe", BOARDGAME_IO, 10),
)
WIDTHS: Final = (13, 16, 8, 8, 12)


def judge(target: Target, results: Mapping[str, Result]) -> Verdict:
    """Compare like with like: all decisions with all, and those that left a choice with those that did."""
    ours = figure(results, target.ours, target.measure)
    peers = [found for key in target.peers if (found := figure(results, key, target.measure)) is not None]
    if ours is None or not peers:
        return Verdict(target, {})
    every = ours.every / max(peer.every for peer in peers)
    if target.measure == "clone":
        return Verdict(target, {"clones": every})
    return Verdict(target, {"all": every, "real choices": ours.chosen / max(peer.chosen for peer in peers)})


def figure(results: Mapping[str, Result], key: str, measure: str) -> Figure | None:
    if key not in results:
        return None
    return results[key].clone if measure == "clone" else results[key].play


def verdicts(findings: Findings) -> list[Verdict]:
    return [judge(target, findings.results) for target in TARGETS]


def as_text(findings: Findings) -> str:
    """The table for people."""
    lines = [heading(findings), ""]
    for contest in dict.fromkeys(result.contest for result in findings.results.values()):
        lines += [row(contest, "decisions/s", "real choices/s", "forced", "spread", "clone")]
        lines += [result_row(result) for result in findings.results.values() if result.contest == contest]
        lines += [""]
    lines += [target_line(verdict) for verdict in verdicts(findings)]
    lines += [f"Not measured: {sentence}" for sentence in findings.absent]
    return "\n".join(lines) + "\n"


def heading(findings: Findings) -> str:
    place = "no core of its own" if findings.core is None else f"core {findings.core}"
    return f"CPU time on {place}, contestants in turn, median of {WINDOWS} windows of {findings.seconds:g} s."


def row(title: str, *cells: str) -> str:
    return f"{title:<34}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, WIDTHS, strict=True))


def result_row(result: Result) -> str:
    play, clone = result.play, result.clone
    return row(
        f"  {result.title}",
        f"{play.every:,.0f}",
        f"{play.chosen:,.0f}",
        f"{play.forced_share:.0%}",
        f"{play.spread:.0%}",
        "-" if clone is None else f"{microseconds(clone):,.2f} µs",
    )


def microseconds(clone: Figure) -> float:
    return 1e6 / clone.every


def target_line(verdict: Verdict) -> str:
    ratios = ", ".join(f"{ratio:.1f} ({what})" for what, ratio in verdict.ratios.items())
    target = f"{verdict.target.factor:g} × {verdict.target.text}"
    return f"{verdict.words:<13} {target}: {ratios}" if ratios else f"{verdict.words:<13} {target}"


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
    clone = result.clone
    return {
        "title": result.title,
        "contest": result.contest,
        "decisions_per_second": result.play.every,
        "real_choices_per_second": result.play.chosen,
        "forced_share": result.play.forced_share,
        "spread": result.play.spread,
        "clone_microseconds": None if clone is None else microseconds(clone),
        "clone_spread": None if clone is None else clone.spread,
    }


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    return {
        "target": verdict.target.text,
        "at_least": verdict.target.factor,
        "ratios": dict(verdict.ratios),
        "verdict": verdict.words.lower(),
    }
