"""The package: the wheel holds all that the product needs, and works where there is no repository."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablewright import __version__
from tablewright.hall.thanks import TYPEFACES, icon_authors

from .browser.running import RunningHall

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of this run, the same one for all its workers."""
    own = tmp_path_factory.getbasetemp()
    return own.parent if "PYTEST_XDIST_WORKER" in os.environ else own


def made_once(folder: Path, make: Callable[[Path], None]) -> Path:
    """The folder, filled by the first worker that needs it; another one waits for it."""
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            half = folder.with_suffix(".half")
            make(half)
            half.rename(folder)
    return folder


def built(folder: Path) -> None:
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    made = subprocess.run(command, check=False, capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr


@pytest.fixture(scope="session")
def wheel(shared: Path) -> Path:
    return made_once(shared / "dist", built) / f"tablewright-{__version__}-py3-none-any.whl"


@pytest.fixture(scope="session")
def installed(wheel: Path, shared: Path) -> Path:
    """A folder with nothing in it but the package."""
    return made_once(shared / "installed", zipfile.ZipFile(wheel).extractall)


def surroundings(installed: Path) -> dict[str, str]:
    """The package before anything else that Python may find."""
    return {**os.environ, "PYTHONPATH": str(installed), "HOME": str(installed), "TERM": "xterm-256color"}


def test_every_page_script_pack_and_translation_is_in_the_wheel(wheel: Path) -> None:
    source = ROOT / "src"
    wanted = {
        str(file.relative_to(source))
        for file in source.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in (".pyc", ".so")
    }

    held = set(zipfile.ZipFile(wheel).namelist())

    assert wanted - held == set()
    information = f"tablewright-{__version__}.dist-info/licenses/"
    licences = {"LICENSE", "NOTICE", *(f"src/tablewright/hall/static/fonts/{one.file}" for one in TYPEFACES)}
    assert {information + licence for licence in licences} <= held


def test_what_an_index_shows_leads_to_nothing_that_lies_in_the_repository_alone(wheel: Path) -> None:
    shown = zipfile.ZipFile(wheel).read(f"tablewright-{__version__}.dist-info/METADATA").decode("utf-8")

    assert "tablewright serve" in shown
    assert [link for link in re.findall(r"\]\(([^)]+)\)", shown) if "://" not in link] == []


def test_everybody_whose_work_is_used_is_thanked() -> None:
    static, notice = ROOT / "src" / "tablewright" / "hall" / "static", (ROOT / "NOTICE").read_text("utf-8")

    assert {one.file for one in TYPEFACES} == {file.name for file in (static / "fonts").glob("*.txt")}
    drawn = {re.sub("-latin.*", "", file.name) for file in (static / "fonts").glob("*.woff2")}
    assert drawn == {one.name.lower().replace(" ", "-") for one in TYPEFACES}
    for one in TYPEFACES:
        assert one.name in notice
        assert one.author in notice
    assert len(icon_authors()) == (static / "icons" / "ATTRIBUTION.md").read_text("utf-8").count("\n## ")


def test_the_package_is_the_one_that_was_installed(installed: Path) -> None:
    """Otherwise the tests below would prove nothing."""
    said = subprocess.run(
        [sys.executable, "-c", "import tablewright; print(tablewright.__file__)"],
        env=surroundings(installed), cwd=installed, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert Path(said.stdout.strip()).is_relative_to(installed)


@pytest.fixture(scope="session")
def hall(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall that was opened from the package."""
    hall = RunningHall(tmp_path_factory.mktemp("hall"), 8700, environment=surroundings(installed))
    hall.opens()
    yield hall
    hall.closes()


@pytest.mark.parametrize("path", ["/", "/about", "/rules/heredity", "/static/icons/icons.svg", "/static/js/table.js"])
def test_the_hall_serves_its_pages(hall: RunningHall, path: str) -> None:
    with urllib.request.urlopen(hall.address + path, timeout=PATIENCE) as answer:
        assert answer.status == 200
        assert len(answer.read()) > 500


def test_the_hall_says_where_it_is_once_it_answers(hall: RunningHall) -> None:
    deadline = time.monotonic() + PATIENCE
    while not hall.said.read_text().endswith("\n") and time.monotonic() < deadline:
        time.sleep(0.01)

    assert hall.said.read_text() == f"The hall is open at {hall.address}/ (Ctrl+C closes it).\n"


def test_the_terminal_opens_a_table(installed: Path, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = [sys.executable, "-m", "tablewright.cli", "play", "ronin", "--players", "2", "--seed", "package"]
    process = subprocess.Popen(
        words, env=surroundings(installed), cwd=tmp_path, stdin=theirs, stdout=theirs, stderr=theirs
    )
    os.close(theirs)
    try:
        shown, deadline = b"", time.monotonic() + PATIENCE
        while b"RON-SETUP-11" not in shown:  # the rule of the first question: which character?
            assert time.monotonic() < deadline, shown.decode(errors="replace")
            if select.select([ours], [], [], 1.0)[0]:
                shown += os.read(ours, 65536)
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(ours)
