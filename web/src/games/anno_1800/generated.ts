/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */

import * as printed from "printed:anno_1800";

export type PopulationId = "farmer" | "worker" | "artisan" | "engineer" | "investor";

export type UpgradeId = "upgrade_farmer_worker" | "upgrade_worker_artisan" | "upgrade_artisan_engineer" | "upgrade_engineer_investor";

export type NavalId = "trade" | "exploration";

export type DeckId = "farmer_worker" | "artisan_engineer_investor" | "new_world";

export type CardId = "fw_01" | "fw_02" | "fw_03" | "fw_04" | "fw_05" | "fw_06" | "fw_07" | "fw_08" | "fw_09" | "fw_10" | "fw_11" | "fw_12" | "fw_13" | "fw_14" | "fw_15" | "fw_16" | "fw_17" | "fw_18" | "fw_19" | "fw_20" | "fw_21" | "fw_22" | "fw_23" | "fw_24" | "fw_25" | "fw_26" | "fw_27" | "fw_28" | "fw_29" | "fw_30" | "fw_31" | "fw_32" | "fw_33" | "fw_34" | "fw_35" | "fw_36" | "fw_37" | "fw_38" | "fw_39" | "fw_40" | "fw_41" | "fw_42" | "fw_43" | "fw_44" | "fw_45" | "fw_46" | "aei_01" | "aei_02" | "aei_03" | "aei_04" | "aei_05" | "aei_06" | "aei_07" | "aei_08" | "aei_09" | "aei_10" | "aei_11" | "aei_12" | "aei_13" | "aei_14" | "aei_15" | "aei_16" | "aei_17" | "aei_18" | "aei_19" | "aei_20" | "aei_21" | "aei_22" | "aei_23" | "aei_24" | "aei_25" | "aei_26" | "aei_27" | "aei_28" | "aei_29" | "aei_30" | "aei_31" | "aei_32" | "nw_01" | "nw_02" | "nw_03" | "nw_04" | "nw_05" | "nw_06" | "nw_07" | "nw_08" | "nw_09" | "nw_10" | "nw_11" | "nw_12" | "nw_13" | "nw_14" | "nw_15" | "nw_16" | "nw_17" | "nw_18" | "nw_19" | "nw_20" | "nw_21" | "nw_22" | "nw_23" | "nw_24";

export type ResourceId = "grain" | "potatoes" | "pigs" | "yarn" | "timber" | "coal" | "bricks" | "goods" | "steel" | "sails" | "beer" | "bread" | "schnapps" | "sausages" | "soap" | "work_clothes" | "canned_meat" | "glass" | "coffee" | "cotton_fabric" | "brass" | "windows" | "champagne" | "spectacles" | "pocket_watches" | "sewing_machines" | "fur_coats" | "dynamite" | "weapons" | "rum" | "cigars" | "chocolate" | "steam_engines" | "steam_carriages" | "penny_farthings" | "light_bulbs" | "gramophones" | "heavy_weapons" | "cotton" | "coffee_beans" | "tobacco" | "sugar" | "cocoa" | "rubber";

export type StartIndustryId = "start_grain_farm" | "start_potato_farm" | "start_pig_farm" | "start_spinning_mill" | "start_sawmill" | "start_charcoal_kiln" | "start_brickworks" | "start_warehouse" | "start_steelworks" | "start_sailmaker";

export type IndustryId = "sawmill" | "charcoal_kiln" | "brickworks" | "warehouse" | "steelworks" | "sailmaker" | "brewery" | "bakery" | "schnapps_distillery" | "sausage_factory" | "soap_factory" | "clothing_factory" | "cannery" | "glassworks" | "coffee_roastery" | "mechanised_cotton_mill" | "brass_smeltery" | "window_factory" | "champagne_cellar" | "spectacle_factory" | "watch_factory" | "sewing_machine_factory" | "fur_dealer" | "dynamite_factory" | "cannon_foundry" | "rum_distillery" | "cigar_factory" | "chocolate_factory" | "cotton_mill" | "motor_factory" | "steam_carriage_factory" | "penny_farthing_factory" | "light_bulb_factory" | "gramophone_factory" | "heavy_weapons_factory";

