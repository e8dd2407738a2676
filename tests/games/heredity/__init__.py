"""Tests of Heredity, rule by rule."""
