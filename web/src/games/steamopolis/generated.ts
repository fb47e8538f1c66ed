/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */

import * as printed from "printed:steamopolis";

export type ResourceId = "cog" | "crystal";

export type CogsId = string;

export type CrystalsId = string;

export type FieldId = "g0" | "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g10";

export type PositionId = "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7";

export type TokenId = "stone" | "arrow_stone" | "bonus_marker";

export type TileId = "m0_crystal_press" | "m0_gear_lathe" | "m0_sorting_drum" | "m0_exchange_pump" | "m0_guest_cabin" | "m0_heated_lounge" | "m0_luggage_net" | "m0_feed_pump" | "m0_crystal_burner" | "m0_beetle_hatch" | "m1_twin_press" | "m1_cargo_hold" | "m1_ballot_organ" | "m1_velvet_salon" | "m1_crystal_bar" | "m1_viewing_gallery" | "m1_sun_deck" | "m1_pressure_coil" | "m1_cloud_counter" | "m1_swarm_launcher" | "m1_ratchet_valve" | "m2_gear_tribune" | "m2_crystal_tribune" | "m2_synthesizer" | "m2_double_furnace" | "m2_grand_saloon" | "m2_steam_bath" | "m2_dance_hall" | "m2_glass_dome" | "m2_turbo_boiler" | "m2_stratosphere_bell" | "m2_patron_box" | "m2_lightning_broom" | "m3_vote_press" | "m3_cornucopia" | "m3_grand_factory" | "m3_perpetual_engine" | "m3_imperial_suite" | "m3_winter_garden" | "m3_sky_theatre" | "m3_overpressure_core" | "m3_cloudbreaker" | "m3_brass_band" | "m3_arc_accumulator" | "s1_crystal_cooker" | "s2_gear_mill" | "s3_twin_boiler" | "s4_cargo_gondola" | "s5_beetle_stable" | "start_machine_back" | "capacity";

export type StartMachineId = "s1_crystal_cooker" | "s2_gear_mill" | "s3_twin_boiler" | "s4_cargo_gondola" | "s5_beetle_stable";

export type BannerId = "purple" | "orange" | "blue";

export type EffectId = "activation" | "passive";

export type DistrictId = "l1_left" | "l1_right" | "l1_extra" | "l2_left" | "l2_right" | "l2_extra" | "l3_left" | "l3_right" | "l3_extra" | "l4_left" | "l4_right" | "l5_left" | "l5_right" | "l6_left" | "l6_right" | "l7_left" | "l7_right" | "l8_left" | "l8_right" | "l8_extra";

export type PlaceId = "g0" | "g1" | "g2" | "g3" | "g4" | "g5" | "g6" | "g7" | "g8" | "g9" | "g10" | "l1_left" | "l1_right" | "l1_extra" | "l2_left" | "l2_right" | "l2_extra" | "l3_left" | "l3_right" | "l3_extra" | "l4_left" | "l4_right" | "l5_left" | "l5_right" | "l6_left" | "l6_right" | "l7_left" | "l7_right" | "l8_left" | "l8_right" | "l8_extra" | "r1" | "r2" | "r3" | "r4" | "r5" | "r6" | "r7";

export type MarketId = "market_1" | "market_2" | "market_3" | "market_4" | "market_5" | "market_6" | "market_7" | "market_8" | "market_2_extra" | "market_3_extra" | "market_4_extra";

export type RankId = string;

export type RowId = "crystal_row" | "cog_row";

export type BonusMarkerId = "bonus_crystal_5" | "bonus_crystal_4" | "bonus_crystal_3" | "bonus_crystal_2" | "bonus_cog_5" | "bonus_cog_4" | "bonus_cog_3" | "bonus_cog_2" | "bonus_pink_3";

export type PassengerId = "banker" | "stoker";

export type PassengerTileId = "passenger_5_1" | "passenger_5_2" | "passenger_5_3" | "passenger_5_4" | "passenger_6_1" | "passenger_6_2" | "passenger_6_3" | "passenger_6_4" | "passenger_7_1" | "passenger_7_2" | "passenger_7_3" | "passenger_7_4" | "passenger_8_1" | "passenger_8_2" | "passenger_8_3" | "passenger_8_4";

