"""Tests of Fireflies, the example of how a game is added."""
