"""Mutation: rules are broken one by one in a copy of the code, to see whether the tests that cite them notice."""