export type CharacterId = "character_1" | "character_3" | "character_5" | "character_7" | "character_9" | "character_11" | "character_13" | "character_15";

export type ActionId = "steam" | "set_destination" | "fly";

export type AlternativeId = string;

export type BlockId = "l2_left_1" | "l4_left_2" | "l7_right_2" | "l8_right_2_1" | "m0_exchange_pump_1" | "m0_crystal_burner_1" | "m1_ballot_organ_1" | "m2_gear_tribune_1" | "m2_crystal_tribune_1" | "m2_double_furnace_2" | "m3_vote_press_1" | "m3_grand_factory_2" | "m3_sky_theatre_1";

export type BoostId = string;

export type RatingId = "from_0" | "from_7" | "from_14" | "from_21" | "from_28" | "from_35" | "from_42" | "from_49";

export type EquipmentId = "storage" | "sponsor" | "gala" | "dock" | "base_marker" | "statues" | "printed_targets";

export type SourceId = "l1_left" | "l1_right" | "l1_extra" | "l2_left" | "l2_right" | "l2_extra" | "l3_left" | "l3_right" | "l3_extra" | "l4_left" | "l4_right" | "l5_left" | "l5_right" | "l6_left" | "l6_right" | "l7_left" | "l7_right" | "l8_left" | "l8_right" | "l8_extra" | "m0_crystal_press" | "m0_gear_lathe" | "m0_sorting_drum" | "m0_exchange_pump" | "m0_guest_cabin" | "m0_heated_lounge" | "m0_luggage_net" | "m0_feed_pump" | "m0_crystal_burner" | "m0_beetle_hatch" | "m1_twin_press" | "m1_cargo_hold" | "m1_ballot_organ" | "m1_velvet_salon" | "m1_crystal_bar" | "m1_viewing_gallery" | "m1_sun_deck" | "m1_pressure_coil" | "m1_cloud_counter" | "m1_swarm_launcher" | "m1_ratchet_valve" | "m2_gear_tribune" | "m2_crystal_tribune" | "m2_synthesizer" | "m2_double_furnace" | "m2_grand_saloon" | "m2_steam_bath" | "m2_dance_hall" | "m2_glass_dome" | "m2_turbo_boiler" | "m2_stratosphere_bell" | "m2_patron_box" | "m2_lightning_broom" | "m3_vote_press" | "m3_cornucopia" | "m3_grand_factory" | "m3_perpetual_engine" | "m3_imperial_suite" | "m3_winter_garden" | "m3_sky_theatre" | "m3_overpressure_core" | "m3_cloudbreaker" | "m3_brass_band" | "m3_arc_accumulator" | "s1_crystal_cooker" | "s2_gear_mill" | "s3_twin_boiler" | "s4_cargo_gondola" | "s5_beetle_stable" | "start_machine_back" | "capacity" | "character_1" | "character_3" | "character_5" | "character_7" | "character_9" | "character_11" | "character_13" | "character_15" | "banker" | "stoker" | "steam" | "set_destination" | "fly" | "bonus_crystal_5" | "bonus_crystal_4" | "bonus_crystal_3" | "bonus_crystal_2" | "bonus_cog_5" | "bonus_cog_4" | "bonus_cog_3" | "bonus_cog_2" | "bonus_pink_3";

export type LapseId = "cost_not_met" | "supply_empty" | "no_stone_moves" | "all_show_arrows" | "no_room_for_stone" | "no_spare_stone" | "stone_not_on_gauge" | "stone_there_already" | "last_field_taken" | "base_at_limit" | "no_sponsor_left" | "sponsors_full" | "no_sponsor" | "gala_held" | "no_gala_left" | "no_capacity_left" | "nothing_to_buy" | "no_face_down_tile" | "no_parasite_to_place" | "no_parasite_out" | "no_parasite_aboard" | "no_parasite_at_stack" | "no_tile_at_targets" | "dock_empty" | "no_slot_there";