export type ShipyardId = "shipyard_1" | "shipyard_2" | "shipyard_3";

export type ShipId = "trade_ship_1" | "trade_ship_2" | "trade_ship_3" | "exploration_ship_1" | "exploration_ship_2" | "exploration_ship_3";

export type StrengthId = string;

export type TokenId = "sawmill" | "charcoal_kiln" | "brickworks" | "warehouse" | "steelworks" | "sailmaker" | "brewery" | "bakery" | "schnapps_distillery" | "sausage_factory" | "soap_factory" | "clothing_factory" | "cannery" | "glassworks" | "coffee_roastery" | "mechanised_cotton_mill" | "brass_smeltery" | "window_factory" | "champagne_cellar" | "spectacle_factory" | "watch_factory" | "sewing_machine_factory" | "fur_dealer" | "dynamite_factory" | "cannon_foundry" | "rum_distillery" | "cigar_factory" | "chocolate_factory" | "cotton_mill" | "motor_factory" | "steam_carriage_factory" | "penny_farthing_factory" | "light_bulb_factory" | "gramophone_factory" | "heavy_weapons_factory" | "shipyard_1" | "shipyard_2" | "shipyard_3" | "trade_ship_1" | "trade_ship_2" | "trade_ship_3" | "exploration_ship_1" | "exploration_ship_2" | "exploration_ship_3";

export type StructureId = "start_grain_farm" | "start_potato_farm" | "start_pig_farm" | "start_spinning_mill" | "start_sawmill" | "start_charcoal_kiln" | "start_brickworks" | "start_warehouse" | "start_steelworks" | "start_sailmaker" | "sawmill" | "charcoal_kiln" | "brickworks" | "warehouse" | "steelworks" | "sailmaker" | "brewery" | "bakery" | "schnapps_distillery" | "sausage_factory" | "soap_factory" | "clothing_factory" | "cannery" | "glassworks" | "coffee_roastery" | "mechanised_cotton_mill" | "brass_smeltery" | "window_factory" | "champagne_cellar" | "spectacle_factory" | "watch_factory" | "sewing_machine_factory" | "fur_dealer" | "dynamite_factory" | "cannon_foundry" | "rum_distillery" | "cigar_factory" | "chocolate_factory" | "cotton_mill" | "motor_factory" | "steam_carriage_factory" | "penny_farthing_factory" | "light_bulb_factory" | "gramophone_factory" | "heavy_weapons_factory" | "shipyard_1" | "shipyard_2" | "shipyard_3" | "trade_ship_1" | "trade_ship_2" | "trade_ship_3" | "exploration_ship_1" | "exploration_ship_2" | "exploration_ship_3";

export type FieldId = "home:r1c1" | "home:r1c2" | "home:r1c3" | "home:r1c4" | "home:r1c5" | "home:r2c1" | "home:r2c2" | "home:r2c3" | "home:r2c4" | "home:r2c5" | "ow1:l1" | "ow1:l2" | "ow2:l1" | "ow2:l2" | "ow3:l1" | "ow3:l2" | "ow4:l1" | "ow4:l2" | "home:r3c1" | "home:r3c2" | "home:r3c3" | "home:r3c4" | "home:r3c5" | "ow1:k1" | "ow1:k2" | "ow2:k1" | "ow2:k2" | "ow3:k1" | "ow3:k2" | "ow4:k1" | "ow4:k2" | "home:r4c1" | "home:r4c2" | "home:r4c3" | "home:r4c4" | "home:r4c5" | "ow1:s1" | "ow1:s2" | "ow2:s1" | "ow2:s2" | "ow3:s1" | "ow3:s2" | "ow4:s1" | "ow4:s2";

