"""The check of the rule tests can see: what it draws, what it breaks, and whether it tells who noticed."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.mutation.breaks import breaks_by_hand, breaks_of
from benchmarks.mutation.citations import citations, rules_in
from benchmarks.mutation.mutate import (
    DRAWN_FROM,
    SHARED_BY_SISTERS,
    SISTERS,
    Mutation,
    Verdict,
    cases_of,
    cited_within,
    draw,
    summary,
    table,
)
from benchmarks.mutation.trial import Outcome, Workshop

from tablewright.engine.faults import BadInput
from tablewright.games import find_game
from tablewright.lab.rule_tests import rule_tests
from tablewright.language.rulebook import rulebook

PROJECT = Path(__file__).parent.parent.parent
BOOKS = {game: list(rulebook(find_game(game))) for game in DRAWN_FROM}
RULES = '''"""A small game of pebbles."""

MOST = 3  # NIM-TAKE-01


def may_take(pebbles: int, wish: int) -> bool:
    """NIM-TAKE-02, -03: no more than are there, and some."""
    if wish > pebbles:
        return False
    return 1 <= wish <= MOST


def winner(last: int) -> int:
    """NIM-WIN-01: whoever takes the last pebble."""
    return last
'''
TESTS = """import pytest

from tablewright.games.nim.rules import may_take, winner


@pytest.mark.rule("NIM-TAKE-01")
def test_three_at_most():
    assert may_take(9, 3) and not may_take(9, 4)


@pytest.mark.rule("NIM-TAKE-02", "NIM-TEXT-01")
def test_no_more_than_are_there():
    assert not may_take(2, 3)


@pytest.mark.rule("NIM-WIN-01")
def test_somebody_wins():
    assert winner(1) is not None
