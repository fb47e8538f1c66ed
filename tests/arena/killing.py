"""Work whose worker is killed in the middle, for the tests of executors; files tell the workers apart."""

from __future__ import annotations

import os
import signal
from pathlib import Path


class Deadly:
    """Squares numbers; who gets the deadly one first is killed by it, and each attempt leaves a file."""

    def __init__(self, folder: Path, deadly: int, kills: int = 1) -> None:
        self.folder, self.deadly, self.kills = folder, deadly, kills

    def __call__(self, number: int) -> int:
        attempt = len(list(self.folder.glob(f"{number}-*")))
        (self.folder / f"{number}-{attempt}").touch()
        if number == self.deadly and attempt < self.kills:
            os.kill(os.getpid(), signal.SIGKILL)
        return number * number

    def attempts(self, number: int) -> int:
        """How often a number was begun."""
        return len(list(self.folder.glob(f"{number}-*")))


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents = {int(stat.parent.name): _parent(stat) for stat in Path("/proc").glob("[0-9]*/stat")}

    def is_below(one: int) -> bool:
        while one and one != pid:
            one = parents.get(one, 0)
        return one == pid

    return [one for one in parents if one != pid and is_below(one)]


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text("utf-8").rpartition(")")[2].split()[1])
    except OSError:  # ended meanwhile
        return 0


def says(pid: int, words: str) -> bool:
    """Whether these words are in the command line of a process."""
    try:
        return words.encode() in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


class Killer:
    """A progress that kills one worker of this process in the middle of the work, known by its command line."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.killed: list[int] = []

    def __call__(self, done: int, total: int) -> None:
        if not self.killed and done * 4 > total:
            self.killed = [pid for pid in descendants(os.getpid()) if says(pid, self.words)][:1]
            for pid in self.killed:
                os.kill(pid, signal.SIGKILL)
