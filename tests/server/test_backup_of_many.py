"""A backup in the middle of play, with two servers and two workers on one PostgreSQL, and play that goes on from it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.cluster import Cluster
from tests.server.people import ServerProcess
from tests.server.players import Player, acknowledges, nothing_is_lost, rows, under_way
from tests.server.test_commands import run
from tests.server.test_processes import elsewhere
from tests.server.test_workers import housed

BACKUPS = 3


def told(*words: str) -> str:
    """A command of the host in a process of its own, which must succeed."""
    done = run(*words, "--lang", "en")
    assert done.returncode == 0 and not done.stderr, done.stderr
    return done.stdout


def players_at(servers: list[ServerProcess]) -> list[Player]:
    """Somebody who prefers the first server, and somebody who prefers the other."""
    return [Player(servers), Player(servers[::-1])]


def go_on_at(servers: list[ServerProcess], player: Player) -> None:
    """The same person at the same table, in what was restored: bots answer there, too."""
    before = len(player.acknowledged)
    player.servers, player.person = servers, elsewhere(player.person, servers[0])
    player.play(2)
    assert len(player.acknowledged) > before


def test_backups_in_the_middle_of_play_have_all_that_was_acknowledged_before_and_are_played_on(
    postgres: Cluster, tmp_path: Path
) -> None:
    here, file = postgres.new_database(), tmp_path / "copy"
    with housed(here) as (servers, _):
        players = players_at(servers)
        promised = [set(player.acknowledged) for player in players]
        with ExitStack() as playing:
            for player in players:
                playing.enter_context(under_way(player))
            for _ in range(BACKUPS):
                for player in players:
                    acknowledges(player, 2)
                promised = [set(player.acknowledged) for player in players]
                assert "2 tables are in" in told("backup", str(file), "--database", here, "--force")
            for player in players:  # so that there is something that the last backup can't have
                acknowledges(player, 1)
        for player in players:
            nothing_is_lost(here, player)
    there = postgres.new_database()
    assert "2 tables were restored" in told("restore", str(file), "--database", there)
    for player, before in zip(players, promised, strict=True):
        assert player.acknowledged > before
        player.acknowledged = before
        nothing_is_lost(there, player)
    with housed(there) as (servers, _):
        for player in players:
            go_on_at(servers, player)
            nothing_is_lost(there, player)


def test_a_backup_of_many_is_restored_over_what_has_gone_wrong(postgres: Cluster, tmp_path: Path) -> None:
    """The page for hosts: stop all, restore with --replace, start all."""
    here, file = postgres.new_database(), tmp_path / "copy"
    with housed(here) as (servers, _):
        (player, other) = players_at(servers)
        player.play(1)
        told("backup", str(file), "--database", here)
        promised = set(player.acknowledged)
        player.play(1)
        assert player.acknowledged > promised
        told("admin", "delete", other.table, "--yes", "--database", here)
    player.acknowledged = promised
    assert "2 tables were restored" in told("restore", str(file), "--replace", "--database", here)
    assert rows(here, "SELECT count(*) FROM tables") == [(2,)]
    nothing_is_lost(here, player)
    with housed(here) as (servers, _):
        go_on_at(servers, player)
        go_on_at(servers, other)
        nothing_is_lost(here, player)