export type PlaceId = "district" | "exhausted" | "home:r1c1" | "home:r1c2" | "home:r1c3" | "home:r1c4" | "home:r1c5" | "home:r2c1" | "home:r2c2" | "home:r2c3" | "home:r2c4" | "home:r2c5" | "ow1:l1" | "ow1:l2" | "ow2:l1" | "ow2:l2" | "ow3:l1" | "ow3:l2" | "ow4:l1" | "ow4:l2" | "home:r3c1" | "home:r3c2" | "home:r3c3" | "home:r3c4" | "home:r3c5" | "ow1:k1" | "ow1:k2" | "ow2:k1" | "ow2:k2" | "ow3:k1" | "ow3:k2" | "ow4:k1" | "ow4:k2" | "home:r4c1" | "home:r4c2" | "home:r4c3" | "home:r4c4" | "home:r4c5" | "ow1:s1" | "ow1:s2" | "ow2:s1" | "ow2:s2" | "ow3:s1" | "ow3:s2" | "ow4:s1" | "ow4:s2";

export type OldWorldIslandId = "ow_harvest_isle" | "ow_village_isle" | "ow_workers_isle" | "ow_artisans_isle" | "ow_wildlife_isle" | "ow_ruins_isle" | "ow_brewers_isle" | "ow_glassmakers_isle" | "ow_ironmasters_isle" | "ow_shipwrights_isle" | "ow_merchants_isle" | "ow_navigators_isle";

export type NewWorldIslandId = "nw_isla_blanca" | "nw_isla_dulce" | "nw_costa_verde" | "nw_monte_negro" | "nw_puerto_sol" | "nw_rio_claro" | "nw_santa_luz" | "nw_selva_alta";

export type PurchaseId = "sawmill" | "charcoal_kiln" | "brickworks" | "warehouse" | "steelworks" | "sailmaker" | "brewery" | "bakery" | "schnapps_distillery" | "sausage_factory" | "soap_factory" | "clothing_factory" | "cannery" | "glassworks" | "coffee_roastery" | "mechanised_cotton_mill" | "brass_smeltery" | "window_factory" | "champagne_cellar" | "spectacle_factory" | "watch_factory" | "sewing_machine_factory" | "fur_dealer" | "dynamite_factory" | "cannon_foundry" | "rum_distillery" | "cigar_factory" | "chocolate_factory" | "cotton_mill" | "motor_factory" | "steam_carriage_factory" | "penny_farthing_factory" | "light_bulb_factory" | "gramophone_factory" | "heavy_weapons_factory" | "shipyard_1" | "shipyard_2" | "shipyard_3" | "trade_ship_1" | "trade_ship_2" | "trade_ship_3" | "exploration_ship_1" | "exploration_ship_2" | "exploration_ship_3" | "fw_01" | "fw_02" | "fw_03" | "fw_04" | "fw_05" | "fw_06" | "fw_07" | "fw_08" | "fw_09" | "fw_10" | "fw_11" | "fw_12" | "fw_13" | "fw_14" | "fw_15" | "fw_16" | "fw_17" | "fw_18" | "fw_19" | "fw_20" | "fw_21" | "fw_22" | "fw_23" | "fw_24" | "fw_25" | "fw_26" | "fw_27" | "fw_28" | "fw_29" | "fw_30" | "fw_31" | "fw_32" | "fw_33" | "fw_34" | "fw_35" | "fw_36" | "fw_37" | "fw_38" | "fw_39" | "fw_40" | "fw_41" | "fw_42" | "fw_43" | "fw_44" | "fw_45" | "fw_46" | "aei_01" | "aei_02" | "aei_03" | "aei_04" | "aei_05" | "aei_06" | "aei_07" | "aei_08" | "aei_09" | "aei_10" | "aei_11" | "aei_12" | "aei_13" | "aei_14" | "aei_15" | "aei_16" | "aei_17" | "aei_18" | "aei_19" | "aei_20" | "aei_21" | "aei_22" | "aei_23" | "aei_24" | "aei_25" | "aei_26" | "aei_27" | "aei_28" | "aei_29" | "aei_30" | "aei_31" | "aei_32" | "nw_01" | "nw_02" | "nw_03" | "nw_04" | "nw_05" | "nw_06" | "nw_07" | "nw_08" | "nw_09" | "nw_10" | "nw_11" | "nw_12" | "nw_13" | "nw_14" | "nw_15" | "nw_16" | "nw_17" | "nw_18" | "nw_19" | "nw_20" | "nw_21" | "nw_22" | "nw_23" | "nw_24" | "farmer" | "worker" | "artisan" | "engineer" | "investor" | "upgrade_farmer_worker" | "upgrade_worker_artisan" | "upgrade_artisan_engineer" | "upgrade_engineer_investor";

