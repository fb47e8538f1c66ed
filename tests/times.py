"""`--times`: how long the files of tests took, and how long each process had something to do.

A file that takes minutes is worth a look: if its seconds on the processor are few, it waits for something. They count
whatever the tests have started, where it ends (a Chromium or a server that tests share at the last of them), and change
less with what else the machine does. A process that ends long before the other waits for a group to be parted.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Generator

import pytest

MOST = 30
ON_PROCESSOR = "on_processor"
"""What reports are told beside their duration; pytest-xdist hands it on."""


class Times:
    """Adds up what the reports of tests say."""

    def __init__(self) -> None:
        self.files: defaultdict[str, float] = defaultdict(float)
        self.on_processor: defaultdict[str, float] = defaultdict(float)
        self.busy: defaultdict[str, float] = defaultdict(float)
        self.ends: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        process = getattr(report, "worker_id", "main")
        file = report.nodeid.split("::")[0]
        self.files[file] += report.duration
        self.on_processor[file] += getattr(report, ON_PROCESSOR, 0.0)  # none of a test in which its process died
        self.busy[process] += report.duration
        self.ends[process] = max(report.stop, self.ends.get(process, 0.0))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"seconds by file, and those on the processor, the longest {MOST}")
        for file, seconds in sorted(self.files.items(), key=lambda each: -each[1])[:MOST]:
            terminalreporter.write_line(f"{seconds:8.1f} {self.on_processor[file]:8.1f}  {file}")
        whole = sum(self.on_processor.values())
        terminalreporter.write_line(f"{sum(self.files.values()):8.1f} {whole:8.1f}  all files")
        last = max(self.ends.values(), default=0.0)
        for process, seconds in sorted(self.busy.items()):
            early = last - self.ends[process]
            terminalreporter.write_line(f"{seconds:8.1f}  process {process}, which ended {early:.1f} s before the last")


class Watch:
    """Tells the reports, in the process that runs the tests."""

    def __init__(self) -> None:
        self.before = used()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        now = used()
        setattr(report, ON_PROCESSOR, now - self.before)
        self.before = now
        return report


def used() -> float:
    """Seconds on the processor of this process and of those that it has started and seen end."""
    return sum(os.times()[:4])


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", action="store_true", help="say how long files of tests and processes took")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--times"):
        config.pluginmanager.register(Watch())
        if not hasattr(config, "workerinput"):
            config.pluginmanager.register(Times())
