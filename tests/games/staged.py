"""What positions that are staged by hand share in all games: to play on from them, and to read what waits there."""

from __future__ import annotations

from spielwerk.kernel import Table


class Staged:
    """A table that a test lays out."""

    table: Table

    def play(self, *keys: str) -> None:
        """Take these options one after the other."""
        for key in keys:
            assert key in self.options, f"{key} is no option of {self.kind}: {sorted(self.options)}"
            self.table.play(key)

    @property
    def kind(self) -> str:
        """The name of the waiting decision; empty after the end."""
        return self.table.kind.name if self.table.kind else ""

    @property
    def seat(self) -> int:
        """Whose decision is waiting."""
        return self.table.seat

    @property
    def options(self) -> set[str]:
        """The text keys of the legal options."""
        return set(self.table.options())

    def offered(self, verb: str) -> set[str]:
        """What is offered with this verb: `forest_1` for `move:forest_1`."""
        return {key.removeprefix(f"{verb}:") for key in self.options if key.startswith(f"{verb}:")}

    def reason(self, key: str) -> tuple[str, str]:
        """Name and section of the refusal of an option that is not offered."""
        refused = {entry.key: entry for entry in self.table.refused("en")}
        return refused[key].name, refused[key].section
