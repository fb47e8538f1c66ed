/** The bids of the last auction, as the log tells them when they are opened together. */
import type { TableState } from "../../../api/types";

export interface OpenedBid {
  seat: number;
  amount: number;
  won: boolean;
}

export function openedBids(state: TableState): OpenedBid[] {
  const lines = state.log.filter((line) => line.name === "bid_shown");
  const move = lines.at(-1)?.move;
  const winner = state.log.findLast((line) => line.name === "auction_won" && line.move === move)?.values[0];
  return lines
    .filter((line) => line.move === move)
    .map(({ values: [seat = 0, amount = 0] }) => ({ seat, amount, won: seat === winner }));
}
