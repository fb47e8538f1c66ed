/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */

import * as printed from "printed:airship_city";

export type ResourceId = "wood" | "metal" | "gold" | "gear";

export type ActionKindId = "forest" | "mine" | "factory" | "valley" | "shipyard" | "architects_office" | "guild_hall" | "workshop" | "marketplace" | "lighthouse" | "harbour";

export type TileId = "forest_1" | "forest_2" | "mine_1" | "mine_2" | "factory_1" | "factory_2" | "valley_1" | "shipyard_1" | "shipyard_2" | "architects_office_1" | "guild_hall_1" | "workshop_1" | "marketplace_1" | "marketplace_2" | "lighthouse_1" | "harbour_1";

export type ShiftId = "row0_left" | "row0_right" | "row1_left" | "row1_right" | "row2_left" | "row2_right" | "row3_left" | "row3_right" | "col0_up" | "col0_down" | "col1_up" | "col1_down" | "col2_up" | "col2_down" | "col3_up" | "col3_down";

export type AirshipId = "private_wood" | "private_metal" | "tourist" | "residential_wood" | "residential_metal" | "passenger" | "cargo_wood" | "cargo_metal" | "luxury";

export type FacilityId = "signpost" | "statue" | "fountain" | "park" | "clock_tower";

export type PanelId = "private_wood" | "private_metal" | "tourist" | "residential_wood" | "residential_metal" | "passenger" | "cargo_wood" | "cargo_metal" | "luxury" | "signpost" | "statue" | "fountain" | "park" | "clock_tower";

export type BonusActionId = "long_haul_flight" | "seasoned_negotiator" | "barter";

export type ContractId = "contract_01" | "contract_02" | "contract_03" | "contract_04" | "contract_05" | "contract_06" | "contract_07" | "contract_08" | "contract_09" | "contract_10" | "contract_11" | "contract_12" | "contract_13" | "contract_14" | "contract_15" | "contract_16" | "contract_17" | "contract_18" | "contract_19" | "contract_20";

export type ExpansionId = "expansion_wood" | "expansion_metal" | "expansion_gold" | "expansion_gear";

export type StageBonusId = "stage_bonus_wood" | "stage_bonus_metal" | "stage_bonus_gear" | "stage_bonus_gold" | "stage_bonus_materials" | "stage_bonus_gears" | "stage_bonus_grant";

export type AwardId = "award_shipbuilding" | "award_facilities" | "award_trade";

export type CategoryId = "airships" | "facilities" | "contracts" | "penalties" | "expansions" | "awards";

export interface Player {
  score: number;
  stock: Record<ResourceId, number>;
  expanded: Record<ResourceId, number>;
  bonus: Record<BonusActionId, number>;
  markers: number;
  worker_tile: (TileId | null)[];
  worker_moved: number[];
  ledger: Record<CategoryId, number>;
}

export interface Fields {
  reveals: number;
  over: number;
  seats: number;
  round_number: number;
  active: number | null;
  tile_at: (TileId | null)[];
  developed: Record<TileId, number>;
  donations: Record<PanelId, number[]>;
  majority: Record<PanelId, number | null>;
  price_row: Record<AirshipId, number>;
  stage_bonus: (StageBonusId | null)[];
  display: (ContractId | null)[];
  deck_size: number;
  contract_place: Record<ContractId, "deck" | "display" | "open" | "fulfilled" | "failed" | null>;
  contract_owner: Record<ContractId, number | null>;
  stages_left: Record<ContractId, number>;
  pausing: number;
  move_began: TileId | null;
  paused_on: Record<TileId, number>;
  player: Player[];
  workers_stay_on_shifted_tile: number;
  score_may_be_negative: number;
  prerequisite_counts_majority_marker: number;
  bonus_unlock_counts_majority_marker: number;
  majority_needs_strict_lead: number;
  shift_in_mid_hop: number;
  expansion_must_develop_if_possible: number;
  resource_bonus_tile_side_checked: number;
  resource_bonus_expansion_checked: number;
}

/** What the board needs and would otherwise have to work out by the rules; lists are by seat. */
export interface Extras {
  stage: number;
  stages: number;
  rounds: number;
  grid: Grid;
  shifts: Shift[];
  prices: Prices[];
  missing: Prices[];
  prerequisites: Record<string, Requirement>[];
  unlocking: Record<string, Requirement>[];
  sale_price: Record<string, number>;
  panels: Record<string, Spaces>;
  awards: Record<string, Standing[]>;
  capacity: Record<string, number>[];
  workers: Worker[][];
  workers_in_supply: number[];
}

/** The city: positions are counted row by row. */
export interface Grid {
  rows: number;
  columns: number;
}

/** A line in the direction of its shift: the tile on the last position comes back on the first. */
export interface Shift {
  shift: string;
  direction: "left" | "right" | "up" | "down";
  positions: number[];
}

/** Amounts for everything that a player can pay for. */
export interface Prices {
  airship: Record<string, Record<string, number>>;
  facility: Record<string, Record<string, number>>;
  expansion: Record<string, Record<string, number>>;
  contract: Record<string, Record<string, number>>;
  hire: Record<string, number>;
}

/** The markers that a player needs for something, and those that count towards it. */
export interface Requirement {
  have: number;
  needed: number;
  met: boolean;
}

/** How many donation spaces a panel has, and how many of them are taken. */
export interface Spaces {
  spaces: number;
  taken: number;
}

/** What a player has towards an award, and the points it would bring now. */
export interface Standing {
  count: number;
  points: number;
}

