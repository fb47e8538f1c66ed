/** Costs in words, for screen readers. */
import type { BoardTable } from "../../board/contract";
import { NAVAL } from "./data";
import type { Cost } from "./generated";

export function costInWords(table: BoardTable, cost: Cost): string {
  const parts = cost.resources.map((resource) => table.name("resource", resource));
  if (cost.cube) parts.push(table.name("population", cost.cube));
  for (const naval of NAVAL) {
    const tokens = cost.tokens?.[naval] ?? 0;
    if (tokens > 0) parts.push(`${tokens} ${table.name("naval", naval)}`);
  }
  return parts.join(", ") || "–";
}
