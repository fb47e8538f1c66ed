/** Readable words for what stands in a view: what a field is called and speaks of comes with the game's texts. */
import type { FieldShown } from "../../api/schema";
import type { BoardTable } from "../../board/contract";

export const SEAT = "seat";

/** What a field is: `deck_size`, `player.gold`; nothing is known of what is made for crafted boards alone. */
export function fieldOf(table: BoardTable, path: string): FieldShown | undefined {
  return table.texts.fields[path];
}

/** Whether a field tells a player something that stands nowhere else: what was chosen for the table stands in its menu. */
export function isShown(table: BoardTable, path: string, value: unknown): boolean {
  const field = fieldOf(table, path);
  return field !== undefined && !field.bookkeeping && !isEmpty(value, field);
}

/** Nothing, or many times nothing; the first player is somebody. */
export function isEmpty(value: unknown, field?: FieldShown): boolean {
  if (typeof value === "number" && field?.of === SEAT) return false;
  if (value === null || value === undefined || value === 0 || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every((each) => isEmpty(each, field));
}

/** What a field or a noun is called: by the game, else as it is: `Deck size`. */
export function fieldName(table: BoardTable, path: string): string {
  const words = path.replaceAll("_", " ");
  return fieldOf(table, path)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The noun to which an id belongs: the one that is meant by the field, or the only one that knows the id. */
export function nounOf(table: BoardTable, id: string, path: string, meant?: string | null): string | null {
  const nouns = Object.keys(table.texts.components).filter((noun) => id in (table.texts.components[noun] ?? {}));
  return nouns.find((noun) => noun === meant) ?? nouns.find((noun) => path.includes(noun)) ?? nouns[0] ?? null;
}
