"""The table itself: questions, positions, dice, knowledge and records; it knows no game and needs only the standard library."""
