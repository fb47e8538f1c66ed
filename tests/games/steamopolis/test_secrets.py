"""What is hidden (15.26): face-down tiles, the passenger stack, what others have looked at; dealing anew."""

from __future__ import annotations

from collections import Counter

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.catalogue import BANNER, MACHINES, MARKETS, RANK, TILES
from spielwerk.kernel.engine import SPECTATOR, concealed, imagined
from tests.games.steamopolis.staging import A, B, Town
from tests.games.steamopolis.walks import walk


def peeked() -> Town:
    """A has looked at the tile of rank 2 on market 5."""
    town = Town()
    town.effect(A, "peek_tile")
    assert len(town.options) == 7 * 3 + 1
    town.play("peek:market_5:2")
    return town


def test_face_down_tiles_are_hidden_but_not_their_banners() -> None:
    view = game.table(3, 1).view(A)
    for market in MARKETS.ids[1:8]:
        assert view["market_tiles"][market]["0"]
        assert [view["market_tiles"][market][str(rank)] for rank in (1, 2, 3)] == [None] * 3
        assert all(view["market_banners"][market].values())


def test_only_the_player_who_looked_knows() -> None:
    town = peeked()
    tile = TILES.ids[town.s.market_tiles[4, 2]]
    assert town.table.view(A)["market_tiles"]["market_5"]["2"] == tile
    assert town.table.view(A)["markets"]["market_5"]["hidden"][1]["tile"] == tile
    for viewer in (B, None):
        assert town.table.view(viewer)["market_tiles"]["market_5"]["2"] is None
        assert town.table.view(viewer)["player"][A]["looked_at"]["market_5"] == 1 << 2, "who looked where is public"


def test_what_was_seen_is_told_in_private() -> None:
    town = peeked()
    name = game.texts.name("en", TILES, town.s.market_tiles[4, 2])
    assert any(name in line and "Seen: " in line for line in town.table.log("en", A))
    assert not any("Seen: " in line for line in town.table.log("en", B))
    assert any("looks at a face-down tile" in line for line in town.table.log("en", B))


def test_looking_can_not_be_taken_back() -> None:
    assert not peeked().table.can_undo(A)


def test_what_a_viewer_has_seen_stays_when_dealing_anew() -> None:
    town = peeked()
    dealt = [imagined(game, concealed(game, town.s, viewer), viewer, 5) for viewer in (A, B, SPECTATOR)]
    known = town.s.market_tiles[4, 2]
    assert dealt[0].market_tiles[4, 2] == known
    tiles = {imagined(game, concealed(game, town.s, B), B, seed).market_tiles[4, 2] for seed in range(40)}
    same_back = {tile for tile in MACHINES if RANK[tile] == 2 and BANNER[tile] == BANNER[known]}
    assert tiles == same_back, "every tile with the same back is possible"


def test_dealing_anew_keeps_every_tile_unique_and_every_back() -> None:
    for seats in (1, 3, 4):
        for seed in range(3):
            for number, table in enumerate(walk(seats, seed, {})):
                if number % 40 or table.over:
                    continue
                s = table.state
                viewer = number // 40 % seats
                other = imagined(game, concealed(game, s, viewer), viewer, number)
                lying = Counter(t for m in MARKETS for r in range(4) if (t := other.market_tiles[m, r]) >= 0)
                assert max(lying.values(), default=1) == 1
                for m in MARKETS:
                    for r in range(4):
                        tile, before = other.market_tiles[m, r], s.market_tiles[m, r]
                        assert (tile < 0) == (before < 0)
                        assert tile < 0 or (RANK[tile], BANNER[tile]) == (RANK[before], BANNER[before])
                assert sorted(other.passenger_stack) == sorted(s.passenger_stack)
                assert bytes(concealed(game, other, viewer)) == bytes(concealed(game, s, viewer))


def test_the_stack_is_hidden_from_everybody() -> None:
    table = game.table(2, 1)
    assert "passenger_stack" not in table.view(A)
    assert set(concealed(game, table.state, A).passenger_stack) == {-1}
