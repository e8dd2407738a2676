bench = None
