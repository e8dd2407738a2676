"""The web side of the hall: pages, API and streams over one set of doings."""
