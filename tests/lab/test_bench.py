"""The benchmark: its game is played right, peers are talked to, and the report judges. No timing is asserted."""

from __future__ import annotations

import dataclasses
import json
import re
import shutil
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablewright
from tablewright.engine.dice import dice_from
from tablewright.engine.faults import BadInput, Illegal
from tablewright.engine.game import Game
from tablewright.engine.notation import position_from_data, position_to_data
from tablewright.engine.position import Position
from tablewright.games import find_game
from tablewright.lab.bench import bench, ours
from tablewright.lab.bench.peers import COMPILED_ROOMS, PEERS, NotThere, Peer, Program
from tablewright.lab.bench.report import TARGETS, Findings, Ratios, Result, as_data, as_text, judge, verdicts
from tablewright.lab.bench.tictactoe import GAME as TIC_TAC_TOE
from tablewright.lab.bench.timing import Figure, Measure, Window, summary, take_turns, work_for

GAME: Game[Any] = TIC_TAC_TOE


def played(cells: str) -> Position:
    """A game in which these cells are marked one after the other."""
    position = Position.of(GAME, GAME.set_up(2, {}, 1), GAME.opening)
    for number, cell in enumerate(cells):
        position.choose(number % 2, f"cell:{cell}")
    return position


def winners(position: Position) -> list[bool]:
    return [standing.won for standing in GAME.standings(position.table)]


# Tic-tac-toe


def test_three_in_a_row_win() -> None:
    position = played("03142")
    assert position.over
    assert winners(position) == [True, False]


def test_the_second_player_wins_on_a_diagonal() -> None:
    position = played("021456")
    assert position.over
    assert winners(position) == [False, True]


def test_a_full_board_without_a_line_is_a_draw_and_the_last_cell_fills_itself() -> None:
    position = played("04821753")
    assert position.over
    assert position.forced == 1
    assert winners(position) == [False, False]
    assert GAME.view(position.table, None)["winner"] is None


def test_a_line_closed_by_the_ninth_mark_wins() -> None:
    position = played("01342578")
    assert position.over
    assert winners(position) == [True, False]


def test_a_marked_cell_is_refused_with_its_rule() -> None:
    with pytest.raises(Illegal, match="cell-taken") as refusal:
        played("44")
    assert refusal.value.rule == "TIC-MARK-02"


def test_a_board_written_by_hand_is_played_on() -> None:
    position = position_from_data(GAME, {"cells": "xx.oo....", "trail": [[0, "cell:2"]]})
    assert position.over
    assert winners(position) == [True, False]


@pytest.mark.parametrize("cells", ["xx", "xxx......", "o........", "xy.......", "xxxoo....", "xoxxoooxx"])
def test_an_impossible_board_is_refused(cells: str) -> None:
    with pytest.raises(BadInput, match="'cells' needs"):
        GAME.by_hand({"cells": cells})


def test_a_clone_and_a_written_position_equal_the_original_at_every_decision() -> None:
    chance = Random(3)
    position = played("")
    while not position.over:
        copies = [position.clone(), position_from_data(GAME, json.loads(json.dumps(position_to_data(position))))]
        assert all(GAME.view(copy.table, 0) == GAME.view(position.table, 0) for copy in copies)
        assert GAME.census(position.table) == {"cells": 9, "marks beside their count": 0, "marks out of turn": 0}
        question = position.asked()
        position.play(question.seat, chance.choice(question.options))


# Random play


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (find_game("ronin"), 4), (find_game("tidal"), 4)])
def test_random_games_end_without_any_copy_or_view(game: Game[Any], players: int) -> None:
    def never(*_: object) -> Any:
        raise AssertionError("random play neither copies nor looks")

    blind = dataclasses.replace(game, copy=never, view=never)
    table = blind.set_up(players, blind.agree(players, {}), dice_from("bench"))
    decisions, forced = ours.play_out(blind, table, Random(1))
    assert decisions > forced >= 0
    assert len(game.standings(table)) == players


def test_tic_tac_toe_counts_every_mark_as_a_decision() -> None:
    for seed in range(30):
        table = GAME.set_up(2, {}, seed)
        decisions, forced = ours.play_out(GAME, table, Random(seed))
        assert decisions == table.marked
        assert forced == (table.marked == 9)


