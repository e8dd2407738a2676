"""What `make check` chooses: what git says has changed, the rules named there, and the tests of both."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from benchmarks.checking.changes import Change, Repository
from benchmarks.checking.choice import Choice, choose, entries, some_of
from benchmarks.checking.named_rules import rules_named
from benchmarks.checking.proof import Finding, failed_test, report
from benchmarks.checking.selecting import Selection, arguments
from benchmarks.mutation.breaks import Break
from benchmarks.mutation.trial import Outcome, Trial

from tablewright.engine.faults import BadInput
from tablewright.games import GAMES
from tablewright.lab.rule_tests import rule_tests

PROJECT = Path(__file__).parent.parent.parent
TABLE = entries()
TEA = "src/tablewright/games/ronin/tea.py"
BREW = '''"""Tea (RON-TEA-01)."""

MOST = 3


# RON-TEA-02: a cup.
def brew(cups):
    """RON-TEA-03, -04."""
    return cups


def drink(cups):
    def sip():
        return cups - 1  # RON-TEA-05

    return sip()
'''
SETUP = """import pytest


@pytest.mark.rule("RON-TEA-03")
def test_brewing(): ...
"""


def written(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


class Worked:
    """A small repository on which somebody works."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.git("init", "--quiet", "--initial-branch=main")
        self.write(TEA, BREW)
        self.write("tests/hall/test_cups.py", SETUP)
        self.write("tests/games/ronin/test_tea.py", SETUP)
        self.commit("Begin")

    def git(self, *words: str) -> None:
        named = ("-c", "user.name=Eve", "-c", "user.email=eve@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *named, *words], cwd=self.place, check=True, capture_output=True)

    def write(self, name: str, text: str) -> None:
        written(self.place / name, text)

    def commit(self, subject: str) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "-m", subject)

    def changed(self) -> list[str]:
        repository = Repository(self.place)
        return [change.path for change in repository.changes(repository.base())]

    def choice(self) -> Choice:
        repository = Repository(self.place)
        return choose(repository.changes(repository.base()), self.place, TABLE, rule_tests(self.place / "tests"))


@pytest.fixture
def worked(tmp_path: Path) -> Worked:
    return Worked(tmp_path)


def chosen_for(path: str) -> Choice:
    """What a change of one file of this project leads to."""
    return choose([Change(path, "", "")], PROJECT, TABLE, {})


def needed_by(path: str) -> Sequence[str]:
    return next(iter(chosen_for(path).groups), ())


# What has changed


def test_on_a_branch_everything_since_main_has_changed(worked: Worked) -> None:
    worked.git("checkout", "--quiet", "-b", "tea")
    worked.write("docs/tea.md", "Tea")
    worked.commit("Write about tea")
    worked.write(TEA, BREW + "\n")
    worked.write("notes ü.txt", "new")

    assert worked.changed() == ["docs/tea.md", "notes ü.txt", TEA]


def test_on_main_what_is_not_committed_has_changed(worked: Worked) -> None:
    worked.write("docs/tea.md", "Tea")
    worked.commit("Write about tea")
    worked.write(TEA, BREW + "\n")

    assert worked.changed() == [TEA]


def test_on_main_without_local_changes_the_last_commit_counts(worked: Worked) -> None:
    worked.write("docs/tea.md", "Tea")
    worked.commit("Write about tea")

    assert worked.changed() == ["docs/tea.md"]


def test_commits_that_are_not_on_the_server_count(worked: Worked) -> None:
    worked.git("update-ref", "refs/remotes/origin/main", "HEAD")
    for name in ("docs/tea.md", "docs/cups.md"):
        worked.write(name, "Tea")
        worked.commit("Write more")

    assert worked.changed() == ["docs/cups.md", "docs/tea.md"]


def test_a_deleted_file_has_changed_and_its_tests_are_not_looked_for(worked: Worked) -> None:
    (worked.place / "tests/hall/test_cups.py").unlink()

    assert worked.changed() == ["tests/hall/test_cups.py"]
    assert worked.choice().groups == {}


