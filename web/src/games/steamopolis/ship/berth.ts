/** What there is to know about one position of a machine room. */
import { t } from "../../../app/texts.svelte";
import type { BoardTable } from "../../../board/contract";
import { tileOf, viewOf, type EffectId, type Position, type Tile } from "../data";
import { aboard, spokenAboard } from "../places";

export interface Guest {
  owner: number;
  side: EffectId;
  key: string;
}

export interface BerthView {
  /** The place of the board, of the noun `berth`. */
  place: string;
  value: number;
  tile: Tile | undefined;
  guests: Guest[];
  /** A stone is being led through the machine and is here now. */
  here: boolean;
  words: string;
}

export function berthOf(table: BoardTable, seat: number, position: Position): BerthView {
  const view = viewOf(table);
  const place = aboard(seat, position.id);
  const tile = tileOf(view.player[seat]?.room[position.id]);
  const slots = Object.entries(view.airships[seat]?.slots[position.index] ?? {}) as [EffectId, number[]][];
  const guests = slots.flatMap(([side, owners]) =>
    owners.map((owner, number) => ({ owner, side, key: `${place}${side}${number}` })),
  );
  const seen = [
    table.name("position", position.id),
    tile ? table.name("tile", tile.id) : t("steam-position-free"),
    ...guests.map(({ owner }) => t("steam-parasite-of", { name: table.seats[owner]?.name ?? "" })),
  ];
  const here = view.routed_stone?.seat === seat && view.routed_stone.position === position.id;
  return { place, value: position.value, tile, guests, here, words: spokenAboard(table, "berth", place, ...seen) };
}
