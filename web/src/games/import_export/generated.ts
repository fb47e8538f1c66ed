/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */

import * as printed from "printed:import_export";

export type CardId = "autonomous_cars" | "batteries" | "drones" | "televisions" | "generators" | "cell_phones" | "ai_chips" | "compact_cars" | "refrigerators" | "laptops" | "mri_machines" | "nanobots" | "robot_cats" | "satellite" | "segways" | "game_consoles" | "tablets" | "telescopes" | "usb_sticks" | "wind_turbines" | "apples" | "bamboo" | "beer" | "glacier_water" | "hawaii_salt" | "honey" | "chicken_feed" | "jasmine_tea" | "coffee" | "potatoes" | "almonds" | "flour" | "pak_choi" | "peppers" | "rice" | "soy_sauce" | "dried_fish" | "wheat" | "sugar" | "onions" | "lumber" | "eyeglasses" | "books" | "bicycles" | "trousers" | "chewing_gum" | "lipstick" | "mouthwash" | "paper" | "backpacks" | "shampoo" | "shoes" | "soap" | "rope" | "pens" | "chairs" | "candy" | "cups" | "protractors" | "fluffy_pillows" | "shower_heads" | "mother_lode" | "dinosaur_bones" | "drugs" | "counterfeit_money" | "flamethrowers" | "dangerous_animals" | "stolen_research" | "poison_bottles" | "large_calibre_ammo" | "big_cats" | "cannabis" | "cannons" | "small_tank" | "vans" | "machine_guns" | "ammunition" | "pistols" | "pirated_copies" | "seeds" | "shotguns" | "cars" | "champagne" | "diamond_rings" | "electric_cars" | "foxes" | "golden_toilets" | "golden_watches" | "fine_wine" | "helicopters" | "jets" | "tiny_poodles" | "cologne" | "leather_coats" | "limousines" | "massage_chairs" | "platinum_rings" | "velvet_robes" | "sauna" | "fancy_suits" | "sports_cars" | "oysters" | "cheap_shirts" | "graphics_cards" | "led_lamps" | "pick_up_sticks" | "rice_cookers" | "smartwatches" | "stem_cells" | "vacuum_cleaners" | "whole_grain_wheat" | "printers_3d" | "aeroponic_crops" | "board_games" | "can_openers" | "dragon_fruit" | "ivory" | "prefab_houses" | "stolen_tires" | "stolen_rice" | "ceramics" | "scotch_whisky" | "rare_metals" | "stretch_goals" | "tortillas" | "delayed_board_games" | "dark_flight_games" | "exclusive_cards" | "exotic_fish";

export type TypeId = "technology" | "agrar" | "consumer" | "illegal" | "luxury";

export type ActionId = "contract" | "load" | "deliver" | "rob" | "supply";

export type PortId = "port_green" | "port_yellow" | "port_black" | "port_red" | "port_blue" | "port_light_grey";

export type ShipId = "ship_green_a" | "ship_green_b" | "ship_yellow_a" | "ship_yellow_b" | "ship_black_a" | "ship_black_b" | "ship_red_a" | "ship_red_b" | "ship_blue_a" | "ship_blue_b" | "ship_light_grey_a" | "ship_light_grey_b";

export type CargoId = "ship_green_a" | "ship_green_b" | "ship_yellow_a" | "ship_yellow_b" | "ship_black_a" | "ship_black_b" | "ship_red_a" | "ship_red_b" | "ship_blue_a" | "ship_blue_b" | "ship_light_grey_a" | "ship_light_grey_b" | "supply_island";

export type BidId = string;

export type CopyId = "" | "@wind_turbines";

export type PlaceId = "imports" | "goods" | "discard" | "load" | "hand";

export type PaymentId = "credits" | "contract" | "goods" | "cards" | "hand";

export type FreeOptionId = "discard_contract" | "rope" | "led_lamps" | "glacier_water" | "telescopes" | "segways" | "dried_fish" | "oysters";

export type PileId = "draw_pile" | "discard_pile";

export type CategoryId = "credits" | "containers" | "goods" | "majorities" | "set_bonus" | "card_bonuses";

export interface Player {
  port: PortId | null;
  credits: number;
  followed: number;
  kind: ActionId | null;
  deliver_left: number;
  bidding: number;
  bid?: number;
  sold: number;
  robs: number;
  poisoned: number;
  extra_turn_won: number;
  extra_turn_next: number;
}

