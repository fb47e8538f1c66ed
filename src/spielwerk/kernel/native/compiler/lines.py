"""Which line of which rule an instruction comes from, for profilers: `perf` and `valgrind` know rules by name then."""

from __future__ import annotations

_FIRST = 1_000_000
"""The numbers below are taken by what LLVM is told about fields."""
_HEAD = (
    "!llvm.dbg.cu = !{!1000000}",
    "!llvm.module.flags = !{!1000002, !1000003}",
    '!1000000 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1000001, producer: "spielwerk",'
    " isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)",
    '!1000001 = !DIFile(filename: "rules.py", directory: ".")',
    '!1000002 = !{i32 2, !"Debug Info Version", i32 3}',
    '!1000003 = !{i32 7, !"Dwarf Version", i32 4}',
    "!1000004 = !DISubroutineType(types: !{null})",
)


class Lines:
    """Gathers the places in the sources that a module's instructions come from."""

    def __init__(self) -> None:
        self._notes: list[str] = list(_HEAD)
        self._places: dict[tuple[int, int], int] = {}

    def function(self, name: str, file: str, line: int) -> int:
        """A function that begins in a line of a file; returns the number that its instructions refer to."""
        source = self._add(f'!DIFile(filename: "{file}", directory: ".")')
        return self._add(
            f'distinct !DISubprogram(name: "{name}", scope: !{source}, file: !{source}, line: {line},'
            f" type: !1000004, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !1000000)"
        )

    def place(self, function: int, line: int) -> int:
        """The number of a line in a function."""
        if (function, line) not in self._places:
            self._places[function, line] = self._add(f"!DILocation(line: {line}, scope: !{function})")
        return self._places[function, line]

    def _add(self, text: str) -> int:
        number = _FIRST + len(self._notes)
        self._notes.append(f"!{number} = {text}")
        return number

    def text(self) -> list[str]:
        """All of it in LLVM's language."""
        return self._notes