/** A worker on the board: whether it has moved in the turn under way, pauses in mid-hop, may be taken up to move. */
export interface Worker {
  worker: number;
  tile: string;
  position: number;
  moved: boolean;
  pausing: boolean;
  may_move: boolean;
}

/** All that the board is drawn from. */
export interface View extends Fields, Extras {}

/* What is printed on the components: the tables of `data.toml`. */

export const meta: {
  slug: string;
  name_de: string;
  name_en: string;
  name_ja: string;
  designer: string;
  min_players: number;
  max_players: number;
  age: number;
  minutes_min: number;
  minutes_max: number;
  data_version: number;
  source: string;
} = printed.meta;

export const rules: {
  stages: number;
  rounds_per_stage: number;
  rounds_total: number;
  final_stage: number;
  grid_rows: number;
  grid_cols: number;
  grid_wraps_for_movement: boolean;
  grid_wraps_for_shifting: boolean;
  shift_cost_gear: number;
  base_capacity: number;
  expanded_capacity: number;
  hire_cost_gold: number;
  piggyback_amount: number;
  expansion_vp: number;
  contract_display_size: number;
  unfulfilled_contract_penalty: string;
  prerequisite_markers: number;
  bonus_unlock_markers: number;
  end_airship_majorities: number;
  end_facility_majorities: number;
  source: string;
  switches: {
    workers_stay_on_shifted_tile: boolean;
    score_may_be_negative: boolean;
    prerequisite_counts_majority_marker: boolean;
    bonus_unlock_counts_majority_marker: boolean;
    majority_needs_strict_lead: boolean;
    shift_in_mid_hop: boolean;
    expansion_must_develop_if_possible: boolean;
    resource_bonus_tile_side_checked: string;
    resource_bonus_expansion_checked: string;
    source: string;
  };
} = printed.rules;

export const resources: {
  id: ResourceId;
  name_de: string;
  name_en: string;
  start_amount?: number;
  source: string;
  start_amount_by_seat?: number[];
}[] = printed.resources;

export const components: {
  start_player_markers: number;
  workers_per_player: number;
  workers_on_board_at_start: number;
  donation_markers_per_player: number;
  vp_markers_per_player: number;
  vp_20_40_markers_per_player: number;
  resource_markers_per_player: number;
  expansion_tiles_per_player: number;
  bonus_cover_tiles_per_player: number;
  action_tiles: number;
  contract_cards: number;
  stage_bonus_tiles: number;
  round_markers: number;
  price_markers: number;
  player_boards: number;
  donation_boards: number;
  development_boards: number;
  source: string;
} = printed.components;

export const player_colors: {
  id: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.player_colors;

export const grid: {
  rows: number;
  cols: number;
  adjacency: number[][];
  source: string;
} = printed.grid;

export const shifts: {
  ids: string[];
  source: string;
} = printed.shifts;

export const action_kinds: {
  id: ActionKindId;
  name_de: string;
  name_en: string;
  name_ja: string;
  count: number;
  gain: Partial<Record<ResourceId, number>>;
  colors: string[];
  colors_source: string;
  resource_bonus_options: string[];
  resource_bonus_amount: number;
  piggyback_options: string[];
  source: string;
}[] = printed.action_kinds;

export const action_tiles: {
  ids: string[];
  kinds: string[];
  source: string;
} = printed.action_tiles;

export const airships: {
  id: AirshipId;
  name_de: string;
  name_en: string;
  name_ja: string;
  family: string;
  level: number;
  cost: Partial<Record<ResourceId, number>>;
  vp: number;
  sellable: boolean;
  requires: string;
  discount: {
    action: string;
    resource: ResourceId;
    amount: number;
  };
  source: string;
}[] = printed.airships;

export const facilities: {
  id: FacilityId;
  name_de: string;
  name_en: string;
  cost: Partial<Record<ResourceId, number>>;
  vp: number;
  source: string;
  cost_kind_source: string;
  name_ja?: string;
}[] = printed.facilities;

export const donation_spaces: {
  ids: string[];
  players_3: number;
  players_4: number;
  source: string;
}[] = printed.donation_spaces;

export const price_list: {
  start_row_3_players: number;
  start_row_4_players: number;
  source: string;
  prices: {
    private_wood: number[];
    private_metal: number[];
    residential_wood: number[];
    residential_metal: number[];
    cargo_wood: number[];
    cargo_metal: number[];
  };
} = printed.price_list;

export const expansions: {
  id: ExpansionId;
  name_de: string;
  name_en: string;
  resource: ResourceId;
  cost: Partial<Record<ResourceId, number>>;
  vp: number;
  source: string;
}[] = printed.expansions;

export const bonus_actions: {
  id: BonusActionId;
  name_de: string;
  name_en: string;
  unlock_family: string;
  unlock_markers: number;
  timing: string;
  uses_per_stage: number;
  source: string;
}[] = printed.bonus_actions;

export const stage_bonuses: {
  id: StageBonusId;
  name_de: string;
  name_en: string;
  group: string;
  gain: Partial<Record<ResourceId, number>>;
  source: string;
}[] = printed.stage_bonuses;

export const contracts: {
  id: ContractId;
  name_de: string;
  name_en: string;
  stages: number;
  cost: Partial<Record<ResourceId, number>>;
  vp: number;
  gold: number;
  source: string;
}[] = printed.contracts;

export const contract_track: {
  stage_spaces: number;
  source: string;
} = printed.contract_track;

export const awards: {
  id: AwardId;
  name_de: string;
  name_en: string;
  counts: string;
  first_vp: number;
  second_vp: number;
  source: string;
}[] = printed.awards;
