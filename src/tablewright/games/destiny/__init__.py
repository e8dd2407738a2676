"""What the sister games share: symbols, action cards, effects, draft, timeline and experience."""
