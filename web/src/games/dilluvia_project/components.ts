/** Where components are found, and what lies on them. */
import type { TableState } from "../../api/types";
import { viewIn } from "../../board/contract";
import { cellOf, SQUARES } from "./data";
import type { View } from "./generated";

const SECTION_OF: Record<string, string> = {
  berth: "market",
  space: "market",
  target: "fields",
  extra_field: "fields",
  land_size: "fields",
  building: "stacks",
  income_square: "stacks",
  square: "city",
  propeller: "city",
};

/** The section of the board in which a component is found; the own board is always in sight. */
export function sectionOf(ref: string): string {
  return SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "";
}

/** On a space of the market lies a tile; in the last round its own effect is for sale. */
export function componentOf(ref: string, state: TableState): string {
  const space = ref.startsWith("space:") ? viewIn<View>(state).spaces[ref.slice("space:".length)] : undefined;
  return space?.shows ?? ref;
}

/** The log names land by its first and its last square: the squares between are drawn. */
export function placesOf(thing: string): string[] {
  const [noun, first = "", last = first] = thing.split(":");
  if (noun !== "site") return [thing];
  const [from, to] = [cellOf(first), cellOf(last)];
  const within = ({ column, row }: { column: number; row: number }) =>
    column >= from.column && column <= to.column && row >= from.row && row <= to.row;
  return SQUARES.filter(({ id }) => within(cellOf(id))).map(({ id }) => `square:${id}`);
}
