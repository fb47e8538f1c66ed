/** Options of one kind belong together; many of them are folded into one button. */
import type { Option } from "../api/types";

const FOLD_FROM = 6;
const FOLD_EARLY_FROM = 2;

export interface OptionGroup {
  verb: string;
  options: Option[];
  folded: boolean;
}

/** How a board wants its options folded. */
export interface Folding {
  /** Kinds that are folded from two on. */
  early?: string[] | undefined;
  /** Also where there is nothing else to choose from. */
  alone?: boolean | undefined;
}

/** The options by their verbs. Where there is nothing else to choose from, nothing is folded, unless it is wanted. */
export function groupsOf(options: Option[], { early = [], alone = false }: Folding = {}): OptionGroup[] {
  const byVerb = [...Map.groupBy(options, (option) => option.verb)];
  return byVerb.map(([verb, alike]) => ({
    verb,
    options: alike,
    folded: (alone || byVerb.length > 1) && alike.length >= (early.includes(verb) ? FOLD_EARLY_FROM : FOLD_FROM),
  }));
}

/** What the options of a group have in common: "Shift row 1 …" gives "Shift row", "1 × 3 bieten" gives "Bieten". */
export function commonWords(options: Option[]): string {
  const { before, after } = shared(options);
  const words = before || after || (options[0]?.text.split(" ")[0] ?? "");
  return words.charAt(0).toUpperCase() + words.slice(1).replace(/[:·,]$/, "");
}

/**
 * What a folded group is called: by the game's own words for it (`board-fold-<verb>`), or by words that all its options
 * put before a colon. Anything else that they share may be a fragment; then it has no name of its own.
 */
export function foldLabel(options: Option[], labels: Record<string, string>): string {
  const own = labels[`board-fold-${options[0]?.verb ?? ""}`];
  const { before } = shared(options);
  const heading = before.includes(":") ? before.slice(0, before.indexOf(":")) : "";
  return own ?? heading;
}

/** What is left of an option's words without those that all of its group begin or end with. */
export function ownWords(text: string, options: Option[]): string {
  const { before, after } = shared(options);
  return text.slice(before.length, text.length - after.length).replace(/^[\s:·,]+|\s+$/g, "") || text;
}

/** The words that all options begin with, and those that they end with. */
function shared(options: Option[]): { before: string; after: string } {
  const lists = options.map((option) => option.text.split(" "));
  const before = beginning(lists);
  const rests = lists.map((words) => words.slice(before.length).reverse());
  return { before: before.join(" "), after: beginning(rests).reverse().join(" ") };
}

function beginning(lists: string[][]): string[] {
  const first = lists[0] ?? [];
  const differing = first.findIndex((word, at) => lists.some((words) => words[at] !== word));
  return differing < 0 ? first : first.slice(0, differing);
}
