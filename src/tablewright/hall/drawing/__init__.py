"""Drawing: how the view of a seat becomes the regions of a page, one board for each game."""
