"""Carrying out what a card says: in printed order, nested, with its alternatives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeAlias, assert_never

from tablewright.engine.options import Option

from . import characters, taking, things, verbs
from . import vocabulary as say
from .finding import Reading, card_meant, characters_now
from .judging import holds
from .karma import discard_drawn, draw, karma_face, karma_in_deck
from .kinds import NO_CARD, PCS
from .seats import ask_family
from .table import JUMP, Heredity, face_of, side_name, side_of, tell, terrain_in_play, used, without
from .terrain import lay_apart, lay_beside, lay_where_it_belongs

Simple: TypeAlias = (
    verbs.CardVerb | verbs.CharacterVerb | verbs.BodyVerb | verbs.TokenVerb | verbs.ThingVerb | verbs.CourseVerb
)


async def carry_out_all(table: Heredity, instructions: Iterable[say.Instruction], reading: Reading) -> bool:
    """HER-NARR-04, -09: all in order; what is impossible is skipped. False if nothing at all was possible."""
    done = [await carry_out(table, one, reading) for one in instructions]
    return any(done)


async def carry_out(table: Heredity, instruction: say.Instruction, reading: Reading) -> bool:
    """Carry out one instruction; false if it was impossible. Nothing follows the end of a chapter (HER-GEN-15)."""
    if table.outcome:
        return True
    used(table, instruction)
    match instruction:
        case say.Sequence(steps):
            return await carry_out_all(table, steps, reading)
        case say.Otherwise(first, second):
            return await carry_out(table, first, reading) or await carry_out(table, second, reading)
        case say.If(condition, then, else_):
            branch = then if holds(table, condition, reading) else else_
            return branch is None or await carry_out(table, branch, reading)
        case say.Choose(options):
            return await choose_option(table, options, reading)
        case say.RepeatFor(over, do):
            return await repeat_for(table, over, do, reading)
        case say.DrawKarma() | verbs.UseKarmaEffect() | verbs.ReplaceKarma():
            return await use_karma(table, instruction, reading)
        case say.AddTerrainAction() | say.AddNpcAction() | say.CombinedAction() | say.Persist() | say.ExplainSymbol():
            return grant(table, instruction, reading)
        case _:
            return await carry_out_plain(table, instruction, reading)


async def carry_out_plain(table: Heredity, verb: Simple, reading: Reading) -> bool:
    """Instructions without others inside them, by what they are about."""
    if isinstance(verb, verbs.CardVerb):
        return await move_cards(table, verb, reading)
    if isinstance(verb, verbs.CharacterVerb):
        return await characters.move_characters(table, verb, reading)
    if isinstance(verb, verbs.BodyVerb):
        return await characters.touch_characters(table, verb, reading)
    if isinstance(verb, verbs.TokenVerb):
        return await things.handle_tokens(table, verb, reading)
    if isinstance(verb, verbs.ThingVerb):
        return await things.handle_things(table, verb, reading)
    return steer(table, verb, reading)


# Control flow


async def choose_option(table: Heredity, options: tuple[say.Alternative, ...], reading: Reading) -> bool:
    """HER-NARR-04, HER-GEN-11: a choice that a card prints is one of its instructions, and the players make it."""
    offered = [Option(f"option:{one.text}", index) for index, one in enumerate(options)]
    about = {"card": side_of(table, reading.card)}
    table.reading += (reading.card,)  # its words are being read, also where its event or its action asks
    chosen = await ask_family(table, "choose-option", offered, "HER-NARR-04", about)
    table.reading = table.reading[:-1]
    return await carry_out(table, options[chosen].instruction, reading)


async def repeat_for(table: Heredity, over: Any, do: say.Instruction, reading: Reading) -> bool:
    """Once for each; who is meant is settled before the first."""
    who = tuple(PCS.index(name) for name in over) if isinstance(over, tuple) else characters_now(table, over, reading)
    done = [await carry_out(table, do, replace(reading, element=one)) for one in who]
    return any(done)


# Cards


async def move_cards(
    table: Heredity,
    instruction: verbs.Take
    | verbs.Flip
    | verbs.Burn
    | verbs.Anchor
    | verbs.AddToDeck
    | verbs.PlaceTerrain
    | verbs.ReplaceTerrain,
    reading: Reading,
) -> bool:
    card_of = table.content.card_of
    match instruction:
        case verbs.Take(number):
            return await taking.take(table, card_of[number], reading)
        case verbs.Flip(ref):
            return await taking.flip(table, card_meant(table, ref, reading), reading)
        case verbs.Burn(ref):
            return await taking.burn(table, card_meant(table, ref, reading))
        case verbs.Anchor(_, ref, _):
            anchored = reading.of(table, card_meant(table, ref, reading))
            return await taking.put_on_timeline(table, instruction, anchored)
        case verbs.AddToDeck(number):
            return await taking.return_to_deck(table, card_of[number])
        case verbs.PlaceTerrain(number, next_to, edge):
            return await place_terrain(table, card_of[number], next_to and card_of[next_to], edge)
        case verbs.ReplaceTerrain(new, old):
            return await taking.replace_terrain(table, card_of[new], card_of[old])
        case _:
            assert_never(instruction)


async def place_terrain(table: Heredity, card: int, beside: int | None, edge: str | None) -> bool:
    """HER-EXPL-05, -10: a terrain from the deck, beside another, apart, or where an icon names it."""
    if not taking.draw_out(table, card):
        return False
    table.read = without(table.read, card)
    if edge == "detached" or (edge is None and not table.board):
        lay_apart(table, card)
    elif edge is not None and beside is not None and beside in terrain_in_play(table):
        if not lay_beside(table, card, beside, edge):
            lay_apart(table, card)
    else:
        lay_where_it_belongs(table, card)
    await taking.terrain_revealed(table, card)
    return True


# Karma


async def use_karma(table: Heredity, instruction: say.DrawKarma | verbs.KarmaVerb, reading: Reading) -> bool:
    match instruction:
        case say.DrawKarma(outcomes):
            face = karma_face(table, draw(table))
            fitting = (one for one in outcomes if karma_fits(one, face.value, face.type, face.attack_text))
            outcome = next(fitting, None)
            if outcome is not None:
                await carry_out(table, outcome.do, reading)
            discard_drawn(table)
            return True
        case verbs.UseKarmaEffect(meant):
            card = (
                (None if table.drawn == NO_CARD else table.drawn) if meant == "drawn" else karma_in_deck(table, meant)
            )
            if card is None:
                return False
            return await carry_out_all(table, karma_face(table, card).karma_effect, reading)
        case verbs.ReplaceKarma(old, new):
            return await taking.join_karma(table, old, table.content.card_of[new])
        case _:
            assert_never(instruction)


def karma_fits(outcome: say.KarmaOutcome, value: int | None, kind: str, text: str | None) -> bool:
    """Whether a drawn karma card is one that an outcome waits for."""
    return (
        (not outcome.value or value in outcome.value)
        and (not outcome.type or kind in outcome.type)
        and outcome.text in (None, text is not None)
    )


# What lasts, and the course of the chapter


def grant(table: Heredity, instruction: say.Grant, reading: Reading) -> bool:
    """Something that lasts while this side is in play: noted by the number of its instruction."""
    number = next(n for n, one in enumerate(table.content.grants[reading.side]) if one is instruction)
    if (reading.side, number) in table.granted:
        return False
    table.granted.append((reading.side, number))
    if isinstance(instruction, say.AddTerrainAction) and reading.card in table.read:
        taking.link_to_terrain(table, reading.card, instruction.action)
    return True


def steer(
    table: Heredity,
    instruction: verbs.Narrate
    | verbs.SetFlag
    | verbs.CheckFailure
    | verbs.EndChapter
    | verbs.MoveHourglass
    | verbs.ActionPhase,
    reading: Reading,
) -> bool:
    match instruction:
        case verbs.Narrate(text, reader):
            table.story += (f"{side_name(table, reading.card)}:{text}",)
            tell(table, "narrated", card=reading.side, text=text, reader=reader or "")
        case verbs.SetFlag(flag, value):
            table.flags[flag] = int(value)
        case verbs.CheckFailure(condition):
            check_failure(table, condition or getattr(face_of(table, reading.card), "failure_condition", None), reading)
        case verbs.EndChapter(result, following, ending):
            table.outcome, table.following = result, following or 0
            table.ending = f"{side_name(table, reading.card)}:{ending}" if ending else ""
        case verbs.MoveHourglass(to):
            return move_hourglass(table, to, reading)
        case verbs.ActionPhase():
            return False  # it stands at the top of an event, where the phases of the chapter see to it
        case _:
            assert_never(instruction)
    return True


def check_failure(table: Heredity, condition: Any, reading: Reading) -> None:
    """HER-TIME-12, -13: if the condition holds the chapter is lost."""
    if condition is not None and holds(table, condition, reading):
        table.outcome = "failure"
        tell(table, "failed", card=reading.side)


def move_hourglass(table: Heredity, to: int | str, reading: Reading) -> bool:
    """The hourglass leaves when this instruction and its card are done: of the event only its end is left."""
    card = NO_CARD if to == "next" else card_meant(table, to, reading)
    if to != "next" and card not in table.timeline:
        return False
    table.agenda = [*(entry for entry in table.agenda if entry[0] != JUMP), (JUMP, card, 0)]
    return True
