"""The game record `thousand-record/1`: reading, replaying, writing (`docs/reference/record.md`)."""

from thousand.core.record.document import FORMAT, Record, RecordedDeal, read_record, write_record
from thousand.core.record.replaying import Replay, replay
from thousand.core.record.state_document import legal_texts, state_document
from thousand.core.record.writing import canonical, record_of, seat_record

__all__ = [
    "FORMAT",
    "Record",
    "RecordedDeal",
    "Replay",
    "canonical",
    "legal_texts",
    "read_record",
    "record_of",
    "replay",
    "seat_record",
    "state_document",
    "write_record",
]
