"""Measuring chapters of Heredity: bots and a search walk through them, and what they find is kept and counted."""
