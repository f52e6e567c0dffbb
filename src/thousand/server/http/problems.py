"""Errors as `application/problem+json`: a code and its parameters; sentences belong to the catalogues."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.datastructures import ResponseSpec

from thousand.core.errors import Param, RecordError, ThousandError
from thousand.core.rules import InvalidRules, Problem
from thousand.server.faults import STATUS
from thousand.server.logs import trace_of

PROBLEM_TYPE: Final = "application/problem+json"
_OF_STATUS: Final = {404: "not_found", 405: "method_wrong", 413: "request_large", 415: "request_kind"}
_log = structlog.get_logger("thousand.http")


class ProblemDocument(msgspec.Struct, frozen=True):
    """What went wrong: `code` names the fault, `params` its figures, `problems` all faults of a rule set."""

    title: str
    status: int
    code: str
    params: dict[str, Param]
    problems: tuple[Problem, ...] = ()
    type: str = "about:blank"


def problem(
    code: str, params: dict[str, Param] | None = None, problems: tuple[Problem, ...] = ()
) -> ProblemDocument:
    """The document of a code."""
    status = STATUS.get(code, 400)
    return ProblemDocument(HTTPStatus(status).phrase, status, code, params or {}, problems)


def answer(document: ProblemDocument, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The answer that carries a document."""
    return Response(
        msgspec.json.encode(document),
        status_code=document.status,
        media_type=PROBLEM_TYPE,
        headers=headers or {},
    )


def of_thousand(_request: Request[Any, Any, Any], fault: ThousandError) -> Response[bytes]:
    """Answers what the library refuses."""
    params = dict(fault.params)
    if isinstance(fault, RecordError):
        places = {"deal": fault.deal, "action": fault.action}
        params |= {name: place for name, place in places.items() if place is not None}
    return answer(problem(fault.code, params, fault.problems if isinstance(fault, InvalidRules) else ()))


def of_http(_request: Request[Any, Any, Any], fault: HTTPException) -> Response[bytes]:
    """Answers what the framework refuses."""
    if fault.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return of_anything(_request, fault)
    unreadable = isinstance(fault.__cause__, SerializationException)
    code = _OF_STATUS.get(fault.status_code, "request_unreadable" if unreadable else "request_shape")
    return answer(problem(code), fault.headers)


def of_anything(_request: Request[Any, Any, Any], fault: Exception) -> Response[bytes]:
    """Answers what nobody foresaw, without a word of it; it is in the log."""
    _log.error("request_failed", **trace_of(fault))
    return answer(problem("server_fault"))


def of_depth(_request: Request[Any, Any, Any], _fault: RecursionError) -> Response[bytes]:
    """Answers a body that is nested too deep to be read."""
    return answer(problem("request_unreadable"))


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers that a route declares besides the good one."""
    return {
        status: ResponseSpec(
            ProblemDocument,
            generate_examples=False,
            description=HTTPStatus(status).phrase,
            media_type=PROBLEM_TYPE,
        )
        for status in (*statuses, 429)
    }
