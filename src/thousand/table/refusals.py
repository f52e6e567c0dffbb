"""What the table refuses."""

from thousand.core.errors import ThousandError


class Refusal(ThousandError):
    """What the table does not do: codes in `TABLE_CODES`, or those of the rules."""
