"""Tests of what the sister games Ronin and Path of Destiny do alike, run for both."""
