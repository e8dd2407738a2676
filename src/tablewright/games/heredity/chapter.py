"""The phases of a chapter, from its first card to its ending, in the order of the book."""

from __future__ import annotations

from functools import partial

from tablewright.engine.flow import Phase
from tablewright.engine.zones import Zone

from . import timeline
from .actions import perform
from .ai import activate
from .asking import ask_alongside, belongings, everybody_rests, next_act, rest, think_again
from .campaign import chapter_lost, chapter_won, kept_of
from .cards import FamilyFace, NarrativeFace, NpcFace
from .conditions import ChapterSetup, Condition, EventSectionDone, HourglassArrives, VerticalActivation
from .finding import EVENT as IN_EVENT
from .finding import SETUP, Reading, card_meant
from .instructions import carry_out, carry_out_all, check_failure
from .items import initialise
from .judging import holds
from .karma import shuffle_karma
from .kinds import NO_CARD, NOWHERE, PCS
from .statements import happened, waits_for_moment
from .table import ACTIVATE, DONE, EVENT, FAILURE, JUMP, Heredity, carried, face_of, side_of, tell, used, without
from .taking import take
from .verbs import ActionPhase, CheckFailure
from .vocabulary import Instruction

# The beginning


async def begin_chapter(table: Heredity) -> Phase:
    """HER-SETUP-01 to -11, HER-CAMP-04: karma is shuffled, kept items are initialised, then the chapter's own setup."""
    table.kept = kept_of(table)
    tell(table, "chapter-begins", chapter=table.chapter)
    shuffle_karma(table)
    for pc in range(len(PCS)):
        for item in carried(table, pc):
            await initialise(table, pc, item)
    family = table.content.family
    await carry_out_all(table, table.content.chapters[table.chapter].setup, Reading(family, 2 * family, SETUP))
    await happened(table, ChapterSetup, lambda moment, own: True)
    return end_chapter if table.outcome else read_opening


async def read_opening(table: Heredity) -> Phase:
    """HER-GEN-16, HER-SETUP-10: the top cards of the adventure deck are read aloud, one after the other."""
    cards = table.content.chapters[table.chapter].opening_cards
    if table.opening == len(cards):
        return arrive
    card = table.content.card_of[cards[table.opening]]
    table.opening += 1
    await take(table, card, Reading(card, 2 * card, SETUP))
    return end_chapter if table.outcome else read_opening


# The hourglass


async def arrive(table: Heredity) -> Phase:
    """HER-TIME-02, -04, HER-ANCH-12: the card under the hourglass and those below it say what is to be done."""
    card = timeline.under_hourglass(table)
    table.rounds += card == table.content.family
    table.activated = ()
    if table.rounds > 1 or card != table.content.family:
        table.page = len(table.story)  # until then the book lies open at the opening cards
    table.agenda = agenda_of(table, card)
    tell(table, "hourglass", card=side_of(table, card))
    await happened(table, HourglassArrives, lambda moment, own: card_meant(table, moment.card, own) == card)
    return end_chapter if table.outcome else resolve_event


def agenda_of(table: Heredity, card: int) -> list[Zone]:
    """The host's entries with those of the cards below it before, among and after them; failure conditions last."""
    own = entries_of(table, card)
    below = timeline.stack(table, card)
    first, rest = own[:1], own[1:]
    return [
        *hanging(table, below, "before"), *first, *hanging(table, below, "during"), *rest,
        *hanging(table, below, "after"), *((FAILURE, side_of(table, one), 0) for one in (card, *below)),
        (DONE, side_of(table, card), 0),
    ]  # fmt: skip


def rest_of_event(table: Heredity) -> list[Zone]:
    """What the card under the hourglass still asks for when the family has acted; nothing if it lets nobody act."""
    agenda = agenda_of(table, timeline.under_hourglass(table))
    acts = (place for place, entry in enumerate(agenda, 1) if lets_act(table, entry))
    return agenda[next(acts, len(agenda)) :]


def lets_act(table: Heredity, entry: Zone) -> bool:
    """HER-TIME-11: whether an entry of the agenda opens the action instruction."""
    kind, side, number = entry
    return kind == EVENT and isinstance(event_of(table, side)[number], ActionPhase)


def entries_of(table: Heredity, card: int) -> list[Zone]:
    """What a card of the row asks for: its instructions, or one activation for each of its figures."""
    face, side = face_of(table, card), side_of(table, card)
    if isinstance(face, NpcFace):
        standing = [figure for figure in table.content.figures_of[card] if table.places[figure] != NOWHERE]
        return [(ACTIVATE, side, number) for number in range(len(standing))]
    return [(EVENT, side, number) for number in range(len(event_of(table, side)))]


def event_of(table: Heredity, side: int) -> tuple[Instruction, ...]:
    """The instructions of the event section of a side."""
    face = table.content.sides[table.faces[side]]
    if isinstance(face, FamilyFace):
        return face.event
    return face.event.instructions if isinstance(face, NarrativeFace) and face.event else ()


def hanging(table: Heredity, below: Zone, moment: str) -> list[Zone]:
    """HER-ANCH-11 to -13: the entries of vertical cards that apply at a moment of the host's event."""
    return [entry for card in below if moment_of(table, card) == moment for entry in entries_of(table, card)]


def moment_of(table: Heredity, card: int) -> str | None:
    """HER-ANCH-13: when a vertical card applies; None if its title waits for something to happen meanwhile.

    An NPC has no title: it acts when its host is done (HER-NPC-10).
    """
    face = face_of(table, card)
    if isinstance(face, NpcFace):
        return "after"
    event = face.event if isinstance(face, NarrativeFace) else None
    if event is None or waits_for_moment(event):
        return None
    return event.activation.moment if isinstance(event.activation, VerticalActivation) else event.moment


