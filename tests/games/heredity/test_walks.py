"""`explore` walks through a chapter: what it reaches, how often the family wins, and lines that are proven."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from tablewright.engine.dice import Luck
from tablewright.engine.match import replay
from tablewright.engine.record import read_record
from tablewright.games import find_game
from tablewright.games.heredity import GAME
from tablewright.games.heredity import conditions as ask
from tablewright.games.heredity.finding import Reading
from tablewright.games.heredity.lures import told_to
from tablewright.games.heredity.references import CardNumber, TokenKind
from tablewright.games.heredity.scenario.folders import ORIGINAL
from tablewright.games.heredity.scenario.words import WORDS
from tablewright.games.heredity.table import Heredity
from tablewright.games.heredity.vocabulary import Instruction
from tablewright.lab.heredity.errands import comes_with_time
from tablewright.lab.heredity.findings import VOCABULARY, Walk
from tablewright.lab.heredity.kept import KeptWalk, kept_walks, written
from tablewright.lab.heredity.quests import quest_for
from tablewright.lab.heredity.walks import Explorer, explore

from .guide import chapter_of_the_guide
from .record_walks import CHAPTERS
from .sitting import Sitting, told_by
from .test_scenarios import spoil


@pytest.fixture
def chapter(tmp_path: Path) -> Path:
    return chapter_of_the_guide(tmp_path / "lamp")


def walk_through(chapter: Path, games: int = 2, seconds: float = 30) -> Walk:
    return explore(find_game("heredity", chapter), {}, games=games, seconds=seconds, seed="walk")


def test_a_walk_reads_every_side_meets_every_ending_and_proves_a_line_to_each(chapter: Path) -> None:
    walk = walk_through(chapter)

    assert walk.complete()
    for ending, record in walk.lines.items():
        again = replay(walk.game, record)
        assert again.over
        assert ending.startswith("victory") == bool((again.result() or [{}])[0].get("won"))


def test_the_report_is_data(chapter: Path) -> None:
    data: dict[str, Any] = walk_through(chapter).as_data()

    assert data["unreached"] == {}
    assert data["words"]["choose"] > 0
    assert data["flags"] == ["oil", "wreckers"]
    assert data["words"]["place_terrain"] > 0  # what is read before the first choice counts too
    assert data["walkers"]["greedy"]["games"] == 2
    assert sum(data["walkers"]["greedy"]["endings"].values()) == 2
    assert set(data["walkers"]["greedy"]["minutes"]) == {"tenth", "fiftieth", "ninetieth"}
    assert data["winning_line"][-1][1].startswith("option:")


def test_what_play_never_allows_is_told_by_file_and_line(chapter: Path) -> None:
    """The checker sees a way to card 22; only play shows that nobody can pay for it."""
    spoil(chapter, "npcs.toml", 'token_kind = "material", n = 1', 'token_kind = "material", n = 9')
    walk = walk_through(chapter, games=1, seconds=0.2)

    assert walk.victory() is None
    assert not walk.complete()
    assert walk.endings_missing() == ["victory home", "victory salvage"]
    line = (chapter / "narrative.toml").read_text("utf-8").splitlines().index("number = 22") + 2
    assert walk.as_data()["unreached"] == {"22": f"narrative.toml:{line}"}
    assert any(
        said.startswith("narrative.toml:") and said.endswith(": choose") for said in walk.as_data()["never_used"]
    )


def test_a_fault_is_told_with_the_record_that_leads_to_it(chapter: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(table: Heredity, reading: Reading) -> None:
        if table.content.cards[reading.card].number == 21:
            raise LookupError("a loose board")

    monkeypatch.setattr("tablewright.games.heredity.taking.lay_beside_terrain", stumble)
    walk = walk_through(chapter, games=1, seconds=0)

    assert walk.faults
    assert "LookupError('a loose board')" in walk.faults[0].sentence
    assert not replay(walk.game, read_record(walk.faults[0].record.to_json(), "fault")).over


def test_several_seats_share_the_walk(chapter: Path) -> None:
    walk = explore(find_game("heredity", chapter), {}, games=1, seconds=0, seed="four", players=4)

    assert {step.seat for record in walk.lines.values() for step in record.steps} == {0, 1, 2, 3}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_side_is_read_and_every_ending_met_on_the_walks_that_are_kept(chapter: str) -> None:
    """`record_walks` finds them in the campaign; they hold in the chapter alone as well."""
    folder = Path(str(ORIGINAL / chapter))
    walk = explore(find_game("heredity", folder), {}, games=0, seconds=0, seed="kept", kept=kept_walks(folder))

    assert walk.unreached() == []
    assert walk.endings_missing() == []
    assert walk.complete()
    assert ("kept", "unfinished") not in walk.endings


def test_a_walk_that_the_cards_no_longer_allow_is_followed_as_far_as_it_goes(chapter: Path) -> None:
    game = find_game("heredity", chapter)
    walk = explore(game, {}, games=1, seconds=0, seed="walk")
    seed, choices, _ = walk.trails[0]
    options = tuple(written(walk.campaign, option) for _, option in choices)
    again = explore(game, {}, games=0, seconds=0, seed="other", kept=[KeptWalk(seed, (*options[:4], "fly", *options))])

    assert again.endings == {("kept", "unfinished"): 1}
    assert [trail.choices for trail in again.trails] == [choices[:4]]
    assert not again.faults


def test_a_quest_wants_what_leads_to_a_hidden_side_and_what_that_needs() -> None:
    """The last side of the bell: a clapper, two at the rope, a village and a holm that know, and Swan."""
    quest = quest_to("152b")

    assert {"152", "151", "150", "171", "164", "148", "147", "153", "145"} <= quest[0]
    assert {"157", "158", "170"}.isdisjoint(quest[0])
    assert quest[1] == {"village_told", "reed_warned", "swan_found"}


def test_a_quest_for_a_death_wants_something_to_hit_with() -> None:
    """Four pairs of bare hands never get past Swan's defence: it takes the clapper or the spear."""
    assert quest_to("185")[0] & {"171", "174"}
    assert quest_to("145")[0].isdisjoint({"171", "174"})


