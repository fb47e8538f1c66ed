/** Printed components by their ids, and the view. */
import { viewIn, type BoardTable } from "../../board/contract";
import {
  expedition_cards,
  industries,
  new_world_islands,
  old_world_islands,
  population_cards,
  population_types,
  ships,
  shipyards,
  start_industries,
  upgrades,
  type ActionId,
  type Cost,
  type NavalId,
  type ObjectiveId,
  type View,
} from "./generated";

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const CLASS = byId(population_types);
export const UPGRADE_FROM = Object.fromEntries(upgrades.map((upgrade) => [upgrade.from, upgrade]));
export const INDUSTRY = byId([...start_industries, ...industries]);
export const SHIPYARD = byId(shipyards);
export const SHIP = byId(ships.map((ship) => ({ ...ship, naval_type: ship.naval_type as NavalId })));
export const CARD = byId(population_cards);
export const EXPEDITION = byId(expedition_cards);
const OLD_WORLD = byId(old_world_islands);
export const NEW_WORLD = byId(new_world_islands);

export const NAVAL: NavalId[] = ["trade", "exploration"];
export const ACTIONS: ActionId[] = [
  "expand",
  "play_card",
  "swap_cards",
  "recruit",
  "upgrade",
  "open_old_world",
  "explore_new_world",
  "take_expedition",
  "festival",
];

export function viewOf(table: BoardTable): View {
  return viewIn<View>(table);
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Anno 1800 has no ${id}`);
  return found;
}

export function costOf(view: View, purchase: string): Cost {
  return known(view.costs[purchase], purchase);
}

/** How many there are of something that a part of the board knows by its id alone. */
export function amountOf(amounts: Record<string, number>, id: string): number {
  return amounts[id] ?? 0;
}

export function objectivesOf(view: View): ObjectiveId[] {
  return view.objective.filter((id): id is ObjectiveId => id !== null);
}

/** The fields of an island of the Old World, as they are printed on it. */
export function partsOf(island: string): { part: string; terrain: string }[] {
  const printed = OLD_WORLD[island];
  const parts = { land: printed?.land_fields, coast: printed?.coast_fields, sea: printed?.sea_fields };
  return Object.entries(parts).flatMap(([terrain, ids = []]) => ids.map((part) => ({ part, terrain })));
}

/** The noun under which the texts know what a field shows. */
export function nounOf(structure: string): string {
  if (structure in SHIPYARD) return "shipyard";
  if (structure in SHIP) return "ship";
  return structure.startsWith("start_") ? "start_industry" : "industry";
}
