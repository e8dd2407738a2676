"""How a hall is run: where its database is, how fast bots play, and how much one visitor may ask."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HallSettings:
    """Chosen when the hall is opened; every worker gets the same."""

    database: str
    bot_pause: float = 0.9
    """Seconds before a bot's choice while somebody watches, so that it can be followed."""
    requests_per_second: float = 40.0
    """What one address may ask for on average; a burst of ten times as much is fine."""
    choices_per_second: float = 5.0
    """What one seat may do on average."""
    streams_per_address: int = 100
    """How many streams one address may hold open; the tabs of a browser share one."""
    secure: bool = False
    """The hall is reached through TLS: cookies are bound to it."""
    logins_per_second: float = 0.2
    """How often one address may try a password on average; ten times in a row are fine."""
    keep_guests: float = 180.0
    """So many days after their last visit sessions end, and guests who hold no seat are forgotten."""
    host: str = "127.0.0.1"
    """Where it listens; with 0.0.0.0 or :: others in the network can come in."""