export type CategoryId = "start" | "machines" | "banners" | "bonus_markers" | "banker" | "passenger_machines" | "machine_effects" | "districts" | "statue" | "time_pressure";

export interface Player {
  score: number;
  character: CharacterId | null;
  start_machine: StartMachineId | null;
  base: number;
  gauge: Record<FieldId, TokenId | null>;
  destination: Record<DistrictId, number>;
  supply: number;
  room: Record<PositionId, TileId | null>;
  stock: Record<ResourceId, number>;
  sponsor: (ResourceId | null)[];
  sponsor_used: number[];
  gala: ResourceId | null;
  parasite_host: (number | null)[];
  parasite_spot: ("r1_activation" | "r1_passive" | "r2_activation" | "r2_passive" | "r3_activation" | "r3_passive" | "r4_activation" | "r4_passive" | "r5_activation" | "r5_passive" | "r6_activation" | "r6_passive" | "r7_activation" | "r7_passive" | "stack" | null)[];
  banners: Record<BannerId, number>;
  passenger_tiles: number;
  looked_at: Record<MarketId, number>;
  ledger: Record<CategoryId, number>;
}

export interface Fields {
  reveals: number;
  over: number;
  seats: number;
  beginner_characters: number;
  solo_difficulty: number;
  round_number: number;
  start_player: number | null;
  active: number | null;
  end_triggered: number;
  final_round: number;
  lost: number;
  supply: Record<ResourceId, number>;
  capacity_tiles: number;
  sponsors: number;
  galas: Record<ResourceId, number>;
  market_rank: Record<MarketId, number>;
  market_tiles: Record<MarketId, Record<RankId, "m0_crystal_press" | "m0_gear_lathe" | "m0_sorting_drum" | "m0_exchange_pump" | "m0_guest_cabin" | "m0_heated_lounge" | "m0_luggage_net" | "m0_feed_pump" | "m0_crystal_burner" | "m0_beetle_hatch" | "m1_twin_press" | "m1_cargo_hold" | "m1_ballot_organ" | "m1_velvet_salon" | "m1_crystal_bar" | "m1_viewing_gallery" | "m1_sun_deck" | "m1_pressure_coil" | "m1_cloud_counter" | "m1_swarm_launcher" | "m1_ratchet_valve" | "m2_gear_tribune" | "m2_crystal_tribune" | "m2_synthesizer" | "m2_double_furnace" | "m2_grand_saloon" | "m2_steam_bath" | "m2_dance_hall" | "m2_glass_dome" | "m2_turbo_boiler" | "m2_stratosphere_bell" | "m2_patron_box" | "m2_lightning_broom" | "m3_vote_press" | "m3_cornucopia" | "m3_grand_factory" | "m3_perpetual_engine" | "m3_imperial_suite" | "m3_winter_garden" | "m3_sky_theatre" | "m3_overpressure_core" | "m3_cloudbreaker" | "m3_brass_band" | "m3_arc_accumulator" | null>>;
  market_banners: Record<MarketId, Record<RankId, BannerId | null>>;
  tile_place: Record<"m0_crystal_press" | "m0_gear_lathe" | "m0_sorting_drum" | "m0_exchange_pump" | "m0_guest_cabin" | "m0_heated_lounge" | "m0_luggage_net" | "m0_feed_pump" | "m0_crystal_burner" | "m0_beetle_hatch" | "m1_twin_press" | "m1_cargo_hold" | "m1_ballot_organ" | "m1_velvet_salon" | "m1_crystal_bar" | "m1_viewing_gallery" | "m1_sun_deck" | "m1_pressure_coil" | "m1_cloud_counter" | "m1_swarm_launcher" | "m1_ratchet_valve" | "m2_gear_tribune" | "m2_crystal_tribune" | "m2_synthesizer" | "m2_double_furnace" | "m2_grand_saloon" | "m2_steam_bath" | "m2_dance_hall" | "m2_glass_dome" | "m2_turbo_boiler" | "m2_stratosphere_bell" | "m2_patron_box" | "m2_lightning_broom" | "m3_vote_press" | "m3_cornucopia" | "m3_grand_factory" | "m3_perpetual_engine" | "m3_imperial_suite" | "m3_winter_garden" | "m3_sky_theatre" | "m3_overpressure_core" | "m3_cloudbreaker" | "m3_brass_band" | "m3_arc_accumulator", "unseen" | "market" | "machine_room" | "banner" | "box" | null>;
  marker_front: Record<RowId, number>;
  statues: number;
  passenger_level: Record<PassengerId, number>;
  stack_size: number;
  passenger_place: Record<PassengerTileId, "stack" | "open" | "taken" | "box" | null>;
  open_tile: PassengerTileId | null;
  shadow: Record<DistrictId, number>;
  flew: number;
  current_stone: FieldId | null;
  visited: Record<DistrictId, number>;
  heading: Record<PassengerId, number>;
  delivered: Record<PassengerId, number>;
  open_tile_taken: number;
  late_effects: number[];
  routed: number;
  routed_at: PositionId | null;
  others_may_place: number;
  time_paid: number;
  removed: Record<PassengerId, "m0_crystal_press" | "m0_gear_lathe" | "m0_sorting_drum" | "m0_exchange_pump" | "m0_guest_cabin" | "m0_heated_lounge" | "m0_luggage_net" | "m0_feed_pump" | "m0_crystal_burner" | "m0_beetle_hatch" | "m1_twin_press" | "m1_cargo_hold" | "m1_ballot_organ" | "m1_velvet_salon" | "m1_crystal_bar" | "m1_viewing_gallery" | "m1_sun_deck" | "m1_pressure_coil" | "m1_cloud_counter" | "m1_swarm_launcher" | "m1_ratchet_valve" | "m2_gear_tribune" | "m2_crystal_tribune" | "m2_synthesizer" | "m2_double_furnace" | "m2_grand_saloon" | "m2_steam_bath" | "m2_dance_hall" | "m2_glass_dome" | "m2_turbo_boiler" | "m2_stratosphere_bell" | "m2_patron_box" | "m2_lightning_broom" | "m3_vote_press" | "m3_cornucopia" | "m3_grand_factory" | "m3_perpetual_engine" | "m3_imperial_suite" | "m3_winter_garden" | "m3_sky_theatre" | "m3_overpressure_core" | "m3_cloudbreaker" | "m3_brass_band" | "m3_arc_accumulator" | null>;
  player: Player[];
}