def test_a_revision_that_is_not_there_is_refused(worked: Worked) -> None:
    with pytest.raises(BadInput, match="git knows no revision nowhere"):
        Repository(worked.place).changes("nowhere")


# The rules of what has changed


@pytest.mark.parametrize(
    ("old", "new", "rules"),
    [
        ("return cups\n", "return cups + 1\n", ["RON-TEA-02", "RON-TEA-03", "RON-TEA-04"]),
        ("    return cups\n", "", ["RON-TEA-02", "RON-TEA-03", "RON-TEA-04"]),
        ("cups - 1", "cups - 2", ["RON-TEA-05"]),
        ("MOST = 3", "MOST = 4", []),
        ("(RON-TEA-01)", "", ["RON-TEA-01"]),
        ("-03, -04", "-03", ["RON-TEA-02", "RON-TEA-03", "RON-TEA-04"]),
    ],
)
def test_rules_are_those_that_the_changed_function_names_or_named(old: str, new: str, rules: list[str]) -> None:
    assert rules_named(Change(TEA, BREW, BREW.replace(old, new))) == rules


def test_a_new_module_names_all_its_rules_and_half_a_function_none() -> None:
    assert len(rules_named(Change(TEA, "", BREW))) == 5
    assert rules_named(Change(TEA, "", "def brew(")) == []


def test_a_rule_that_a_test_or_a_document_names_is_not_what_changed() -> None:
    assert rules_named(Change("tests/games/ronin/test_tea.py", "", BREW)) == []
    assert rules_named(Change("docs/tea.md", "", BREW)) == []


def test_tests_that_cite_the_rules_are_chosen_wherever_they_are_and_come_first(worked: Worked) -> None:
    worked.write(TEA, BREW.replace("return cups\n", "return cups + 1\n"))
    choice = worked.choice()

    citing = ["tests/games/ronin/test_tea.py::test_brewing", "tests/hall/test_cups.py::test_brewing"]
    assert [str(one) for one in choice.selections()] == [*citing, "tests/games/ronin"]
    assert choice.lines() == [
        "Rules named in what changed: RON-TEA-03; 2 tests cite them.",
        f"{TEA}: tests/games/ronin",
    ]


# The table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_needs_its_folder_a_walk_a_page_and_a_table_in_the_terminal(game: str) -> None:
    tests = needed_by(f"src/tablewright/games/{game}/phases.py")

    assert tests[0] == f"tests/games/{game}"
    assert {one.split("/")[1].split()[0] for one in tests} >= {"conformance", "games", "hall", "language", "terminal"}
    assert all(game in one or one == "tests/test_architecture.py" for one in tests)


def test_what_the_sister_games_share_needs_the_tests_of_both() -> None:
    assert {"tests/games/destiny", "tests/games/ronin", "tests/games/path"} <= set(
        needed_by("src/tablewright/games/destiny/draft.py")
    )


def test_texts_and_cards_need_the_tests_of_the_languages_too() -> None:
    assert "tests/language tidal" in needed_by("src/tablewright/games/tidal/packs/original/tracks.toml")


def test_the_engine_needs_a_walk_of_every_game() -> None:
    tests = " ".join(needed_by("src/tablewright/engine/flow.py"))

    assert "tests/engine" in tests
    assert all(f"[{game}-2" in tests for game in GAMES)


def test_a_changed_test_needs_itself_and_what_tests_share_its_folder() -> None:
    assert needed_by("tests/hall/test_pages.py") == ("tests/hall/test_pages.py",)
    assert needed_by("tests/games/tidal/sitting.py") == ("tests/games/tidal",)
    assert needed_by("tests/test_package.py") == ("tests/test_package.py",)


def test_what_takes_too_long_is_named() -> None:
    said = chosen_for("src/tablewright/hall/static/js/table.js").lines()

    assert any(line.startswith("Left to `make test`: tests/browser") for line in said)


