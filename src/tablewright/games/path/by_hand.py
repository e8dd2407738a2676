"""Positions that a person writes: a small situation in a small file, everything else by default."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from tablewright.engine.codec import fit
from tablewright.engine.faults import BadInput
from tablewright.engine.knowledge import show
from tablewright.engine.zones import put
from tablewright.games.destiny.by_hand import HandWriter, ShortForm, bare_table, is_opening
from tablewright.games.destiny.cards import colour_of, symbol_of
from tablewright.games.destiny.draft import NOBODY
from tablewright.games.destiny.experience import MOST
from tablewright.games.destiny.symbols import LEFT, RIGHT, SIDES
from tablewright.games.destiny.table import NEW_CHAPTER, is_automa
from tablewright.games.reading.by_hand import COMMON_FIELDS, number, within
from tablewright.games.reading.words import number_of

from . import phases, preparation
from .alliances import MOST_PER_ALLY, lay_out_alliances, of_ally
from .content import ALLIANCES, ALLIES, KINDS, SINGLE_KINDS, Pack
from .exertion import lay_out_exertions
from .missions import lay_out_missions
from .rewards import AUTOMA_MOST, gain_golden_symbol
from .setup import SETTINGS, set_up
from .table import ABILITY_POINTS, FATES, NO_SIDE, Path, story_of
from .vocabulary import FAVOURS

FIELDS = (
    *COMMON_FIELDS, "page", "turn", "active", "seats", "pool", "discard", "deck", "initiative", "row_markers",
    "deck_markers", "to_act", "fates", "dominant", "path_tokens", "exertions", "missions", "requirements", "claims",
    "allies",
)  # fmt: skip
SEAT_FIELDS = (
    "character", "hand", "timeline", "covered", "tokens", "golden", "experience", "points", "abilities",
    "just_played", "alliances",
)  # fmt: skip
PLAYER_FIELDS = ("hand", "abilities", "alliances")
PREPARATION = tuple(
    phase.__name__
    for phase in (
        preparation.choose_character, preparation.seat_automa, preparation.place_markers, preparation.set_up_story,
    )
)  # fmt: skip
SINGLE_TURNS = tuple(
    phase.__name__
    for phase in (
        phases.draft_pair, phases.resolve_cards, phases.resolve_alliances, phases.chapter_abilities,
        phases.resolve_kept,
    )
)  # fmt: skip
FORM: Final = ShortForm("Path of Destiny", SETTINGS, FIELDS, SEAT_FIELDS, PLAYER_FIELDS, PREPARATION)
AUTOMAS_ACT = (phases.draft_pair.__name__,)
BETWEEN_CHAPTERS = tuple(
    phase.__name__
    for phase in (phases.chapter_abilities, phases.prepare_timelines, phases.resolve_kept, phases.turn_page)
)
PATH_TOKENS_HELD = (*BETWEEN_CHAPTERS, phases.read_ending.__name__)
AFTER_SCORING = (phases.resolve_alliances.__name__, phases.score_chapter.__name__, *PATH_TOKENS_HELD)
CHAPTER_ENDS = (phases.find_dominant.__name__, *AFTER_SCORING, phases.final_scoring.__name__)
KEPT_RESOLVED = (phases.resolve_kept.__name__, phases.turn_page.__name__)
TURNS_DONE: Mapping[str, tuple[int, ...]] = {
    phases.introduction.__name__: (0,),
    phases.start_chapter.__name__: (0, 3, 6),
    phases.find_dominant.__name__: (3, 6, 9),
    phases.resolve_alliances.__name__: (3, 6, 9),
    phases.score_chapter.__name__: (3, 6, 9),
    **dict.fromkeys(BETWEEN_CHAPTERS, (3, 6)),
    phases.read_ending.__name__: (9,),
    phases.final_scoring.__name__: (9,),
}
STORY_FIELDS = {
    "exertions": ("edge", "full"), "missions": ("striga", "full"), "requirements": ("striga", "full"),
    "claims": ("striga", "full"), "allies": ("evil", "full"),
}  # fmt: skip


def table_by_hand(data: Mapping[str, Any], pack: Pack) -> Path:
    """A table from the short form that the author's guide describes; cards are named by key."""
    table = bare_table(data, FORM, partial(set_up, pack))
    if is_opening(data, FORM):
        return table
    writer = Writer(table)
    entries = writer.write_seats(data, FORM)
    writer.write_mat(data)
    for seat, entry in enumerate(entries):
        writer.write_alliances(seat, entry)
    return table


