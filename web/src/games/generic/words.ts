/** Readable words for what stands in a view, and what of it is worth showing. */
import { hasText, t } from "../../app/texts.svelte";
import type { BoardTable } from "../../board/contract";

/** What the rules keep for themselves: who is asked stands in the prompt, points in the panels, the rest in the log. */
const BOOKKEEPING = new Set(
  `
  seats over reveals player active order phase stack pending ledger score scores pausing paused_on move_began
  worker_moved contract_place picked traded yard_used ship_is_new objective_used card_owner card_face
  expedition_owner actions_done removals units ships_built workers_from used special_on marked stacked set_aside
  criteria playable listening free_held entered entries following zone last count threshold effects rounds
`.split(/\s+/),
);

/** Whether a field tells a player something that stands nowhere else. */
export function isShown(field: string, value: unknown): boolean {
  return !BOOKKEEPING.has(field) && !isEmpty(value);
}

/** Whether the numbers of a field are seats. */
export function holdsSeats(field: string): boolean {
  return /(^|_)(owner|majority)$/.test(field);
}

/** Nothing, or many times nothing. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === 0 || value === false || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** The game's own label `board-deck-size`, else our word for such fields, else the name itself: `Deck size`. */
export function fieldName(table: BoardTable, field: string): string {
  const id = field.replaceAll("_", "-");
  const label = table.texts.labels[`board-${id}`];
  if (label && !label.includes("{")) return label;
  if (hasText(`field-${id}`)) return t(`field-${id}`);
  const words = field.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The noun to which an id belongs: the one that is meant by the field, or the only one that knows the id. */
export function nounOf(table: BoardTable, id: string, field: string): string | null {
  const nouns = Object.keys(table.texts.components).filter((noun) => id in (table.texts.components[noun] ?? {}));
  return nouns.find((noun) => field.includes(noun)) ?? nouns[0] ?? null;
}
