/** Printed components by their ids, and the shape of the view. */
import { actions, cards, goods_types, payout, ports } from "printed:import_export";
import type { BoardTable } from "../../board/contract";

export type GoodsType = "technology" | "agrar" | "consumer" | "illegal" | "luxury";
export type ActionKind = "contract" | "load" | "deliver" | "rob" | "supply";
export type PrintedCard = (typeof cards)[number];

export const TYPES = goods_types;
export const ACTIONS = actions;
export const CARD: Record<string, PrintedCard> = Object.fromEntries(cards.map((card) => [card.id, card]));
export const PORT_COLOUR = Object.fromEntries(ports.map((port) => [port.id, port.colour]));
export const PAYOUT = payout.table;

export interface ContainerView {
  card: string;
  for_contract: string | null;
  paired: boolean;
}
export interface ShipView {
  ship: string;
  place: "port" | "sea" | "departing";
  capacity: number;
  contracts: { card: string; open: number }[];
  containers: ContainerView[];
}
export interface PortView {
  port: string;
  hand: string[];
  hand_size: number;
  imports: string[];
  goods: string[];
  completed: string[];
  played: string[];
  import_limit: number | null;
  goods_limit: number;
  goods_counted: number;
  rank: Record<GoodsType, number>;
  actions: Record<ActionKind, number>;
  ships: ShipView[];
}
export interface ImportExportView {
  turn: number;
  active: number;
  phase: "captain" | "follow" | "act";
  announced: ActionKind | null;
  copied: string | null;
  on_helicopters: number;
  credits_to_end: number;
  credits_reached: number;
  piles_empty: number;
  draw_pile_size: number;
  discard_pile: string[];
  island: string[];
  shown: string[];
  asking: string | null;
  auction: string | null;
  ports: PortView[];
  majorities: Record<GoodsType, { goods: number; sharers: number }[]>;
  scores: Record<string, number>[];
  player: { credits: number; followed: number; kind: ActionKind | null; bidding: 0 | 1 | 2; bid: number }[];
}

/** How far a player is with a bid. */
export const TO_BID = 1;
export const HAS_BID = 2;

export function viewOf(table: BoardTable): ImportExportView {
  return table.view as unknown as ImportExportView;
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Import / Export has no ${id}`);
  return found;
}

/** The letter of a goods type in the language of the table: no two types share one. */
export function letter(table: BoardTable, type: GoodsType): string {
  return table.name("type", type).slice(0, 1);
}

/** Cards that lie side by side by type, in the order of the types. */
export function byType(ids: string[]): string[] {
  const order = TYPES.map((type) => type.id);
  const place = (id: string) => order.indexOf(known(CARD[id], id).type);
  return [...ids].sort((one, other) => place(one) - place(other));
}
