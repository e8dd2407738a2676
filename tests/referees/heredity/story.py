"""Instructions, word by word: what each does, and whether it could be done at all (HER-NARR, HER-CARD)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import cards, clock, fights, land, people, things
from .body import Script, dying, heal, hurt, ignores, injure, injuries, suffer, take_back
from .moments import happen
from .printed import PARTS, PCS, Word, several, word_of
from .state import Ask, ChapterOver, Context, LeftOut, Table
from .words import areas_of, card_of, characters, chosen, holds, number


def carry_all(t: Table, ctx: Context, written: Any) -> Script:
    """HER-NARR-04: all of them, in printed order; whether any could be carried out."""
    done = False
    for one in several(written):
        done = (yield from carry(t, ctx, one)) or done
    return done


def carry(t: Table, ctx: Context, written: Any) -> Script:
    """HER-NARR-09: what cannot be carried out is skipped; the answer tells `otherwise` about it."""
    word = word_of(written)
    done: bool = yield from WORDS[word.name](t, ctx, word)
    return done


def sequence(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from carry_all(t, ctx, word.get("steps")))


def otherwise(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NARR-07: the second only if the first is impossible."""
    if (yield from carry(t, ctx, word.get("first"))):
        return True
    return (yield from carry(t, ctx, word.get("second")))


