"""Measuring: mass simulation, benchmarks, and how rules and tests belong together."""
