"""The hall from outside: a real server, killed and loaded, and everything that plays against it."""
