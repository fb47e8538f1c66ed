/** What there is to know about one position of a machine room. */
import { t } from "../../../app/texts.svelte";
import type { BoardTable } from "../../../board/contract";
import { placeOf, POSITIONS, tileOf, viewOf, type Side, type Tile } from "../data";

export interface Guest {
  owner: number;
  side: Side;
  key: string;
}

export interface BerthView {
  place: { noun: "room" | "berth"; id: string };
  value: number;
  tile: Tile | undefined;
  guests: Guest[];
  /** A stone is being led through the machine and is here now. */
  here: boolean;
  words: string;
}

export function berthOf(table: BoardTable, seat: number, index: number): BerthView {
  const view = viewOf(table);
  const position = POSITIONS[index] ?? { id: "", value: 0 };
  const place = placeOf(seat, position.id, table.me);
  const tile = tileOf(view.player[seat]?.room[position.id]);
  const slots = Object.entries(view.airships[seat]?.slots[index] ?? {}) as [Side, number[]][];
  const guests = slots.flatMap(([side, owners]) =>
    owners.map((owner, number) => ({ owner, side, key: `${place.id}${side}${number}` })),
  );
  const possible = table.spot(`${place.noun}:${place.id}`).options.map((option) => option.text);
  const words = [
    table.name("position", position.id),
    tile ? table.name("tile", tile.id) : t("steam-position-free"),
    ...guests.map(({ owner }) => t("steam-parasite-of", { name: table.seats[owner]?.name ?? "" })),
    ...(possible.length > 0 ? [t("pick-possible", { what: possible.join(", ") })] : []),
  ];
  const here = view.routed?.seat === seat && view.routed.position === position.id;
  return { place, value: position.value, tile, guests, here, words: words.join(". ") };
}