def conditional(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NARR-08: exactly one branch."""
    if not ctx.acting and about_acting(word.get("condition")):
        ctx = ctx._replace(acting=(yield from chosen(t, ctx, "acting"))[0])
    branch = word.get("then") if holds(t, ctx, word.get("condition")) else word.get("else")
    if branch is None:
        return False
    return (yield from carry(t, ctx, branch))


def about_acting(written: Any) -> bool:
    if isinstance(written, dict):
        return any(about_acting(one) for one in written.values())
    if isinstance(written, list):
        return any(about_acting(one) for one in written)
    return bool(written == "acting")


def choose(t: Table, ctx: Context, word: Word) -> Script:
    options = {f"option:{one['text']}": one["instruction"] for one in word.get("options")}
    answer = yield Ask("choose-option", tuple(options))
    yield from carry(t, ctx, options[answer])
    return True


def repeat_for(t: Table, ctx: Context, word: Word) -> Script:
    over = word.get("over")
    those = [PCS.index(pc) for pc in over] if isinstance(over, list) else characters(t, ctx, over)
    for one in those:
        yield from carry(t, ctx._replace(element=one), word.get("do"))
    return bool(those)


def take(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from cards.take(t, ctx, int(word.get("card"))))


def flip(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from cards.flip(t, ctx, card_of(t, ctx, word.get("card"))))


def burn(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from cards.burn(t, card_of(t, ctx, word.get("card"))))


def anchor(t: Table, ctx: Context, word: Word) -> Script:
    card = card_of(t, ctx, word.get("card"))
    mark = t.face(card).get("anchor", {})
    colour, edge = word.get("colour"), word.get("edge")
    if colour is None:
        colour, edge = mark["colour"], edge or mark.get("edge")
    return (yield from clock.anchor(t, card, colour, edge))


def add_to_deck(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from cards.back_to_deck(t, int(word.get("card"))))


def draw_karma(t: Table, ctx: Context, word: Word) -> Script:
    """HER-KARMA-03: draw, use, discard; the first outcome that fits is carried out."""
    face = t.face(fights.draw(t))
    for outcome in word.get("then") or []:
        asked = "value" in outcome, "type" in outcome, "text" in outcome
        fits = (
            (not asked[0] or face.get("value") in several(outcome["value"]))
            and (not asked[1] or face["type"] in several(outcome["type"]))
            and (not asked[2] or outcome["text"] == ("value" not in face))
        )
        if fits:
            yield from carry(t, ctx, outcome["do"])
            break
    fights.discard(t)
    return True


def use_karma_effect(t: Table, ctx: Context, word: Word) -> Script:
    """HER-KARMA-07, -13: the effect of the card of that type, or of that very card while it is in the deck."""
    wanted = word.get("card")
    for card in sorted(t.karma | t.discard | ({t.drawn} - {0})):
        if wanted in (card, t.face(card)["type"]) or (wanted == "drawn" and card == t.drawn):
            return (yield from carry_all(t, ctx._replace(card=card), t.face(card).get("karma_effect")))
    return False


def replace_karma(t: Table, ctx: Context, word: Word) -> Script:
    """HER-KARMA-08 to -11: the old one is burned wherever it lies, and all are shuffled together."""
    old = [c for c in (t.karma | t.discard | ({t.drawn} - {0})) if word.get("old") in (c, t.face(c)["type"])]
    if not old or t.zone.get(word.get("new")) != "secrets":
        return False
    yield from cards.evolve(t, old[0], word.get("new"))
    return True


def narrate(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    return True


def set_flag(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    t.flags[word.get("flag")] = number(word.get("value", True))
    return True


def check_failure(t: Table, ctx: Context, word: Word) -> Script:
    """HER-TIME-12, -13: the condition that is named, or the card's own."""
    yield from ()
    condition = word.get("condition") or t.face(ctx.card).get("failure_condition")
    if condition is not None and holds(t, ctx, condition):
        t.outcome = "failure"
        raise ChapterOver
    return True


def end_chapter(t: Table, ctx: Context, word: Word) -> Script:
    """HER-GEN-15: at once; what is left of the instructions is dropped."""
    yield from ()
    t.outcome = word.get("result")
    t.ending = f"{ctx.card}{'b' * t.side[ctx.card]}:{word.get('ending')}" if word.get("ending") else ""
    raise ChapterOver


def move_hourglass(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    to = word.get("to")
    place = clock.next_place(t) if to == "next" else t.timeline.index(card_of(t, ctx, to))
    t.jump = place
    return True


def action_phase(t: Table, ctx: Context, word: Word) -> Script:
    from .acts import family_acts

    yield from family_acts(t)
    return True


def damage(t: Table, ctx: Context, word: Word) -> Script:
    """HER-DMG-02: defence does not help; who ignores the hazard takes none."""
    hazard, done = word.get("hazard"), False
    for one in (yield from who_of(t, ctx, word.get("who"), lambda pc: not dying(t, pc))):
        if one >= len(PCS):
            yield from fights.wound(t, one, word.get("n"))
            done = True
        elif not (hazard and ignores(t, PCS[one], hazard)):
            yield from suffer(t, PCS[one], word.get("n"))
            done = True
    return done


def who_of(t: Table, ctx: Context, written: Any, fit: Callable[[str], bool] | None = None) -> Script:
    """Characters, with a choice where the word leaves one."""
    if written in ("any_chosen", "acting", "nearest"):
        return [PCS.index(pc) for pc in (yield from chosen(t, ctx, written, fit))]
    return characters(t, ctx, written)


def heals(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NARR-09: as far as possible."""
    done = False
    for one in (yield from who_of(t, ctx, word.get("who"))):
        for _ in range(min(word.get("n"), hurt(t, one))):
            yield from heal(t, one)
            done = True
    return done


def serious_injury(t: Table, ctx: Context, word: Word) -> Script:
    part, done = word.get("part"), False
    for pc in (yield from chosen(t, ctx, word.get("who"), lambda pc: injuries(t, pc) < len(PARTS))):
        parts = [one for one in PARTS if (pc, one) not in t.injured and part in (None, one)]
        if parts:
            answer = yield Ask("serious-injury", tuple(f"injury:{pc}:{one}" for one in parts), pc)
            was = dying(t, pc)
            injure(t, pc, answer.split(":")[-1])
            if dying(t, pc) and not was:
                yield from happen(t, "pc_dying", acting=pc)
            done = True
    return done


def block_token(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NARR-09: as many as are available."""
    done = False
    for pc in (yield from chosen(t, ctx, word.get("who"))):
        n = min(word.get("n"), t.available[pc])
        t.available[pc] -= n
        t.middle[pc] += n
        done = done or n > 0
    return done


def grant_extra_token(t: Table, ctx: Context, word: Word) -> Script:
    """HER-TOKEN-01: there is one purple token for the whole family."""
    if any(count > 3 for count in t.owned.values()):
        return False
    for pc in (yield from chosen(t, ctx, word.get("who")))[:1]:
        t.owned[pc] += 1
        t.available[pc] += 1
    return True


def take_back_tokens(t: Table, ctx: Context, word: Word) -> Script:
    for pc in (yield from chosen(t, ctx, word.get("who", "each"))):
        take_back(t, pc)
    return True


def add_tokens(t: Table, ctx: Context, word: Word) -> Script:
    """HER-GEN-17, -18: special components are limited, other tokens are not."""
    yield from ()
    kind, n, to = word.get("kind"), word.get("n", 1), word.get("to")
    if kind.startswith("special("):
        n = min(n, things.left_in_box(t, kind))
    if isinstance(to, dict):
        found = areas_of(t, ctx, to)[:1]
        for area in found:
            t.lying[area, kind] += n
        return bool(found) and n > 0
    card = card_of(t, ctx, to)
    if t.zone[card] in ("deck", "secrets", "burned", "away") or n == 0:
        return False
    t.tokens[card, kind] += n
    return True


def remove_tokens(t: Table, ctx: Context, word: Word) -> Script:
    """HER-NARR-09: impossible if fewer are there."""
    kind, n, source = word.get("kind"), word.get("n", 1), word.get("from")
    if isinstance(source, dict):
        found = [area for area in areas_of(t, ctx, source) if t.lying[area, kind] >= n][:1]
        for area in found:
            t.lying[area, kind] -= n
        return bool(found)
    card = card_of(t, ctx, source)
    if t.tokens[card, kind] < n:
        return False
    t.tokens[card, kind] -= n
    if not t.tokens[card, kind]:
        yield from happen(t, "tokens_exhausted", ctx.acting, kind=kind, card=card)
    return True


def place_terrain_token(t: Table, ctx: Context, word: Word) -> Script:
    """HER-TERR-05: a card puts the token back."""
    yield from ()
    found = areas_of(t, ctx, word.get("at"))[:1]
    for area in found:
        t.icons.add((area, word.get("icon"), word.get("card")))
    return bool(found)


def remove_terrain_token(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    areas = areas_of(t, ctx, word.get("at"))
    gone = {one for one in t.icons if one[0] in areas and one[1] == word.get("icon")}
    t.icons -= gone
    return bool(gone)


def place_terrain(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from land.place(t, ctx, word.get("card"), word.get("next_to"), word.get("edge")))


def replace_terrain(t: Table, ctx: Context, word: Word) -> Script:
    return (yield from land.replace(t, ctx, word.get("new"), word.get("old")))


def place_pc(t: Table, ctx: Context, word: Word) -> Script:
    done = False
    for pc in (yield from chosen(t, ctx, word.get("who"))):
        for area in areas_of(t, ctx, word.get("at"), pc)[:1]:
            t.place[PCS.index(pc)] = area
            done = True
    return done


def keep(kind: str, argument: str) -> Any:
    def kept(t: Table, ctx: Context, word: Word) -> Script:
        """HER-NARR-11: in force as long as the card stays in play on this side."""
        yield from ()
        given = dict(word.args) if argument == "" else word.get(argument)
        t.granted.append((ctx.card, t.side[ctx.card], kind, given))
        return True

    return kept


def set_attitude(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    return people.set_attitude(t, card_of(t, ctx, word.get("npc")), word.get("attitude"))


def left_out(t: Table, ctx: Context, word: Word) -> Script:
    yield from ()
    raise LeftOut(word.name)


WORDS: dict[str, Callable[[Table, Context, Word], Script]] = {
    "sequence": sequence, "otherwise": otherwise, "if": conditional, "choose": choose, "repeat_for": repeat_for,
    "take": take, "flip": flip, "burn": burn, "anchor": anchor, "add_to_deck": add_to_deck, "draw_karma": draw_karma,
    "use_karma_effect": use_karma_effect, "replace_karma": replace_karma, "narrate": narrate, "set_flag": set_flag,
    "check_failure": check_failure, "end_chapter": end_chapter, "move_hourglass": move_hourglass,
    "action_phase": action_phase, "damage": damage, "heal": heals, "serious_injury": serious_injury,
    "block_token": block_token, "grant_extra_token": grant_extra_token, "take_back_tokens": take_back_tokens,
    "add_tokens": add_tokens, "remove_tokens": remove_tokens, "place_terrain_token": place_terrain_token,
    "remove_terrain_token": remove_terrain_token, "place_terrain": place_terrain, "replace_terrain": replace_terrain,
    "place_pc": place_pc, "set_attitude": set_attitude, "persist": keep("statement", "statement"),
    "explain_symbol": keep("statement", "meaning"), "add_terrain_action": keep("terrain", "action"),
    "add_npc_action": keep("npc", ""), "combined_action": keep("combined", ""),
    "gain_item": things.gain_item, "gain_materials": things.gain_materials, "pay_materials": things.pay_materials,
    "discard_item": things.discard_item, "damage_item": things.damage_item, "attack": fights.card_attack,
    "place_npc": people.place_npc, "remove_npc": people.remove_npc, "move_character": people.move_character,
}  # fmt: skip
