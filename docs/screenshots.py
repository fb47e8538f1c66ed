"""The pictures of the documentation, made from the app as it is: `make screenshots`.

Bots play a game for a while at Python speed; the position is imported at a server of its own, and a Chromium looks at
it. The pictures become WebP of less than 150 kB each, drawn small by the same Chromium.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from docs.gallery import gallery, journal
from playwright.sync_api import Browser, Page, sync_playwright

import spielwerk

ROOT = Path(__file__).parents[1]
ASSETS = ROOT / "docs" / "assets"
LARGE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SHOWN_WIDTH = 1100
QUALITY = 0.72
LARGEST = 150_000
SETTLING = 1500
"""Milliseconds until everything has travelled to its place."""
PREFERENCES = '{"speed": "instant", "sound": false, "lang": "en", "theme": "light", "guideHeard": %s}'
GUIDE = '["aim", "choose", "why", "undo", "confirm", "log", "hint"]'

SMALLER = """async ([png, wide, quality]) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob());
    const scale = Math.min(1, wide / picture.width);
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


@contextmanager
def server() -> Iterator[str]:
    """A server with a database that is thrown away; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tests.server.served", "--database", f"sqlite:///{folder}/tables.sqlite"]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()


def window(browser: Browser, size: dict[str, int], **settings: Any) -> Page:
    """A new visitor, who has heard the guide."""
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **settings)  # pyright: ignore[reportArgumentType]
    page = context.new_page()
    page.add_init_script(f"localStorage['spielwerk.preferences'] ??= '{PREFERENCES % GUIDE}'")
    return page


def look_at(page: Page, address: str, slug: str) -> None:
    """Import a game and open its table."""
    page.goto(address)
    answer = page.request.post(f"{address}/api/import", data=journal(slug, max(spielwerk.game(slug).seats[0], 3)))
    assert answer.ok, answer.text()
    page.goto(f"{address}/table/{answer.json()['table']}")
    page.get_by_test_id("own-board").wait_for()
    cover = page.locator(".cover button")
    if cover.count():  # all seats are at this device, so hands are hidden until somebody says who looks
        cover.click()
        page.mouse.move(0, 0)  # else it rests on something, which then explains itself
    page.wait_for_timeout(SETTLING)


def keep(browser: Browser, page: Page, name: str, wide: int = SHOWN_WIDTH) -> None:
    """Take a picture and write it as a small WebP."""
    png = "data:image/png;base64," + base64.b64encode(page.screenshot()).decode()
    helper = browser.new_page()  # a page without the app's content policy, which allows no data: addresses
    picture = base64.b64decode(helper.evaluate(SMALLER, [png, wide, QUALITY]))
    helper.close()
    assert len(picture) < LARGEST, f"{name} has {len(picture)} bytes"
    (ASSETS / f"{name}.webp").write_bytes(picture)
    print(f"{name}.webp: {len(picture) // 1000} kB")


def gallery_width(page: Page) -> int:
    """Phones are shown as large as they are."""
    size = page.viewport_size
    assert size is not None
    return SHOWN_WIDTH if size["width"] > size["height"] else size["width"]


def main() -> None:
    """Take all pictures, or with `--gallery` those of the gallery alone."""
    chromium = os.environ.get("SPIELWERK_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    ASSETS.mkdir(exist_ok=True)
    with server() as address, sync_playwright() as started:
        browser = started.chromium.launch(executable_path=chromium, args=["--headless=new", "--no-sandbox"])
        (ASSETS / "gallery").mkdir(exist_ok=True)
        shown = gallery(browser, address, lambda page, name: keep(browser, page, name, wide=gallery_width(page)))
        (ROOT / "docs" / "gallery.md").write_text(shown, encoding="utf-8")
        if "--gallery" in sys.argv:
            return
        page = window(browser, LARGE)
        page.goto(address)
        page.get_by_test_id("quick-start").first.wait_for()
        page.wait_for_timeout(SETTLING)
        keep(browser, page, "front")
        for slug in spielwerk.game_slugs():
            look_at(page, address, slug)
            keep(browser, page, slug)
        page = window(browser, PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
        look_at(page, address, "airship_city")
        keep(browser, page, "phone")
        browser.close()


if __name__ == "__main__":
    main()
