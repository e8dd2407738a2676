"""What the boards of the sister games Ronin and Path of Destiny have in common in a terminal."""
