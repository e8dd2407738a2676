"""What the story gives and takes: experience, points, symbols and cards."""

from __future__ import annotations

from typing import Final, assert_never

from tablewright.engine.table import tell
from tablewright.engine.zones import put
from tablewright.games.destiny import experience
from tablewright.games.destiny.draft import draw_to_hand
from tablewright.games.destiny.experience import TRACK_END
from tablewright.games.destiny.rewards import gain_active, gain_points
from tablewright.games.destiny.symbols import SYMBOLS
from tablewright.games.destiny.table import is_automa
from tablewright.games.destiny.timeline import clear_symbols, gain_symbols

from . import vocabulary as words
from .table import STORY_POINTS, Path

AUTOMA_STANDARD: Final = 8  # POD-SOLO-14: where the golden marker takes over
AUTOMA_MOST: Final = AUTOMA_STANDARD + TRACK_END


def gain_experience(table: Path, seat: int, count: int) -> None:
    """POD-XP-01 to -08; an Automa moves its own markers and unlocks its second habit at 8."""
    if not count:
        return
    if is_automa(table, seat):
        gain_automa_experience(table, seat, count)
    else:
        experience.gain_experience(table, seat, count, table.content.characters[table.characters[seat]].fields)


def gain_automa_experience(table: Path, seat: int, count: int) -> None:
    """POD-SOLO-14: carried over to the golden marker at 8, which ends at 20."""
    before = table.experience[seat]
    after = min(before + count, AUTOMA_MOST)
    table.experience[seat] = after
    if after > before:
        tell(table, "gained-experience", seat=seat, count=after - before, total=after)
    if before < AUTOMA_STANDARD <= after:
        tell(table, "automa-unlocked", seat=seat)


def lose_experience(table: Path, seat: int, count: int) -> None:
    """POD-XP-09 to -12: the marker in use moves left, not below 0; unlocked abilities stay."""
    first = AUTOMA_STANDARD if is_automa(table, seat) else TRACK_END
    before = table.experience[seat]
    floor = first if before >= first else 0
    table.experience[seat] = max(before - count, floor)
    if table.experience[seat] < before:
        tell(table, "lost-experience", seat=seat, count=before - table.experience[seat], total=table.experience[seat])


async def give(table: Path, seat: int, reward: words.Reward, rule: str) -> None:
    """Carry out what a story, exertion or alliance card gives or takes.

    POD-SOLO-28: an Automa takes points, experience and symbols; where a player chooses, it takes the left one.
    """
    automa = is_automa(table, seat)
    match reward:
        case words.Experience(count):
            gain_experience(table, seat, count)
        case words.LoseExperience(count):
            lose_experience(table, seat, count)
        case words.Points(count):
            gain_points(table, seat, STORY_POINTS, count)
        case words.ActiveSymbols(count) if automa:
            gain_symbols(table, seat, table.active[0], count)
        case words.ActiveSymbols(count):
            await gain_active(table, seat, count, rule)
        case words.Symbols(symbol, count):
            gain_symbols(table, seat, symbol, count)
        case words.GoldenSymbol(symbol):
            gain_golden_symbol(table, seat, symbol)
        case words.Draw(count):
            if not automa:
                draw_to_hand(table, seat, count)
        case words.Nothing():
            pass
        case _:
            assert_never(reward)


def gain_golden_symbol(table: Path, seat: int, symbol: int) -> None:
    """POD-STRIGA-22: a token like others, but it stays when timelines are prepared."""
    golden, tokens = table.golden[seat], table.tokens[seat]
    table.golden[seat] = put(golden, symbol, golden[symbol] + 1)
    table.tokens[seat] = put(tokens, symbol, tokens[symbol] + 1)
    tell(table, "gained-golden", seat=seat, symbol=SYMBOLS[symbol])


def drop_lost_golden(table: Path, seat: int) -> None:
    """Plain tokens are lost first; a golden one that had to go does not come back with the next token of its kind."""
    pairs = zip(table.golden[seat], table.tokens[seat], strict=True)
    table.golden[seat] = tuple(min(golden, held) for golden, held in pairs)


def discard_tokens(table: Path, seat: int) -> None:
    """When a timeline is prepared, tokens go back; golden ones stay, as far as they were not lost (POD-STRIGA-22)."""
    drop_lost_golden(table, seat)
    clear_symbols(table, seat)
    table.tokens[seat] = table.golden[seat]
