"""Tests of the hall in a real browser, against a real server."""
