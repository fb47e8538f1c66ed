"""What a table costs a browser: bytes of the first load, time of a press, work while nobody does anything.

    PYTHONPATH=. python benchmarks/browser.py [--presses 30] [--idle 10] [GAME …]

Bytes are counted as they came over the line, up to a table that is ready. A press is timed in the page: from the click
on an option to the frame in which the next decision can be made; beside it stands the processor time that the page and
the server took for that, which hardly changes with what else the machine does. Idle work is the processor time of all
processes of the browser while somebody thinks, as a share of one core; motion is not reduced.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, Server, chromium_path
from tests.browser.geometry import open_position, settle

import spielwerk
from spielwerk.bots import make_bot, play_bot_move
from spielwerk.games import GAMES
from spielwerk.kernel.journal import to_journal

SEED = 11
MOVES = 60
PREFERENCES = '{"speed": "normal", "sound": false, "lang": "en", "guideHeard": %s}'
GUIDE = '["aim", "choose", "why", "undo", "confirm", "log", "hint"]'
PRESS = """async (step) => {
    const seen = () => [...document.querySelectorAll("[data-testid=options] button:enabled")]
        .map((each) => each.dataset.key ?? each.dataset.fold ?? each.dataset.testid).join();
    const frame = () => new Promise(requestAnimationFrame);
    const find = { option: "[data-testid=options] [data-key]:enabled", undo: "[aria-keyshortcuts=u]:enabled" };
    const button = document.querySelector(find[step]);
    if (!button) return null;
    const before = seen();
    const began = performance.now();
    button.click();
    for (let frames = 0; frames < 600; frames++) {
        await frame();
        const warning = document.querySelector("[data-testid=go-on]");
        if (warning) warning.click();
        if (seen() !== before && seen() !== "") return performance.now() - began;
    }
    return null;
}"""


def journal(slug: str) -> dict[str, Any]:
    """A game that greedy bots have played for a while, with as many as can sit there."""
    game = spielwerk.game(slug)
    table = game.table(seats=max(game.seats), seed=SEED)
    bot = make_bot("greedy", 1)
    while len(table.moves) < MOVES and not table.over:
        play_bot_move(table, bot)
    return to_journal(table)


def visitor(browser: Browser) -> BrowserContext:
    """Somebody new, who has heard the guide."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.add_init_script(f"localStorage['spielwerk.preferences'] ??= '{PREFERENCES % GUIDE}'")
    return context


def first_load(page: Page, address: str, played: dict[str, Any]) -> float:
    """Kilobytes of everything that is fetched until the table is ready."""
    received: list[float] = []
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda each: received.append(each["encodedDataLength"]))
    open_position(page, address, played)
    settle(page)
    line.detach()
    return sum(received) / 1000


def worked(line: CDPSession, server: Server) -> float:
    """Milliseconds of processor time that the page and all threads of the server have taken so far."""
    page = next(each for each in line.send("Performance.getMetrics")["metrics"] if each["name"] == "TaskDuration")
    threads = Path(f"/proc/{server.pid}/task").glob("*/schedstat")
    return page["value"] * 1e3 + sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


def presses(page: Page, server: Server, count: int) -> tuple[list[float], list[float]]:
    """Presses on options, each taken back by one more: milliseconds by the clock, and of processor time."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    times: list[float] = []
    work: list[float] = []
    for number in range(count):
        before = worked(line, server)
        time = page.evaluate(PRESS, "undo" if number % 2 else "option")
        if time is not None:
            times.append(time)
            work.append(worked(line, server) - before)
        settle(page)
    line.detach()
    return sorted(times), sorted(work)


def told(times: list[float]) -> str:
    """The middle and the slow end of some times."""
    return f"p50 {median(times):.0f} ms, p95 {times[min(len(times) - 1, int(0.95 * len(times)))]:.0f} ms"


def idle(browser: Browser, page: Page, seconds: float) -> float:
    """The share of a core that the browser takes while nothing is done."""
    page.mouse.move(0, 0)
    settle(page)
    page.wait_for_timeout(1000)
    line = browser.new_browser_cdp_session()

    def spent() -> float:
        return sum(process["cpuTime"] for process in line.send("SystemInfo.getProcessInfo")["processInfo"])

    before = spent()
    page.wait_for_timeout(seconds * 1000)
    share = (spent() - before) / seconds
    line.detach()
    return share


def measure(browser: Browser, server: Server, slug: str, count: int, seconds: float) -> None:
    """One line for a game."""
    context = visitor(browser)
    page, played = context.new_page(), journal(slug)
    loaded = first_load(page, server.address, played)
    share = idle(browser, page, seconds)
    times, work = presses(page, server, count)
    pressed = f"{len(times)} presses, {told(times)}, of processor time {told(work)}"
    print(f"{slug}: first load {loaded:.0f} kB; {pressed}; idle {share:.1%} of a core", flush=True)
    context.close()


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--presses", type=int, default=30)
    parser.add_argument("--idle", type=float, default=10)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as started:
        server = Server(Path(folder) / "tables.sqlite")
        browser = started.chromium.launch(executable_path=chromium_path(), args=ARGUMENTS)
        for slug in given.games:
            measure(browser, server, slug, given.presses, given.idle)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
