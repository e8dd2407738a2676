"""The flow of a game of Path of Destiny, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from tablewright.engine.flow import Phase
from tablewright.engine.knowledge import reveal
from tablewright.engine.options import named
from tablewright.engine.questions import choose, choose_all
from tablewright.engine.table import tell
from tablewright.games.destiny.draft import NOBODY, new_initiative, take_pair
from tablewright.games.destiny.playing import choose_two, lay_down
from tablewright.games.destiny.rewards import gain_points
from tablewright.games.destiny.steps import (
    begin_turn,
    choose_row,
    keep_for_next_chapter,
    next_seat,
    resolve_just_played,
    resolve_kept_cards,
    use_chapter_abilities,
)
from tablewright.games.destiny.symbols import LEFT, RIGHT, SIDES, SYMBOLS
from tablewright.games.destiny.table import NEW_CHAPTER, TURNS, chapter, is_automa, players, players_in_order
from tablewright.games.destiny.timeline import count_symbols

from . import scoring
from .alliances import call_allies, dismiss_allies, draw_alliance
from .automa import automa_begins_chapter, automa_decided, automa_drafts, automa_throws, throw
from .exertion import award_exertion
from .missions import claim_requirements, score_missions
from .rewards import discard_tokens, gain_experience, give
from .stories import StoryCard
from .table import (
    EXPERIENCE,
    FATES,
    NO_SIDE,
    SET_ASIDE,
    SIDE_QUEST,
    Path,
    dominant_symbol,
    other_symbol,
    side_of_dominance,
    story_of,
)
from .vocabulary import Reward

SIDE: Final = named("side", SIDES)


# The opening


async def introduction(table: Path) -> Phase:
    """POD-STORY-01, -02, POD-TURN-03: the first card is read, and with it the first fork lies open."""
    read_card(table, 1)
    return start_chapter


def read_card(table: Path, number: int) -> None:
    """POD-STORY-03, -05, POD-CHAP-25: the story is opened at a card, without tokens; those passed over are not read."""
    table.page = number
    table.fates = ()
    tell(table, "story-read", story=table.story, number=number)


async def start_chapter(table: Path) -> Phase:
    """POD-GEN-06, POD-STORY-09: new active symbols, and nothing is decided yet."""
    table.active = story_of(table).active(table.page)
    table.dominant = NO_SIDE
    left, right = (SYMBOLS[symbol] for symbol in table.active)
    tell(table, "active-symbols", chapter=chapter(table) + 1, left=left, right=right)
    automa_begins_chapter(table)
    return draft


# Step 1: drafting cards


async def draft(table: Path) -> Phase:
    """POD-DRAFT-01 to -04: refresh the pool, except in the very first turn; then all draft in initiative order."""
    begin_turn(table)
    return draft_pair


async def draft_pair(table: Path) -> Phase:
    """POD-DRAFT-05 to -10: one player, or the Automa, takes a pair."""
    seat = table.to_act[0]
    if is_automa(table, seat):
        await automa_drafts(table, seat)
    else:
        row = await choose_row(table, seat)
        await take_row(table, seat, row)
    return next_seat(table, draft_pair, return_markers)


async def take_row(table: Path, seat: int, row: int) -> None:
    """POD-DRAFT-10: the bottom row gives 1 XP; in Lesser Evil, rows give alliance cards (POD-EVIL-05, -08)."""
    take_pair(table, seat, row)
    if row and table.alliance_rows:
        await draw_alliance(table, seat, row)
    elif row == len(table.pool):
        gain_experience(table, seat, 1)


async def return_markers(table: Path) -> Phase:
    """POD-DRAFT-11: the new initiative."""
    new_initiative(table)
    return play_cards


# Step 2: playing cards


async def play_cards(table: Path) -> Phase:
    """POD-PLAY-01 to -03: all choose two cards and their order in secret, then reveal together."""
    chosen = await choose_all({seat: choose_two(table, seat) for seat in players(table)})
    for seat, cards in chosen.items():
        lay_down(table, seat, cards)
    table.to_act = players_in_order(table)
    return resolve_cards


async def resolve_cards(table: Path) -> Phase:
    """POD-PLAY-04 to -11: one player resolves the effects of both cards, the left one completely first."""
    await resolve_just_played(table, table.to_act[0])
    return next_seat(table, resolve_cards, after_playing)


async def after_playing(table: Path) -> Phase:
    """POD-TURN-02: what a story does after the playing step; then the signpost of the Automa (POD-SOLO-23)."""
    await award_exertion(table)
    claim_requirements(table)
    for seat in range(table.seats):
        table.just_played[seat] = 0
    await automa_throws(table)
    return place_fate


# Step 3: placing the fate token


async def place_fate(table: Path) -> Phase:
    """POD-FATE-01 to -09: players vote with their symbols; the turn's token goes to a side or is set aside."""
    cast = scoring.votes(table)
    side = scoring.majority(cast)
    table.fates += (side,)
    tell(
        table, "fate-placed", number=len(table.fates), side=FATES[side], left=cast.count(LEFT), right=cast.count(RIGHT)
    )
    if table.humans == 1 and side != SET_ASIDE:
        await automa_decided(table)
    return end_turn


async def end_turn(table: Path) -> Phase:
    """POD-CHAP-01: every third turn ends a chapter."""
    table.turn += 1
    return find_dominant if table.turn % 3 == 0 else draft


# The end of a chapter


def ended_chapter(table: Path) -> int:
    """The chapter that has just ended: 0, 1 or 2."""
    return table.turn // 3 - 1


