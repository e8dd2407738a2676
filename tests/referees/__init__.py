"""Referees: a second reading of the rules, plain and slow, written from the rule text alone."""
