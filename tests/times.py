"""`--times`: how long the files of tests took, and how long each process had something to do.

A file that takes minutes is worth a look. A process that ends long before the other waits for a group to be parted.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

MOST = 30


class Times:
    """Adds up what the reports of tests say."""

    def __init__(self) -> None:
        self.files: defaultdict[str, float] = defaultdict(float)
        self.busy: defaultdict[str, float] = defaultdict(float)
        self.ends: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        process = getattr(report, "worker_id", "main")
        self.files[report.nodeid.split("::")[0]] += report.duration
        self.busy[process] += report.duration
        self.ends[process] = max(report.stop, self.ends.get(process, 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"seconds by file, the longest {MOST}")
        for file, seconds in sorted(self.files.items(), key=lambda each: -each[1])[:MOST]:
            terminalreporter.write_line(f"{seconds:8.1f}  {file}")
        last = max(self.ends.values(), default=0.0)
        for process, seconds in sorted(self.busy.items()):
            early = last - self.ends[process]
            terminalreporter.write_line(f"{seconds:8.1f}  process {process}, which ended {early:.1f} s before the last")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="say how long files of tests and processes took")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--times") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times())
