"""What a table costs a browser: bytes of the first load, time of a press, work while nobody does anything.

    PYTHONPATH=. python benchmarks/browser.py [--presses 30] [--idle 10] [GAME …]

Bytes are counted as they came over the line, up to a table that is ready. A press is timed in the page: from the click
on an option to the frame in which the next decision can be made. Idle work is the processor time of all processes of
the browser while somebody thinks, as a share of one core; motion is not reduced.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
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


def presses(page: Page, count: int) -> list[float]:
    """Milliseconds of presses on options, each taken back by one more."""
    times: list[float | None] = []
    for number in range(count):
        times.append(page.evaluate(PRESS, "undo" if number % 2 else "option"))
        settle(page)
    return sorted(time for time in times if time is not None)


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
    times = presses(page, count)
    slow = times[min(len(times) - 1, int(0.95 * len(times)))]
    told = f"{len(times)} presses, p50 {median(times):.0f} ms, p95 {slow:.0f} ms"
    print(f"{slug}: first load {loaded:.0f} kB; {told}; idle {share:.1%} of a core", flush=True)
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