export type KId = string;

export type ActionId = "expand" | "play_card" | "swap_cards" | "recruit" | "upgrade" | "open_old_world" | "explore_new_world" | "take_expedition" | "festival";

export type SideId = "animal" | "artefact";

export type ExpeditionId = "exp_01" | "exp_02" | "exp_03" | "exp_04" | "exp_05" | "exp_06" | "exp_07" | "exp_08" | "exp_09" | "exp_10" | "exp_11" | "exp_12" | "exp_13" | "exp_14" | "exp_15" | "exp_16" | "exp_17" | "exp_18" | "exp_19" | "exp_20" | "exp_21" | "exp_22";

export type ObjectiveId = "alonso_graves" | "aarhant" | "the_editor" | "beryl_omara" | "carl_leonard_von_malching" | "eli_bleakworth" | "the_queen" | "edvard_goode" | "willie_wibblesock" | "princess_qing" | "hannah_goode" | "university" | "worlds_fair" | "madame_kahina" | "the_tourist" | "zoo" | "museum" | "pyrphorian" | "isabel_sarmento" | "sir_archibald_blake";

export type CategoryId = "population_cards" | "expeditions" | "gold" | "fireworks" | "objectives";

export interface Player {
  gold: number;
  hand?: (CardId | null)[];
  hand_size: number;
  hand_of_deck: Record<DeckId, number>;
  picked?: number[];
  expedition?: (ExpeditionId | null)[];
  expeditions: number;
  district: Record<PopulationId, number>;
  exhausted: Record<PopulationId, number>;
  workplace: ((PopulationId | null)[])[];
  built: Record<FieldId, TokenId | null>;
  tokens: Record<NavalId, number>;
  tokens_exhausted: Record<NavalId, number>;
  old_world: (OldWorldIslandId | null)[];
  old_worlds: number;
  new_world: (NewWorldIslandId | null)[];
  new_worlds: number;
}

export interface Fields {
  reveals: number;
  over: number;
  seats: number;
  round_number: number;
  active: number | null;
  end_trigger_round: number;
  fireworks: number | null;
  objective: (ObjectiveId | null)[];
  supply: Record<TokenId, number>;
  cubes: Record<PopulationId, number>;
  pile_size: Record<DeckId, number>;
  card_owner: Record<CardId, number | null>;
  card_face: Record<CardId, "being_paid" | "open" | "used" | "left_in_hand" | null>;
  expedition_pile_size: number;
  expedition_owner: Record<ExpeditionId, number | null>;
  old_world_left: number;
  new_world_left: number;
  actions_left: number;
  actions_done: number;
  traded: number[];
  objective_used: Record<ObjectiveId, number>;
  bonus: Record<NavalId, number>;
  units: number;
  ships_built: number;
  removals: number;
  yard_used: number[];
  ship_is_new: number[];
  player: Player[];
  alternative_industry_mode: number;
  objective_selection: number;
  objective_1: number;
  objective_2: number;
  objective_3: number;
  objective_4: number;
  objective_5: number;
}

/** All that the board needs and would otherwise have to work out by the rules. */
export interface Extras {
  ending: boolean;
  costs: Record<string, Cost>;
  payment: Payment | null;
  payable: string[];
  islands: Record<string, ShownField>[];
  cards_in_hand: ((string | null)[])[];
  cards_to_swap: string[];
  expedition_cards: ((string | null)[])[];
  tableau: Tableau[];
  cubes_owned: Record<string, number>[];
  makes: Record<string, string[]>[];
  special_resources: string[][];
  new_world_resources: string[][];
  lacking: string[][];
  wanted: string[][];
  naval_tokens: Record<NavalId, Tokens>[];
  trade_prices: Record<string, number>[];
  exploration_prices: Record<ActionId, number>[];
  missing_card_gold: Record<string, number>;
  visited_points: number[];
  objective_points: Record<string, number>[];
  points: Record<string, number>[];
  structures: number[];
}

