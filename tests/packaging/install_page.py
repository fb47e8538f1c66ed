"""The pages that take a host from nothing to a public server, keep it in order, and bring its next version, as what is
typed and written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tests.docs.pages import ROOT

INSTALL, HOUSE, UPGRADE, CONTAINERS = (
    ROOT / "docs" / "hosts" / f"{name}.md" for name in ("install", "keeping-house", "upgrade", "containers")
)
PAGES = (INSTALL, HOUSE, UPGRADE)
TRIED = Path(__file__).parent / "tried.txt"
"""The command lines that `try_install.py` has typed, with what it says of itself as comments."""
CONTAINERS_TRIED = Path(__file__).parent / "tried_containers.txt"
"""The same of `try_containers.py`."""
ONE_FILE = "One process and one file"
_PART = re.compile(r"^## (?P<title>.*?)$|^```(?P<language>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"`(/etc/[^`\s]+)`")


@dataclass(frozen=True)
class Step:
    """A command line to type, or a file to write."""

    section: str
    line: str = ""
    file: str = ""
    text: str = ""


def steps(page: Path) -> list[Step]:
    """What a page says to do, in its order."""
    text = page.read_text("utf-8")
    section, end, found = "", 0, list[Step]()
    for part in _PART.finditer(text):
        if part["title"] is not None:
            section = part["title"]
        elif part["language"].strip() == "sh":
            lines = part["body"].replace("\\\n", " ").splitlines()
            found += [Step(section, line=line.strip()) for line in lines if line.strip()]
        elif named := _FILE.findall(text[end : part.start()]):
            found.append(Step(section, file=named[-1], text=part["body"]))
        end = part.end()
    return found


def typed_lines(page: Path) -> list[Step]:
    """The command lines alone."""
    return [step for step in steps(page) if step.line]


def tried_lines(page: Path) -> list[str]:
    """What has been typed of a page."""
    tried = CONTAINERS_TRIED if page == CONTAINERS else TRIED
    return [line for line in tried.read_text("utf-8").splitlines() if line and not line.startswith("#")]
