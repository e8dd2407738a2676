"""How the games read what people write: packs of content and positions by hand."""
