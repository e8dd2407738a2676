"""The flow of a game of Ronin, in the order of the rulebook."""

from __future__ import annotations

from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal
from tablewright.engine.questions import choose, choose_all
from tablewright.engine.table import tell
from tablewright.games.destiny.customs import Waiver
from tablewright.games.destiny.draft import new_initiative, take_pair
from tablewright.games.destiny.playing import choose_two, lay_down
from tablewright.games.destiny.rewards import SYMBOL, gain_points
from tablewright.games.destiny.steps import (
    begin_turn,
    choose_row,
    keep_for_next_chapter,
    next_seat,
    resolve_just_played,
    resolve_kept_cards,
    use_chapter_abilities,
)
from tablewright.games.destiny.symbols import SYMBOLS, inactive
from tablewright.games.destiny.table import (
    NEW_CHAPTER,
    OLD_CHAPTER,
    TURNS,
    card_of,
    chapter,
    is_automa,
    players,
    players_in_order,
)
from tablewright.games.destiny.timeline import active_counts, clear_symbols

from . import scoring
from .automa import automa_drafts, automa_pours
from .effects import resolve_effect
from .rewards import gain_experience
from .table import COOPERATION, EXPERIENCE, SIDE_QUEST, Ronin
from .tea import pass_tea

# Step 1: drafting cards


async def draft(table: Ronin) -> Phase:
    """RON-DRAFT-01 to -04: refresh the pool, except in the very first turn; then all draft in initiative order."""
    begin_turn(table)
    return draft_pair


async def draft_pair(table: Ronin) -> Phase:
    """RON-DRAFT-05 to -09: one player, or an Automa, takes a pair."""
    seat = table.to_act[0]
    if is_automa(table, seat):
        automa_drafts(table, seat)
    else:
        row = await choose_row(table, seat)
        take_pair(table, seat, row)
        if row == len(table.pool):  # RON-DRAFT-09: the bottom row gives 1 XP at once
            gain_experience(table, seat, 1)
    return next_seat(table, draft_pair, return_markers)


async def return_markers(table: Ronin) -> Phase:
    """RON-DRAFT-10, -11: the new initiative holds from step 2 on."""
    new_initiative(table)
    return play_cards


# Step 2: playing cards


async def play_cards(table: Ronin) -> Phase:
    """RON-PLAY-01 to -03: all choose two cards and their order in secret, then reveal together."""
    chosen = await choose_all({seat: choose_two(table, seat) for seat in players(table)})
    for seat, cards in chosen.items():
        lay_down(table, seat, cards)
        table.steeping[seat] += len(cards)
    table.to_act = players_in_order(table)
    return resolve_cards


async def resolve_cards(table: Ronin) -> Phase:
    """RON-PLAY-04 to -08: one player resolves the standard effects of both cards, the left one first."""
    seat = table.to_act[0]
    await resolve_just_played(table, seat)
    table.just_played[seat] = 0
    return next_seat(table, resolve_cards, tea_ceremony)


# Step 3: tea ceremony


async def tea_ceremony(table: Ronin) -> Phase:
    """RON-TEA-01: player by player in initiative order."""
    table.to_act = table.initiative
    return drink_tea


async def drink_tea(table: Ronin) -> Phase:
    """RON-TEA-01 to -04, RON-PASS-01 to -08: one player's tea effects, then tea passing with both neighbours."""
    seat = table.to_act[0]
    if is_automa(table, seat):
        await automa_pours(table, seat)
    else:
        await resolve_tea_effects(table, seat)
    table.steeping[seat] = 0
    await pass_tea(table, seat)
    return next_seat(table, drink_tea, end_turn)


async def resolve_tea_effects(table: Ronin, seat: int) -> None:
    """RON-TEA-02, -03: those of this turn's cards and of newly kept ones, left to right."""
    end = len(table.timelines[seat])
    for place in range(end - table.steeping[seat], end):
        effect = card_of(table, table.timelines[seat][place]).effect
        if effect is not None and effect.ceremony:
            await resolve_effect(table, seat, place, Waiver())


