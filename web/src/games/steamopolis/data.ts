/** Printed components by their ids, in the order in which they are drawn. */
import { viewIn, type BoardTable } from "../../board/contract";
import {
  banner_kind,
  bonus_marker,
  capacity_tile,
  district,
  gauge,
  machine,
  machine_room,
  market,
  passenger,
  start_machine,
  start_machine_back,
  statue,
  type FieldId,
  type PositionId,
  type ResourceId,
  type RowId,
  type View,
} from "./generated";

export type * from "./generated";

type Machine = (typeof machine)[number];
export interface Step {
  kind: string;
  n?: number;
}
export interface Block {
  cost?: Record<string, number | boolean | undefined>;
  effects: Step[];
}
/** All that can lie in a machine room; start machines and capacity tiles have no rank, banner and passive effect. */
export type Tile = Pick<Machine, "id" | "storage" | "boilers_unconnected"> &
  Partial<Pick<Machine, "rank" | "banner" | "passive">> & { boilers_connected: Block[] };

function byId<T extends { id: string }>(rows: T[]): Record<string, T> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

export const RESOURCES: ResourceId[] = ["cog", "crystal"];
export const BANNERS = banner_kind.map(({ id }) => id);
export const TILE: Record<string, Tile> = byId<Tile>([
  ...machine,
  ...start_machine,
  { id: "start_machine_back", ...start_machine_back },
  capacity_tile,
]);
export const DISTRICT = byId(district);
export const MARKET = byId(market);
export const BONUS_MARKERS = bonus_marker;
export const PASSENGERS = passenger;
export const STATUE = statue;
/** The fields of the gauge from the left; `pipe` is the position below. */
export const FIELDS = gauge.field.map((row) => ({
  id: `g${row.index}` as FieldId,
  index: row.index,
  value: row.value,
  pipe: row.machine_position > 0 ? (`r${row.machine_position}` as PositionId) : null,
  bonus: row.bonus_marker_number,
}));
export const BASE_MAX = gauge.base_max_index;
export const POSITIONS = machine_room.position.map((row, index) => ({
  id: `r${row.index}` as PositionId,
  index,
  value: row.value,
}));
export type Position = (typeof POSITIONS)[number];
/** From the top of the city down. */
export const LEVELS = [...new Set(district.map(({ level }) => level))].sort((low, high) => high - low);
export const ROWS: RowId[] = ["crystal_row", "cog_row"];

export function viewOf(table: BoardTable): View {
  return viewIn<View>(table);
}

export function tileOf(id: string | null | undefined): Tile | undefined {
  return id ? TILE[id] : undefined;
}
