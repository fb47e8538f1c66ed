"""What goes wrong by the user's doing: one line on stderr, exit code 2, nothing changed."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any, cast

import typer
from typer.core import TyperGroup

from spielwerk.cli.helpers.options import with_address
from spielwerk.cli.helpers.texts import Voice, language_of
from spielwerk.kernel import WrongChoices

BAD_INPUT = 2
INTERRUPTED = 130

_UsageError = cast(type[Exception], typer.BadParameter.__bases__[0])  # typer has no public name for it

_REASONS = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EROFS: "reason-forbidden",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
    errno.EEXIST: "reason-no-folder",
    errno.ENOSPC: "reason-full",
    errno.ENAMETOOLONG: "reason-long",
}


class Problem(Exception):
    """Something that a user can mend; said by a message of the text files."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments

    def line(self, voice: Voice) -> str:
        """The problem in one line."""
        told = {name: value.line(voice) if isinstance(value, Problem) else value for name, value in self._plain()}
        return " ".join(voice.say(self.message, **told).split())

    def _plain(self) -> list[tuple[str, Any]]:
        kept = (int, float, str, Problem)
        return [(name, value if isinstance(value, kept) else str(value)) for name, value in self.arguments.items()]


class WrongTogether(Problem):
    """Choices that do not go together, said by the game."""

    def __init__(self, wrong: WrongChoices) -> None:
        super().__init__("choices")
        self.wrong = wrong

    def line(self, voice: Voice) -> str:
        """The problem in one line."""
        return self.wrong.text(voice.lang)


class WrongFile(Problem):
    """A file with a mistake in it that whoever reads it can tell in every language."""

    def __init__(self, file: Path, wrong: Any) -> None:
        super().__init__("file-wrong", file=file)
        self.wrong = wrong

    def line(self, voice: Voice) -> str:
        """The problem in one line."""
        return voice.say(self.message, file=str(self.arguments["file"]), reason=self.wrong.text(voice.lang))


def reason_of(error: OSError | UnicodeError) -> Problem:
    """Why a file can't be read or written."""
    if isinstance(error, UnicodeError):
        return Problem("reason-no-text")
    message = _REASONS.get(error.errno or 0, "reason-other")
    return Problem(message, detail=error.strerror or str(error)) if message == "reason-other" else Problem(message)


class Commands(TyperGroup):
    """The commands of Spielwerk; their problems come out as one line."""

    def main(self, args: Any = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        """Run a command line and leave with its exit code."""
        arguments = list(sys.argv[1:] if args is None else args)
        extra["standalone_mode"] = False
        try:
            code = super().main(arguments, prog_name, **extra)
        except Problem as problem:
            code = _tell(problem, arguments)
        except _UsageError as error:
            code = _tell(_misuse(error), arguments)
        except typer.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that the first word names."""
        if args[0] not in self.commands and not args[0].startswith("-"):
            raise Problem("command-unknown", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, with_address(args))


def _tell(problem: Problem, arguments: list[str]) -> int:
    print(problem.line(Voice(language_of(arguments))), file=sys.stderr)
    return BAD_INPUT


def _misuse(error: Any) -> Problem:
    """A command line that typer can't read, in our words."""
    command = error.ctx.command_path if getattr(error, "ctx", None) else "spielwerk"
    kind = type(error).__name__
    if kind == "MissingParameter" and error.param is not None:
        name = error.param.opts[-1]
        return Problem("usage-missing", what=name if name.startswith("-") else name.upper(), command=command)
    if kind == "NoSuchOption":
        return Problem("usage-no-option", option=error.option_name, command=command)
    if kind == "BadOptionUsage":
        return Problem("usage-no-value", option=error.option_name, command=command)
    return Problem("usage-wrong", command=command)
