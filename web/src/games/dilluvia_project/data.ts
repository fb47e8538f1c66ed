/** Printed components by their ids, as the board draws them. */
import { viewIn, type BoardTable } from "../../board/contract";
import {
  action_fields,
  building_types,
  city,
  city_squares,
  house_track,
  land_sizes,
  limits,
  market,
  market_kinds,
  market_space_effects,
  market_spaces,
  resources,
  scoring,
  type IncomeId,
  type View,
} from "./generated";

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES = resources.map((resource) => resource.id);
export const INCOMES: IncomeId[] = ["money", "cubes", "prestige"];
export const SIZES = land_sizes;
export const FIELDS = action_fields;
export const BUILDINGS = building_types;
export const BUILDING = byId(building_types);
export const KIND = byId(market_kinds);
export const SPACES = market_spaces;
export const SPACE_EFFECT = byId(market_space_effects);
export const LINES = market.rows;
export const SQUARES = city_squares;
export const CITY_SIZE = city.columns;
export const INCOME_LIMIT = limits.income_marker_max;
export const MATCHING = scoring.matching_building_population;
export const HOUSE_TRACK = house_track.population_per_ten_prestige;

export function viewOf(table: BoardTable): View {
  return viewIn<View>(table);
}

/** A record of the list that must be there: ids come from the rules. */
export function known<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw new Error(`Dilluvia Project has no ${id}`);
  return found;
}

/** Column and row of a city square, both counted from 0. */
export function cellOf(square: string): { column: number; row: number } {
  return { column: square.charCodeAt(0) - "A".charCodeAt(0), row: Number(square.slice(1)) - 1 };
}
