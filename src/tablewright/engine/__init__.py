"""The table itself: questions, positions, dice, knowledge and records; it knows no game."""
