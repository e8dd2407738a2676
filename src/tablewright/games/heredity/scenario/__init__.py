"""How authors write: chapters read from their folders, proven, described to editors, and walked through."""
