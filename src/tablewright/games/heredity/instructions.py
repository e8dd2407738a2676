"""Carrying out what a card says: in printed order, nested, with its alternatives."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, assert_never, get_args

from tablewright.engine.options import Option
from tablewright.engine.table import tell

from . import items, npcs, taking
from . import vocabulary as say
from .attitudes import set_attitude
from .conditions import TokensExhausted
from .damage import heal, hearts_on, ignores, injure, suffer
from .finding import (
    Reading,
    area_meant,
    card_meant,
    characters_now,
    choose_characters,
    npc_card,
)
from .judging import holds
from .karma import discard_drawn, draw, karma_face, karma_in_deck, replace_karma
from .kinds import BASIC_ACTIONS, MATERIAL, NO_CARD, NOWHERE, PARTS, PCS
from .references import AreaRef
from .seats import ask_family
from .spaces import block, take_back
from .statements import happened
from .table import Heredity, face_of, number_of, put, without
from .terrain import lay_apart, lay_beside, lay_where_it_belongs
from .tokens import add, count, pick, put_down, remove


async def carry_out_all(table: Heredity, instructions: Iterable[say.Instruction], reading: Reading) -> bool:
    """HER-NARR-04, -09: all in order; what is impossible is skipped. False if nothing at all was possible."""
    done = [await carry_out(table, one, reading) for one in instructions]
    return any(done)


async def carry_out(table: Heredity, instruction: say.Instruction, reading: Reading) -> bool:
    """Carry out one instruction; false if it was impossible. Nothing follows the end of a chapter (HER-GEN-15)."""
    if table.outcome:
        return True
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
        case (
            say.Take() | say.Flip() | say.Burn() | say.Anchor() | say.AddToDeck() | say.PlaceTerrain()
            | say.ReplaceTerrain()
        ):  # fmt: skip
            return await move_cards(table, instruction, reading)
        case say.PlaceNpc() | say.PlacePc() | say.MoveCharacter() | say.RemoveNpc() | say.SetAttitude() | say.Attack():
            return await move_characters(table, instruction, reading)
        case say.AddTokens() | say.RemoveTokens() | say.PlaceTerrainToken() | say.RemoveTerrainToken():
            return await handle_tokens(table, instruction, reading)
        case (
            say.Damage()
            | say.Heal()
            | say.SeriousInjury()
            | say.BlockToken()
            | say.GrantExtraToken()
            | say.TakeBackTokens()
        ):
            return await touch_characters(table, instruction, reading)
        case say.GainItem() | say.GainMaterials() | say.PayMaterials() | say.DiscardItem() | say.DamageItem():
            return await handle_things(table, instruction, reading)
        case say.DrawKarma() | say.UseKarmaEffect() | say.ReplaceKarma():
            return await use_karma(table, instruction, reading)
        case say.AddTerrainAction() | say.AddNpcAction() | say.CombinedAction() | say.Persist() | say.ExplainSymbol():
            return grant(table, instruction, reading)
        case (
            say.Narrate()
            | say.SetFlag()
            | say.CheckFailure()
            | say.EndChapter()
            | say.MoveHourglass()
            | say.ActionPhase()
        ):
            return steer(table, instruction, reading)
        case _:
            assert_never(instruction)


# Control flow


async def choose_option(table: Heredity, options: tuple[say.Alternative, ...], reading: Reading) -> bool:
    """HER-GEN-11: the players choose one of the printed options."""
    offered = [Option(f"option:{one.text}", index) for index, one in enumerate(options)]
    about = {"number": number_of(table, reading.card)}
    chosen = await ask_family(table, "choose-option", offered, "HER-GEN-11", about)
    return await carry_out(table, options[chosen].instruction, reading)


async def repeat_for(table: Heredity, over: Any, do: say.Instruction, reading: Reading) -> bool:
    """Once for each; who is meant is settled before the first."""
    who = tuple(PCS.index(name) for name in over) if isinstance(over, tuple) else characters_now(table, over, reading)
    done = [await carry_out(table, do, replace(reading, element=one)) for one in who]
    return any(done)


# Cards


async def move_cards(
    table: Heredity,
    instruction: say.Take | say.Flip | say.Burn | say.Anchor | say.AddToDeck | say.PlaceTerrain | say.ReplaceTerrain,
    reading: Reading,
) -> bool:
    card_of = table.content.card_of
    match instruction:
        case say.Take(number):
            return await taking.take(table, card_of[number], reading)
        case say.Flip(ref):
            return await taking.flip(table, card_meant(table, ref, reading), reading)
        case say.Burn(ref):
            return await taking.burn(table, card_meant(table, ref, reading))
        case say.Anchor(_, ref, _):
            return await taking.put_on_timeline(table, card_meant(table, ref, reading), instruction)
        case say.AddToDeck(number):
            taking.leave(table, card_of[number])
            table.deck += (card_of[number],)
            table.flipped[card_of[number]] = 0
            return True
        case say.PlaceTerrain(number, next_to, edge):
            return place_terrain(table, card_of[number], next_to and card_of[next_to], edge)
        case say.ReplaceTerrain(new, old):
            return await taking.replace_terrain(table, card_of[new], card_of[old])
        case _:
            assert_never(instruction)


def place_terrain(table: Heredity, card: int, beside: int | None, edge: str | None) -> bool:
    """HER-EXPL-05, -10: a terrain from the deck, beside another, apart, or where an icon names it."""
    if not taking.draw_out(table, card):
        return False
    table.read = without(table.read, card)
    if edge == "detached" or (edge is None and not table.board):
        lay_apart(table, card)
    elif edge is not None and beside is not None:
        if not lay_beside(table, card, beside, edge):
            lay_apart(table, card)
    else:
        lay_where_it_belongs(table, card)
    return True


# Characters


async def move_characters(
    table: Heredity,
    instruction: say.PlaceNpc | say.PlacePc | say.MoveCharacter | say.RemoveNpc | say.SetAttitude | say.Attack,
    reading: Reading,
) -> bool:
    match instruction:
        case say.PlaceNpc(npc, at, figures):
            return await npcs.place_figures(
                table, npc_card(table, npc, reading), area_meant(table, at, reading), figures
            )
        case say.PlacePc(who, at):
            return put_characters(table, await choose_characters(table, who, reading), at, reading)
        case say.MoveCharacter(who, to):
            return put_characters(table, await choose_characters(table, who, reading), to, reading)
        case say.RemoveNpc(npc):
            npcs.take_off(table, npc_card(table, npc, reading))
            taking.leave(table, npc_card(table, npc, reading))
            table.read += (npc_card(table, npc, reading),)
            return True
        case say.SetAttitude(npc, wanted):
            set_attitude(table, npc_card(table, npc, reading), wanted)
            return True
        case say.Attack():
            return False  # package B: combat.attack
        case _:
            assert_never(instruction)


def put_characters(table: Heredity, who: Iterable[int], to: AreaRef, reading: Reading) -> bool:
    """Move without actions or lines; nobody is moved to where nothing is discovered."""
    moved = False
    for one in who:
        area = area_meant(table, to, replace(reading, element=one))
        if area != NOWHERE:
            table.places[one], moved = area, True
    return moved


async def touch_characters(
    table: Heredity,
    instruction: say.Damage | say.Heal | say.SeriousInjury | say.BlockToken | say.GrantExtraToken | say.TakeBackTokens,
    reading: Reading,
) -> bool:
    done = [await touch(table, one, instruction) for one in await choose_characters(table, instruction.who, reading)]
    return any(done)


async def touch(
    table: Heredity,
    one: int,
    instruction: say.Damage | say.Heal | say.SeriousInjury | say.BlockToken | say.GrantExtraToken | say.TakeBackTokens,
) -> bool:
    match instruction:
        case say.Damage(_, n, hazard):
            if one >= len(PCS):
                await npcs.hurt(table, one, n)
            elif not ignores(table, one, hazard):
                await suffer(table, one, n)
            return True
        case say.Heal(_, n):
            return await heal(table, one, n)
        case say.SeriousInjury(_, part):
            return await injure(table, one, None if part is None else PARTS.index(part))
        case say.BlockToken(_, n):
            return block(table, one, n)
        case say.GrantExtraToken():
            table.owned[one] += 1
            table.available[one] += 1
            return True
        case say.TakeBackTokens():
            take_back(table, one)
            return True
        case _:
            assert_never(instruction)


# Tokens and things


async def handle_tokens(
    table: Heredity,
    instruction: say.AddTokens | say.RemoveTokens | say.PlaceTerrainToken | say.RemoveTerrainToken,
    reading: Reading,
) -> bool:
    match instruction:
        case say.AddTokens(kind, n, to):
            return add_tokens(table, table.content.token(kind), n, to, reading)
        case say.RemoveTokens(kind, n, source):
            return await remove_tokens(table, table.content.token(kind), n, source, reading)
        case say.PlaceTerrainToken(icon, at, number):
            entry = (area_meant(table, at, reading), BASIC_ACTIONS.index(icon), int(number))
            if entry[0] == NOWHERE or entry in table.icons:
                return False
            table.icons.append(entry)
            return True
        case say.RemoveTerrainToken(icon, at):
            return remove_icon(table, area_meant(table, at, reading), BASIC_ACTIONS.index(icon))
        case _:
            assert_never(instruction)


def remove_icon(table: Heredity, area: int, icon: int) -> bool:
    """HER-TERR-05: take the terrain token off an icon."""
    before = len(table.icons)
    table.icons = [entry for entry in table.icons if entry[:2] != (area, icon)]
    return len(table.icons) < before


def add_tokens(table: Heredity, kind: int, n: int, to: Any, reading: Reading) -> bool:
    if not isinstance(to, get_args(AreaRef)):
        add(table, card_meant(table, to, reading), kind, n)
        return True
    area = area_meant(table, to, reading)
    if area != NOWHERE:
        put_down(table, area, kind, n)
    return area != NOWHERE


async def remove_tokens(table: Heredity, kind: int, n: int, source: Any, reading: Reading) -> bool:
    """HER-NARR-07, -09: impossible if there are fewer."""
    if isinstance(source, get_args(AreaRef)):
        return pick(table, area_meant(table, source, reading), kind, n)
    card = card_meant(table, source, reading)
    if not remove(table, card, kind, n):
        return False
    if not count(table, card, kind):
        await happened(
            table,
            TokensExhausted,
            lambda moment, own: (card_meant(table, moment.card, own), table.content.token(moment.kind)) == (card, kind),
        )
    return True


async def handle_things(
    table: Heredity,
    instruction: say.GainItem | say.GainMaterials | say.PayMaterials | say.DiscardItem | say.DamageItem,
    reading: Reading,
) -> bool:
    match instruction:
        case say.GainItem(number, to):
            return await gain_item(table, table.content.card_of[number], to, reading)
        case say.GainMaterials(n, to):
            return await gain_materials(table, n, to, reading)
        case say.PayMaterials(n, source):
            payers = await choose_characters(table, source, reading)
            if not payers or any(table.materials[pc] < n for pc in payers):
                return False
            for pc in payers:
                table.materials[pc] -= n
            return True
        case say.DiscardItem(number):
            return items.lose(table, table.content.card_of[number])
        case say.DamageItem(number, n):
            card = table.content.card_of[number]
            hearts = hearts_on(table, card)[:n]
            for index in hearts:
                table.damage[card] = put(table.damage[card], index, 1)
            return bool(hearts)
        case _:
            assert_never(instruction)


async def gain_item(table: Heredity, card: int, to: Any, reading: Reading) -> bool:
    """HER-MAT-02, -04: an item from the deck to whom the card names."""
    if not taking.draw_out(table, card):
        return False
    if to == "acting":
        await items.gain(table, card, reading.of(table, card))
    else:
        (pc, *_) = await choose_characters(table, to, reading)
        await items.give(table, pc, card)
    return True


async def gain_materials(table: Heredity, n: int, to: Any, reading: Reading) -> bool:
    """HER-MAT-03 to -05: on the PC who acts, as the players like, or into an area."""
    if isinstance(to, get_args(AreaRef)) or reading.cause == "death":
        area = reading.area if reading.cause == "death" else area_meant(table, to, reading)
        if area != NOWHERE:
            put_down(table, area, MATERIAL, n)
        return area != NOWHERE
    for pc in await choose_characters(table, to, reading):
        table.materials[pc] += n
        tell(table, "materials-gained", pc=PCS[pc], n=n)
    return True


# Karma


async def use_karma(
    table: Heredity, instruction: say.DrawKarma | say.UseKarmaEffect | say.ReplaceKarma, reading: Reading
) -> bool:
    match instruction:
        case say.DrawKarma(outcomes):
            face = karma_face(table, draw(table))
            fitting = (one for one in outcomes if karma_fits(one, face.value, face.type, face.attack_text))
            outcome = next(fitting, None)
            if outcome is not None:
                await carry_out(table, outcome.do, reading)
            discard_drawn(table)
            return True
        case say.UseKarmaEffect(meant):
            card = (
                (None if table.drawn == NO_CARD else table.drawn) if meant == "drawn" else karma_in_deck(table, meant)
            )
            if card is None:
                return False
            return await carry_out_all(table, karma_face(table, card).karma_effect, reading)
        case say.ReplaceKarma(old, new):
            return replace_karma(table, old, table.content.card_of[new])
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
        area = taking.area_of_action(table, instruction.action)
        table.read = without(table.read, reading.card)
        table.beside.append((reading.card, area))
    return True


def steer(
    table: Heredity,
    instruction: say.Narrate | say.SetFlag | say.CheckFailure | say.EndChapter | say.MoveHourglass | say.ActionPhase,
    reading: Reading,
) -> bool:
    match instruction:
        case say.Narrate(text, _):
            tell(table, "narrated", number=number_of(table, reading.card), text=text)
        case say.SetFlag(flag, value):
            table.flags[flag] = int(value)
        case say.CheckFailure(condition):
            check_failure(table, condition or getattr(face_of(table, reading.card), "failure_condition", None), reading)
        case say.EndChapter(result, following, ending):
            table.outcome, table.ending, table.following = result, ending or "", following or 0
        case say.MoveHourglass(to):
            return move_hourglass(table, to, reading)
        case say.ActionPhase():
            return False  # it stands at the top of an event, where the phases of the chapter see to it
        case _:
            assert_never(instruction)
    return True


def check_failure(table: Heredity, condition: Any, reading: Reading) -> None:
    """HER-TIME-12, -13: if the condition holds the chapter is lost."""
    if condition is not None and holds(table, condition, reading):
        table.outcome = "failure"
        tell(table, "failed", number=number_of(table, reading.card))


def move_hourglass(table: Heredity, to: int | str, reading: Reading) -> bool:
    """The card that the hourglass moves onto next is resolved next: the rest of the agenda falls away."""
    if to == "next":
        table.agenda = []
        return True
    card = card_meant(table, to, reading)
    if card not in table.timeline:
        return False
    table.agenda = []
    table.hourglass = table.timeline.index(card) - 1
    return True
