"""The spoken side of the table: messages of rules become sentences in English, Polish or Czech."""

from .speaker import LANGUAGES, Speaker

__all__ = ["LANGUAGES", "Speaker"]