def test_positions_are_sampled_at_open_questions() -> None:
    positions = ours.sampled_positions(GAME, 2)
    assert positions
    assert all(len(position.asked().options) > 1 for position in positions)


def test_a_clone_that_counts_has_a_table_of_its_own_and_the_open_options() -> None:
    position = played("04")
    table, options = ours.clone_to_look_at(position)
    assert table is not position.table
    assert GAME.view(table, 0) == GAME.view(position.table, 0)
    assert [option.id for option in options[0]] == [f"cell:{cell}" for cell in (1, 2, 3, 5, 6, 7, 8)]


def test_a_choice_on_a_clone_leaves_the_original_where_it_was() -> None:
    position = played("04")
    clone = ours.choose_on_a_clone(position, Random(1))
    assert GAME.census(clone.table)["marks beside their count"] == 0
    assert (len(position.asked().options), len(clone.asked().options)) == (7, 6)


@pytest.mark.parametrize("measure", [ours.clones, ours.clones_with_a_choice])
def test_every_sampled_position_is_cloned_in_turn(measure: Callable[[Game[Any], int], Measure]) -> None:
    window = measure(GAME, 2)(0.001)
    assert window.done % len(ours.sampled_positions(GAME, 2)) == 0
    assert window.forced == 0


# Timing


def test_contestants_take_turns_and_the_warm_up_does_not_count() -> None:
    heard: list[str] = []

    def hear(name: str, done: int) -> Window:
        heard.append(name)
        return Window(done if len(heard) > 2 else 999, 1, 0.5)

    figures = take_turns({"one": lambda _: hear("one", 10), "two": lambda _: hear("two", 20)}, 0.5)
    assert heard == ["one", "two"] * 8
    assert figures["one"] == Figure(every=20, chosen=18, forced_share=0.1, spread=0)
    assert figures["two"].every == 40


def test_the_median_is_not_moved_by_one_disturbed_window() -> None:
    assert summary([Window(10, 0, 1), Window(11, 0, 1), Window(2, 0, 1)]).every == 10


def test_work_adds_up_until_the_time_is_used() -> None:
    window = work_for(0.001, lambda: (3, 1))
    assert window.done == 3 * window.forced > 0
    assert window.seconds >= 0.001


# Peers

FAKE = """
import json, sys
for line in sys.stdin:
    if line.startswith("version"): print(json.dumps({"version": "9"}), flush=True)
    elif line.startswith("play"): print(json.dumps({"decisions": 50, "forced": 20, "seconds": 0.5}), flush=True)
    else: print(json.dumps({"clones": 7 if line.startswith("clone") else 3, "seconds": 0.5}), flush=True)
"""


CATANATRON = next(peer for peer in PEERS if peer.key == "catanatron")
COMPILED = next(peer for peer in PEERS if peer.key == "ronin-compiled")


def install(folder: Path, program: str) -> Path:
    """A made-up peer in the place of a real one."""
    (folder / "catanatron" / "bin").mkdir(parents=True)
    (folder / "catanatron" / "bin" / "python").symlink_to(sys.executable)
    (folder / "programs").mkdir()
    (folder / "programs" / "catanatron_peer.py").write_text(program)
    return folder


def compile_nothing(folder: Path, program: str, suffix: str) -> Path:
    """A made-up build of our own rules."""
    (folder / "compiled" / "tablewright" / "engine").mkdir(parents=True)
    (folder / "compiled" / "tablewright" / "engine" / f"flow{suffix}").touch()
    for room in COMPILED_ROOMS:
        shutil.copytree(
            Path(tablewright.__file__).parent / room, folder / "compiled" / "sources" / "tablewright" / room
        )
    (folder / "programs").mkdir()
    (folder / "programs" / "compiled_peer.py").write_text(program)
    return folder


def window(program: Program, measure: str) -> Window:
    found = program.measure(measure)
    assert found is not None
    return found(0.5)


def test_a_peer_is_asked_for_windows_line_by_line(tmp_path: Path) -> None:
    program = Program(CATANATRON, install(tmp_path, FAKE))
    assert program.version == "9"
    assert window(program, "play") == Window(50, 20, 0.5)
    assert window(program, "clone") == Window(7, 0, 0.5)
    assert window(program, "choose") == Window(3, 0, 0.5)
    program.close()
    assert program.process.returncode == 0


