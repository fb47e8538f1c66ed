/** Printed components by their ids, and the view. */
import { viewIn, type BoardTable } from "../../board/contract";
import {
  action_kinds,
  action_tiles,
  airships,
  bonus_actions,
  contracts,
  expansions,
  facilities,
  price_list,
  resources,
  stage_bonuses,
  type ContractId,
  type ResourceId,
  type TileId,
  type View,
} from "./generated";

export type Amounts = Partial<Record<ResourceId, number>>;
export type Kind = (typeof action_kinds)[number];

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES = resources.map((resource) => resource.id);
export const KINDS = byId(action_kinds);
export const TILES = action_tiles.ids as TileId[];
export const KIND_OF: Record<string, string> = Object.fromEntries(
  TILES.map((tile, index) => [tile, action_tiles.kinds[index] ?? ""]),
);
export const AIRSHIP = byId(airships);
export const FACILITY = byId(facilities);
export const BONUS_ACTIONS = bonus_actions.map((action) => action.id);
export const EXPANSION = Object.fromEntries(expansions.map((row) => [row.resource, row]));
export const STAGE_BONUS = byId(stage_bonuses);
export const CONTRACT = byId(contracts);
export const PRICES: Record<string, number[]> = price_list.prices;

export function viewOf(table: BoardTable): View {
  return viewIn<View>(table);
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Airship City has no ${id}`);
  return found;
}

/** Those of the resources that are printed somewhere. */
export function resourcesIn(ids: string[]): ResourceId[] {
  return RESOURCES.filter((resource) => ids.includes(resource));
}

export function contractsOf(view: View, seat: number | null, place: View["contract_place"][ContractId]): ContractId[] {
  return (Object.keys(view.contract_place) as ContractId[]).filter(
    (id) => view.contract_place[id] === place && view.contract_owner[id] === seat,
  );
}
