"""The spoken side of the table: messages of rules become sentences in English, Polish or Czech."""

from .phrases import Phrases
from .speaker import LANGUAGES, Speaker

__all__ = ["LANGUAGES", "Phrases", "Speaker"]
