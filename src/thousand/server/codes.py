"""The codes with which the server closes a socket (`docs/reference/protocol.md`)."""

from typing import Final

GOING: Final = 1001
"""The peer goes away by himself."""
LARGE: Final = 1009
"""A frame was longer than 4096 bytes."""
RESTART: Final = 1012
"""The server stops or starts anew: come back in a moment."""
UNREADABLE: Final = 4400
"""What came first was no `hello`, or a frame was not text."""
NO_GUEST: Final = 4401
"""There is no valid cookie: become a guest first."""
FORBIDDEN: Final = 4403
"""The table does not want spectators."""
NO_TABLE: Final = 4404
"""There is no such table."""
NO_HELLO: Final = 4408
"""No `hello` came in time."""
OTHER_PROTOCOL: Final = 4409
"""The page speaks another version of the protocol: load it anew."""
AWAY: Final = 4410
"""The table was put away: come back."""
TAKEN: Final = 4411
"""Another process writes the table: come back."""
DAMAGED: Final = 4412
"""The log of the table cannot be read."""
SLOW: Final = 4413
"""The peer does not read what it is sent: come back."""
OFTEN: Final = 4429
"""Too many messages, or too many connections of one address."""
FAULT: Final = 4500
"""Something went wrong here: come back."""
