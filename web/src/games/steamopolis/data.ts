/** Printed components by their ids, and the shape of the view. */
import {
  bonus_marker,
  capacity_tile,
  character,
  district,
  gauge,
  machine,
  machine_room,
  market,
  passenger,
  start_machine,
  start_machine_back,
  statue,
} from "printed:steamopolis";
import type { BoardTable } from "../../board/contract";

export type Resource = "cog" | "crystal";
export type Amounts = Partial<Record<Resource, number>>;
export type Banner = "purple" | "orange" | "blue";
export type PassengerId = "banker" | "stoker";
export type Side = "activation" | "passive";
export interface Step {
  kind: string;
  n?: number;
}
export interface Block {
  cost?: Record<string, number>;
  effects: Step[];
}
/** All that can lie in a machine room; start machines and capacity tiles have no rank and no banner. */
export interface Tile {
  id: string;
  rank?: number;
  banner?: Banner;
  storage: number;
  boilers_connected: Block[];
  boilers_unconnected: number;
  passive?: { trigger: string; levels: number[]; end_of_turn: boolean; effects: Step[] };
}

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES: Resource[] = ["cog", "crystal"];
export const BANNERS: Banner[] = ["purple", "orange", "blue"];
export const TILE: Record<string, Tile> = byId<Tile>([
  ...machine,
  ...start_machine,
  { id: "start_machine_back", ...start_machine_back },
  { ...capacity_tile, id: "capacity" },
]);
export const DISTRICT = byId(district);
export const MARKET = byId(market);
export const BONUS_MARKERS = bonus_marker;
export const CHARACTER = byId(character);
export const PASSENGERS = passenger;
export const STATUE = statue;
/** The fields of the gauge from the left; `pipe` is the position below. */
export const FIELDS = gauge.field.map((row) => ({
  id: `g${row.index}`,
  index: row.index,
  value: row.value,
  pipe: row.machine_position > 0 ? `r${row.machine_position}` : null,
  bonus: row.bonus_marker_number,
}));
export const BASE_MAX = gauge.base_max_index;
export const POSITIONS = machine_room.position.map((row) => ({ id: `r${row.index}`, value: row.value }));
/** From the top of the city down. */
export const LEVELS = [8, 7, 6, 5, 4, 3, 2, 1];
export const ROWS = ["crystal_row", "cog_row"] as const;

export type Token = "stone" | "arrow_stone" | "bonus_marker" | null;
export interface PlayerView {
  score: number;
  character: string | null;
  start_machine: string | null;
  base: number;
  gauge: Record<string, Token>;
  supply: number;
  room: Record<string, string | null>;
  stock: Record<Resource, number>;
  sponsor: (Resource | null)[];
  sponsor_used: number[];
  gala: Resource | null;
  banners: Record<Banner, number>;
  passenger_tiles: number;
}
export interface MarketView {
  tile: string | null;
  rank?: number;
  price?: Record<Resource, number>;
  points?: number;
  hidden: { rank: number; banner: Banner; tile: string | null }[];
}
export interface RowView {
  marker: string | null;
  number?: number;
  price?: Amounts;
  points?: number;
  left: number;
}
export interface AirshipView {
  boilers: number;
  storage: number;
  stored: number;
  stones: number;
  tiles: number;
  banners: number;
  banner_points: Record<Banner, number>;
  docked: number;
  at_stack: number;
  slots: Partial<Record<Side, number[]>>[];
}
export interface PassengerView {
  level: number | null;
  aboard: boolean;
  destination: number;
  target: number;
  other_target: number;
}
export interface SteamView {
  round_number: number;
  start_player: number;
  active: number;
  end_triggered: number;
  final_round: number;
  flew: number;
  supply: Record<Resource, number>;
  galas: Record<Resource, number>;
  capacity_tiles: number;
  sponsors: number;
  statues: number;
  stack_size: number;
  open_tile: string | null;
  tile_place: Record<string, string>;
  current_stone: string | null;
  player: PlayerView[];
  districts: Record<string, { level: number; stones: { seat: number; arrow: boolean }[]; shadow: boolean }>;
  markets: Record<string, MarketView>;
  bonus_rows: Record<string, RowView>;
  statues_to_end: number;
  passengers: Record<PassengerId, PassengerView>;
  airships: AirshipView[];
  rating: string | null;
  removed: string[];
  asked: Record<string, string | number | null>;
  routed: { seat: number; value: number; position: string | null; next: string | null; arrow: boolean } | null;
}

export function viewOf(table: BoardTable): SteamView {
  return table.view as unknown as SteamView;
}

/** Where a position of a machine room is found on the board: in the viewer's own airship, or in another one. */
export function placeOf(seat: number, position: string, me: number): { noun: "room" | "berth"; id: string } {
  return seat === me ? { noun: "room", id: position } : { noun: "berth", id: `p${seat + 1}_${position}` };
}

export function tileOf(id: string | null | undefined): Tile | undefined {
  return id ? TILE[id] : undefined;
}
