/** Printed components by their ids, and the shape of the view. */
import {
  decks,
  expedition_cards,
  home_fields,
  industries,
  new_world_islands,
  old_world_islands,
  population_cards,
  population_types,
  resources,
  rules,
  ships,
  shipyards,
  start_industries,
  upgrades,
} from "printed:anno_1800";
import type { BoardTable } from "../../board/contract";

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RULES = rules;
export const CLASSES = population_types;
export const CLASS = byId(population_types);
export const UPGRADE_FROM = Object.fromEntries(upgrades.map((upgrade) => [upgrade.from, upgrade]));
export const DECKS = decks;
export const IS_NEW_WORLD = new Set(resources.filter((one) => one.origin === "new_world").map((one) => one.id));
export const INDUSTRIES = industries;
export const INDUSTRY = byId([...start_industries, ...industries]);
export const SHIPYARDS = shipyards;
export const SHIPYARD = byId(shipyards);
export const SHIPS = ships;
export const SHIP = byId(ships);
export const CARD = byId(population_cards);
export const EXPEDITION = byId(expedition_cards);
export const OLD_WORLD = byId(old_world_islands);
export const NEW_WORLD = byId(new_world_islands);
export const HOME_COLUMNS = Math.max(...home_fields.map((field) => field.column));

export type Naval = "trade" | "exploration";
export const NAVAL: Naval[] = ["trade", "exploration"];
export const ACTIONS = [
  "expand",
  "play_card",
  "swap_cards",
  "recruit",
  "upgrade",
  "open_old_world",
  "explore_new_world",
  "take_expedition",
  "festival",
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Cost {
  resources: string[];
  cube: string | null;
  tokens: Partial<Record<Naval, number>>;
}
export interface FieldView {
  shows: string | null;
  built: boolean;
  covered: string | null;
  cubes: string[];
  makes?: string;
  worker?: string;
}
export interface Payment {
  purchase: string;
  paid: number;
  resource: string | null;
  cube: string | null;
  obvious: string;
}
export interface PlayerView {
  gold: number;
  hand_size: number;
  hand_of_deck: Record<string, number>;
  picked?: number[];
  expeditions: number;
  district: Record<string, number>;
  exhausted: Record<string, number>;
  tokens: Record<Naval, number>;
  tokens_exhausted: Record<Naval, number>;
  old_world: (string | null)[];
  old_worlds: number;
  new_world: (string | null)[];
  new_worlds: number;
}
export interface AnnoView {
  round_number: number;
  active: number;
  end_trigger_round: number;
  fireworks: number | null;
  objective: string[];
  objective_used: Record<string, number>;
  supply: Record<string, number>;
  cubes: Record<string, number>;
  pile_size: Record<string, number>;
  expedition_pile_size: number;
  old_world_left: number;
  new_world_left: number;
  actions_left: number;
  bonus: Record<Naval, number>;
  units: number;
  player: PlayerView[];
  costs: Record<string, Cost>;
  payment: Payment | null;
  payable: string[];
  islands: Record<string, FieldView>[];
  cards_in_hand: (string | null)[][];
  expedition_cards: (string | null)[][];
  tableau: { open: string[]; used: string[] }[];
  cubes_owned: Record<string, number>[];
  makes: Record<string, string[]>[];
  new_world_resources: string[][];
  trade_prices: Record<string, number>[];
  exploration_prices: { old_world: number | null; new_world: number | null }[];
  missing_card_gold: Record<string, number>;
  visited_points: number[];
  objective_points: Record<string, number>[];
  points: Record<string, number>[];
  structures: number[];
}

export function viewOf(table: BoardTable): AnnoView {
  return table.view as unknown as AnnoView;
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Anno 1800 has no ${id}`);
  return found;
}

export function costOf(view: AnnoView, purchase: string): Cost {
  return known(view.costs[purchase], purchase);
}

/** The noun under which the texts know what a field shows. */
export function nounOf(structure: string): string {
  if (structure in SHIPYARD) return "shipyard";
  if (structure in SHIP) return "ship";
  return structure.startsWith("start_") ? "start_industry" : "industry";
}

/** Resources that a player can make or has on an island of the New World. */
export function ownSources(view: AnnoView, seat: number): Set<string> {
  return new Set([...Object.keys(view.makes[seat] ?? {}), ...(view.new_world_resources[seat] ?? [])]);
}

/** Resources that the viewer's hand cards ask for and nobody makes at home. */
export function lackedByHand(view: AnnoView, seat: number): Set<string> {
  const sources = ownSources(view, seat);
  const asked = (view.cards_in_hand[seat] ?? []).flatMap((card) => (card ? costOf(view, card).resources : []));
  return new Set(asked.filter((resource) => !sources.has(resource)));
}
