"""`tablewright rules`: the numbered rules, each with its tests, and those that nothing checks."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from tablewright.games import GAMES, find_game
from tablewright.lab.rule_tests import rule_tests
from tablewright.language.rulebook import rulebook

from .conftest import Run

BOOK = rulebook(find_game("ronin"))
PROJECT_TESTS = Path(__file__).parent.parent


def citing(folder: Path, rules: Iterable[str]) -> Path:
    """A folder of tests in which these rules are cited."""
    own = folder / "tests"
    (own / "deep").mkdir(parents=True)
    marks = "".join(f"@pytest.mark.rule({rule!r})\n" for rule in rules)
    (own / "deep" / "test_some.py").write_text(f"import pytest\n\n\n{marks}def test_it() -> None: ...\n", "utf-8")
    return own


def test_every_rule_is_listed_with_its_title_and_text(run: Run, tmp_path: Path) -> None:
    outcome = run("rules", "ronin", "--tests", tmp_path)

    assert outcome.code == 0
    assert all(f"{rule.id} {rule.title}" in outcome.out and rule.text in outcome.out for rule in BOOK.values())


def test_each_rule_names_the_citing_it(run: Run, tmp_path: Path) -> None:
    own = citing(tmp_path, ["RON-DRAFT-06"])
    outcome = run("rules", "ronin", "RON-DRAFT-0", "--tests", own)
    drafted = outcome.out.split("RON-DRAFT-06 ")[1].split("\nRON-")[0]

    assert "- tests/deep/test_some.py::test_it" in drafted
    assert outcome.out.count("test_it") == 1
    assert "- no test" in outcome.out


@pytest.mark.parametrize("words", ["RON-DRAFT-06", "ron-draft-06", "TEA CEREMONY"])
def test_rules_are_found_by_id_or_words_whatever_their_case(run: Run, tmp_path: Path, words: str) -> None:
    outcome = run("rules", "ronin", words, "--tests", tmp_path)
    listed = [line for line in outcome.out.splitlines() if line.startswith("RON-")]

    assert 1 <= len(listed) < len(BOOK)
    assert words.casefold() in outcome.out.casefold()


def test_rules_are_listed_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    polish = rulebook(find_game("ronin"), "pl")["RON-DRAFT-06"]

    assert polish.text in run("rules", "ronin", "RON-DRAFT-06", "--lang", "pl", "--tests", tmp_path).out


def test_when_every_rule_has_a_test_nothing_is_missing(run: Run, tmp_path: Path) -> None:
    outcome = run("rules", "ronin", "--missing", "--tests", citing(tmp_path, BOOK))

    assert (outcome.code, outcome.out) == (0, "")


def test_rules_without_a_test_are_listed_and_fail_the_command(run: Run, tmp_path: Path) -> None:
    cited = [rule for rule in BOOK if rule not in ("RON-DRAFT-06", "RON-PLAY-01")]
    outcome = run("rules", "ronin", "--missing", "--tests", citing(tmp_path, cited))

    assert outcome.code == 1
    assert [line.split()[0] for line in outcome.out.splitlines()] == ["RON-DRAFT-06", "RON-PLAY-01"]


def test_a_rule_that_a_test_cites_but_the_book_does_not_have_fails_the_command(run: Run, tmp_path: Path) -> None:
    outcome = run("rules", "ronin", "--missing", "--tests", citing(tmp_path, [*BOOK, "RON-DRAFT-99"]))

    assert outcome.code != 0
    assert "RON-DRAFT-99" in outcome.out + outcome.err


def test_a_comment_or_a_helper_is_no_test(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_none.py").write_text('# pytest.mark.rule("RON-DRAFT-06")\nRULE = "RON-DRAFT-06"\n', "utf-8")
    (tmp_path / "helper.py").write_text('@pytest.mark.rule("RON-DRAFT-06")\ndef test_it(): ...\n', "utf-8")

    assert rule_tests(tmp_path) == {}


def test_the_tests_of_this_project_cite_every_rule_and_no_other() -> None:
    known = {rule for name in GAMES for rule in rulebook(find_game(name))}

    assert set(rule_tests(PROJECT_TESTS)) ^ known == set()


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (("poker",), "'poker'"),
        (("ronin", "xyzzy"), "'xyzzy'"),
        (("ronin", "--lang", "de"), "de"),
        (("ronin", "--missing", "--tests", "/no/such/folder"), "/no/such/folder"),
        ((), "game"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(run: Run, words: tuple[str, ...], mentions: str) -> None:
    assert mentions in run("rules", *words).complaint()


@pytest.mark.parametrize("content", [b"def broken(:\n", b"\xff\xfe", b"x = 1\x00\n"])
def test_a_test_file_that_cannot_be_read_is_named_in_one_line(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "test_broken.py").write_bytes(content)

    assert "test_broken.py" in run("rules", "ronin", "--missing", "--tests", tmp_path).complaint()


def test_only_the_tests_of_this_project_are_counted_wherever_one_stands(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    citing(tmp_path, ["RON-DRAFT-06"])
    monkeypatch.chdir(tmp_path)

    said = run("rules", "ronin", "RON-DRAFT-06").out

    assert "test_some.py" not in said
    assert "- tests/games/destiny/test_draft.py::" in said


def test_where_the_tests_do_not_lie_at_hand_nothing_is_said_of_them(run: Run, tmp_path: Path) -> None:
    outcome = run("rules", "ronin", "RON-DRAFT-06", "--tests", tmp_path / "nowhere")

    assert outcome.code == 0
    assert outcome.out.startswith("RON-DRAFT-06 ")
    assert "no test" not in outcome.out
