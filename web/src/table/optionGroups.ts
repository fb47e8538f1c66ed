/** Options of one kind belong together; many of them are folded into one button. */
import type { Option } from "../api/types";

const FOLD_FROM = 6;
const FOLD_EARLY_FROM = 2;

export interface OptionGroup {
  verb: string;
  options: Option[];
  folded: boolean;
}

/** The options by their verbs. Where there is nothing else to choose from, nothing is folded; some kinds fold early. */
export function groupsOf(options: Option[], early: string[] = []): OptionGroup[] {
  const byVerb = [...Map.groupBy(options, (option) => option.verb)];
  return byVerb.map(([verb, alike]) => ({
    verb,
    options: alike,
    folded: byVerb.length > 1 && alike.length >= (early.includes(verb) ? FOLD_EARLY_FROM : FOLD_FROM),
  }));
}

/** What the options of a group have in common, from their words: "Shift row 1 …" gives "Shift". */
export function commonWords(options: Option[]): string {
  const lists = options.map((option) => option.text.split(" "));
  const first = lists[0] ?? [];
  let count = 0;
  while (count < first.length && lists.every((words) => words[count] === first[count])) count++;
  const shared = first.slice(0, count).join(" ");
  return shared.replace(/[:·,]$/, "") || (first[0] ?? "");
}
