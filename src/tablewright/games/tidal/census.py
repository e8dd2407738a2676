"""Counting the components: what must be the same at every decision of a game."""

from __future__ import annotations

from tablewright.engine.zones import Zone

from .table import Tidal


def zones(table: Tidal) -> list[Zone]:
    """Every zone that holds cards."""
    fold = tuple(card for card in table.fold if card >= 0)
    at_stake = tuple(card for card in table.at_stake if card not in table.set_challenge)
    return [
        *table.challenges, *table.tricks, *table.goals, *table.character_decks, *table.in_play, *table.columns,
        *table.kept, *table.packets, *table.drawn, table.pool, table.challenge_deck, table.challenge_discard,
        table.legendary_deck, table.legendary_discard, table.trick_deck, table.trick_discard, table.market,
        table.market_deck, table.market_discard, table.goal_deck, table.announcements, table.monster_deck, fold,
        table.gone, *table.schemes, table.scheme_deck, table.scheme_discard, table.set_challenge, at_stake,
    ]  # fmt: skip


def census(table: Tidal) -> dict[str, int]:
    """Every card once; no character twice; as many results as dice in an attempt."""
    cards = [card for zone in zones(table) for card in zone]
    taken = [character for character in table.characters if character >= 0]
    return {
        "cards": len(cards),
        "cards in two places": len(cards) - len(set(cards)),
        "distinct faces": len(set(table.faces)),
        "characters twice": len(taken) - len(set(taken)),
        "dice without a place for their result": len(table.attempt) - len(table.showing),
        "spots without a place for a token": sum(
            len(covers) - len(table.content.monster(table.faces[card]).spots)
            for card, covers in zip(table.fold, table.hits, strict=True)
            if card >= 0
        ),
    }
