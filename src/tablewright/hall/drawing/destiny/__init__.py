"""What the tables of the sister games Ronin and Path of Destiny show alike in the browser."""