async def find_dominant(table: Path) -> Phase:
    """POD-CHAP-03 to -06: by fate tokens; without any, whoever stands on top of the initiative track decides."""
    tell(table, "chapter-ends", chapter=ended_chapter(table) + 1)
    table.dominant = scoring.dominant_side(table.fates)
    if table.dominant == NO_SIDE:
        table.dominant = await decide_dominant(table, table.initiative[0])
    tell(table, "dominant", side=side_of_dominance(table), symbol=SYMBOLS[dominant_symbol(table)])
    table.to_act = players_in_order(table)
    return resolve_alliances


async def decide_dominant(table: Path, seat: int) -> int:
    """POD-CHAP-05, POD-SOLO-27: a player chooses freely, the Automa throws."""
    if is_automa(table, seat):
        return throw(table, seat)
    side: int = await choose(seat, "choose-dominant", SIDE, "POD-CHAP-05", about=active_words(table))
    return side


def active_words(table: Path) -> dict[str, object]:
    left, right = (SYMBOLS[symbol] for symbol in table.active)
    return {"left": left, "right": right}


async def resolve_alliances(table: Path) -> Phase:
    """POD-EVIL-12 to -17: one player's alliance cards of the prevailing side, before points are awarded."""
    await call_allies(table, table.to_act[0])
    return next_seat(table, resolve_alliances, score_chapter)


async def score_chapter(table: Path) -> Phase:
    """POD-CHAP-07 to -15: points for the dominant symbol, experience for the other, then the path tokens."""
    dominant, other = dominant_symbol(table), other_symbol(table)
    for seat in table.initiative:
        gain_points(table, seat, ended_chapter(table), count_symbols(table, seat, (dominant,)))
    for seat in table.initiative:
        if not is_automa(table, seat) or table.automa_scoring == "standard":  # POD-SOLO-26
            gain_experience(table, seat, count_symbols(table, seat, (other,)))
    table.path_tokens = (scoring.path_token_holder(table, LEFT), scoring.path_token_holder(table, RIGHT))
    for side, seat in enumerate(table.path_tokens):
        tell(table, "path-token", seat=seat, side=SIDES[side])
    if table.turn == TURNS:
        return read_ending
    table.to_act = players_in_order(table)
    return chapter_abilities


async def chapter_abilities(table: Path) -> Phase:
    """POD-ABIL-06: abilities that are used at the end of a chapter, before the timelines are prepared."""
    await use_chapter_abilities(table, table.to_act[0])
    return next_seat(table, chapter_abilities, prepare_timelines)


async def prepare_timelines(table: Path) -> Phase:
    """POD-CHAP-16 to -23: tokens go back, kept cards are chosen in secret, all others are discarded."""
    for seat in range(table.seats):
        discard_tokens(table, seat)
    await keep_for_next_chapter(table)
    if table.kept_effects == NEW_CHAPTER:  # POD-CHAP-22
        table.active = story_of(table).active(story_of(table).following(table.page, table.dominant))
    table.to_act = players_in_order(table)
    return resolve_kept


async def resolve_kept(table: Path) -> Phase:
    """POD-CHAP-21: one player resolves the effects of kept cards, left to right."""
    await resolve_kept_cards(table, table.to_act[0])
    return next_seat(table, resolve_kept, turn_page)


async def turn_page(table: Path) -> Phase:
    """POD-STORY-04 to -07, POD-CHAP-15: the card of the dominant side is read, and the path tokens are paid."""
    read_card(table, story_of(table).following(table.page, table.dominant))
    table.active = story_of(table).active(table.page)  # POD-STORY-09: bonuses of this card give the new symbols
    await pay_path_tokens(table)
    return start_chapter


async def pay_path_tokens(table: Path) -> None:
    """POD-STORY-06: both holders get what the card says, the higher on the initiative track first; tokens go back."""
    card = story_of(table).cards[table.page]
    sides = sorted((LEFT, RIGHT), key=lambda side: table.initiative.index(table.path_tokens[side]))
    for side in sides:
        reward = path_reward(table, card, side)
        if reward is not None:
            await give(table, table.path_tokens[side], reward, "POD-STORY-06")
    table.path_tokens = (NOBODY, NOBODY)


def path_reward(table: Path, card: StoryCard, side: int) -> Reward | None:
    """What a path token brings: by its side, or in Lesser Evil a penalty for the dominant side (POD-EVIL-01, -03)."""
    if card.penalty is not None:
        return card.penalty if side == table.dominant else card.reward
    return card.left if side == LEFT else card.right


# Final scoring


async def read_ending(table: Path) -> Phase:
    """POD-END-01 to -04: the card after chapter III is read, its path tokens are paid; nothing is cleaned up."""
    read_card(table, story_of(table).following(table.page, table.dominant))
    await pay_path_tokens(table)
    return final_scoring


async def final_scoring(table: Path) -> Phase | None:
    """POD-END-05 to -11: side quests from shown hands, the experience track, the story's own points, the winner."""
    if table.mode != "first-game":  # POD-SETUP-24
        for seat in players(table):
            reveal(table, table.hands[seat])
            tell(table, "showed-hand", seat=seat, cards=table.hands[seat])
            gain_points(table, seat, SIDE_QUEST, scoring.quest_points(table, seat))
    for seat in range(table.seats):
        gain_points(table, seat, EXPERIENCE, scoring.experience_points(table, seat))
    score_missions(table)
    dismiss_allies(table)
    winner = scoring.tie_winner(table)
    if winner is not None:
        tell(table, "tie-broken", seat=winner)
    for seat in range(table.seats):
        won = int(seat == scoring.leader(table))
        tell(table, "final-score", seat=seat, count=sum(table.points[seat]), won=won)
    tell(table, "story-ends", story=table.story, number=table.page, seat=scoring.leader(table))
    return None