@pytest.mark.parametrize("peer", [peer for peer in PEERS if peer.folder in {"pettingzoo", "boardgameio"}])
def test_who_cannot_be_cloned_is_not_asked_for_clones(peer: Peer) -> None:
    assert peer.measures == ("play",)


def test_a_peer_that_does_not_run_is_told_apart_from_one_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(NotThere, match="not installed"):
        Program(CATANATRON, tmp_path)
    with pytest.raises(NotThere, match="does not answer"):
        Program(CATANATRON, install(tmp_path, "raise SystemExit(1)"))


def test_our_compiled_rules_run_on_our_own_python_and_are_found_before_the_sources(tmp_path: Path) -> None:
    tell = "import json, os; input(); print(json.dumps({'version': os.environ['PYTHONPATH']}))"
    program = Program(COMPILED, compile_nothing(tmp_path, tell, EXTENSION_SUFFIXES[0]))
    program.close()
    assert program.command[0] == sys.executable
    assert program.version == str(tmp_path / "compiled")


def test_rules_compiled_for_another_python_do_not_count_as_compiled(tmp_path: Path) -> None:
    with pytest.raises(NotThere, match="not compiled"):
        Program(COMPILED, compile_nothing(tmp_path, FAKE, ".cpython-27-sparc.so"))


@pytest.mark.parametrize(
    ("name", "room"),
    [("engine", "engine"), ("destiny", "games/destiny"), ("ronin", "games/ronin"), ("bench", "lab/bench")],
)
def test_the_recipe_compiles_modules_that_there_are(name: str, room: str) -> None:
    recipe = (Path(__file__).parents[2] / "scripts" / "compile-rules").read_text()
    listed = re.search(rf'^{name}="([^"]*)"$', recipe, re.MULTILINE)
    assert listed is not None
    modules = {path.stem for path in (Path(tablewright.__file__).parent / room).glob("*.py")}
    assert set(listed[1].split()) <= modules


@pytest.mark.parametrize("change", [Path.unlink, lambda path: path.write_text("# other rules\n")])
def test_rules_compiled_before_they_changed_do_not_count_as_compiled(
    tmp_path: Path, change: Callable[[Path], object]
) -> None:
    folder = compile_nothing(tmp_path, FAKE, EXTENSION_SUFFIXES[0])
    change(folder / "compiled" / "sources" / "tablewright" / "games" / "ronin" / "phases.py")
    with pytest.raises(NotThere, match="before they changed"):
        Program(COMPILED, folder)


def test_a_run_without_peers_measures_us_and_says_who_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ours, "SAMPLED_GAMES", 1)
    monkeypatch.setattr(ours, "SAMPLED_POSITIONS", 4)
    assert bench(tmp_path, 0.001, as_json=False) == 0
    written = capsys.readouterr().out
    assert "Ronin" in written
    assert written.count("is not installed") == 4
    assert written.count("are not compiled") == 1
    assert written.count("not measured") == len(TARGETS)


# The report


def result(contest: str, every: float, chosen: float, clones: float | None) -> Result:
    """A contestant that takes four times as long for a clone and a choice as for the clone alone."""
    play = Figure(every, chosen, 1 - chosen / every, 0.1)
    clone = None if clones is None else Figure(clones, clones, 0, 0.02)
    choose = None if clones is None else Figure(clones / 4, clones / 4, 0, 0.02)
    return Result(f"{contest} at {every:g}", contest, play, clone, choose)


def findings(**changed: Result) -> Findings:
    results = {
        "ronin": result("modern", 100_000, 80_000, 200_000),
        "tidal": result("modern", 90_000, 70_000, 100_000),
        "catanatron": result("modern", 12_500, 5_000, 10_000),
        "tic-tac-toe": result("small", 300_000, 290_000, 500_000),
        "openspiel-python": result("small", 30_000, 29_000, 100_000),
        "boardgame.io-reducer": result("small", 10_000, 9_500, None),
        "boardgame.io-client": result("small", 8_000, 7_500, None),
    }
    return Findings(0.5, 1, results | changed, ("pettingzoo is not installed.",))


