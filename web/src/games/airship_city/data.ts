/** Printed components by their ids, and the shape of the view. */
import {
  action_kinds,
  action_tiles,
  airships,
  awards,
  bonus_actions,
  contracts,
  expansions,
  facilities,
  price_list,
  resources,
  rules,
  stage_bonuses,
} from "printed:airship_city";
import type { BoardTable } from "../../board/contract";

export type Resource = "wood" | "metal" | "gold" | "gear";
export type Amounts = Partial<Record<Resource, number>>;
export type Family = "wood" | "metal" | "tourist";

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES: Resource[] = resources.map((resource) => resource.id);
export const RULES = rules;
export const KINDS = byId(action_kinds);
export const KIND_OF: Record<string, string> = Object.fromEntries(
  action_tiles.ids.map((tile, index) => [tile, action_tiles.kinds[index] ?? ""]),
);
export const AIRSHIPS = airships;
export const AIRSHIP = byId(airships);
export const FACILITIES = facilities;
export const FACILITY = byId(facilities);
export const EXPANSION = Object.fromEntries(expansions.map((row) => [row.resource, row]));
export const BONUS_ACTIONS = bonus_actions;
export const STAGE_BONUS = byId(stage_bonuses);
export const CONTRACT = byId(contracts);
export const AWARDS = awards;
export const PRICES = price_list.prices;

export const GRID = 4;
export const SHIFTS = ["left", "right", "up", "down"].flatMap((direction) =>
  [0, 1, 2, 3].map((line) => ({
    id: `${direction === "left" || direction === "right" ? "row" : "col"}${line}_${direction}`,
    line,
    direction: direction as "left" | "right" | "up" | "down",
  })),
);

export interface WorkerView {
  worker: number;
  tile: string;
  position: number;
  moved: boolean;
  pausing: boolean;
}
export interface PlayerView {
  score: number;
  stock: Record<Resource, number>;
  expanded: Record<Resource, number>;
  bonus: Record<string, 0 | 1 | 2>;
  markers: number;
}
export interface Prices {
  airship: Record<string, Amounts>;
  facility: Record<string, Amounts>;
  expansion: Record<Resource, Amounts>;
  hire: Amounts;
}
export interface AirshipView {
  round_number: number;
  active: number;
  tile_at: string[];
  developed: Record<string, number>;
  donations: Record<string, number[]>;
  majority: Record<string, number | null>;
  price_row: Record<string, number>;
  stage_bonus: (string | null)[];
  display: (string | null)[];
  deck_size: number;
  contract_place: Record<string, "deck" | "display" | "open" | "fulfilled" | "failed">;
  contract_owner: Record<string, number | null>;
  stages_left: Record<string, number>;
  player: PlayerView[];
  stage: number;
  stages: number;
  rounds: number;
  prices: Prices[];
  sale_price: Record<string, number>;
  panels: Record<string, { spaces: number; taken: number }>;
  awards: Record<string, { count: number; points: number }[]>;
  capacity: Record<Resource, number>[];
  workers: WorkerView[][];
  workers_in_supply: number[];
}

export function viewOf(table: BoardTable): AirshipView {
  return table.view as unknown as AirshipView;
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Airship City has no ${id}`);
  return found;
}

export function contractsOf(view: AirshipView, seat: number, place: "open" | "fulfilled" | "failed"): string[] {
  return Object.keys(view.contract_place).filter(
    (id) => view.contract_place[id] === place && view.contract_owner[id] === seat,
  );
}
