"""Tablewright: a digital table that knows the rules."""

__version__ = "0.1.0"
