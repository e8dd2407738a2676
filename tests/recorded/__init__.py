"""Whole games that must always replay to their scores."""
