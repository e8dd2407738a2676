"""The speed benchmark: our engine and others play at random, side by side on one core, and targets are judged."""

from .run import bench

__all__ = ["bench"]