/** All that the board in the browser needs and would otherwise have to work out by the rules. */
export interface Extras {
  turn_order: number[];
  districts: Record<string, DistrictView>;
  markets: Record<string, MarketView>;
  bonus_rows: Record<string, RowView>;
  statues_waiting: string[];
  statues_to_end: number;
  passengers: Record<string, PassengerView>;
  airships: AirshipView[];
  rating: string | null;
  removed_tiles: string[];
  routed_stone: RoutedStone | null;
}

/** Whose stones lie on a district. */
export interface DistrictView {
  level: number;
  stones: StoneOnDistrict[];
  shadow: boolean;
}

/** A stone on a district. */
export interface StoneOnDistrict {
  seat: number;
  arrow: boolean;
}

/** The face-up tile of a market with its price, what the viewer lacks, and points; None once the market is empty. */
export interface MarketView {
  tile: string | null;
  rank: number | null;
  price: Record<string, number> | null;
  missing: Record<string, number> | null;
  points: number | null;
  hidden: HiddenTile[];
}

/** A face-down tile; it is named if the viewer has looked at it. */
export interface HiddenTile {
  rank: number;
  banner: string;
  tile: string | null;
}

/** The front marker of a row with its price, what the viewer lacks, and points; None once the row is empty. */
export interface RowView {
  marker: string | null;
  number: number | null;
  price: Record<string, number> | null;
  missing: Record<string, number> | null;
  points: number | null;
  left: number;
}