def test_a_file_without_listed_tests_is_named() -> None:
    assert chosen_for("Makefile").lines() == ["No tests are listed for Makefile: run `make test`."]


def test_every_module_and_every_file_of_a_game_is_in_the_table() -> None:
    files = [str(path.relative_to(PROJECT)) for path in (PROJECT / "src").rglob("*") if path.suffix in (".py", ".toml")]

    assert [path for path in files if not set(needed_by(path)) - {"tests/test_architecture.py"}] == []


def test_every_file_that_the_table_lists_is_there() -> None:
    listed = {Selection.read(text).path for entry in TABLE for text in (*entry.tests, *entry.left)}
    patterns = [re.sub(r"{.*?}", "*", path) for path in listed]

    assert [pattern for pattern in patterns if not any(PROJECT.glob(pattern))] == []


def test_many_names_are_cut_short() -> None:
    assert some_of("abc") == "a, b, c"
    assert some_of("abcdef") == "a, b, c, d and 2 more"


# What pytest makes of it


@pytest.mark.parametrize(
    ("written", "test", "covered"),
    [
        ("tests/hall", "tests/hall/test_pages.py::test_one", True),
        ("tests/hall", "tests/hallway/test_pages.py::test_one", False),
        ("tests/hall/test_pages.py::test_one", "tests/hall/test_pages.py::test_one[x]", True),
        ("tests/hall/test_pages.py::test_one", "tests/hall/test_pages.py::test_one_more", False),
        ("tests/hall [path-2", "tests/hall/test_pages.py::test_one[path-2-edge]", True),
        ("tests/hall [path-2", "tests/hall/test_pages.py::test_one[path-3-edge]", False),
    ],
)
def test_a_selection_covers_a_path_or_those_with_a_part_in_their_id(written: str, test: str, *, covered: bool) -> None:
    assert Selection.read(written).covers(test) is covered
    assert str(Selection.read(written)) == written


def test_every_case_that_the_table_names_is_a_test_of_every_run() -> None:
    every = (f"src/tablewright/games/{game}/{place}/" for game in GAMES for place in ("packs", "rules", "text"))
    chosen = choose(
        [Change(path, "", "") for path in [*every, "src/tablewright/games/destiny/text/"]], PROJECT, TABLE, {}
    )
    cases = [one for one in chosen.selections() if one.part]
    collecting = [sys.executable, "-m", "pytest", "--collect-only", *arguments(cases)]
    done = subprocess.run(collecting, cwd=PROJECT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr
    assert [str(case) for case in cases if not any(map(case.covers, done.stdout.splitlines()))] == []


# The proof


@pytest.mark.parametrize(
    ("said", "test"),
    [
        (
            "..F.\nFAILED tests/hall/test_pages.py::test_one[x] - assert\n1 failed",
            "tests/hall/test_pages.py::test_one[x]",
        ),
        ("ERROR tests/hall/test_pages.py::test_one[a b] - KeyError", "tests/hall/test_pages.py::test_one[a b]"),
        ("ERROR tests/hall/test_pages.py - SyntaxError", ""),
        ("4 passed", ""),
    ],
)
def test_a_failed_test_is_told_from_a_file_that_cannot_be_loaded(said: str, test: str) -> None:
    assert failed_test(said) == test


def test_a_broken_rule_is_told_with_what_noticed_it() -> None:
    tea = PROJECT / "src/tablewright/games/ronin/phases.py"
    broken = Break(tea, tea.read_text("utf-8").index("import"), "import", "export")
    found = Finding("RON-TEA-01", Trial(broken, Outcome.NOTICED, "tests/games/ronin/test_tea.py::test_tea"), 4.2)

    assert str(found).startswith("| RON-TEA-01 | ronin/phases.py:")
    assert str(found).endswith("| `import` → `export` | noticed | games/ronin/test_tea.py::test_tea | 4 |")
    assert report([found]).endswith("1 of 1 noticed.\n")