async def end_turn(table: Ronin) -> Phase:
    """RON-TURN-02, -03: the turn marker moves on; every third turn ends a chapter."""
    ended = chapter(table)
    table.turn += 1
    if table.turn % 3:
        return draft
    score_chapter(table, ended)
    if table.turn == TURNS:  # RON-END-08
        return side_quest
    table.to_act = players_in_order(table)
    return chapter_abilities


# The end of a chapter


def score_chapter(table: Ronin, ended: int) -> None:
    """RON-END-01 to -07: experience for the symbol a player has more of, then points for the other."""
    tell(table, "chapter-ends", chapter=ended + 1)
    counts = {seat: active_counts(table, seat) for seat in players_in_order(table)}
    for seat, (left, right) in counts.items():
        gain_experience(table, seat, max(left, right))
    for seat, (left, right) in counts.items():
        gain_points(table, seat, ended, min(left, right))


async def chapter_abilities(table: Ronin) -> Phase:
    """Abilities that are used at the end of a chapter, before the timelines are prepared (RON-ABIL-04, -10)."""
    await use_chapter_abilities(table, table.to_act[0])
    return next_seat(table, chapter_abilities, prepare_timelines)


async def prepare_timelines(table: Ronin) -> Phase:
    """RON-CLEAN-01 to -06: tokens go back, kept cards are chosen in secret, all others are discarded."""
    for seat in range(table.seats):
        clear_symbols(table, seat)
    await keep_for_next_chapter(table)  # RON-CLEAN-02, -03, -05
    table.steeping = [len(timeline) for timeline in table.timelines]  # RON-CLEAN-07
    if table.kept_effects == NEW_CHAPTER:  # RON-CLEAN-08
        set_active_symbols(table, chapter(table))
    table.to_act = players_in_order(table)
    return resolve_kept


async def resolve_kept(table: Ronin) -> Phase:
    """RON-CLEAN-05: one player resolves the standard effects of kept cards, left to right."""
    await resolve_kept_cards(table, table.to_act[0])
    return next_seat(table, resolve_kept, next_chapter)


def set_active_symbols(table: Ronin, number: int) -> None:
    """RON-CHAP-01: the left and the right active symbol of a chapter."""
    table.active = table.content.chapters[table.chapter_card].active[number]
    left, right = (SYMBOLS[symbol] for symbol in table.active)
    tell(table, "active-symbols", chapter=number + 1, left=left, right=right)


async def next_chapter(table: Ronin) -> Phase:
    """RON-NEXT-01, -02: the active symbols of the new chapter lie on the mat; the pool stays."""
    if table.kept_effects == OLD_CHAPTER:
        set_active_symbols(table, chapter(table))
    return draft


# Final scoring


async def side_quest(table: Ronin) -> Phase:
    """RON-FINAL-01 to -03: everyone names a symbol inactive in chapter III and shows the hand."""
    chosen = await choose_all({seat: choose_side_quest(table, seat) for seat in players(table)})
    for seat, symbol in chosen.items():
        reveal(table, table.hands[seat])
        tell(table, "side-quest", seat=seat, symbol=SYMBOLS[symbol], cards=table.hands[seat])
        gain_points(table, seat, SIDE_QUEST, scoring.cards_with_symbol(table, seat, symbol))
    return final_scoring


async def choose_side_quest(table: Ronin, seat: int) -> int:
    options = [SYMBOL[symbol] for symbol in inactive(table.active)]
    symbol: int = await choose(seat, "side-quest", options, "RON-FINAL-02")
    return symbol


async def final_scoring(table: Ronin) -> Phase | None:
    """RON-FINAL-04 to -08: experience track, cooperation track, then the winner."""
    for seat in players(table):
        gain_points(table, seat, EXPERIENCE, scoring.experience_points(table, seat))
    for seat in players(table):
        gain_points(table, seat, COOPERATION, scoring.cooperation_points(table, seat))
    winner = scoring.tie_winner(table)
    if winner is not None:
        tell(table, "tie-broken", seat=winner)  # RON-WIN-02
    for standing in scoring.standings(table):
        tell(table, "final-score", seat=standing.seat, count=standing.score, won=int(standing.won))
    table.turn = TURNS
    return None
