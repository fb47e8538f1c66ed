/** The bids of the last auction, as the log tells them when they are opened together. */
import type { TableState } from "../../../api/types";

export interface OpenedBid {
  seat: number;
  amount: number;
}

export function openedBids(state: TableState): OpenedBid[] {
  const lines = state.log.filter((line) => line.name === "bid_shown");
  const move = lines.at(-1)?.move;
  return lines
    .filter((line) => line.move === move)
    .map((line) => ({ seat: line.values[0] ?? 0, amount: line.values[1] ?? 0 }));
}
