"""Nobody can starve the others: what is kept of one visitor, of one address and at one table has an end."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from spielwerk.server.tables import games
from spielwerk.server.tables.games import game_of
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.served import GENEROUS


def test_a_log_is_not_filled_without_end(tmp_path: Path) -> None:
    """What may be done again and again has an end; the game goes on to its own."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, entries=4))) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        seat = f"/tables/{table}/seats/2"
        with anna.at(table) as line:
            line.greet()
            line.move()
            line.do(type="undo", seat=0)
            line.do(type="redo", seat=0)
            assert line.refused(type="chat", text="a") == line.refused(type="undo", seat=0) == "log_full"
            assert anna.refused("PUT", seat, {"confirm": False}) == "log_full"
            line.step()
            anna.call("PUT", seat, {"kind": "bot", "bot": "random"})
            assert anna.refused("PUT", seat, {"kind": "bot", "bot": "random"}) == "log_full"
            assert anna.refused("PUT", seat, {"kind": "me"}) == "log_full"


def test_so_many_tables_a_day_are_opened_from_one_address(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, tables_per_day=3))) as url:
        for _ in range(3):
            Person(url).open("me", "guest", "guest")
        wish = {"game": "airship_city", "seats": [{"kind": "me"}] * 3}
        assert Person(url).refused("POST", "/tables", wish) == "too_fast"


def test_names_that_strangers_make_up_are_not_remembered(anna: Person) -> None:
    game_of("dudo")
    before = games._found.cache_info().currsize, len(games._TRIED)
    for number in range(3):
        assert anna.refused("GET", f"/games/made_up_{number}/rules") == "no_such_game"
        wish = {"game": f"made_up_{number}", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert anna.refused("POST", "/tables", wish) == "no_such_game"
    assert (games._found.cache_info().currsize, len(games._TRIED)) == before


def test_who_takes_a_new_name_each_time_leaves_no_more_behind(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, kept_per_hour=4))) as url:
        anna = Person(url)
        table = anna.open("me", "open", "open")["table"]
        Person(url).call("PUT", "/lobby/wishes/dudo", status=204)
        Person(url).call("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "words"}, 204)
        Person(url).call("PUT", f"/tables/{table}/mutes", {"seat": 0, "muted": True})
        Person(url).call("POST", "/me/links", {}, 201)
        for method, path, body in (
            ("PUT", "/lobby/wishes/dudo", None),
            ("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "words"}),
            ("PUT", f"/tables/{table}/mutes", {"seat": 0, "muted": True}),
            ("POST", "/me/links", {}),
            ("PUT", "/me/ratings", {"on": True}),
            ("PUT", "/push", {"endpoint": "https://push.example/x", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}),
        ):
            assert Person(url).refused(method, path, body) == "too_fast", path


@pytest.mark.parametrize("limit", [{"chats_at_once": 3}, {"address_chats_at_once": 3}])
def test_who_speaks_over_many_sockets_says_no_more(tmp_path: Path, limit: dict[str, int]) -> None:
    """One visitor over two sockets, or two visitors from one address."""
    slow = replace(GENEROUS, **{name.replace("at_once", "per_second"): 0.001 for name in limit}, **limit)
    with serving(settings_in(tmp_path, limits=slow)) as url:
        anna = Person(url)
        other = anna if "chats_at_once" in limit else Person(url)
        tables = [person.open("me", "guest", "guest")["table"] for person in (anna, other)]
        with anna.at(tables[0]) as one, other.at(tables[1]) as two:
            one.greet()
            two.greet()
            assert [line.ask(type="chat", text="a")["type"] for line in (one, two, one)] == ["ack"] * 3
            assert one.refused(type="chat", text="a") == two.refused(type="chat", text="a") == "too_fast"


def test_tables_of_one_visitor_are_counted(tmp_path: Path) -> None:
    few = replace(GENEROUS, running_tables=3, public_tables=1)
    with serving(settings_in(tmp_path, limits=few)) as url:
        anna, ben = Person(url), Person(url)
        anna.open("me", "open", "bot", public=True)
        wish = {"game": "airship_city", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        assert anna.refused("POST", "/tables", wish | {"public": True}) == "too_many_public"
        anna.open("me", "guest", "guest")
        anna.open("me", "guest", "guest")
        assert anna.refused("POST", "/tables", wish) == "too_many"
        ben.open("me", "open", "bot", public=True)


def test_notes_are_for_those_who_play_and_not_endless(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, notes=30))) as url:
        anna, ben = Person(url), Person(url)
        first, second = (anna.open("me", "guest", "guest")["table"] for _ in range(2))
        assert ben.refused("PUT", f"/tables/{first}/notes", {"text": "x"}) == "not_seated"
        anna.call("PUT", f"/tables/{first}/notes", {"text": "x" * 20})
        assert anna.refused("PUT", f"/tables/{second}/notes", {"text": "x" * 20}) == "notes_full"
        anna.call("PUT", f"/tables/{first}/notes", {"text": "x" * 30})


def test_public_tables_are_searched_and_one_host_fills_no_list(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=2))) as url:
        honest, noisy = Person(url), Person(url)
        table = honest.open("me", "open", "bot", public=True, name="Quiet Evening")["table"]
        noisy.open("me", "open", "bot", public=True, name="50%")
        noisy.open("me", "bot", "bot", public=True)
        listed = honest.call("GET", "/tables/public")
        assert len(listed) == 3
        assert [one["table"] for one in honest.call("GET", "/tables/public?text=quiet")] == [table]
        assert [one["name"] for one in honest.call("GET", "/tables/public?text=%25")] == ["50%"]
        assert honest.call("GET", "/tables/public?game=dudo") == []
        assert {one["status"] for one in honest.call("GET", "/tables/public?status=waiting")} == {"waiting"}
        oldest = min(one["updated"] for one in listed)
        assert honest.call("GET", f"/tables/public?before={oldest}") == []


def test_few_tables_of_one_host_are_listed_however_many_there_are(tmp_path: Path) -> None:
    """Such as those from before the host of the server allowed fewer."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=3))) as url:
        anna, ben = Person(url), Person(url)
        for _ in range(3):
            anna.open("me", "open", "open", public=True)
        honest = ben.open("me", "open", "open", public=True)["table"]
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=2))) as url:
        listed = [table["table"] for table in Person(url).call("GET", "/tables/public")]
    assert len(listed) == 3 and honest in listed


def test_what_nobody_came_back_to_is_removed_and_that_is_told_beforehand(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        waiting = anna.open("me", "open", "bot")["table"]
        playing = anna.open("me", "guest", "guest")["table"]
        anna.call("PUT", f"/tables/{waiting}/notes", {"text": "soon"})
        told = {one["table"]: one["expires"] - one["updated"] for one in anna.call("GET", "/tables")}
        assert told == pytest.approx({waiting: 14 * 24 * 3600, playing: 180 * 24 * 3600})
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET updated = updated - 15 * 24 * 3600")
    database.close()
    with serving(settings_in(tmp_path)) as url:
        anna.http.base_url = f"{url}/api"
        left = eventually(lambda: anna.call("GET", "/tables"), lambda tables: len(tables) == 1)
        assert [one["table"] for one in left] == [playing]
        assert anna.refused("GET", f"/tables/{waiting}/position") == "not_found"
