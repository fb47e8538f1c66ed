"""A game in the terminal: who is on turn is asked or thinks, until the game is over or the people go."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from spielwerk.bots import make_bot, play_bot_move
from spielwerk.cli.helpers.checks import HUMAN
from spielwerk.cli.helpers.console import aside, screen
from spielwerk.cli.helpers.files import journal_text, write_whole
from spielwerk.cli.helpers.picture import final_picture
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.prompt import Leave, Prompt
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Table
from spielwerk.kernel.picture import position_picture
from spielwerk.kernel.table import LogLine
from spielwerk.kernel.words import Words

_NOTHING = -1
_MOVE_BITS = 32
"""In the seed of a bot the number of the move stands above the seed of the table."""


class Session:
    """One sitting at a table."""

    def __init__(self, table: Table, players: Sequence[str], voice: Voice, path: Path | None) -> None:
        self.table = table
        self.players = players
        self.voice = voice
        self.path = path
        self.console = screen()
        self.words = Words(table.game, voice.lang, table.names)
        self.told = [self._last_move(seat) for seat in range(table.seats)]
        """The last move that each seat has read about."""
        self.drawn = False
        self.last_person = _NOTHING

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self._greet()
        try:
            while not self.table.over:
                self._turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self._part()
            return
        self._finish()

    def _last_move(self, seat: int) -> int:
        """The number of the last move that a seat has made."""
        own = [number for number, move in enumerate(self.table.moves, 1) if move.seat == seat]
        return own[-1] if own else _NOTHING

    def _turn(self) -> None:
        """One decision."""
        seat = self.table.seat
        if self.is_person(seat):
            self._hand_over(seat)
            self.tell_news(seat)
            Prompt(self).ask(seat)
        else:
            self._think(seat)
        self.save()

    def _think(self, seat: int) -> None:
        """Let a bot decide; its chance hangs on the seed and the number of moves, so that saving changes nothing."""
        bot = make_bot(self.players[seat], self.table.seed ^ len(self.table.moves) << _MOVE_BITS)
        console = aside()
        if console.is_terminal:
            with console.status(self.voice.say("thinking", player=self.words.player(seat))):
                play_bot_move(self.table, bot)
        else:
            play_bot_move(self.table, bot)
        if HUMAN not in self.players:
            self._print_lines(self._lines(None, len(self.table.moves) - 1))

    def is_person(self, seat: int) -> bool:
        """Whether somebody at this keyboard sits there."""
        return self.players[seat] == HUMAN

    # ------------------------------------------------------------------ what people see

    def _greet(self) -> None:
        name = self.words.say("game-name")
        self.console.print(Text(self.voice.say("play-title", game=name, seed=str(self.table.seed)), "bold"))
        if HUMAN in self.players:
            self.console.print(Text(self.voice.say("play-hint"), "dim"))

    def _hand_over(self, seat: int) -> None:
        """Where players have secrets, the next one comes to the keyboard before anything is shown."""
        if self.table.game.has_secrets and self.last_person not in (_NOTHING, seat):
            self.console.clear()
            input(self.voice.say("hand-over", player=self.words.player(seat)))
        self.last_person = seat

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last looked; after others have played, the position too."""
        lines = self._lines(seat, self.told[seat])
        others = any(move.seat != seat for move in self.table.moves[max(0, self.told[seat]) :])
        if others and self.told[seat] != _NOTHING:
            self.console.print(Rule(Text(self.voice.say("since-last"), "dim"), style="dim", align="left"))
        self._print_lines(lines)
        if others or not self.drawn:
            self.draw(seat)
        self.told[seat] = len(self.table.moves)

    def forget(self) -> None:
        """After something was taken back: nobody has read about it."""
        self.told = [min(told, len(self.table.moves)) for told in self.told]

    def _lines(self, seat: int | None, told: int) -> list[LogLine]:
        lines = self.table.log_lines(self.voice.lang, seat, max(0, told))
        return [line for line in lines if line.kind == "note" and line.move > told]

    def _print_lines(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self.console.print(Text(f"  {line.text}"))

    def draw(self, seat: int | None) -> None:
        """The position as this seat sees it."""
        self.drawn = True
        self.console.print(position_picture(self.table, seat, self.voice.lang))

    # ------------------------------------------------------------------ saving and leaving

    def save(self) -> None:
        """Save, where the game has a file; a full disk does not end the game."""
        if self.path is None:
            return
        try:
            write_whole(self.path, journal_text(self.table, self.players))
        except Problem as problem:
            self.console.print(Text(problem.line(self.voice), "red"))

    def _part(self) -> None:
        """Say how to go on another time."""
        self.console.print()
        if self.path is not None:
            self.save()
            self.console.print(self.voice.say("parted-saved", file=shlex.quote(str(self.path))), soft_wrap=True)
        else:
            self.console.print(self.voice.say("parted-lost"))

    def _finish(self) -> None:
        seats = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        if seats:
            self._print_lines(self._lines(seats[0], self.told[seats[0]]))
        self.draw(None)
        self.console.print(final_picture(self.table, self.voice))
