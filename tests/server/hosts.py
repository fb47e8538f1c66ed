"""What a host types, without a process of its own."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass

from spielwerk.cli import app


@dataclass(frozen=True)
class Done:
    """How a command has ended."""

    code: int
    out: str
    err: str


def typed(*words: str, lang: str = "en") -> Done:
    """Run a command line of Spielwerk."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            app([*words, "--lang", lang])
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    return Done(code, out.getvalue(), err.getvalue())


def done(*words: str) -> str:
    """A command that must succeed; returns what it said."""
    ended = typed(*words)
    assert ended.code == 0, ended
    return ended.out