def slower(**changed: Result) -> Findings:
    """Ronin in pure Python misses the first target, though only if all decisions are counted."""
    return findings(ronin=result("modern", 60_000, 60_000, 200_000), **changed)


def compiled(every: float, chosen: float) -> dict[str, Result]:
    return {"ronin-compiled": result("modern", every, chosen, 400_000)}


def test_like_is_compared_with_like() -> None:
    assert judge(TARGETS[0], findings().results).builds == {
        "pure Python": Ratios({"all decisions": 8, "real choices only": 16}, {})
    }


def test_a_clone_is_judged_alone_and_a_choice_on_it_stands_beside() -> None:
    verdict = judge(TARGETS[1], findings().results)
    assert verdict.builds == {"pure Python": Ratios({"clone": 20}, {"clone and choose": 20})}


def test_what_stands_beside_does_not_decide() -> None:
    lazy = findings().results["ronin"]._replace(choose=Figure(1_000, 1_000, 0, 0))
    verdict = judge(TARGETS[1], findings(ronin=lazy).results)
    assert verdict.builds["pure Python"].beside == {"clone and choose": 0.4}
    assert verdict.words == "reached in pure Python"


def test_the_faster_way_of_a_peer_counts() -> None:
    assert judge(TARGETS[4], findings().results).builds["pure Python"].judged["all decisions"] == 30


def test_the_lower_ratio_decides() -> None:
    assert [verdict.words for verdict in verdicts(slower())] == ["MISSED", *["reached in pure Python"] * 4]


@pytest.mark.parametrize(
    ("every", "chosen", "words"),
    [(90_000, 90_000, "reached compiled"), (62_000, 62_000, "MISSED"), (90_000, 20_000, "MISSED")],
)
def test_what_only_the_compiled_rules_reach_is_said_so(every: float, chosen: float, words: str) -> None:
    assert judge(TARGETS[0], slower(**compiled(every, chosen)).results).words == words


def test_what_pure_python_reaches_needs_no_compiled_rules() -> None:
    verdict = judge(TARGETS[0], findings(**compiled(10_000, 10_000)).results)
    assert list(verdict.builds) == ["pure Python", "compiled"]
    assert verdict.words == "reached in pure Python"


def test_a_target_without_its_peer_is_not_judged() -> None:
    found = findings()
    alone = {key: one for key, one in found.results.items() if key != "catanatron"}
    assert judge(TARGETS[0], alone).words == "not measured"


def test_the_report_is_a_table_with_targets_and_missing_peers() -> None:
    lines = as_text(findings()).splitlines()
    row = next(line for line in lines if "100,000" in line)
    assert all(cell in row for cell in ("80,000", "20%", "5.00 µs", "20.00 µs"))
    assert sum(line.startswith("reached in pure Python: ") for line in lines) == len(TARGETS)
    assert lines[-1] == "Not measured: pettingzoo is not installed."


def test_the_report_gives_the_ratios_of_both_builds_and_explains_the_clones() -> None:
    lines = as_text(slower(**compiled(90_000, 90_000))).splitlines()
    first = lines.index("reached compiled: 5 × catanatron's decisions per second, with Ronin")
    assert lines[first + 1 : first + 3] == [
        "  pure Python: 4.8 (all decisions), 12.0 (real choices only)",
        "  compiled: 7.2 (all decisions), 18.0 (real choices only)",
    ]
    assert lines[first + 4] == "  pure Python: 20.0 (clone); not judged: 20.0 (clone and choose)"
    assert lines[first + 6].startswith("  A clone counts once one can look at")


def test_the_report_as_data_survives_json() -> None:
    data = json.loads(json.dumps(as_data(slower(**compiled(90_000, 90_000)))))
    assert data["contestants"]["ronin"]["clone_microseconds"] == 5
    assert data["contestants"]["ronin"]["clone_and_choose_microseconds"] == 20
    assert data["contestants"]["boardgame.io-client"]["clone_microseconds"] is None
    assert [target["verdict"] for target in data["targets"]] == ["reached compiled", *["reached in pure python"] * 4]
    assert data["targets"][0]["ratios"]["compiled"] == {"all decisions": 7.2, "real choices only": 18}
    assert data["targets"][1]["not_judged"]["pure Python"] == {"clone and choose": 20}
