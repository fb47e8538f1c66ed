"""A PostgreSQL database that can't keep every letter is refused in one line that says what to do."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.hosts import done, typed
from tests.server.people import Person

SAID = {
    "en": "The database keeps its texts as {}, but Spielwerk needs UTF8. Make another one: {}\n",
    "de": "Die Datenbank legt Texte als {} ab, Spielwerk braucht aber UTF8. Bitte eine neue anlegen: {}\n",
}
WAY_OUT = "createdb --encoding UTF8 --template template0 NAME"


def database_in(encoding: str, cluster: Cluster) -> str:
    name = f"in_{encoding.lower()}"
    with psycopg.connect(cluster.url("postgres"), autocommit=True) as connection:
        connection.execute(f"DROP DATABASE IF EXISTS {name}".encode())
        made = f"CREATE DATABASE {name} ENCODING '{encoding}' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'"
        connection.execute(made.encode())
    return cluster.url(name)


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("backup")
    with serving(settings_in(folder)) as url:
        Person(url).open("me", "guest", "guest")
        done("backup", str(folder / "copy"), "--database", f"sqlite:///{folder / 'tables.sqlite'}")
    return str(folder / "copy")


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("encoding", ["SQL_ASCII", "LATIN1"])
def test_every_command_refuses_it_in_one_line(
    postgres: Cluster, backup: str, tmp_path: Path, encoding: str, lang: str
) -> None:
    url = database_in(encoding, postgres)
    for words in (
        ("serve", "--port", "0"),
        ("worker",),
        ("backup", str(tmp_path / "new")),
        ("restore", backup),
        ("admin", "tables"),
        ("admin", "ban", "203.0.113.9"),
    ):
        ended = typed(*words, "--database", url, lang=lang)
        assert ended.code == 2 and ended.err == SAID[lang].format(encoding, WAY_OUT), (words, ended)
        assert words[0] == "worker" or not ended.out, "nothing is said to have begun"
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
    assert not (tmp_path / "new").exists()


def test_the_way_out_that_is_told_leads_out(postgres: Cluster, backup: str) -> None:
    url = database_in("UTF8", postgres)
    assert "1 table was restored" in done("restore", backup, "--database", url)
