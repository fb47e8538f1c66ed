"""Asking a person for a decision: numbered options, and commands beside them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from spielwerk.cli.helpers.files import journal_text, not_there_yet, write_whole
from spielwerk.cli.helpers.problems import Problem
from spielwerk.kernel import IllegalMove
from spielwerk.kernel.terminal import grid

if TYPE_CHECKING:
    from spielwerk.cli.helpers.session import Session

with suppress(ImportError):
    import_module("readline")  # its mere presence lets people edit the line they type

_TWO_COLUMNS = 10
"""More options than this stand in two columns."""
_LOG_LINES = 30


class Leave(Exception):
    """Somebody wants to stop."""


class Prompt:
    """One question to one person."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.voice = session.voice
        self.console = session.console
        self.commands: dict[str, Callable[[str], bool]] = {
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "log": self._log,
            "board": self._board,
            "help": self._help,
            "save": self._save,
            "quit": self._quit,
        }
        """What can be typed beside options; each says whether the question is settled."""

    def ask(self, seat: int) -> None:
        """Ask until a decision is taken or taken back."""
        self.seat = seat
        self.options = self.table.wording(self.voice.lang)
        self._show()
        while not self._answer(_typed()):
            pass

    def _show(self) -> None:
        asked = self.table.asked(self.voice.lang)
        assert asked is not None
        player = self.session.words.player(self.seat)
        self.console.print()
        self.console.print(Text.assemble((f"{player}: ", "bold cyan"), (asked.prompt, "bold")))
        self.console.print(self._listed())

    def _listed(self) -> Grid:
        """The options with their numbers, words and keys, in two columns where they are many and short."""
        entries = [(f"{number:>3}", words, key) for number, (key, words) in enumerate(self.options.items(), 1)]
        widest = sum(max(map(len, part)) + 2 for part in zip(*entries, strict=True))
        columns = 2 if len(entries) > _TWO_COLUMNS and 2 * widest <= self.console.width else 1
        rows = -(-len(entries) // columns)
        listed = Grid.grid(padding=(0, 2, 0, 0))
        for row in range(rows):
            listed.add_row(*(cell for entry in entries[row::rows] for cell in _cells(*entry)))
        return listed

    # ------------------------------------------------------------------ answers

    def _answer(self, line: str) -> bool:
        """Do what was typed; whether the question is settled."""
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        if not line:
            return False
        key = self._key(line)
        if key is None:
            return False
        self.table.play(key)
        return True

    def _key(self, line: str) -> str | None:
        """The option that a number or a key names; says why not, where it is none."""
        keys = list(self.options)
        if line.isascii() and line.isdigit():
            number = int(line[:9])
            if 1 <= number <= len(keys):
                return keys[number - 1]
            self._complain("option-number", most=len(keys))
            return None
        if line in self.options:
            return line
        refused = {entry.key: entry for entry in self.table.refused(self.voice.lang)}.get(line)
        if refused is not None:
            self._complain("option-refused", key=line, reason=refused.text, section=refused.section)
        else:
            self._complain("option-unknown", text=line)
        return None

    def _complain(self, message: str, **arguments: str | int) -> None:
        self.console.print(Text(self.voice.say(message, **arguments), "yellow"))

    # ------------------------------------------------------------------ commands

    def _undo(self, rest: str) -> bool:
        """People at one keyboard share what they take back, unless they have secrets."""
        seat = self.seat if self.table.game.has_secrets else None
        moves = self.table.moves
        if not moves or not self.session.is_person(moves[-1].seat) or not self.table.can_undo(seat):
            self._complain("undo-impossible")
            return False
        self.table.undo(seat)
        self.session.forget()
        self.console.print(Text(self.voice.say("undone"), "dim"))
        return True

    def _redo(self, rest: str) -> bool:
        try:
            self.table.redo()
        except IllegalMove:
            self._complain("redo-impossible")
            return False
        return True

    def _why(self, rest: str) -> bool:
        """What is not possible, options with the same reason together."""
        reasons: dict[tuple[str, str], list[str]] = {}
        for refused in self.table.refused(self.voice.lang):
            if rest in ("", refused.key):
                reasons.setdefault((refused.text, refused.section), []).append(refused.key)
        if not reasons:
            self._complain("why-nothing")
            return False
        listed = grid(*(self.voice.say(word) for word in ("why-option", "why-reason", "why-section")), words=3)
        for (text, section), keys in reasons.items():
            listed.add_row(Text(", ".join(keys), "dim"), text, section)
        self.console.print(listed)
        return False

    def _log(self, rest: str) -> bool:
        lines = self.table.log(self.voice.lang, self.seat)
        count = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 6 else _LOG_LINES
        for line in lines[max(0, len(lines) - count) :]:
            self.console.print(Text(f"  {line}"))
        return False

    def _board(self, rest: str) -> bool:
        self.session.draw(self.seat)
        self._show()
        return False

    def _help(self, rest: str) -> bool:
        listed = Grid.grid(padding=(0, 3, 0, 0))
        for word in ("number", *self.commands):
            listed.add_row(Text(self.voice.say(f"help-{word}-form"), "cyan"), self.voice.say(f"help-{word}"))
        self.console.print(Padding(listed, (1, 0)))
        self.console.print(Padding(self.session.words.say("game-aid"), (0, 0, 1, 0)))
        return False

    def _save(self, rest: str) -> bool:
        if not rest:
            self._complain("save-where")
            return False
        path = Path(rest).expanduser()
        try:
            if path != self.session.path:
                not_there_yet(path, "save-there")
            write_whole(path, journal_text(self.table, self.session.players))
        except Problem as problem:
            self.console.print(Text(problem.line(self.voice), "yellow"), soft_wrap=True)
            return False
        self.session.path = path
        self.console.print(self.voice.say("saved", file=str(path)), soft_wrap=True)
        return False

    def _quit(self, rest: str) -> bool:
        raise Leave


def _cells(number: str, words: str, key: str) -> tuple[Text, Text, Text]:
    return Text(number, "cyan"), Text(words), Text(key, "dim")


def _typed() -> str:
    """A line from the keyboard; what comes from a file is shown, so that the course of the game can be read."""
    line = input("> ").strip()
    if not sys.stdin.isatty():
        print(line)
    return line