/** Where a passenger is (on a level or aboard the airship of a seat), wants to go, and what the open tile says. */
export interface PassengerView {
  level: number | null;
  aboard: number | null;
  destination: number;
  target: number;
  other_target: number;
}

/** What an airship can do now. */
export interface AirshipView {
  boilers: number;
  storage: number;
  stored: number;
  stones: number;
  values: Record<string, number>;
  tiles: number;
  banners: number;
  banner_points: Record<string, number>;
  docked: number;
  at_stack: number;
  slots: Record<string, number[]>[];
}

/** The stone that is being led through a machine room: whose, where, with what pressure, where it could go on. */
export interface RoutedStone {
  seat: number;
  value: number;
  position: string | null;
  next: string | null;
  arrow: boolean;
}

/** All that the board is drawn from. */
export interface View extends Fields, Extras {}

/* What is printed on the components: the tables of `data.toml`. */

export const meta: {
  slug: string;
  name_de: string;
  name_en: string;
  author: string;
  publisher: string;
  year: number;
  rules_version: string;
  players_min: number;
  players_max: number;
  data_version: number;
  source: string;
} = printed.meta;

export const components: {
  source: string;
  characters: number;
  start_machines: number;
  capacity_tiles: number;
  machine_tiles: number;
  machine_tiles_rank_0: number;
  machine_tiles_rank_1: number;
  machine_tiles_rank_2: number;
  machine_tiles_rank_3: number;
  passenger_tiles: number;
  passengers: number;
  statues: number;
  statue_top_fields: number;
  bonus_markers_white: number;
  bonus_markers_pink: number;
  sponsors: number;
  galas: number;
  galas_crystal: number;
  galas_cog: number;
  crystals: number;
  cogs: number;
  pressure_stones_per_player: number;
  parasites_per_player: number;
  base_pressure_markers_per_player: number;
  airships: number;
  start_player_zeppelin: number;
} = printed.components;

export const setup: {
  source: string;
  stones_on_gauge: number;
  stones_in_supply: number;
  parasites_in_supply: number;
  start_vp: number;
  capacity_tiles_per_player: number;
  start_machines_per_player: number;
  machine_tiles_per_market: number;
  extra_market_tiles: number;
  banker_start_level: number;
  stoker_start_level: number;
  recommended_first_game_excluded_characters: number[];
} = printed.setup;

