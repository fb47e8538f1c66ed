"""Behind the proxy of the compose file, with TLS: a whole game, while one server after the other is killed."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator

import httpx
import pytest

from tests.browser.person import Person
from tests.browser.test_whole_game import MOST_PRESSES, play
from tests.needs import missing
from tests.packaging.composed import Composed, composed_in
from tests.server import cluster

pytestmark = pytest.mark.xdist_group("composed")


@pytest.fixture(scope="module")
def composed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Composed]:
    """The public server of the compose file, on this machine alone."""
    if shutil.which("caddy") is None:
        missing("no public server is started: Caddy is not installed (Debian: apt install caddy)")
    if not cluster.is_installed():
        missing(cluster.MISSING)
    with composed_in(tmp_path_factory.mktemp("composed")) as processes:
        yield processes


def test_the_proxy_is_known_by_its_certificate_and_shows_no_metrics(composed: Composed) -> None:
    with pytest.raises(httpx.ConnectError, match="certificate"):
        httpx.get(composed.address)
    with httpx.Client(verify=composed.trust(), base_url=composed.address) as client:
        assert "<title>Spielwerk" in client.get("/").text
        assert client.get("/api/health").json()["troubles"] == []
        assert client.get("/metrics").status_code == 404
    leads_to = httpx.get(composed.plain)
    assert leads_to.status_code == 308 and leads_to.headers["location"].startswith("https://localhost")


def test_a_game_goes_on_when_servers_are_killed(composed: Composed, visit: Callable[..., Person]) -> None:
    person = visit(composed.address, ignore_https_errors=True)
    sockets: list[str] = []
    person.page.on("websocket", lambda socket: sockets.append(socket.url))
    person.prefer(speed="instant", sound=False)
    person.quick_start("dudo", seats=2)
    chance = random.Random(7)
    play(person, chance, 1)
    first = composed.server_in_use()
    composed.kill_server(first)
    play(person, chance, 1)
    assert composed.server_in_use() == 1 - first
    composed.start_server(first)
    composed.wait_until_ready()
    composed.kill_server(1 - first)
    play(person, chance, MOST_PRESSES)
    assert person.asked() == "over"
    assert len(sockets) >= 3 and all(url.startswith("wss://localhost") for url in sockets)