/** What something costs: resources unit by unit, and, where it asks for them, a cube to exhaust and naval tokens. */
export interface Cost {
  resources: string[];
  cube: string;
  tokens: Record<string, number>;
}

/** The payment that waits for the viewer: what is bought, the item to pay, and the obvious option. */
export interface Payment {
  purchase: string;
  paid: number;
  resource: string | null;
  cube: string | null;
  obvious: string;
}

/** One field: what it shows, what is printed under a built token, its cubes and workplaces, and what it makes. */
export interface ShownField {
  shows: string | null;
  built: boolean;
  covered: string;
  cubes: string[];
  workplaces: number;
  makes: string;
  worker: string;
}

/** A player's played cards, open and used. */
export interface Tableau {
  open: string[];
  used: string[];
}

/** A player's naval tokens of a kind: those that are free, all of them, and what a card has lent for this turn. */
export interface Tokens {
  free: number;
  all: number;
  lent: number;
}

/** All that the board is drawn from. */
export interface View extends Fields, Extras {}

/* What is printed on the components: the tables of `data.toml`. */

export const meta: {
  slug: string;
  name_de: string;
  name_en: string;
  designer: string;
  publisher: string;
  data_version: number;
  source: string;
} = printed.meta;

export const rules: {
  min_players: number;
  max_players: number;
  actions_per_turn: number;
  workplaces_per_industry: number;
  max_industry_builds_per_expand: number;
  max_shipyard_builds_per_expand: number;
  max_removals_per_expand: number;
  ships_per_shipyard_per_expand: number;
  max_copies_of_industry_per_player: number;
  max_recruits_per_action: number;
  max_upgrades_per_action: number;
  max_swaps_per_action: number;
  max_old_world_islands_per_player: number;
  max_new_world_islands_per_player: number;
  old_world_exploration_cost: number[];
  new_world_exploration_cost: number[];
  new_world_cards_per_island: number;
  new_world_resource_trade_token_cost: number;
  expedition_exploration_cost: number;
  expedition_cards_per_action: number;
  gold_per_trade_for_partner: number;
  trades_per_resource_per_turn: number;
  missing_card_gold_farmer_worker: number;
  missing_card_gold_artisan_engineer_investor: number;
  gold_per_influence_point: number;
  fireworks_influence: number;
  final_rounds_after_trigger_round: number;
  alternative_industry_mode: string;
  bonus_tokens_expire: string;
  max_rounds: number;
  source: string;
  max_removals_per_expand_source: string;
  bonus_tokens_expire_source: string;
  max_rounds_source: string;
  min_players_source: string;
  max_players_source: string;
} = printed.rules;

export const setup: {
  objectives_in_play: number;
  start_player: string;
  start_gold_by_turn_order: number[];
  start_hand_farmer_worker: number;
  start_hand_artisan_engineer_investor: number;
  start_hand_new_world: number;
  start_trade_tokens: number;
  start_exploration_tokens: number;
  first_game_objectives: string[];
  objective_selection_modes: string[];
  source: string;
} = printed.setup;

export const component_counts: {
  game_boards: number;
  home_islands: number;
  old_world_islands: number;
  new_world_islands: number;
  construction_tokens: number;
  industry_types: number;
  naval_tokens_trade: number;
  naval_tokens_exploration: number;
  gold_tokens_value_1: number;
  gold_tokens_value_5: number;
  population_cubes: number;
  population_cards: number;
  population_cards_farmer_worker: number;
  population_cards_artisan_engineer_investor: number;
  population_cards_new_world: number;
  expedition_cards: number;
  objective_cards: number;
  start_player_tokens: number;
  fireworks_tokens: number;
  game_aids: number;
  gold_and_naval_tokens_limited: boolean;
  source: string;
} = printed.component_counts;

export const population_types: {
  id: PopulationId;
  name_de: string;
  name_en: string;
  color: string;
  tier: number;
  supply: number;
  start_count: number;
  shift_end_gold: number;
  trade_token_cost: number;
  deck: DeckId;
  recruit_cost: Partial<Record<ResourceId, number>>;
  source: string;
  shift_end_gold_source: string;
  trade_token_cost_source: string;
}[] = printed.population_types;

