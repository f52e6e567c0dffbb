"""Logs: a line an event, with a name and figures; never cookies, bodies or cards."""

import logging
import sys
import traceback
from pathlib import Path
from typing import Final, Literal

import structlog

_FRAMES: Final = 6
_log = structlog.get_logger("thousand.uvicorn")


def prepare_logs(form: Literal["lines", "json"], level: int = logging.INFO) -> None:
    """Logs go to standard error, as lines to read or as JSON; those of uvicorn too, without its words."""
    last = (
        structlog.processors.JSONRenderer()
        if form == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            last,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    uvicorn = logging.getLogger("uvicorn")
    uvicorn.handlers = [_OfUvicorn(logging.WARNING)]
    uvicorn.propagate = False


class _OfUvicorn(logging.Handler):
    """Tells that something went wrong, and where; uvicorn's own words may hold anything."""

    def emit(self, record: logging.LogRecord) -> None:
        """Logs a fault in our form."""
        fault = record.exc_info[1] if record.exc_info else None
        more = trace_of(fault) if fault is not None else {"where": f"{record.filename}:{record.lineno}"}
        _log.log(record.levelno, "uvicorn", **more)


def trace_of(fault: BaseException) -> dict[str, str]:
    """What went wrong and where, without the words of the fault, which may name cards."""
    frames = traceback.extract_tb(fault.__traceback__)[-_FRAMES:]
    where = " > ".join(f"{Path(one.filename).name}:{one.lineno}" for one in frames)
    return {"fault": type(fault).__name__, "where": where}
