"""The referee of Heredity: plays the same choices by its own reading and compares the whole table each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.games.heredity.assembly import GAME
from tablewright.games.heredity.kinds import ANCHOR_COLOURS, TOKENS
from tests.referees.following import Moment, Step

from . import cards, clock, printed
from .acts import dropped
from .body import Script
from .offers import drops
from .printed import FAMILY, PARTS, PCS, Printed
from .state import Area, Ask, ChapterOver, Context, LeftOut, Table, area_name
from .story import carry_all

SEATED: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (PCS,),
    2: (("djamal", "selena"), ("maeve", "brick")),
    3: (("djamal", "brick"), ("maeve", "brick"), ("selena", "brick")),
    4: (("djamal",), ("maeve",), ("selena",), ("brick",)),
}
"""HER-GEN-04 to -07: for whom each seat speaks."""
ICONS = ("observe", "talk", "interact")
EXCHANGED = ("give", "get", "give-materials", "get-materials", "done", "drop", "leave", "materials")
RESTS = {"rest", "done", "refuse", "nobody-joins"}
SHARED = ("act", "join-attack", "join-action")


class Names:
    """What the program's numbers mean at a moment."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.areas: dict[int, Area] = {}
        for terrain in GAME.view(table, None)["board"]:
            for one in terrain["areas"]:
                self.areas[one["area"]] = (terrain["number"], one["id"])

    def card(self, card: int) -> int:
        """A card by its printed number; shuffled karma cards by their faces."""
        return int(self.table.content.numbers[self.table.faces[2 * card] // 2])

    def face(self, side: Any) -> int:
        """The printed number of a karma card that was drawn."""
        return int(self.table.content.numbers[int(side) // 2])

    def offered(self, moment: Moment) -> set[tuple[int, Area]]:
        """On which part of a merged area a figure stands, or may go: the book leaves it open (HER-EXPL-06)."""
        found = {(one, self.areas[area]) for one, area in enumerate(self.table.places) if one >= len(PCS) and area >= 0}
        for option in (option for one in moment.asked.values() for option in one.options):
            head, _, area = option.rpartition("area:")
            if area.isdigit() and int(area) in self.areas:
                pc = head.split(":")[1] if head.startswith("move") else ""
                found.add((PCS.index(pc) if pc else -1, self.areas[int(area)]))
        return found

    def option(self, option: str) -> str:
        """An option with areas by name, and things that are picked up in order."""
        if option.startswith("pick-up") and option.count(":") == 3:
            head, _, things = option.rpartition(":")
            return f"{head}:{'+'.join(sorted(things.split('+'), key=lambda one: (one.isalpha(), one)))}"
        head, found, tail = option.rpartition("area:")
        return f"{head}area:{area_name(self.areas[int(tail)])}" if found and tail.isdigit() else option


class Judge:
    """Follows a chapter from its beginning, or from a position by hand."""

    def __init__(self, chapter: Printed | None = None) -> None:
        self.printed = chapter
        self.script: Script | None = None
        self.ask: Ask | None = None
        self.left_out = ""
        self.over = False
        self.compared = 0

    def begins(self, moment: Moment) -> None:
        table = moment.table
        self.printed = self.printed or printed.chapter(table.chapter)
        self.names = Names(table)
        self.t = new_table(self.printed, table)
        self.drive(whole_chapter(self.t))
        self.compare(moment)

    def drive(self, script: Script) -> None:
        self.script = script
        self.advance(None)

    def advance(self, answer: str | None) -> None:
        """Go on to the next question that leaves a choice (a single option is taken by itself)."""
        assert self.script is not None
        try:
            self.ask = next(self.script) if answer is None else self.script.send(answer)
            while self.ask.key != "act" and len(set(self.ask.options)) == 1:
                self.ask = self.script.send(self.ask.options[0])
        except ChapterOver:
            self.over, self.ask = True, None
        except LeftOut as reason:
            self.left_out, self.script, self.ask = str(reason), None, None

    def follows(self, step: Step) -> None:
        if self.left_out or self.over:
            return
        names, after = self.names, Names(step.after.table)
        self.names = after
        self.t.draws = [names.face(event.arguments["card"]) for event in step.events if event.key == "karma-drawn"]
        self.t.offered = after.offered(step.after)
        self.t.settled = their_table(step.after.table, after)
        self.t.resting = resting_after(step)
        self.t.phase_over = bool({name for name, _, _ in step.passed} - {"family_acts"})
        try:
            self.answer(names.option(step.option), step)
            self.compare(step.after)
        except AssertionError as difference:
            difference.add_note(f"asked: {self.ask}; told: {[(one.key, dict(one.arguments)) for one in step.events]}")
            raise

    def answer(self, option: str, step: Step) -> None:
        """What the choice means for the question that the referee has open."""
        assert self.ask is not None
        waits = any(one.key == self.ask.key for one in step.after.asked.values())
        if self.ask.key != "act" and option.startswith("drop") and option.count(":") > 1:
            self.let_fall(option, step, waits=waits)
        elif self.ask.key == "act":
            self.acted(option, step)
        elif self.ask.key == "exchange" and option.partition(":")[0] in EXCHANGED:
            if exchanged(step):
                self.advance("done")
        elif option == "rest" or (option == "done" and waits):
            return
        elif option in self.ask.options:
            self.advance(option)
            joining = any(one.key == "join-attack" for one in step.after.asked.values())
            if self.ask is not None and self.ask.key == "join-attack" and not joining:
                self.advance("done")  # all others were done before
        else:
            self.advance(f"@{option}")

    def let_fall(self, option: str, step: Step, *, waits: bool) -> None:
        """HER-MAT-11: dropping neither ends nor answers what is going on."""
        assert self.ask is not None
        if self.ask.key in ("join-attack", "allocate"):
            self.advance(option)
            return
        dropped(self.t, option)
        if self.ask.key == "exchange":
            if exchanged(step):
                self.advance("done")
        elif not waits:
            self.advance(option)

    def acted(self, option: str, step: Step) -> None:
        if option == "rest":
            self.advance("over" if self.t.phase_over else "rest")
            return
        seats = SEATED[step.before.table.seats]
        assert option.split(":")[1] in seats[step.seat], f"seat {step.seat} does not speak for {option}"
        self.advance(option)

    def compare(self, moment: Moment) -> None:
        if self.left_out:
            return
        assert not self.t.draws, f"a karma card was drawn that the book does not ask for: {self.t.draws}"
        if self.ask is not None and self.ask.key == "exchange":
            return
        self.compared += 1
        theirs, ours = their_table(moment.table, self.names), our_table(self.t)
        wrong = [
            f"{key}: by the book {only(mine, theirs[key])}, in the program {only(theirs[key], mine)}"
            for key, mine in ours.items()
            if mine != theirs[key]
        ]
        assert not wrong, "; ".join(wrong)
        self.compare_questions(moment, self.names)

    def compare_questions(self, moment: Moment, names: Names) -> None:
        """The same question with the same options, no more and no fewer."""
        if self.over or moment.table.outcome:
            assert self.over == bool(moment.table.outcome), "the chapter is over for one of the two only"
            return
        assert self.ask is not None
        others = ("act-between", "act-after-all", "drop-between") if self.ask.key != "act" else ()
        for seat, one in moment.asked.items():
            if one.key not in others:
                self.compare_options(moment, seat, {names.option(option) for option in one.options} - RESTS, one.key)

    def compare_options(self, moment: Moment, seat: int, offered: set[str], key: str) -> None:
        assert self.ask is not None
        mine = set(self.ask.options) - RESTS
        if self.t.in_act and self.ask.key != "act":
            offered = self.without_drops(offered, exact=self.ask.key == "step" and moment.table.seats == 1)
        if self.ask.key in SHARED and moment.table.seats > 1:
            mine = {one for one in mine if one.split(":")[1] in SEATED[moment.table.seats][seat]}
        if self.ask.key in ("act", "join-attack", "join-action"):
            assert key.startswith(("act", "join")), f"the book asks {self.ask.key}, the program {key}"
        assert mine == offered, (
            f"{self.ask.key}, {key}: by the book {sorted(mine - offered)}, in the program {sorted(offered - mine)}"
        )

    def without_drops(self, offered: set[str], *, exact: bool) -> set[str]:
        """HER-MAT-11: at every question of an action things can be let fall, but not those that it is about."""
        fall = {one for one in offered if one.startswith("drop") and one.count(":") > 1}
        may = {one for pc in PCS for one in drops(self.t, pc)}
        assert fall <= may, f"the program lets fall what nobody carries: {fall - may}"
        assert fall == may or not exact, f"the program does not let fall {may - fall}"
        return offered - fall

    def ends(self, table: Any, standings: Any) -> None:
        pass


def resting_after(step: Step) -> set[str]:
    """Members whose players rest: those who did, and not those whom something has stirred (HER-TIME-11)."""
    table = step.before.table
    seats = set(table.resting) | ({step.seat} if step.option == "rest" else set())
    for event in step.events:
        stirred = event.arguments.get("seats", ())
        if event.key == "stirred" and isinstance(stirred, tuple | list):
            seats -= set(stirred)
    awake = [pc for seat, pcs in enumerate(SEATED[table.seats]) if seat not in seats for pc in pcs]
    return set(PCS) - set(awake)


def exchanged(step: Step) -> bool:
    """Whether the two have settled an exchange, or let it be."""
    talking = [one.key for one in step.after.asked.values() if not one.key.startswith(("act", "drop"))]
    return any(event.key == "exchanged" for event in step.events) or not talking


def only(one: Any, other: Any) -> Any:
    """What the one has and the other has not, for messages."""
    if isinstance(one, dict):
        return {key: value for key, value in one.items() if other.get(key) != value}
    if isinstance(one, set | frozenset):
        return sorted(one - other, key=str)
    return one


def new_table(chapter: Printed, table: Any) -> Table:
    """HER-SETUP-01 to -07, HER-GEN-03."""
    content = table.content
    figures = [(int(content.numbers[card]), number) for card, number in content.figures]
    t = Table(chapter, figures)
    for number in range(901, 910):
        t.zone[number] = "karma"
        t.karma.add(number)
    return t


def whole_chapter(t: Table) -> Script:
    """HER-GEN-16, HER-SETUP-10, -11, HER-TIME-04: the setup, the first cards, then the hourglass on the family."""
    from .moments import happen

    yield from carry_all(t, Context(FAMILY), t.printed.header.get("setup"))
    yield from happen(t, "chapter_setup")
    for number in t.printed.header["opening_cards"]:
        yield from cards.take(t, Context(FAMILY), number)
    yield from clock.rounds(t)


def our_table(t: Table) -> dict[str, Any]:
    zones: dict[str, set[int]] = {}
    for card, zone in t.zone.items():
        if zone != "reading":
            zones.setdefault(zone, set()).add(card)
        elif t.kind(card) != "item":
            zones.setdefault("read", set()).add(card)
    return {
        "deck": zones.get("deck", set()), "secrets": zones.get("secrets", set()), "read": zones.get("read", set()),
        "burned": zones.get("burned", set()), "karma deck": t.karma, "karma discard": t.discard, "drawn": t.drawn,
        "timeline": t.timeline, "hourglass": t.hourglass, "below": set(t.below), "board": t.board, "icons": t.icons,
        "beside": set(t.beside), "lying": {k: n for k, n in t.lying.items() if n},
        "tokens": {k: n for k, n in t.tokens.items() if n}, "places": t.place,
        "wounds": {k: n for k, n in t.wounds.items() if n}, "damage": {k for k, n in t.damage.items() if n},
        "laid": t.laid, "owned": t.owned, "available": t.available, "middle": t.middle,
        "equipment": {pc: set(t.items(pc)) for pc in PCS}, "materials": t.materials, "collected": t.collected,
        "injured": t.injured, "flags": {k: n for k, n in t.flags.items() if n}, "outcome": t.outcome,
        "ending": t.ending, "rounds": t.rounds,
    }  # fmt: skip


def their_table(table: Any, names: Names) -> dict[str, Any]:
    """The program's table in the same words."""
    card, area = names.card, names.areas
    zones = {name: {card(one) for one in getattr(table, name)} for name in ("deck", "secrets", "read", "burned")}
    icons = {(area[place], ICONS[icon], number) for place, icon, number in table.icons}
    return {
        **zones, "karma deck": {card(one) for one in table.karma_deck},
        "karma discard": {card(one) for one in table.karma_discard},
        "drawn": card(table.drawn) if table.drawn >= 0 else 0,
        "timeline": [None if one < 0 else card(one) for one in table.timeline], "hourglass": table.hourglass,
        "below": {(card(host), card(one), ANCHOR_COLOURS[colour]) for host, one, colour in table.below},
        "board": {card(one): tuple(place) for one, *place in table.board}, "icons": icons,
        "beside": {(card(one), area[place]) for one, place in table.beside},
        "lying": dict(lying_there(table, names)), "tokens": dict(tokens_there(table, names)),
        "places": {one: area[place] for one, place in enumerate(table.places) if place >= 0},
        "wounds": {one: n for one, n in enumerate(table.wounds) if n},
        "damage": {space for space, n in on_spaces(names, table.damage) if n and not out_of_play(table, space[0])},
        "laid": {space: PCS[pc] for space, pc in on_spaces(names, table.laid) if pc >= 0},
        "owned": by_pc(table.owned), "available": by_pc(table.available), "middle": by_pc(table.middle),
        "equipment": {pc: {card(one) for one in held if one >= 0} for pc, held in by_pc(table.equipment).items()},
        "materials": by_pc(table.materials), "collected": {card(one) for one in table.collected},
        "injured": {(PCS[n // 3], PARTS[n % 3]) for n in range(12) if table.flipped[n]},
        "flags": {k: int(n) for k, n in table.flags.items() if n}, "outcome": table.outcome, "ending": table.ending,
        "rounds": table.rounds,
    }  # fmt: skip


def by_pc(values: Any) -> dict[str, Any]:
    return dict(zip(PCS, values, strict=True))


def on_spaces(names: Names, rows: Any) -> Iterator[tuple[tuple[Any, int], int]]:
    for one, row in enumerate(rows):
        yield from (((card_key(names, one), index), value) for index, value in enumerate(row))


def out_of_play(table: Any, card: Any) -> bool:
    """Damage on a thing that is out of the chapter is nobody's."""
    return isinstance(card, int) and table.content.card_of[card] in (*table.burned, *table.deck, *table.secrets)


def lying_there(table: Any, names: Names) -> Iterator[tuple[tuple[Area, str], int]]:
    for key, n in table.lying.items():
        place, _, kind = key.partition(":")
        if n:
            yield (names.areas[int(place)], kind_of(table, kind)), n


def tokens_there(table: Any, names: Names) -> Iterator[tuple[tuple[int, str], int]]:
    for one, counts in enumerate(table.tokens):
        yield from (((names.card(one), kind_of(table, index)), n) for index, n in enumerate(counts) if n)


def kind_of(table: Any, index: Any) -> str:
    kinds = [*TOKENS, *(f"special({name})" for name in table.content.specials)]
    return str(kinds[int(index)]) if str(index).isdigit() else str(index)


def card_key(names: Names, card: int) -> Any:
    return (PCS[card // 3], PARTS[card % 3]) if card < 12 else names.card(card)