"""
PYTEST = '[tool.pytest.ini_options]\nmarkers = ["rule(*ids)"]\naddopts = "-q"\n'


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def small_project(folder: Path) -> Path:
    """A project with one small game, of which one rule is checked by a test that can hardly fail."""
    written(folder / "pyproject.toml", PYTEST)
    written(folder / "src/tablewright/__init__.py", "")
    written(folder / "src/tablewright/games/nim/rules.py", RULES)
    written(folder / "tests/test_nim.py", TESTS)
    written(folder / "by_hand.toml", "break = []\n")
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return small_project(tmp_path)


def mutation_of(project: Path, *, breaks: int = 1, seconds: float = 60) -> Mutation:
    return Mutation(project, Workshop(project, project / "copy", seconds), breaks, project / "by_hand.toml")


@pytest.fixture(scope="package")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Verdict]:
    """Each rule of the small game with up to two breaks; what was broken is mended in between."""
    project = small_project(tmp_path_factory.mktemp("nim"))
    mutation = mutation_of(project, breaks=2)
    judged = {rule: mutation.judge(rule) for rule in ("NIM-TAKE-01", "NIM-TAKE-02", "NIM-WIN-01", "NIM-TEXT-01")}
    assert (project / "src/tablewright/games/nim/rules.py").read_text("utf-8") == RULES
    return judged


def by_hand(rule: str, old: str, new: str) -> str:
    return f'[[break]]\nrule = "{rule}"\nfile = "nim/rules.py"\nold = "{old}"\nnew = "{new}"\n'


# Drawing


def test_the_same_seed_draws_the_same_rules_and_another_seed_others() -> None:
    assert draw(BOOKS, 60, "7") == draw(BOOKS, 60, "7") != draw(BOOKS, 60, "8")


def test_sixty_rules_are_as_many_different_ones_of_each_game() -> None:
    drawn = draw(BOOKS, 60, "7")

    shares = [len(set(drawn) & set(book)) for book in BOOKS.values()]
    assert sum(shares) == 60
    assert max(shares) - min(shares) <= 1


def test_what_does_not_divide_goes_to_the_first_games_and_nothing_is_drawn_twice() -> None:
    assert draw({"one": ["A", "B", "C"], "two": ["D", "E"]}, 3, "x")[2] in "DE"
    assert draw({"one": ["A", "B"]}, 9, "x") == ["A", "B"]


def test_with_one_folder_of_tests_only_the_rules_that_it_cites_are_drawn_and_only_its_tests_run(project: Path) -> None:
    marked = '@pytest.mark.rule("NIM-WIN-01")'
    written(project / "tests/referees/test_referee.py", f"import pytest\n\n{marked}\ndef test_all(): ...\n")

    assert cited_within(project, "tests/referees/") == {"NIM-WIN-01": ["tests/referees/test_referee.py::test_all"]}
    assert len(cited_within(project, "tests")["NIM-WIN-01"]) == 2


def test_a_folder_without_tests_of_rules_is_refused(project: Path) -> None:
    with pytest.raises(BadInput, match="No test in tests/nowhere cites a rule"):
        cited_within(project, "tests/nowhere")


# Finding what to break


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("RON-END-01: a chapter", ["RON-END-01"]),
        ("RON-END-01 to -03, -07, POD-GEN-02", ["RON-END-01", "RON-END-02", "RON-END-03", "RON-END-07", "POD-GEN-02"]),
        ("HER-TIME-02,\n    -04 and -05", ["HER-TIME-02", "HER-TIME-04", "HER-TIME-05"]),
        ("no rule-12, UTF-8", []),
    ],
)
def test_citations_are_read_as_people_write_them(text: str, named: list[str]) -> None:
    assert rules_in(text) == named


def test_a_number_a_condition_and_a_result_are_broken_where_the_rule_is_cited(project: Path) -> None:
    cited = citations(project / "src")
    first = {rule: breaks_of(cited[rule])[0] for rule in ("NIM-TAKE-01", "NIM-TAKE-02", "NIM-WIN-01")}

    assert {rule: (one.line, one.old, one.new) for rule, one in first.items()} == {
        "NIM-TAKE-01": (3, "3", "4"),
        "NIM-TAKE-02": (8, "wish > pebbles", "(not (wish > pebbles))"),
        "NIM-WIN-01": (15, "return last", "return (last) + 1"),
    }


def test_every_break_by_hand_fits_the_code_and_breaks_a_rule_of_a_book() -> None:
    listed = breaks_by_hand(PROJECT / "src/tablewright/games")

    assert set(listed) <= {rule for book in BOOKS.values() for rule in book}
    assert all(one.old != one.new for some in listed.values() for one in some)


def test_a_break_by_hand_that_fits_nowhere_is_refused(project: Path) -> None:
    written(project / "by_hand.toml", by_hand("NIM-TAKE-01", "MOST = 5", "MOST = 6"))

    with pytest.raises(BadInput, match=r"NIM-TAKE-01 fits 0 places of nim/rules\.py"):
        mutation_of(project)


# Who notices


def test_a_broken_rule_is_noticed_and_told_with_its_place(verdicts: dict[str, Verdict]) -> None:
    verdict = verdicts["NIM-TAKE-01"]

    assert verdict.sound
    assert "| NIM-TAKE-01 | nim/rules.py:3 | `3` → `4` | 1 | noticed |" in table([verdict])


def test_a_rule_whose_test_does_not_notice_is_told(verdicts: dict[str, Verdict]) -> None:
    verdict = verdicts["NIM-WIN-01"]

    assert not verdict.sound
    assert "1 not noticed" in summary([verdict])
    assert "NIM-WIN-01 survives at nim/rules.py:15: `return last` → `return (last) + 1`" in summary([verdict])


def test_the_first_break_decides_and_later_ones_that_survive_are_listed(verdicts: dict[str, Verdict]) -> None:
    verdict = verdicts["NIM-TAKE-02"]

    assert verdict.sound
    assert [one.broken.old for one in verdict.survivors()] == ["1 <= wish <= MOST"]


def test_a_rule_that_no_code_cites_is_not_counted_as_noticed(verdicts: dict[str, Verdict]) -> None:
    verdict = verdicts["NIM-TEXT-01"]

    assert not verdict.sound
    assert "1 no code cites it" in summary([verdict])


def test_a_break_that_cannot_be_loaded_says_nothing_about_the_tests(project: Path) -> None:
    listed = by_hand("NIM-WIN-01", "return last", "return (") + by_hand("NIM-WIN-01", "return last", "return None")
    written(project / "by_hand.toml", listed)
    verdict = mutation_of(project).judge("NIM-WIN-01")

    assert [one.outcome for one in verdict.trials] == [Outcome.UNUSABLE, Outcome.NOTICED]
    assert "by hand" in table([verdict])
    alone = Verdict(verdict.rule, verdict.tests, verdict.trials[:1], by_hand=True)
    assert (alone.sound, alone.outcome) == (False, Outcome.UNUSABLE)
    assert "does not load |" in table([alone])


def test_code_that_never_ends_is_noticed_when_its_time_is_up(project: Path) -> None:
    written(project / "by_hand.toml", by_hand("NIM-WIN-01", "return last", "while True: pass"))

    assert mutation_of(project, seconds=2).judge("NIM-WIN-01").outcome == Outcome.OVER_TIME


@pytest.mark.parametrize(("rule", "other"), [("RON-XP-07", "path"), ("POD-XP-07", "ronin")])
def test_a_rule_of_a_sister_game_is_not_noticed_by_the_cases_of_the_other_one(rule: str, other: str) -> None:
    shared, own = "tests/games/destiny/test_experience.py::test_gain", "tests/games/ronin/test_experience.py::test_tea"

    assert cases_of(rule, [shared, own]) == [shared, own, f"--deselect={shared}[{other}"]
    assert cases_of("TB-DICE-06", [shared]) == [shared]


def test_every_test_that_cites_rules_of_both_sister_games_lies_where_they_share_them() -> None:
    tests = rule_tests(PROJECT / "tests")
    citing = {book: {test for rule in tests if rule.startswith(f"{book}-") for test in tests[rule]} for book in SISTERS}

    both = citing["RON"] & citing["POD"]
    assert both
    assert both == {test for found in citing.values() for test in found if test.startswith(SHARED_BY_SISTERS)}


def test_nothing_is_broken_while_the_tests_fail_anyway(project: Path) -> None:
    written(project / "src/tablewright/games/nim/rules.py", RULES.replace("MOST = 3", "MOST = 2"))

    with pytest.raises(BadInput, match=r"before anything is broken: .*test_three_at_most"):
        mutation_of(project).check_unbroken(["NIM-TAKE-01"])
