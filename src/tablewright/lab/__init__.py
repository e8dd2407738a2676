"""The laboratory: playing very many games, counting what happened, and measuring how fast it goes."""