def test_whoever_only_waits_for_the_hourglass_goes_where_it_will_be_needed() -> None:
    """Tokens of a card on the timeline fall by themselves; those of another card do not."""
    story = told_by(30, "[]") + told_by(31, "[]")
    table = Sitting(narrative=story, board=[10], timeline=["family", 30], read=[31]).table
    tides = [ask.TokensOn(TokenKind("general"), "<=", 1, CardNumber(card)) for card in (30, 31)]

    assert [comes_with_time(table, tide, told_to(table, table.content.family)) for tide in tides] == [True, False]


def quest_to(goal: str) -> tuple[set[str], frozenset[str]]:
    walk = Walk(GAME, "chapter-1")
    side = next(side for side, name in walk.sides.items() if name == goal)
    quest = quest_for(walk.campaign, "chapter-1", side, Luck("bell"))
    return {name for side, name in walk.sides.items() if quest.sides >> side & 1}, quest.flags


def test_quests_find_cards_that_lie_at_the_end_of_long_lines() -> None:
    """The clapper hangs in the bell only if somebody brings it from the boathouse to the top of the tower."""
    explorer, luck = Explorer(GAME, GAME.agree(1, {"chapter": "chapter-1"}), "2", 1), Luck("2:search")
    explorer.remember_the_start()
    wanted, walks = {"148", "151", "154", "164"}, 0
    while not wanted <= set(explorer.met.reached) and walks < MOST_WALKS:
        explorer.set_out(luck)
        walks += 1

    assert wanted <= set(explorer.met.reached)


LEADS = """
from tablewright.games.heredity import GAME
from tablewright.lab.heredity.quests import leads
from tablewright.lab.heredity.walks import Explorer
walk = Explorer(GAME, GAME.agree(1, {"chapter": "chapter-1"}), "1", 1).met
print(leads(walk.campaign, "chapter-1"))
"""


def test_a_search_goes_the_same_ways_in_every_process() -> None:
    """Luck draws from the leads, so their order must not depend on how a process hashes words."""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", LEADS], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": number},
        ).stdout
        for number in ("11", "13")
    )  # fmt: skip

    assert len(first) > 1000
    assert first == second


MOST_WALKS = 150
FAMILY_ONLY = {"action_phase", "take_back_tokens", "check_failure"}
"""What the family card says in every chapter."""


def words_of(*chapters: str) -> set[str]:
    return {WORDS[type(word)] for chapter in chapters for word in Walk(GAME, chapter).words()}


def test_the_tutorial_prints_every_instruction() -> None:
    instructions = {WORDS[kind] for kind in get_args(Instruction)}

    assert instructions - words_of("tutorial") - FAMILY_ONLY == set()


def test_the_original_campaign_prints_every_word_of_the_vocabulary() -> None:
    every = {WORDS[kind] for kind in VOCABULARY}

    assert every - words_of(*GAME.content["content"].chapters) - FAMILY_ONLY == set()