export interface Fields {
  reveals: number;
  over: number;
  seats: number;
  turn: number;
  active: number | null;
  phase: "captain" | "follow" | "act" | null;
  announced: ActionId | null;
  owner: Record<PortId, number | null>;
  zone: Record<CardId, "out" | "draw_pile" | "discard_pile" | "island" | "shown" | "hand_green" | "hand_yellow" | "hand_black" | "hand_red" | "hand_blue" | "hand_light_grey" | "imports_green" | "imports_yellow" | "imports_black" | "imports_red" | "imports_blue" | "imports_light_grey" | "goods_green" | "goods_yellow" | "goods_black" | "goods_red" | "goods_blue" | "goods_light_grey" | "completed_green" | "completed_yellow" | "completed_black" | "completed_red" | "completed_blue" | "completed_light_grey" | "played_green" | "played_yellow" | "played_black" | "played_red" | "played_blue" | "played_light_grey" | "contracts_ship_green_a" | "contracts_ship_green_b" | "contracts_ship_yellow_a" | "contracts_ship_yellow_b" | "contracts_ship_black_a" | "contracts_ship_black_b" | "contracts_ship_red_a" | "contracts_ship_red_b" | "contracts_ship_blue_a" | "contracts_ship_blue_b" | "contracts_ship_light_grey_a" | "contracts_ship_light_grey_b" | "containers_ship_green_a" | "containers_ship_green_b" | "containers_ship_yellow_a" | "containers_ship_yellow_b" | "containers_ship_black_a" | "containers_ship_black_b" | "containers_ship_red_a" | "containers_ship_red_b" | "containers_ship_blue_a" | "containers_ship_blue_b" | "containers_ship_light_grey_a" | "containers_ship_light_grey_b" | null>;
  last: Record<"out" | "draw_pile" | "discard_pile" | "island" | "shown" | "hand_green" | "hand_yellow" | "hand_black" | "hand_red" | "hand_blue" | "hand_light_grey" | "imports_green" | "imports_yellow" | "imports_black" | "imports_red" | "imports_blue" | "imports_light_grey" | "goods_green" | "goods_yellow" | "goods_black" | "goods_red" | "goods_blue" | "goods_light_grey" | "completed_green" | "completed_yellow" | "completed_black" | "completed_red" | "completed_blue" | "completed_light_grey" | "played_green" | "played_yellow" | "played_black" | "played_red" | "played_blue" | "played_light_grey" | "contracts_ship_green_a" | "contracts_ship_green_b" | "contracts_ship_yellow_a" | "contracts_ship_yellow_b" | "contracts_ship_black_a" | "contracts_ship_black_b" | "contracts_ship_red_a" | "contracts_ship_red_b" | "contracts_ship_blue_a" | "contracts_ship_blue_b" | "contracts_ship_light_grey_a" | "contracts_ship_light_grey_b" | "containers_ship_green_a" | "containers_ship_green_b" | "containers_ship_yellow_a" | "containers_ship_yellow_b" | "containers_ship_black_a" | "containers_ship_black_b" | "containers_ship_red_a" | "containers_ship_red_b" | "containers_ship_blue_a" | "containers_ship_blue_b" | "containers_ship_light_grey_a" | "containers_ship_light_grey_b", CardId | null>;
  following: Record<CardId, CardId | null>;
  count: Record<"out" | "draw_pile" | "discard_pile" | "island" | "shown" | "hand_green" | "hand_yellow" | "hand_black" | "hand_red" | "hand_blue" | "hand_light_grey" | "imports_green" | "imports_yellow" | "imports_black" | "imports_red" | "imports_blue" | "imports_light_grey" | "goods_green" | "goods_yellow" | "goods_black" | "goods_red" | "goods_blue" | "goods_light_grey" | "completed_green" | "completed_yellow" | "completed_black" | "completed_red" | "completed_blue" | "completed_light_grey" | "played_green" | "played_yellow" | "played_black" | "played_red" | "played_blue" | "played_light_grey" | "contracts_ship_green_a" | "contracts_ship_green_b" | "contracts_ship_yellow_a" | "contracts_ship_yellow_b" | "contracts_ship_black_a" | "contracts_ship_black_b" | "contracts_ship_red_a" | "contracts_ship_red_b" | "contracts_ship_blue_a" | "contracts_ship_blue_b" | "contracts_ship_light_grey_a" | "contracts_ship_light_grey_b" | "containers_ship_green_a" | "containers_ship_green_b" | "containers_ship_yellow_a" | "containers_ship_yellow_b" | "containers_ship_black_a" | "containers_ship_black_b" | "containers_ship_red_a" | "containers_ship_red_b" | "containers_ship_blue_a" | "containers_ship_blue_b" | "containers_ship_light_grey_a" | "containers_ship_light_grey_b", number>;
  ship_place: Record<ShipId, "out" | "port" | "sea" | "departing" | null>;
  for_contract: Record<CardId, CardId | null>;
  pairing: Record<CardId, number>;
  entered: Record<CardId, number>;
  entries: number;
  completed_on: Record<CardId, ShipId | null>;
  copied: CardId | null;
  on_helicopters: number;
  used: number;
  effects: number;
  credits_reached: number;
  piles_empty: number;
  news: number;
  scoring: number;
  winner: number | null;
  electric_type: (TypeId | null)[];
  cologne_action: (ActionId | null)[];
  player: Player[];
  target: number;
  surplus: number;
  jutaku: number;
  kickstarter: number;
  captain: number;
}

