/** Printed components by their ids, and the shape of the view. */
import {
  action_fields,
  action_values,
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
} from "printed:dilluvia_project";
import type { BoardTable } from "../../board/contract";

export type Resource = "white" | "black" | "brown" | "purple";
export type Size = "small" | "medium" | "large";
export type Income = "money" | "cubes" | "prestige";

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES: Resource[] = resources.map((resource) => resource.id);
export const INCOMES: Income[] = ["money", "cubes", "prestige"];
export const SIZES = land_sizes;
export const FIELDS = action_fields;
export const VALUES = action_values;
export const BUILDINGS = building_types;
export const BUILDING = byId(building_types);
export const KIND = byId(market_kinds);
export const SPACES = market_spaces;
export const SPACE_EFFECT = byId(market_space_effects);
export const PRICES = market.prices_by_distance;
export const LINES = market.rows;
export const SQUARES = city_squares;
export const CITY_SIZE = city.columns;
export const CENTRE = city.centre;
export const INCOME_LIMIT = limits.income_marker_max;
export const MATCHING = scoring.matching_building_population;
export const HOUSE_TRACK = house_track.population_per_ten_prestige;

export interface PlayerView {
  money: number;
  cubes: Record<Resource, number>;
  population: number;
  prestige: number;
  house: number;
  dark: number;
  special: 0 | 1;
  reserve: number;
  pending: number;
  berth: string | null;
}
export interface OwnedTile {
  kind: string;
  copies: number;
  used: number;
  points?: number;
}
export interface BoardView {
  place: number;
  income: Record<Income, number>;
  house_value: number;
  to_ten: number;
  workers_in_play: number;
  buildings: Record<Size, number>;
  propellers: number;
  tiles: OwnedTile[];
  prices: Record<string, number>;
  land_prices: Record<Size, number>;
  discounts: Record<string, number>;
  garden_prestige: number;
}
export interface CircleView {
  id: string;
  aeros: number;
  owner: number | null;
  dark: number;
  special: boolean;
}
export interface StandingView {
  square: string;
  building: string;
  owner: number;
  squares: string[];
  cube: "square_1" | "square_2" | null;
  worker_sent: boolean;
}
export interface DilluviaView {
  round_number: number;
  rounds: number;
  phase: "market" | "action" | "income" | "final_scoring";
  order: (number | null)[];
  supply: Record<string, number>;
  set_aside: Record<string, number>;
  gardens: number;
  owner: Record<string, number | null>;
  tile: Record<string, string | null>;
  player: PlayerView[];
  boards: BoardView[];
  spaces: Record<string, { tile: string | null; effect: string; marked: number | null }>;
  stacks: { beige: number; grey: number };
  circles: Record<string, CircleView[]>;
  bonus_left: Record<string, boolean>;
  standing: StandingView[];
  propellers: Record<string, { price: number; prestige: number; owner: number | null }>;
  playable: string[];
  criteria: Record<string, number[]>;
}

export function viewOf(table: BoardTable): DilluviaView {
  return table.view as unknown as DilluviaView;
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

export function squareAt(column: number, row: number): string {
  return `${String.fromCharCode("A".charCodeAt(0) + column)}${row + 1}`;
}

/** All squares of a rectangle that is named by two of its corners (or one square): `E5:F6`. */
export function squaresOf(site: string): string[] {
  const [first = "", last = first] = site.split(":");
  const [from, to] = [cellOf(first), cellOf(last)];
  const squares: string[] = [];
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column; column++) squares.push(squareAt(column, row));
  return squares;
}
