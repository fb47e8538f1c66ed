/** Readable words for names of fields, where the game has no text for them. */
import type { BoardTable } from "../../board/contract";

/** `deck_size` → `Deck size`, unless the game brings a label `board-deck-size`. */
export function fieldName(table: BoardTable, field: string): string {
  const label = table.texts.labels[`board-${field.replaceAll("_", "-")}`];
  if (label) return label;
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The noun to which an id belongs: the one that is meant by the field, or the only one that knows the id. */
export function nounOf(table: BoardTable, id: string, field: string): string | null {
  const nouns = Object.keys(table.texts.components).filter((noun) => id in (table.texts.components[noun] ?? {}));
  return nouns.find((noun) => field.includes(noun)) ?? nouns[0] ?? null;
}