class Writer(HandWriter):
    """Writes the parts of a position of Path of Destiny onto a bare table."""

    table: Path

    def write_seat(self, seat: int, entry: Mapping[str, Any]) -> None:
        table, where = self.table, f"seats[{seat}]"
        automa = is_automa(table, seat)
        self.write_cards(seat, entry, where)
        self._golden(seat, entry, where)
        most = AUTOMA_MOST if automa else MOST
        table.experience[seat] = within(entry.get("experience", 0), 0, most, f"{where}.experience")
        table.points[seat] = put(table.points[seat], ABILITY_POINTS, number(entry, "points", 0, where))
        if not automa:
            self.write_abilities(seat, entry, where)

    def _golden(self, seat: int, entry: Mapping[str, Any], where: str) -> None:
        """Golden symbol tokens, besides the ordinary ones."""
        for name in fit(entry.get("golden", []), list[str], f"{where}.golden"):
            gain_golden_symbol(self.table, seat, symbol_of(name, f"{where}.golden"))

    def write_mat(self, data: Mapping[str, Any]) -> None:
        table, phase = self.table, data.get("phase")
        self._turn(data)
        self._page(data)
        self._fates(data)
        story, page = story_of(table), table.page
        renewed = phase in KEPT_RESOLVED and table.kept_effects == NEW_CHAPTER
        self.write_active(data, story.active(story.following(page, table.dominant) if renewed else page))
        if phase == phases.final_scoring.__name__:
            table.page = story.following(page, table.dominant)
        self.write_order(data, SINGLE_TURNS, AUTOMAS_ACT)
        self._path_tokens(data)
        self.write_markers(data)
        self.write_decks(data)
        self._story(data)

    def _turn(self, data: Mapping[str, Any]) -> None:
        """The turn, by default the first that fits phase and page; the end of a chapter comes after its last turn."""
        table, phase = self.table, str(data.get("phase"))
        page: int = fit(data.get("page", 1), int, "'page'")
        chapter = next((one for one in range(3) if page in self._pages(one)), 0)
        ends = phase in CHAPTER_ENDS
        possible = TURNS_DONE.get(phase, (0, 3, 6))
        usual = next((done for done in possible if done >= chapter * 3 + ends), possible[-1])
        self.write_turn({"turn": usual if ends else usual + 1, **data})
        if ends and table.turn % 3 == 2:
            table.turn += 1  # these phases come after the turn that is named
        if phase in TURNS_DONE and table.turn not in TURNS_DONE[phase]:
            named = ", ".join(str(done if ends else done + 1) for done in TURNS_DONE[phase])
            raise BadInput(f"'turn' cannot be {data['turn']} in the phase {phase!r}, only: {named}.")

    def _pages(self, chapter: int) -> list[int]:
        """The story cards that can open a chapter, the left branch first."""
        story, pages = story_of(self.table), [1]
        for _ in range(chapter):
            pages = [story.following(page, side) for page in pages for side in (LEFT, RIGHT)]
        return pages

    def _page(self, data: Mapping[str, Any]) -> None:
        """The story card that opened the chapter; by default that of the left branch."""
        ended = data.get("phase") in CHAPTER_ENDS
        chapter = self.table.turn // 3 - ended
        pages = self._pages(chapter)
        self.table.page = fit(data.get("page", pages[0]), int, "'page'")
        if self.table.page not in pages:
            known = ", ".join(map(str, pages))
            raise BadInput(f"'page' cannot be {self.table.page}: chapter {chapter + 1} is opened by one of: {known}.")

    def _fates(self, data: Mapping[str, Any]) -> None:
        table, phase = self.table, data.get("phase")
        fates = fit(data.get("fates", []), list[str], "fates")
        table.fates = tuple(number_of(fate, FATES, "fates") for fate in fates)
        most = 3 if phase in CHAPTER_ENDS else table.turn % 3 + (phase == phases.end_turn.__name__)
        if len(table.fates) > most:
            raise BadInput(f"'fates' lists {len(table.fates)} tokens; at this moment there can be {most}.")
        usual = SIDES[LEFT] if phase == phases.final_scoring.__name__ else None
        side = data.get("dominant", usual)
        table.dominant = NO_SIDE if side is None else number_of(side, SIDES, "dominant")
        if table.dominant == NO_SIDE and phase in AFTER_SCORING:
            raise BadInput("'dominant' must be left or right in this phase.")

    def _path_tokens(self, data: Mapping[str, Any]) -> None:
        """Who holds the path tokens; by default, once they are awarded, whoever is first in initiative."""
        table, held = self.table, data.get("phase") in PATH_TOKENS_HELD
        usual = [table.initiative[0] if held else NOBODY] * 2
        holders: list[int] = fit(data.get("path_tokens", usual), list[int], "path_tokens")
        if len(holders) != 2 or not all(NOBODY <= seat < table.seats for seat in holders):
            raise BadInput("'path_tokens' names the seats that hold the left and the right one; -1 for nobody.")
        if held and NOBODY in holders:
            raise BadInput("'path_tokens' must name two seats in this phase: both tokens have been awarded.")
        table.path_tokens = tuple(holders)

    def _story(self, data: Mapping[str, Any]) -> None:
        """What the story has laid out; by default as its own setup would."""
        table = self.table
        for name, tale in STORY_FIELDS.items():
            if name in data and tale != (table.story, table.mode):
                raise BadInput(f"{name!r} cannot be given: the chosen story lays out no such thing.")
        if table.story == "edge" and table.mode == "full":
            lay_out_exertions(table)
            self._exertions(data)
        elif table.story == "striga":
            lay_out_missions(table)
            self._missions(data)
            self._claims(data)
        elif table.story == "evil":
            lay_out_alliances(table)
            self._allies(data)

    def _exertions(self, data: Mapping[str, Any]) -> None:
        table, pack = self.table, self.table.content
        keys = {one.key: pack.first_exertion_face + place for place, one in enumerate(pack.exertions)}
        for place, key in enumerate(listed(data, "exertions", list[str], len(table.exertions))):
            if key not in keys or pack.exertion(keys[key]).chapter != place:
                raise BadInput(f"exertions[{place}] must be an exertion card of chapter {place + 1}, not {key!r}.")
            self._bring(keys[key], table.exertions[place])

    def _missions(self, data: Mapping[str, Any]) -> None:
        table, pack = self.table, self.table.content
        keys = {one.key: pack.first_mission_face + place for place, one in enumerate(pack.missions)}
        for place, key in enumerate(listed(data, "missions", list[str], len(KINDS))):
            solo = table.humans == 1 and KINDS[place] in SINGLE_KINDS
            if key not in keys or pack.mission(keys[key]).kind != KINDS[place] or pack.mission(keys[key]).solo != solo:
                kind = f"{'solo ' if solo else ''}mission of kind {KINDS[place]}"
                raise BadInput(f"missions[{place}] must be a {kind}, not {key!r}.")
            self._bring(keys[key], table.missions[place])
        colours = listed(data, "requirements", list[str], len(table.requirements))
        for place, name in enumerate(colours):
            colour = colour_of(name, "requirements")
            if colour not in pack.requirements:
                raise BadInput(f"requirements[{place}]: there is no requirement card for {name}.")
            if name in colours[:place]:
                raise BadInput(f"requirements[{place}]: there is only one requirement card for {name}.")
            self._bring(pack.first_requirement_face + pack.requirements.index(colour), table.requirements[place])

    def _bring(self, face: int, card: int) -> None:
        """Let a card have a face; the card that had it gets the other one."""
        faces = self.table.faces
        holder = faces.index(face)
        faces[holder], faces[card] = faces[card], faces[holder]

    def _claims(self, data: Mapping[str, Any]) -> None:
        """Tokens at the requirements: 0 none, 1 first, 2 later, by seat."""
        table = self.table
        for place, row in enumerate(listed(data, "claims", list[list[int]], len(table.requirements))):
            if len(row) != table.seats or not all(0 <= one <= 2 for one in row):
                raise BadInput(f"claims[{place}] needs a number from 0 to 2 for each of {table.seats} seats.")
            if any(row[table.humans :]):
                raise BadInput(f"claims[{place}] names an Automa, which claims nothing.")
            table.claims[place] = tuple(row)
            for seat, claim in enumerate(row):
                if claim:
                    show(table, seat, (table.missions[place],))

    def _allies(self, data: Mapping[str, Any]) -> None:
        """The ally beside each row."""
        table = self.table
        words = (*ALLIES, "choice")
        rows = fit(data.get("allies", []), list[str], "allies")
        if rows:
            if len(rows) != 3 or sorted(rows) != sorted(words) or rows[-1] != "choice":
                raise BadInput(
                    "'allies' names those at the last three rows: renfri and stregobor in any order, choice."
                )
            named = tuple(words.index(row) for row in rows)
            table.alliance_rows = (*((NO_SIDE,) * (len(table.pool) - 3)), *named)

    def write_alliances(self, seat: int, entry: Mapping[str, Any]) -> None:
        """Alliance cards before a seat, as `renfri.swap-active`."""
        table, where = self.table, f"seats[{seat}].alliances"
        for name in fit(entry.get("alliances", []), list[str], where):
            card = self._alliance(name, where)
            ally = table.content.alliance(table.faces[card]).ally
            table.alliance_decks[ally] = tuple(one for one in table.alliance_decks[ally] if one != card)
            table.alliances[seat] += (card,)
            show(table, seat, (card,))
            if len(of_ally(table, seat, ally)) > MOST_PER_ALLY:
                raise BadInput(f"{where} names more than {MOST_PER_ALLY} cards of {ALLIES[ally]}.")

    def _alliance(self, name: str, where: str) -> int:
        ally, _, kind = name.partition(".")
        if ally not in ALLIES or kind not in FAVOURS or not self.table.alliance_rows:
            raise BadInput(
                f"{where} must name an ally and a favour in Lesser Evil, such as renfri.active, not {name!r}."
            )
        wanted = FAVOURS[kind]({}, where)
        start = self.table.content.first_alliance_face
        for card in range(start, start + ALLIANCES):
            alliance = self.table.content.alliance(self.table.faces[card])
            free = card in self.table.alliance_decks[alliance.ally]
            if free and ALLIES[alliance.ally] == ally and alliance.favour == wanted:
                return card
        raise BadInput(f"{where}: there is no further card {name!r}.")


def listed(data: Mapping[str, Any], name: str, kind: Any, most: int) -> list[Any]:
    """A list that has no more entries than there are places."""
    found: list[Any] = fit(data.get(name, []), kind, name)
    if len(found) > most:
        raise BadInput(f"{name!r} lists {len(found)}; there are {most}.")
    return found
