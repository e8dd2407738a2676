"""Tests of Tidal Blades, by chapters of its rules."""
