/** Places of the board: what every airship has is found on each of them, by the seat of its owner. */
import type { TableState } from "../../api/types";
import { t } from "../../app/texts.svelte";
import { viewIn, type BoardTable } from "../../board/contract";
import type { PositionId, View } from "./generated";

/** The id of something on the airship of a seat: `p2_g3` is the field g3 of the second. */
export function aboard(seat: number, id: string): string {
  return `p${seat + 1}_${id}`;
}

function parted(id: string): { seat: number; id: string } | null {
  const found = /^p(\d)_(.+)$/.exec(id);
  return found?.[1] && found[2] ? { seat: Number(found[1]) - 1, id: found[2] } : null;
}

/** What is seen on a place of an airship, and what can be done there. */
export function spokenAboard(table: BoardTable, noun: string, place: string, ...seen: string[]): string {
  const what = table.spot(`${noun}:${place}`).options.map((option) => option.text);
  return [...seen, ...(what.length > 0 ? [t("pick-possible", { what: what.join(", ") })] : [])].join(". ");
}

/** Positions are in the own airship, or in those of the others; what else lies on the own board is in no section. */
const SECTION_OF: Record<string, string> = {
  district: "city",
  market: "city",
  back: "city",
  row: "city",
  passenger: "city",
  tile: "city",
};

export function sectionOf(ref: string, state: TableState): string {
  const [noun = "", id = ""] = ref.split(":");
  const me = state.viewer ?? state.mine[0] ?? state.asked?.seat ?? 0;
  if (noun === "berth") return parted(id)?.seat === me ? "ship" : "ships";
  return SECTION_OF[noun] ?? "";
}

/** The name and text of a place are those of what lies there; on every airship they are the same. */
export function componentOf(ref: string, state: TableState): string {
  const view = viewIn<View>(state);
  const [noun = "", id = ""] = ref.split(":");
  const place = parted(id);
  if (noun === "back") {
    const cut = id.lastIndexOf("_");
    const hidden = view.markets[id.slice(0, cut)]?.hidden.find(({ rank }) => `${rank}` === id.slice(cut + 1));
    return hidden?.tile ? `tile:${hidden.tile}` : `banner:${hidden?.banner ?? ""}`;
  }
  if (!place) return ref;
  if (noun !== "berth") return `${noun}:${place.id}`;
  const tile = view.player[place.seat]?.room[place.id as PositionId];
  return tile ? `tile:${tile}` : `position:${place.id}`;
}

/** The log speaks of fields and positions of whoever moved; each airship has its own. */
export function placesOf(thing: string, seat: number): string[] {
  const [noun = "", id = ""] = thing.split(":");
  if (noun === "field") return [`field:${aboard(seat, id)}`];
  return noun === "position" ? [`berth:${aboard(seat, id)}`] : [thing];
}
