/** Printed components by their ids, and the view. */
import { viewIn, type BoardTable } from "../../board/contract";
import { actions, cards, goods_types, payout, ports, type CardId, type TypeId, type View } from "./generated";

export const TYPES = goods_types;
export const ACTIONS = actions;
export const CARD: Record<string, (typeof cards)[number]> = Object.fromEntries(cards.map((card) => [card.id, card]));
export const PORT_COLOUR = Object.fromEntries(ports.map((port) => [port.id, port.colour]));
export const PAYOUT = payout.table;

export function viewOf(table: BoardTable): View {
  return viewIn<View>(table);
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Import / Export has no ${id}`);
  return found;
}

/** The letter of a goods type in the language of the table: no two types share one. */
export function letter(table: BoardTable, type: TypeId): string {
  return table.name("type", type).slice(0, 1);
}

/** Cards that lie side by side by type, in the order of the types. */
export function byType(ids: CardId[]): CardId[] {
  const order = TYPES.map((type) => type.id);
  const place = (id: CardId) => order.indexOf(known(CARD[id], id).type);
  return [...ids].sort((one, other) => place(one) - place(other));
}
