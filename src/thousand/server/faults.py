"""What the server refuses, as a code with parameters; the status of an answer is in a table beside it."""

from typing import Final

from thousand.core.errors import ThousandError

STATUS: Final[dict[str, int]] = {
    "request_shape": 400,
    "request_unreadable": 400,
    "guest_wanted": 401,
    "guest_name": 400,
    "origin_foreign": 403,
    "not_found": 404,
    "table_missing": 404,
    "game_missing": 404,
    "code_wrong": 404,
    "method_wrong": 405,
    "request_large": 413,
    "request_kind": 415,
    "request_often": 429,
    "tables_many": 429,
    "guests_many": 429,
    "server_full": 503,
    "server_fault": 500,
    "store_fault": 503,
    "table_damaged": 500,
    "address_foreign": 400,
}
"""The codes of the HTTP interface and the status of the answer; any other code is answered with 400."""


class ServerFault(ThousandError):
    """What the server refuses; codes in `SERVER_CODES` of the core."""


class Conflict(Exception):
    """A line of a table's log is there already: somebody else writes that table."""


class StoreFault(ServerFault):
    """The database cannot be written or read; code `store_fault`."""

    def __init__(self) -> None:
        super().__init__("store_fault")