/** All that the board needs and would otherwise have to work out by the rules. */
export interface Extras {
  credits_to_end: number;
  most_credits: number;
  ending: boolean;
  followers: number[];
  draw_pile_size: number;
  discard_pile: CardId[];
  island: CardId[];
  shown: CardId[];
  auction: Auction | null;
  pays: Record<CardId, number>;
  ports: Port[];
  majorities: Record<TypeId, Majority>;
  scores: Record<string, number>[];
}

/** The ship, or the island, from which somebody is about to take containers, whose it is, and the bids for it. */
export interface Auction {
  cargo: CargoId;
  owner: number | null;
  bids: Bid[];
}

/** Who takes part in the bidding, whether the bid is made, and the amount if the viewer may know it. */
export interface Bid {
  seat: number;
  made: boolean;
  amount: number | null;
}

/** A player's port: cards, limits and the room that is left, ranks, actions, ships. */
export interface Port {
  port: PortId;
  hand: CardId[];
  hand_size: number;
  imports: CardId[];
  goods: CardId[];
  completed: Completed[];
  played: CardId[];
  import_limit: number | null;
  import_room: number;
  goods_limit: number;
  goods_counted: number;
  goods_room: number;
  rank: Record<TypeId, number>;
  actions: Record<ActionId, number>;
  ships: Ship[];
}

/** A completed contract: the card whose effect it copies, and the credits that lie on it. */
export interface Completed {
  card: CardId;
  copies: CardId | null;
  credits: number;
}

/** A ship: whether it is at sea, its contracts and containers, how many it still needs, and what it then pays. */
export interface Ship {
  ship: ShipId;
  at_sea: boolean;
  capacity: number;
  contracts: Contract[];
  containers: Container[];
  needs: number;
  pays: number;
}

/** An accepted contract and the containers it still needs. */
export interface Contract {
  card: CardId;
  open: number;
}

/** A container: the contract it was loaded for, and whether it shares its slot. */
export interface Container {
  card: CardId;
  for_contract: CardId | null;
  paired: boolean;
}

/** Everybody's goods of a type as they are scored; who has the majority, and with how many. */
export interface Majority {
  goods: number[];
  most: number;
  leaders: number[];
}

/** All that the board is drawn from. */
export interface View extends Fields, Extras {}

/* What is printed on the components: the tables of `data.toml`. */

export const format_version: number = printed.format_version;

export const game: {
  id: string;
  de: string;
  en: string;
  players_min: number;
  players_max: number;
  players_source: string;
  source: string;
} = printed.game;

export const setup: {
  start_hand: number;
  start_credits: number;
  grey_extra_credits: number;
  cards_per_start_ship_at_sea: number;
  island_cards_per_player: number;
  draw_up_to: number;
  draw_if_full: number;
  grey_port_only_with_players: number;
  source: string;
} = printed.setup;

export const limits: {
  ship_capacity: number;
  imports_base: number;
  imports_per_completed: number;
  goods_base: number;
  goods_per_completed: number;
  deliver_cards: number;
  deliver_imports_max: number;
  supply_sales_per_turn: number;
  source: string;
  engine: {
    max_effect_resolutions_per_turn: number;
    max_turns: number;
    source: string;
  };
} = printed.limits;

