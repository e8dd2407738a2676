"""Tests of Path of Destiny, rule by rule."""
