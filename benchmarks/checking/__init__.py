"""Checking: which tests a change needs, and a proof that they notice broken rules."""