export const player_color: {
  id: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.player_color;

export const airship: {
  source: string;
  fixed_boilers: number;
  fixed_storage: number;
  passenger_seats: number;
  sponsor_slots: number;
  gala_slots: number;
  parasite_docks: number;
} = printed.airship;

export const gauge: {
  source: string;
  base_start_index: number;
  base_max_index: number;
  last_index: number;
  field: {
    index: number;
    value: number;
    machine_position: number;
    base_marker_allowed: boolean;
    bonus_marker_number: number;
    source: string;
    machine_position_source: string;
  }[];
} = printed.gauge;

export const machine_room: {
  source: string;
  positions: number;
  position: {
    index: number;
    value: number;
    source: string;
  }[];
} = printed.machine_room;

export const effect_kind: {
  id: string;
  param: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.effect_kind;

export const cost_kind: {
  id: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.cost_kind;

export const trigger_kind: {
  id: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.trigger_kind;

export const district: {
  id: DistrictId;
  level: number;
  side: string;
  players: string;
  name_de: string;
  name_en: string;
  static_discharge: boolean;
  end_of_turn: boolean;
  options: {
    cost: {
      cog?: number;
      crystals_per_stone?: boolean;
      others_place_parasite?: boolean;
      give_stone?: boolean;
    };
    effects: {
      kind: string;
      n?: number;
    }[];
  }[][];
  source: string;
}[] = printed.district;

export const market: {
  id: MarketId;
  level: number;
  kind: string;
  players: string;
  has_statue: boolean;
  source: string;
  ranks?: number[];
  resource_kind?: string;
  resource_by_rank?: number[];
  vp_by_rank?: number[];
  scrap_machine_from_rank?: number;
  banner_stone_cost?: number;
  parasites_from_rank?: number;
}[] = printed.market;

export const bonus_marker: {
  id: BonusMarkerId;
  color: string;
  row: string;
  number: number;
  cost_kind: string;
  cost: number;
  vp: number;
  attracts_parasites: boolean;
  on_statue: boolean;
  source: string;
}[] = printed.bonus_marker;

export const statue: {
  count: number;
  end_trigger_count: number;
  vp_for_third: number;
  source: string;
} = printed.statue;

export const machine: {
  id: string;
  rank: number;
  name_de: string;
  name_en: string;
  banner: BannerId;
  banner_count: number;
  cost: Partial<Record<ResourceId, number>>;
  storage: number;
  boilers_connected: {
    cost: Partial<Record<ResourceId, number>>;
    effects: {
      kind: string;
      n?: number;
    }[];
  }[];
  boilers_unconnected: number;
  source: string;
  passive?: {
    trigger: string;
    levels: number[];
    end_of_turn: boolean;
    effects: {
      kind: string;
      n: number;
    }[];
  };
}[] = printed.machine;

export const start_machine_back: {
  name_de: string;
  name_en: string;
  storage: number;
  boilers_connected: {
    cost: Record<string, never>;
    effects: {
      kind: string;
      n: number;
    }[];
  }[];
  boilers_unconnected: number;
  source: string;
} = printed.start_machine_back;

export const start_machine: {
  id: StartMachineId;
  name_de: string;
  name_en: string;
  storage: number;
  boilers_connected: {
    cost: Record<string, never>;
    effects: {
      kind: string;
      n: number;
    }[];
  }[];
  boilers_unconnected: number;
  source: string;
}[] = printed.start_machine;

export const capacity_tile: {
  id: string;
  name_de: string;
  name_en: string;
  count: number;
  storage: number;
  boilers_connected: {
    cost: Record<string, never>;
    effects: {
      kind: string;
      n: number;
    }[];
  }[];
  boilers_unconnected: number;
  source: string;
} = printed.capacity_tile;

export const banner_kind: {
  id: BannerId;
  name_de: string;
  name_en: string;
  vp_per: string;
  banners_on_tile: number;
  source: string;
}[] = printed.banner_kind;

export const character: {
  id: CharacterId;
  number: number;
  name_de: string;
  name_en: string;
  effects: {
    kind: string;
    n?: number;
  }[];
  sponsor_max: number;
  beginner: boolean;
  source: string;
}[] = printed.character;

export const passenger: {
  id: PassengerId;
  name_de: string;
  name_en: string;
  color: string;
  levels: number[];
  start_level: number;
  reward: {
    kind: string;
    n: number;
  }[];
  source: string;
}[] = printed.passenger;

export const passenger_tile: {
  id: PassengerTileId;
  banker: number;
  banker_alt: number;
  stoker: number;
  stoker_alt: number;
  source: string;
}[] = printed.passenger_tile;

export const passenger_printed: {
  banker: number;
  banker_alt: number;
  stoker: number;
  stoker_alt: number;
  source: string;
} = printed.passenger_printed;

export const sponsor: {
  count: number;
  sides: string[];
  discount: number;
  max_per_player: number;
  supply_level: number;
  uses_per_turn: number;
  source: string;
} = printed.sponsor;

export const gala: {
  count_crystal: number;
  count_cog: number;
  discount: number;
  max_per_player: number;
  supply_level: number;
  source: string;
} = printed.gala;

export const parasite_limits: {
  per_machine_two_players: number;
  per_machine_three_or_more_players: number;
  source: string;
} = printed.parasite_limits;

export const solo: {
  start_vp: {
    easy: number;
    normal: number;
    hard: number;
    expert: number;
  };
  vp_loss_steam: number;
  vp_loss_fly: number;
  vp_loss_final_turn_total: number;
  shadow_stones: number;
  source: string;
  rating: {
    min_vp: number;
    name_de: string;
    name_en: string;
    source: string;
  }[];
} = printed.solo;

export const engine_limits: {
  max_rounds: number;
  source: string;
} = printed.engine_limits;