export const upgrades: {
  id: UpgradeId;
  from: string;
  to: string;
  cost: Partial<Record<ResourceId, number>>;
  source: string;
}[] = printed.upgrades;

export const decks: {
  id: DeckId;
  name_de: string;
  name_en: string;
  cards: number;
  influence_points: number;
  source: string;
}[] = printed.decks;

export const resources: {
  id: ResourceId;
  name_de: string;
  name_en: string;
  origin: string;
  tradable: boolean;
  source: string;
}[] = printed.resources;

export const start_industries: {
  id: StartIndustryId;
  name_de: string;
  name_en: string;
  worker: string;
  produces: string;
  workplaces: number;
  field: string;
  alternative: string;
  source: string;
  worker_source: string;
  field_source: string;
}[] = printed.start_industries;

export const industries: {
  id: IndustryId;
  name_de: string;
  name_en: string;
  worker: string;
  produces: string;
  workplaces: number;
  cost: Partial<Record<ResourceId, number>>;
  exhaust: Partial<Record<PopulationId, number>>;
  count: number;
  alternative_to_start: string;
  source: string;
}[] = printed.industries;

export const shipyards: {
  id: ShipyardId;
  name_de: string;
  name_en: string;
  strength: number;
  cost: Partial<Record<ResourceId, number>>;
  exhaust: Record<string, never>;
  count: number;
  source: string;
}[] = printed.shipyards;

export const ships: {
  id: ShipId;
  name_de: string;
  name_en: string;
  naval_type: string;
  strength: number;
  cost: Partial<Record<ResourceId, number>>;
  exhaust: Record<string, never>;
  count: number;
  source: string;
}[] = printed.ships;

export const home_fields: {
  id: string;
  row: number;
  column: number;
  terrain: string;
  preprinted_kind: string;
  preprinted: string;
  source: string;
  column_source: string;
}[] = printed.home_fields;

export const old_world_islands: {
  id: OldWorldIslandId;
  name_de: string;
  name_en: string;
  land_fields: string[];
  coast_fields: string[];
  sea_fields: string[];
  gain_population: Partial<Record<PopulationId, number>>;
  gain_expedition_cards: number;
  preprinted: {
    field: string;
    kind: string;
    id: string;
  }[];
  count: number;
  source: string;
}[] = printed.old_world_islands;

export const new_world_islands: {
  id: NewWorldIslandId;
  name_de: string;
  name_en: string;
  resources: string[];
  count: number;
  source: string;
}[] = printed.new_world_islands;

export const population_cards: {
  id: CardId;
  deck: DeckId;
  number: number;
  portrait: string;
  name_de: string;
  name_en: string;
  influence_points: number;
  cost: Partial<Record<ResourceId, number>>;
  cost_tokens: Partial<Record<NavalId, number>>;
  effect: {
    kind: string;
    population?: PopulationId;
    amount: number;
    naval_type?: string;
    from?: string;
    to?: string;
  };
  source: string;
}[] = printed.population_cards;

export const expedition_cards: {
  id: ExpeditionId;
  animal: {
    name_de: string;
    name_en: string;
    visitor: string;
    influence_points: number;
  };
  artefact: {
    name_de: string;
    name_en: string;
    visitor: string;
    influence_points: number;
  };
  source: string;
}[] = printed.expedition_cards;

export const objective_cards: {
  id: ObjectiveId;
  name_de: string;
  name_en: string;
  kind: string;
  effect?: string;
  pay_exploration_tokens?: number;
  pay_gold?: number;
  exhaust?: Partial<Record<PopulationId, number>>;
  gain_actions?: number;
  gain_gold?: number;
  uses_per_turn?: number;
  source: string;
  exploration_tokens_per_trade_token?: number;
  industry_points?: Partial<Record<IndustryId, number>>;
  counts?: string;
  first?: number;
  second?: number;
  side?: SideId;
  points_per_visited?: number;
  points_per_hand_card?: number;
  points_per_island?: number;
}[] = printed.objective_cards;
