/** Costs in words, for screen readers. */
import type { BoardTable } from "../../board/contract";
import { NAVAL, type Cost } from "./data";

export function costInWords(table: BoardTable, cost: Cost): string {
  const parts = cost.resources.map((resource) => table.name("resource", resource));
  if (cost.cube) parts.push(table.name("population", cost.cube));
  for (const naval of NAVAL) {
    if (cost.tokens[naval]) parts.push(`${cost.tokens[naval]} ${table.name("naval", naval)}`);
  }
  return parts.join(", ") || "–";
}