export const prices: {
  supply_sale: number;
  owner_fee: number;
  joker_cards: number;
  source: string;
} = printed.prices;

export const bank: {
  red_count: number;
  red_value: number;
  white_count: number;
  white_value: number;
  unlimited: boolean;
  credit_step: number;
  credit_cube_blank_faces: number;
  credit_cube_two_faces: number;
  source: string;
  cube_faces_source: string;
} = printed.bank;

export const end: {
  threshold_normal: number;
  threshold_long: number;
  threshold_mri: number;
  source: string;
} = printed.end;

export const payout: {
  table: number[];
  table_source: string[];
  source: string;
} = printed.payout;

export const scoring: {
  container_in_port: number;
  set_bonus: number;
  set_bonus_requires_each_type: number;
  tie_rule: string;
  win_tie: string;
  source: string;
} = printed.scoring;

export const actions: {
  id: ActionId;
  de: string;
  en: string;
  card_type: TypeId;
  card_type_source: string;
  source: string;
}[] = printed.actions;

export const goods_types: {
  id: TypeId;
  de: string;
  en: string;
  colour: string;
  base_value: number;
  majority_bonus: number;
  action: ActionId;
  source: string;
  action_source: string;
  colour_source?: string;
}[] = printed.goods_types;

export const ports: {
  id: PortId;
  colour: string;
  de: string;
  en: string;
  rank_type: string;
  start_rank: number;
  extra_credits: number;
  ships: string[];
  source: string;
}[] = printed.ports;

export const ships: {
  id: ShipId;
  colour: string;
  de: string;
  en: string;
  start_location: string;
  source: string;
}[] = printed.ships;

export const boards: {
  id: string;
  de: string;
  en: string;
  count: number;
  source: string;
}[] = printed.boards;

export const sets: {
  id: string;
  de: string;
  en: string;
  count: number;
  default_on: boolean;
  source: string;
}[] = printed.sets;

export const cards: ({
  id: CardId;
  de: string;
  en: string;
  set: string;
  type: TypeId;
  action: ActionId;
  rank: number;
  containers: number;
  timing: string;
  mode: string;
  hooks: string[];
  params: {
    printed_credits?: number;
    credits?: number;
    per_turn?: number;
    cost?: number;
    extra?: number;
    draw?: number;
    wild_container?: string;
    open_contract?: string;
    blind?: boolean;
    to?: string;
    scope?: string;
    action?: ActionId;
    per_goods?: number;
    goods_type?: TypeId;
    container_type?: TypeId;
    threshold?: number;
    free_load?: number;
    cards?: number;
    counts_as?: number;
    from?: string;
    capacity?: number;
    take?: number;
    max_rank?: number;
    as_completed?: boolean;
    type?: TypeId;
    reaccept?: boolean;
    credits_per_card?: number;
    credits_per_good?: number;
    price?: number;
    below?: number;
    credits_low?: number;
    free_load_all?: boolean;
    credits_per_completed?: number;
    free_accept?: boolean | string;
    include_self?: boolean;
    deliver?: number;
    alone?: boolean;
    source?: string;
    fee?: number;
    by?: string;
    give?: number;
    discard?: number;
    goods?: number;
    place?: number;
    per_ship?: number;
    blank_gain?: number;
    two_pay?: number;
    per_player_per_turn?: number;
    random_hand_card?: number;
    count?: string;
    hand_cards?: number;
    anywhere?: boolean;
    contracts?: number;
    at_least?: number;
    base_value?: number;
    move?: number;
    bids?: boolean;
    majorities?: boolean | number;
    per_type?: number;
    store?: number;
    credits_per_import?: number;
    name_card?: boolean;
    until_repeat?: number;
    draw_to?: number;
    credits_per_hand_card?: number;
    factor?: number;
    pair?: string;
    credits_per_pair?: number;
    any_card?: boolean;
    at_containers?: number;
    imports_unlimited_if?: string;
    credits_trigger?: boolean;
    fraction_numerator?: number;
    fraction_denominator?: number;
    stock_island?: number;
    as?: string;
    goods_pair?: string;
    pair_size?: number;
    types?: string;
    free_actions?: number;
    open_self?: boolean;
    pay?: number;
    extra_turn?: number;
    island?: boolean;
    receive_bid?: boolean;
    most_goods?: boolean;
  };
  effect: string;
  params_source: string;
  source: string;
  type_source?: string;
  containers_source?: string;
  rank_source?: string;
})[] = printed.cards;
