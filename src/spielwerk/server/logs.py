"""What the server writes about itself: lines for people or JSON for programs, with time and request.

The tokens of people are in no line: a path that carries one, of an invitation or for a new device, ends before it.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the call or socket that is being served."""
ACCESS = "spielwerk.access"
FIELDS = "fields"
"""The attribute of a record with what a program may want to know."""
_ID = re.compile(r"[A-Za-z0-9_-]{8,64}")
_BEFORE_TOKEN = re.compile(r"(/(?:join|links|device)/).+", re.DOTALL)


def request_id(given: str | None) -> str:
    """The id that a proxy has given to a request, or a new one."""
    return given if given is not None and _ID.fullmatch(given) else secrets.token_hex(8)


def without_tokens(path: str) -> str:
    """A path that anybody may read."""
    return _BEFORE_TOKEN.sub(r"\1…", path)


def write_logs(log_format: str, access_log: bool) -> None:
    """Let all of this process write its log to stderr."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], force=True)
    logging.getLogger(ACCESS).setLevel(logging.INFO if access_log else logging.WARNING)


def _time_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def on_one_line(text: str) -> str:
    """A text with all that might pass for another line, or move a terminal's cursor, written out."""
    return "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)


class PlainLines(logging.Formatter):
    """`time level name [request] message`."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback below it where there is one."""
        request = REQUEST.get()
        about = f" [{request}]" if request else ""
        line = f"{_time_of(record)} {record.levelname} {record.name}{about} {on_one_line(record.getMessage())}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of JSON, the traceback in it."""
        told: dict[str, Any] = {
            "time": _time_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            told["request"] = REQUEST.get()
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told | getattr(record, FIELDS, {}), ensure_ascii=False)
