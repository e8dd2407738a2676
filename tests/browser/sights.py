"""The moments of all games at which the table is measured, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from typing import Any, NamedTuple

from tablewright.engine.match import Match
from tablewright.games.tidal.table import NOBODY

from .measuring import (
    Measure,
    away_from_the_thumb,
    crowded_by_the_tour,
    cut_beside_the_tour,
    cut_names,
    cut_words,
    faults_in_both_themes,
    on_screens,
    out_of_reach,
    out_of_sight,
    outside,
    unreadable_names,
)
from .moments import Fine, about_to_roll, asked_for, many_cards_to_choose
from .people import Person

CHALLENGE = partial(about_to_roll, fighting=False)
FIGHT = partial(about_to_roll, fighting=True)


class Share(StrEnum):
    """How much of a sight every run looks at; the nightly run looks at all."""

    ALL = "what holds everywhere, and what is measured only here"
    OWN = "what is measured only here: its game has others for the rest"
    NONE = "nothing: another sight is much the same"


class Sight(NamedTuple):
    """A moment of a game, and what is measured at it besides what holds at every table."""

    game: str
    name: str
    players: int
    moment: Fine
    settings: Mapping[str, str] = {}
    shows: str = "#question"
    """What must be seen, so that nothing is measured at a table without it."""
    desk: tuple[Measure, ...] = ()
    phone: tuple[Measure, ...] = ()
    share: Share = Share.ALL

    @property
    def title(self) -> str:
        return f"{self.game}-{self.players}-{self.name}"


# Moments


def in_round(key: str, round_: int) -> Fine:
    """A seat is asked this question, in this round of Tidal Blades or later."""
    return lambda match: match.position.asked().key == key and table_of(match).round >= round_


def table_of(match: Match) -> Any:
    return match.position.table


def six_spots(match: Match) -> bool:
    """Three dice are about to be rolled against a monster with six free spots."""
    table = table_of(match)
    return FIGHT(match) and len(table.attempt) > 2 and table.hits[table.opponent].count(NOBODY) > 5


def rewards_every_trait(match: Match) -> bool:
    """A monster stands in the Fold whose reward shows four symbols side by side."""
    fold = match.game.view(match.position.table, None)["fold"]
    return match.position.asked().key == "move" and any(
        told and told["name"] == "monster-dread-kraken" for told in fold
    )


def caiman_begins(match: Match) -> bool:
    """The character with the longest name is the first player: the flag and all discs are in the head of its board."""
    question, view = match.position.asked(), match.game.view(match.position.table, None)
    begins = question.seat == view["first_player"] and view["seats"][question.seat]["character"] == "caiman"
    return question.key == "move" and begins


def has_artifact(match: Match) -> bool:
    """TB-SYN-02: an artifact may be discarded."""
    question = match.position.asked()
    return question.key == "move" and any(option.id.startswith("artifact:") for option in question.options)


def known_terrain(key: str, terrain: int, option: str = "") -> Fine:
    """The question is `key`, an option begins with `option`, and at least `terrain` cards of the map are known."""

    def fine(match: Match) -> bool:
        question = match.position.asked()
        known = len(match.game.view(match.position.table, None)["board"]) >= terrain
        return question.key == key and known and any(one.id.startswith(option) for one in question.options)

    return fine


# Measures of one game


def chances_off_their_cards(person: Person) -> list[str]:
    """Whether the chances of a fight keep to the card of the monster, on two laptops."""
    beside = outside(".spot-chance", ".monster"), outside(".odds-line", ".attempt", 4)
    laptops = ({"width": 1280, "height": 800}, {"width": 1440, "height": 900})
    return [found for one in beside for found in on_screens(person, one, laptops)]


HIDDEN_SYMBOLS = """() => [...document.querySelectorAll(".card.hue-split")].flatMap((card) => {
  const corners = [...card.querySelectorAll(".card-corner, .card-emblems")].map((one) => one.getBoundingClientRect());
  const within = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...card.querySelectorAll(".card-art .symbol")]
    .filter((symbol) => corners.some((corner) => within(corner, symbol.getBoundingClientRect())))
    .map((symbol) => card.ariaLabel);
})"""


def symbols_behind_corners(person: Person) -> list[str]:
    return [f"a corner of {card} hides a symbol" for card in person.page.evaluate(HIDDEN_SYMBOLS)]


def crowded_announcements(person: Person) -> list[str]:
    """Whether all announcements are in sight beside three opponents."""
    count = person.page.locator(".notices .deed").count()
    scrolls = person.page.locator(".area-beside").evaluate("one => one.scrollHeight > one.clientHeight")
    found = [] if count == 3 else [f"{count} announcements"]
    return found + out_of_sight(".notices .deed")(person) + ["they must be scrolled to"] * scrolls


NOT_IN_SIGHT = """() => document.querySelector('.options').scrollHeight > innerHeight / 2
  || document.querySelector('.area-hand').checkVisibility()"""


def crowded_first_question(person: Person) -> list[str]:
    """Whether a phone shows all characters to choose from, and the board between them and the top."""
    found = out_of_sight(".options .option")(person)
    if person.page.evaluate(NOT_IN_SIGHT):
        found.append("the answers take more than half of the screen, or an empty hand takes room")
    person.sees(person.page.locator(".offered.choosable").first)
    return found


# How many of the places that glow can be seen whole between the tabs and the panels at the bottom.
IN_SIGHT = """(selector) => {
  const ceiling = document.querySelector(".board-tabs").getBoundingClientRect().bottom;
  const floor = Math.min(...[...document.querySelectorAll(".area-ask, .area-hand")]
    .filter((area) => getComputedStyle(area).position === "sticky" && area.checkVisibility())
    .map((area) => area.getBoundingClientRect().top));
  return [...document.querySelectorAll(selector)].filter((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return height > 0 && top >= ceiling - 1 && bottom <= floor + 1;
  }).length;
}"""


def pool_out_of_sight(person: Person) -> list[str]:
    """Whether the head of the pool and two of its rows are in sight while one drafts."""
    person.page.wait_for_function(f"() => ({IN_SIGHT})('.area-pool .choosable') >= 2")
    return out_of_sight(".pool-head")(person)


LETTERS = """() => [...document.querySelectorAll(".land text:not(.label-halo)")].map((text) => {
  const matrix = text.getScreenCTM();
  return [text.textContent, parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix.a, matrix.b)];
}).filter(([, size]) => size < 10)"""


def small_letters(person: Person) -> list[str]:
    return [f"{text!r} on the map is {size:.1f} px high" for text, size in person.page.evaluate(LETTERS)]


# The sights

CUT_NOTES = cut_words(".option-note")


def notes_of(verb: str) -> str:
    """What stands beside the options that begin so; where choices are confirmed, the option holds what is ticked."""
    chosen = f'[value^="{verb}:"]'
    return f".option:is({chosen}, :has({chosen})) .option-note"


SEA = (cut_names(".space-name, .island-title strong"), cut_words(notes_of("space")))
ARTIFACT = notes_of("artifact")
ODDS = out_of_sight(".attempt .odds-chance", most=1)
SLACK_WATER = {"chapter": "chapter-1"}
TUTORIAL = {"chapter": "tutorial"}


def only(players: int, *looked_at: int) -> Share:
    """Every run looks at these counts of players."""
    return Share.ALL if players in looked_at else Share.NONE


def of_sister(game: str) -> list[Sight]:
    """Ronin and Path of Destiny: the first turn, the middle, the end of a chapter, late."""
    toured, drafting = (cut_beside_the_tour,), (crowded_by_the_tour, pool_out_of_sight, out_of_reach)
    characters = (out_of_reach, crowded_first_question, crowded_by_the_tour, faults_in_both_themes)
    return [
        *(
            Sight(
                game, "character", players, asked_for("choose-character"), shows=".offered", share=only(players, 3),
                phone=characters if players == 3 else (out_of_reach,),
            )
            for players in (2, 3, 4, 5)
        ),
        *(
            Sight(
                game, "first-draft", players, asked_for("draft"), desk=toured, phone=drafting, share=only(players, 5)
            )
            for players in (2, 3, 5)
        ),
        *(
            Sight(
                game, "first-play", players, asked_for("play-left"), desk=toured, share=only(players, 5),
                phone=(crowded_by_the_tour, out_of_reach, out_of_sight("#region-hand [data-card]", most=1)),
            )
            for players in (3, 5)
        ),
    ]  # fmt: skip


RONIN = [
    *of_sister("ronin"),
    Sight("ronin", "board", 3, asked_for("choose-board"), {"side": "B"}),
    Sight("ronin", "board", 5, asked_for("choose-board"), {"side": "B"}, share=Share.NONE),
    *(
        Sight("ronin", "middle", players, asked_for("play-right", turn=4), share=only(players, 4))
        for players in (2, 3, 4, 5)
    ),
    *(
        Sight("ronin", "keep", players, asked_for("keep-card"), phone=(away_from_the_thumb,), share=only(players, 5))
        for players in (2, 3, 4, 5)
    ),
    Sight("ronin", "notes", 3, many_cards_to_choose, phone=(CUT_NOTES,), share=Share.OWN),
    *(
        Sight(
            "ronin",
            "late",
            players,
            asked_for("draft", turn=8),
            share=only(players, 1, 5),
            phone=(away_from_the_thumb, faults_in_both_themes),
        )
        for players in (1, 2, 3, 4, 5)
    ),
]
PATH = [
    *of_sister("path"),
    *(
        Sight("path", f"{story}-{keys}", 5, asked_for(keys, turn=turn), {"story": story}, shows=".story-chapter, .way",
              share=Share.ALL if (story, turn) in (("edge", 4), ("striga", 8), ("evil", 4)) else Share.NONE)
        for story in ("edge", "striga", "evil")
        for keys, turn in (("draft", 4), ("play-right", 8))
    ),
    Sight("path", "striga-play", 3, asked_for("play-right", turn=4), {"story": "striga"}, share=Share.NONE),
]  # fmt: skip
TIDAL = [
    Sight("tidal", "character", 3, asked_for("choose-character"), shows=".offered",
          phone=(out_of_reach, crowded_first_question)),
    Sight("tidal", "character", 4, asked_for("choose-character"), phone=(out_of_reach,), share=Share.NONE),
    Sight("tidal", "first-move", 3, asked_for("move"), desk=SEA, share=Share.OWN),
    Sight("tidal", "move", 4, in_round("move", 3), desk=(unreadable_names,), phone=(unreadable_names, out_of_reach)),
    Sight("tidal", "move", 1, in_round("move", 2)),
    Sight("tidal", "island", 4, in_round("island-effect", 2), phone=(out_of_reach,)),
    Sight("tidal", "challenge", 4, CHALLENGE, shows=".attempt .odds-chance", desk=(unreadable_names,),
          phone=(unreadable_names, ODDS, out_of_sight("#question"))),
    Sight("tidal", "fight", 3, FIGHT, shows=".attempt .odds-chance", phone=(ODDS, out_of_sight("#question"))),
    Sight("tidal", "roll", 3, in_round("after-roll", 2)),
    Sight("tidal", "six-spots", 3, six_spots, shows=".spot-chance >> nth=5", desk=(chances_off_their_cards,),
          share=Share.OWN),
    Sight("tidal", "rewards", 3, rewards_every_trait, shows=".monster-words .many",
          desk=(outside(".monster-words .symbol", ".monster"),), share=Share.OWN),
    Sight("tidal", "first-player", 3, caiman_begins, shows=".area-mine .first",
          desk=(outside(".area-mine .in-play .deed", ".area-mine"),), share=Share.OWN),
    Sight("tidal", "announcements", 4, in_round("move", 3), {"announcements": "random"}, shows=".notices .deed",
          desk=(crowded_announcements,), share=Share.OWN),
    Sight("tidal", "artifact", 3, has_artifact, shows=ARTIFACT,
          desk=(cut_words(ARTIFACT),), phone=(cut_words(ARTIFACT),), share=Share.OWN),
    Sight("tidal", "split", 3, asked_for("move"), {"legendary-split": "on"}, shows=".card.hue-split",
          desk=(symbols_behind_corners,), share=Share.OWN),
]  # fmt: skip
HEREDITY = [
    Sight("heredity", "acting", 1, known_terrain("act", 2), TUTORIAL, shows=".land .piece-pc",
          phone=(faults_in_both_themes,)),
    Sight("heredity", "walking", 1, known_terrain("step", 0, "explore:11"), TUTORIAL, shows=".frontier"),
    Sight("heredity", "hurt", 1, known_terrain("allocate", 0, "heart:"), TUTORIAL),
    Sight("heredity", "chapter", 2, known_terrain("act", 3), SLACK_WATER),
    *(
        Sight("heredity", f"map-of-{terrain}", 1, known_terrain("act", terrain), SLACK_WATER, desk=(small_letters,),
              share=Share.OWN if terrain == 8 else Share.NONE)
        for terrain in (4, 6, 8)
    ),
]  # fmt: skip
EXAMPLE = [
    Sight("example", question, 5, asked_for(question), phone=(faults_in_both_themes,) if question == "keep" else ())
    for question in ("lantern", "catch-or-close", "keep")
]
SIGHTS = [*RONIN, *PATH, *TIDAL, *HEREDITY, *EXAMPLE]
