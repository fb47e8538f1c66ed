/** Options that speak of two things each, such as a number and a face, as rows and columns. */
import type { Option } from "../../api/types";

/** The least share of cells that must be filled, so that the eye finds something. */
const WELL_FILLED = 0.3;

export interface OptionGrid {
  rowNoun: string;
  columnNoun: string;
  rows: string[];
  columns: string[];
  at: (row: string, column: string) => Option | undefined;
}

/** The grid of these options, with fewer columns than rows; none where they speak of other things than two nouns. */
export function gridOf(options: Option[], order: (noun: string) => string[]): OptionGrid | null {
  const pairs = options.map((option) => option.points.map((ref) => ref.split(":")));
  const [one, other] = (pairs[0] ?? []).map(([noun]) => noun ?? "");
  if (!one || !other || one === other) return null;
  if (!pairs.every((pair) => pair.length === 2 && pair[0]?.[0] === one && pair[1]?.[0] === other)) return null;
  const found = new Map(options.map((option) => [option.points.join(" "), option]));
  const ids = (noun: string) =>
    order(noun).filter((id) => options.some((each) => each.points.includes(`${noun}:${id}`)));
  const [ones, others] = [ids(one), ids(other)];
  const cells = ones.length * others.length;
  if (found.size < options.length || ones.length < 2 || others.length < 2 || found.size < cells * WELL_FILLED)
    return null;
  const at = (first: string, second: string) => found.get(`${one}:${first} ${other}:${second}`);
  return ones.length >= others.length
    ? { rowNoun: one, columnNoun: other, rows: ones, columns: others, at }
    : { rowNoun: other, columnNoun: one, rows: others, columns: ones, at: (row, column) => at(column, row) };
}
