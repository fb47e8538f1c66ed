"""The web app: served whole, cached well, and explained where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import serving, settings_in


@pytest.fixture(scope="module")
def app_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("app")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Spielwerk</title>")
    (static / "assets" / "index-4f3a.js").write_text("console.log(1);" * 500)
    (folder / "secret.txt").write_text("secret")
    with serving(settings_in(folder, static=static)) as url:
        yield url


@pytest.mark.parametrize("path", ["/", "/table/abc", "/join/xyz", "/games/airship_city"])
def test_every_address_of_the_app_is_its_page(app_url: str, path: str) -> None:
    answer = httpx.get(app_url + path)
    assert answer.status_code == 200 and "<title>Spielwerk" in answer.text
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_hashed_files_are_kept_for_ever_and_come_compressed(app_url: str) -> None:
    answer = httpx.get(f"{app_url}/assets/index-4f3a.js")
    assert "immutable" in answer.headers["cache-control"] and answer.headers["content-encoding"] == "gzip"
    assert "javascript" in answer.headers["content-type"]
    assert httpx.get(f"{app_url}/assets/gone.js").status_code == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/api/../x"])
def test_nothing_outside_is_served(app_url: str, path: str) -> None:
    assert "secret" not in httpx.get(app_url + path).text


def test_unknown_calls_are_errors_not_pages(app_url: str) -> None:
    answer = httpx.get(f"{app_url}/api/nothing")
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "not_found"
    wrong = httpx.post(f"{app_url}/api/games")
    assert wrong.status_code == 405 and wrong.json()["error"]["code"] == "no_such_call"


def test_a_missing_app_explains_itself(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, static=tmp_path / "none")) as url:
        answer = httpx.get(url, headers={"Accept-Language": "de"})
        assert answer.status_code == 503 and "noch nicht gebaut" in answer.text