async def resolve_event(table: Heredity) -> Phase:
    """HER-TIME-02, -10 to -13: the next entry of the agenda; when all are done, the hourglass moves on."""
    if not table.agenda:
        return move_hourglass
    kind, side, number = entry = table.agenda.pop(0)
    if kind == JUMP:
        return leap(table, side)
    if (is_leaving(table) and not ends_event(table, entry)) or is_silent(table, entry):
        return resolve_event
    if kind == DONE:
        await finish_event(table, side // 2)
    elif kind == ACTIVATE:
        await activate(table, side // 2)
    elif kind == FAILURE:
        fail_by(table, side)
    elif lets_act(table, entry):
        return family_acts
    else:
        await carry_out(table, event_of(table, side)[number], Reading(side // 2, side, IN_EVENT))
    return end_chapter if table.outcome else resolve_event


def is_leaving(table: Heredity) -> bool:
    """Whether a card has sent the hourglass on."""
    return any(entry[0] == JUMP for entry in table.agenda)


def ends_event(table: Heredity, entry: Zone) -> bool:
    """HER-TIME-12, -13: what is done at the end of every event, however it ends: failure is checked."""
    kind, side, number = entry
    return kind in (FAILURE, DONE) or (kind == EVENT and isinstance(event_of(table, side)[number], CheckFailure))


async def finish_event(table: Heredity, card: int) -> None:
    """HER-TIME-13: cards that lie elsewhere and say when the chapter is lost are asked after every event."""
    for one in (*table.read, *(pair[0] for pair in table.beside)):
        fail_by(table, side_of(table, one))
    await happened(table, EventSectionDone, lambda moment, own: card_meant(table, moment.card, own) == card)


def leap(table: Heredity, card: int) -> Phase:
    """A card has sent the hourglass on: to the next card, or to a card that is still on the timeline."""
    if card == NO_CARD or card not in table.timeline:
        return move_hourglass
    timeline.jump(table, card)
    return arrive


def is_silent(table: Heredity, entry: Zone) -> bool:
    """HER-ANCH-12, -13: a card is judged once, at its moment; a vertical card that has gone or was turned is silent."""
    kind, side, number = entry
    if kind == DONE or (kind == FAILURE and hangs_still(table, side)):
        return False
    if kind != FAILURE and (number or (hangs_still(table, side) and applies(table, side))):
        return False  # what has begun is carried out to its end
    table.agenda = [other for other in table.agenda if other[:2] != entry[:2]]
    return True


def hangs_still(table: Heredity, side: int) -> bool:
    """Whether a side is up where it was when its event began, below its host; a host itself goes on (HER-TREM-06)."""
    host = next(side // 2 for kind, side, _ in table.agenda if kind == DONE)
    card = side // 2
    return card == host or (card in timeline.stack(table, host) and side_of(table, card) == side)


def applies(table: Heredity, side: int) -> bool:
    """HER-ANCH-13: a vertical card applies only if the condition in its title holds."""
    face = table.content.sides[table.faces[side]]
    title = face.event.activation if isinstance(face, NarrativeFace) and face.event else None
    condition = title
    if isinstance(title, VerticalActivation):
        used(table, title)
        condition = title.condition
    return not isinstance(condition, Condition) or holds(table, condition, Reading(side // 2, side, IN_EVENT))


def fail_by(table: Heredity, side: int) -> None:
    """HER-TIME-13: the failure condition of a card, at the end of its event; the family card checks its own."""
    face = table.content.sides[table.faces[side]]
    if isinstance(face, NarrativeFace) and not table.outcome:
        check_failure(table, face.failure_condition, Reading(side // 2, side, IN_EVENT))


async def move_hourglass(table: Heredity) -> Phase:
    """HER-TIME-05, -06, HER-TREM-07: one card on; gaps are closed before anything is resolved."""
    timeline.advance(table)
    return arrive


# The family acts


async def family_acts(table: Heredity) -> Phase:
    """HER-TOKEN-05, -06, HER-TIME-11: anybody acts, in any order, until all tokens are spent or all want to stop."""
    if everybody_rests(table):
        table.resting, table.declined = (), []
        return resolve_event
    seat, act = await next_act(table)
    if act.verb == "rest":
        rest(table, seat)
        return family_acts
    table.resting = without(table.resting, seat)
    table.page, learned = len(table.story), table.learned
    before = {one: belongings(table, one) for one in table.resting}
    table.acting = 1
    await perform(table, act, partial(ask_alongside, table, act))
    table.acting, table.promised = 0, []
    if not table.outcome and not is_leaving(table):
        think_again(table, learned, before)
    return after_action(table)


def after_action(table: Heredity) -> Phase:
    """The family goes on acting, unless the chapter is over or a card has sent the hourglass on."""
    if table.outcome:
        return end_chapter
    if is_leaving(table):
        table.resting, table.meanwhile = (), {}
        return resolve_event
    return family_acts


# The end


async def end_chapter(table: Heredity) -> Phase | None:
    """HER-GEN-15, HER-CAMP-06, -07: won or lost by all together; a campaign goes on with the next chapter, or again."""
    table.agenda, table.reading, table.heeded, table.resting, table.meanwhile = [], (), (), (), {}
    tell(table, "chapter-ends", chapter=table.chapter, outcome=table.outcome, ending=table.ending)
    if table.settings["span"] != "campaign":
        return None
    return chapter_lost if table.outcome == "failure" else chapter_won
