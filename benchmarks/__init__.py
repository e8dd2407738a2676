"""Measurements: speed beside peers, and the hall under kills and under load."""
