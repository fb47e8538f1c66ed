/** Made from the rules of the game by `python -m spielwerk.server.game_types`; a test compares them. */

import * as printed from "printed:dilluvia_project";

export type ResourceId = "white" | "black" | "brown" | "purple";

export type IncomeId = "money" | "cubes" | "prestige";

export type LandSizeId = "small" | "medium" | "large";

export type FieldId = "player_order" | "income" | "resources" | "land" | "build" | "market_extra" | "garden" | "reposition";

export type TargetId = "player_order" | "income" | "white" | "black" | "brown" | "purple" | "land" | "build" | "market_extra" | "garden" | "reposition";

export type ExtraFieldId = "market_extra" | "reposition";

export type BuildingId = "b0" | "b1a" | "b1b" | "b2a" | "b2b" | "b3a" | "b3b" | "b4a" | "b4b" | "b5a" | "b5b" | "b6a" | "b6b";

export type IncomeSquareId = "square_1" | "square_2";

export type SquareId = "A1" | "B1" | "C1" | "D1" | "E1" | "F1" | "G1" | "H1" | "I1" | "J1" | "K1" | "L1" | "M1" | "A2" | "B2" | "C2" | "D2" | "E2" | "F2" | "G2" | "H2" | "I2" | "J2" | "K2" | "L2" | "M2" | "A3" | "B3" | "C3" | "D3" | "E3" | "F3" | "G3" | "H3" | "I3" | "J3" | "K3" | "L3" | "M3" | "A4" | "B4" | "C4" | "D4" | "E4" | "F4" | "G4" | "H4" | "I4" | "J4" | "K4" | "L4" | "M4" | "A5" | "B5" | "C5" | "D5" | "E5" | "F5" | "G5" | "H5" | "I5" | "J5" | "K5" | "L5" | "M5" | "A6" | "B6" | "C6" | "D6" | "E6" | "F6" | "G6" | "H6" | "I6" | "J6" | "K6" | "L6" | "M6" | "A7" | "B7" | "C7" | "D7" | "E7" | "F7" | "G7" | "H7" | "I7" | "J7" | "K7" | "L7" | "M7" | "A8" | "B8" | "C8" | "D8" | "E8" | "F8" | "G8" | "H8" | "I8" | "J8" | "K8" | "L8" | "M8" | "A9" | "B9" | "C9" | "D9" | "E9" | "F9" | "G9" | "H9" | "I9" | "J9" | "K9" | "L9" | "M9" | "A10" | "B10" | "C10" | "D10" | "E10" | "F10" | "G10" | "H10" | "I10" | "J10" | "K10" | "L10" | "M10" | "A11" | "B11" | "C11" | "D11" | "E11" | "F11" | "G11" | "H11" | "I11" | "J11" | "K11" | "L11" | "M11" | "A12" | "B12" | "C12" | "D12" | "E12" | "F12" | "G12" | "H12" | "I12" | "J12" | "K12" | "L12" | "M12" | "A13" | "B13" | "C13" | "D13" | "E13" | "F13" | "G13" | "H13" | "I13" | "J13" | "K13" | "L13" | "M13";

export type SiteId = "A1" | "B1" | "C1" | "D1" | "E1" | "F1" | "G1" | "H1" | "I1" | "J1" | "K1" | "L1" | "M1" | "A2" | "C2" | "D2" | "E2" | "F2" | "H2" | "I2" | "J2" | "K2" | "M2" | "A3" | "B3" | "C3" | "D3" | "E3" | "F3" | "G3" | "H3" | "I3" | "J3" | "K3" | "L3" | "M3" | "A4" | "B4" | "C4" | "E4" | "F4" | "G4" | "H4" | "I4" | "K4" | "L4" | "M4" | "A5" | "B5" | "C5" | "D5" | "E5" | "F5" | "G5" | "H5" | "I5" | "J5" | "K5" | "L5" | "M5" | "A6" | "B6" | "C6" | "D6" | "E6" | "F6" | "G6" | "H6" | "I6" | "J6" | "K6" | "L6" | "M6" | "A7" | "C7" | "D7" | "E7" | "F7" | "H7" | "I7" | "J7" | "K7" | "M7" | "A8" | "B8" | "C8" | "D8" | "E8" | "F8" | "G8" | "H8" | "I8" | "J8" | "K8" | "L8" | "M8" | "A9" | "B9" | "C9" | "D9" | "E9" | "F9" | "G9" | "H9" | "I9" | "J9" | "K9" | "L9" | "M9" | "A10" | "B10" | "C10" | "E10" | "F10" | "G10" | "H10" | "I10" | "K10" | "L10" | "M10" | "A11" | "B11" | "C11" | "D11" | "E11" | "F11" | "G11" | "H11" | "I11" | "J11" | "K11" | "L11" | "M11" | "A12" | "C12" | "D12" | "E12" | "F12" | "H12" | "I12" | "J12" | "K12" | "M12" | "A13" | "B13" | "C13" | "D13" | "E13" | "F13" | "G13" | "H13" | "I13" | "J13" | "K13" | "L13" | "M13" | "A1:B1" | "B1:C1" | "C1:D1" | "D1:E1" | "E1:F1" | "F1:G1" | "G1:H1" | "H1:I1" | "I1:J1" | "J1:K1" | "K1:L1" | "L1:M1" | "C2:D2" | "D2:E2" | "E2:F2" | "H2:I2" | "I2:J2" | "J2:K2" | "A3:B3" | "B3:C3" | "C3:D3" | "D3:E3" | "E3:F3" | "F3:G3" | "G3:H3" | "H3:I3" | "I3:J3" | "J3:K3" | "K3:L3" | "L3:M3" | "A4:B4" | "B4:C4" | "E4:F4" | "F4:G4" | "G4:H4" | "H4:I4" | "K4:L4" | "L4:M4" | "A5:B5" | "B5:C5" | "C5:D5" | "D5:E5" | "E5:F5" | "F5:G5" | "G5:H5" | "H5:I5" | "I5:J5" | "J5:K5" | "K5:L5" | "L5:M5" | "A6:B6" | "B6:C6" | "C6:D6" | "D6:E6" | "E6:F6" | "F6:G6" | "G6:H6" | "H6:I6" | "I6:J6" | "J6:K6" | "K6:L6" | "L6:M6" | "C7:D7" | "D7:E7" | "E7:F7" | "H7:I7" | "I7:J7" | "J7:K7" | "A8:B8" | "B8:C8" | "C8:D8" | "D8:E8" | "E8:F8" | "F8:G8" | "G8:H8" | "H8:I8" | "I8:J8" | "J8:K8" | "K8:L8" | "L8:M8" | "A9:B9" | "B9:C9" | "C9:D9" | "D9:E9" | "E9:F9" | "F9:G9" | "G9:H9" | "H9:I9" | "I9:J9" | "J9:K9" | "K9:L9" | "L9:M9" | "A10:B10" | "B10:C10" | "E10:F10" | "F10:G10" | "G10:H10" | "H10:I10" | "K10:L10" | "L10:M10" | "A11:B11" | "B11:C11" | "C11:D11" | "D11:E11" | "E11:F11" | "F11:G11" | "G11:H11" | "H11:I11" | "I11:J11" | "J11:K11" | "K11:L11" | "L11:M11" | "C12:D12" | "D12:E12" | "E12:F12" | "H12:I12" | "I12:J12" | "J12:K12" | "A13:B13" | "B13:C13" | "C13:D13" | "D13:E13" | "E13:F13" | "F13:G13" | "G13:H13" | "H13:I13" | "I13:J13" | "J13:K13" | "K13:L13" | "L13:M13" | "A1:A2" | "C1:C2" | "D1:D2" | "E1:E2" | "F1:F2" | "H1:H2" | "I1:I2" | "J1:J2" | "K1:K2" | "M1:M2" | "A2:A3" | "C2:C3" | "D2:D3" | "E2:E3" | "F2:F3" | "H2:H3" | "I2:I3" | "J2:J3" | "K2:K3" | "M2:M3" | "A3:A4" | "B3:B4" | "C3:C4" | "E3:E4" | "F3:F4" | "G3:G4" | "H3:H4" | "I3:I4" | "K3:K4" | "L3:L4" | "M3:M4" | "A4:A5" | "B4:B5" | "C4:C5" | "E4:E5" | "F4:F5" | "G4:G5" | "H4:H5" | "I4:I5" | "K4:K5" | "L4:L5" | "M4:M5" | "A5:A6" | "B5:B6" | "C5:C6" | "D5:D6" | "E5:E6" | "F5:F6" | "G5:G6" | "H5:H6" | "I5:I6" | "J5:J6" | "K5:K6" | "L5:L6" | "M5:M6" | "A6:A7" | "C6:C7" | "D6:D7" | "E6:E7" | "F6:F7" | "H6:H7" | "I6:I7" | "J6:J7" | "K6:K7" | "M6:M7" | "A7:A8" | "C7:C8" | "D7:D8" | "E7:E8" | "F7:F8" | "H7:H8" | "I7:I8" | "J7:J8" | "K7:K8" | "M7:M8" | "A8:A9" | "B8:B9" | "C8:C9" | "D8:D9" | "E8:E9" | "F8:F9" | "G8:G9" | "H8:H9" | "I8:I9" | "J8:J9" | "K8:K9" | "L8:L9" | "M8:M9" | "A9:A10" | "B9:B10" | "C9:C10" | "E9:E10" | "F9:F10" | "G9:G10" | "H9:H10" | "I9:I10" | "K9:K10" | "L9:L10" | "M9:M10" | "A10:A11" | "B10:B11" | "C10:C11" | "E10:E11" | "F10:F11" | "G10:G11" | "H10:H11" | "I10:I11" | "K10:K11" | "L10:L11" | "M10:M11" | "A11:A12" | "C11:C12" | "D11:D12" | "E11:E12" | "F11:F12" | "H11:H12" | "I11:I12" | "J11:J12" | "K11:K12" | "M11:M12" | "A12:A13" | "C12:C13" | "D12:D13" | "E12:E13" | "F12:F13" | "H12:H13" | "I12:I13" | "J12:J13" | "K12:K13" | "M12:M13" | "C1:D2" | "D1:E2" | "E1:F2" | "H1:I2" | "I1:J2" | "J1:K2" | "C2:D3" | "D2:E3" | "E2:F3" | "H2:I3" | "I2:J3" | "J2:K3" | "A3:B4" | "B3:C4" | "E3:F4" | "F3:G4" | "G3:H4" | "H3:I4" | "K3:L4" | "L3:M4" | "A4:B5" | "B4:C5" | "E4:F5" | "F4:G5" | "G4:H5" | "H4:I5" | "K4:L5" | "L4:M5" | "A5:B6" | "B5:C6" | "C5:D6" | "D5:E6" | "E5:F6" | "F5:G6" | "G5:H6" | "H5:I6" | "I5:J6" | "J5:K6" | "K5:L6" | "L5:M6" | "C6:D7" | "D6:E7" | "E6:F7" | "H6:I7" | "I6:J7" | "J6:K7" | "C7:D8" | "D7:E8" | "E7:F8" | "H7:I8" | "I7:J8" | "J7:K8" | "A8:B9" | "B8:C9" | "C8:D9" | "D8:E9" | "E8:F9" | "F8:G9" | "G8:H9" | "H8:I9" | "I8:J9" | "J8:K9" | "K8:L9" | "L8:M9" | "A9:B10" | "B9:C10" | "E9:F10" | "F9:G10" | "G9:H10" | "H9:I10" | "K9:L10" | "L9:M10" | "A10:B11" | "B10:C11" | "E10:F11" | "F10:G11" | "G10:H11" | "H10:I11" | "K10:L11" | "L10:M11" | "C11:D12" | "D11:E12" | "E11:F12" | "H11:I12" | "I11:J12" | "J11:K12" | "C12:D13" | "D12:E13" | "E12:F13" | "H12:I13" | "I12:J13" | "J12:K13";

export type PropellerId = "B2" | "G2" | "L2" | "D4" | "J4" | "B7" | "G7" | "L7" | "D10" | "J10" | "B12" | "G12" | "L12";

export type KindId = "stockpile" | "garden_permit" | "punctual_builder" | "land_agent" | "converter" | "visionary" | "land_claim" | "toll_right" | "insurance" | "small_rents" | "medium_rents" | "large_rents" | "foreman_2_3" | "foreman_4_5" | "land_grant" | "propeller_majority" | "medium_majority" | "small_majority" | "sector_majority" | "large_majority" | "worker_majority" | "patron" | "settlers" | "two_white" | "two_black" | "two_brown" | "two_purple" | "five_aeros" | "six_aeros" | "three_purple" | "three_brown" | "three_white" | "three_black" | "building_boost" | "seven_prestige";

export type ShownTileId = "stockpile" | "garden_permit" | "punctual_builder" | "land_agent" | "converter" | "visionary" | "land_claim" | "toll_right" | "insurance" | "small_rents" | "medium_rents" | "large_rents" | "foreman_2_3" | "foreman_4_5" | "land_grant" | "propeller_majority" | "medium_majority" | "small_majority" | "sector_majority" | "large_majority" | "worker_majority" | "patron" | "settlers" | "two_white" | "two_black" | "two_brown" | "two_purple" | "five_aeros" | "six_aeros" | "three_purple" | "three_brown" | "three_white" | "three_black" | "building_boost" | "seven_prestige";

export type SpaceId = "m11" | "m12" | "m13" | "m14" | "m21" | "m22" | "m23" | "m24" | "m31" | "m32" | "m33" | "m34" | "m41" | "m42" | "m43" | "m44";

export type SpaceEffectId = "population_2" | "resources_4" | "aeros_8" | "prestige_4" | "medium_land" | "pick_tile";

export type BerthId = "row_1_left" | "row_1_right" | "row_2_left" | "row_2_right" | "row_3_left" | "row_3_right" | "row_4_left" | "row_4_right" | "column_1_top" | "column_1_bottom" | "column_2_top" | "column_2_bottom" | "column_3_top" | "column_3_bottom" | "column_4_top" | "column_4_bottom";

export type LineId = string;

export type RowEndId = "left" | "right";

export type ColumnEndId = "top" | "bottom";

export type DarkWorkersId = string;

export type LeftOutId = string;

export type ShareId = string;

export type CategoryId = "tens" | "matching" | "tiles" | "garden_bonus" | "majorities";

export interface Player {
  money: number;
  cubes: Record<ResourceId, number>;
  population: number;
  prestige: number;
  house: number;
  income: Record<IncomeId, number>;
  dark: number;
  special: number;
  reserve: number;
  pending: number;
  special_on: "po1" | "po2" | "po3" | "po4" | "in1" | "in2" | "in3" | "in4" | "in5" | "re_white_1" | "re_white_2" | "re_white_3" | "re_white_4" | "re_white_5" | "re_black_1" | "re_black_2" | "re_black_3" | "re_black_4" | "re_black_5" | "re_brown_1" | "re_brown_2" | "re_brown_3" | "re_brown_4" | "re_brown_5" | "re_purple_1" | "re_purple_2" | "re_purple_3" | "re_purple_4" | "re_purple_5" | "la1" | "la2" | "la3" | "la4" | "la5" | "la6" | "bu1" | "bu2" | "bu3" | "bu4" | "bu5" | "bu6" | "me_red" | "me_yellow" | "me_blue" | "me_green" | "me_extra" | "ga_red" | "ga_yellow" | "ga_blue" | "ga_green" | "rp_red" | "rp_yellow" | "rp_blue" | "rp_green" | "rp_extra" | null;
  berth: BerthId | null;
  tiles: Record<"stockpile" | "garden_permit" | "punctual_builder" | "land_agent" | "converter" | "visionary" | "land_claim" | "toll_right" | "insurance" | "small_rents" | "medium_rents" | "large_rents" | "foreman_2_3" | "foreman_4_5" | "land_grant" | "propeller_majority" | "medium_majority" | "small_majority" | "sector_majority" | "large_majority" | "worker_majority" | "patron", number>;
  used: Record<"converter", number>;
  workers_from: (SquareId | null)[];
  ledger: Record<CategoryId, number>;
}

export interface Fields {
  reveals: number;
  over: number;
  seats: number;
  round_number: number;
  phase: "market" | "action" | "income" | "final_scoring" | null;
  order: (number | null)[];
  circle_owner: Record<"po1" | "po2" | "po3" | "po4" | "in1" | "in2" | "in3" | "in4" | "in5" | "re_white_1" | "re_white_2" | "re_white_3" | "re_white_4" | "re_white_5" | "re_black_1" | "re_black_2" | "re_black_3" | "re_black_4" | "re_black_5" | "re_brown_1" | "re_brown_2" | "re_brown_3" | "re_brown_4" | "re_brown_5" | "re_purple_1" | "re_purple_2" | "re_purple_3" | "re_purple_4" | "re_purple_5" | "la1" | "la2" | "la3" | "la4" | "la5" | "la6" | "bu1" | "bu2" | "bu3" | "bu4" | "bu5" | "bu6" | "me_red" | "me_yellow" | "me_blue" | "me_green" | "me_extra" | "ga_red" | "ga_yellow" | "ga_blue" | "ga_green" | "rp_red" | "rp_yellow" | "rp_blue" | "rp_green" | "rp_extra", number | null>;
  circle_dark: Record<"po1" | "po2" | "po3" | "po4" | "in1" | "in2" | "in3" | "in4" | "in5" | "re_white_1" | "re_white_2" | "re_white_3" | "re_white_4" | "re_white_5" | "re_black_1" | "re_black_2" | "re_black_3" | "re_black_4" | "re_black_5" | "re_brown_1" | "re_brown_2" | "re_brown_3" | "re_brown_4" | "re_brown_5" | "re_purple_1" | "re_purple_2" | "re_purple_3" | "re_purple_4" | "re_purple_5" | "la1" | "la2" | "la3" | "la4" | "la5" | "la6" | "bu1" | "bu2" | "bu3" | "bu4" | "bu5" | "bu6" | "me_red" | "me_yellow" | "me_blue" | "me_green" | "me_extra" | "ga_red" | "ga_yellow" | "ga_blue" | "ga_green" | "rp_red" | "rp_yellow" | "rp_blue" | "rp_green" | "rp_extra", number>;
  market: Record<SpaceId, KindId | null>;
  marked: Record<SpaceId, number | null>;
  deck_size: number;
  stacked: Record<"beige" | "grey", Record<KindId, number>>;
  set_aside: Record<KindId, number>;
  supply: Record<BuildingId, number>;
  gardens: number;
  owner: Record<SquareId, number | null>;
  tile: Record<SquareId, "b0" | "b1a" | "b1b" | "b2a" | "b2b" | "b3a" | "b3b" | "b4a" | "b4b" | "b5a" | "b5b" | "b6a" | "b6b" | "garden" | "part_of_west" | "part_of_north" | "part_of_north_west" | null>;
  cube: Record<SquareId, IncomeSquareId | null>;
  player: Player[];
}

/** All that the board in the browser needs and would otherwise have to work out by the rules. */
export interface Extras {
  rounds: number;
  printed_for_sale: boolean;
  matching: string[];
  boards: PlayerBoard[];
  spaces: Record<string, MarketSpace>;
  stacks: Stacks;
  circles: Record<string, WorkerCircle[]>;
  bonus_left: Record<string, boolean>;
  standing: StandingBuilding[];
  propellers: Record<string, PropellerInCity>;
  playable: string[];
  criteria: Record<string, number[]>;
}

/** What a player's board says: markers, workers, buildings, tiles, prices, colours and rounds still lacking. */
export interface PlayerBoard {
  place: number;
  income: IncomeMarkers;
  income_limit: number;
  house_value: number;
  to_ten: number;
  workers_in_play: number;
  workers_placed: number;
  buildings: BySize;
  propellers: number;
  tiles: OwnedTile[];
  prices: Record<string, number>;
  land_prices: BySize;
  discounts: Record<string, number>;
  lacking: Record<string, string[]>;
  too_early: string[];
  bonus: Record<string, number>;
  garden_prestige: number;
}

/** Where the three income markers of a player stand. */
export interface IncomeMarkers {
  money: number;
  cubes: number;
  prestige: number;
}

/** A number for each size of land and buildings. */
export interface BySize {
  small: number;
  medium: number;
  large: number;
}

/** A kind of tile in front of a player: copies, how many are used, what a majority would bring now. */
export interface OwnedTile {
  kind: string;
  copies: number;
  used: number;
  points: number | null;
}

/** A space of the market: its tile, its print, who has marked it, what it shows, whether that is for sale. */
export interface MarketSpace {
  tile: string | null;
  effect: string;
  marked: number | null;
  shows: string | null;
  for_sale: boolean;
}

/** How many market tiles are left with each back. */
export interface Stacks {
  beige: number;
  grey: number;
}

/** A circle: price, whose colour it has, whether it is an extra one, who is on it, and with which workers. */
export interface WorkerCircle {
  id: string;
  aeros: number;
  colour_of: number | null;
  extra: boolean;
  owner: number | null;
  dark: number;
  special: boolean;
}

/** A building in the city: type, owner, squares, cube, whether it has sent its worker. */
export interface StandingBuilding {
  square: string;
  building: string;
  owner: number;
  squares: string[];
  cube: "square_1" | "square_2" | null;
  worker_sent: boolean;
}

/** A propeller: price, prestige, owner. */
export interface PropellerInCity {
  price: number;
  prestige: number;
  owner: number | null;
}

/** All that the board is drawn from. */
export interface View extends Fields, Extras {}

/* What is printed on the components: the tables of `data.toml`. */

export const game: {
  id: string;
  name_de: string;
  name_en: string;
  designer: string;
  publisher: string;
  year: number;
  min_players: number;
  max_players: number;
  rounds: number;
  income_phases: number;
  duration_minutes: number;
  min_age: number;
  source: string;
} = printed.game;

export const limits: {
  income_marker_max: number;
  workers_total_per_player: number;
  workers_start_dark: number;
  workers_start_special: number;
  workers_reserve_dark: number;
  gardens_total: number;
  resource_supply_unlimited: boolean;
  aero_supply_unlimited: boolean;
  player_cubes_unlimited: boolean;
  source: string;
} = printed.limits;

export const setup: {
  start_population: number;
  start_prestige: number;
  start_resources: number;
  start_income_money: number;
  start_income_resources: number;
  start_income_prestige: number;
  start_house_position: number;
  start_aeros_by_turn_order: number[];
  market_faceup_back: string;
  player_order_first_round: string;
  source: string;
} = printed.setup;

export const scoring: {
  prestige_step: number;
  matching_building_population: number;
  garden_prestige_small: number;
  garden_prestige_medium: number;
  garden_prestige_large: number;
  majority_alone: number;
  majority_tied: number;
  majority_lost: number;
  population_floor: number;
  tie_break: string;
  source: string;
} = printed.scoring;

export const component_counts: {
  game_boards: number;
  player_boards: number;
  building_markers: number;
  resource_cubes: number;
  player_cubes: number;
  workers_dark: number;
  workers_special: number;
  population_markers: number;
  round_markers: number;
  zeppelins: number;
  garden_tiles: number;
  market_tiles: number;
  building_tiles: number;
  prestige_markers: number;
  aero_coins: number;
  money_markers: number;
  player_aids: number;
  source: string;
} = printed.component_counts;

export const player_colors: {
  id: string;
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.player_colors;

export const resources: {
  id: ResourceId;
  name_de: string;
  name_en: string;
  cubes_in_box: number;
  source: string;
}[] = printed.resources;

export const house_track: {
  positions: number;
  population_per_ten_prestige: number[];
  overflow: string;
  source: string;
} = printed.house_track;

export const action_fields: {
  id: FieldId;
  name_de: string;
  name_en: string;
  rulebook_section: string;
  multi_worker: boolean;
  once_per_player_per_round: boolean;
  special_bonus_en: string;
  special_bonus_de: string;
  special_bonus_source: string;
  circles_source: string;
  source: string;
  rows: {
    id: TargetId;
    circles: {
      id: string;
      players: number[];
      aero_cost: number;
      single_worker: boolean;
      color: string;
    }[];
  }[];
}[] = printed.action_fields;

export const action_values: {
  income_aeros_per_worker: number;
  income_bonus_per_three_workers: number;
  income_workers_for_bonus: number;
  income_special_aeros: number;
  resource_cubes_per_worker: number;
  resource_special_cubes: number;
  land_price_per_square: number;
  land_special_free_squares: number;
  build_special_prestige: number;
  market_extra_price: number;
  market_extra_special_cubes: number;
  garden_price: number;
  garden_special_population: number;
  reposition_buildings: number;
  reposition_special_buildings: number;
  source: string;
} = printed.action_values;

export const land_sizes: {
  id: LandSizeId;
  name_de: string;
  name_en: string;
  squares: number;
  shape: string;
  workers: number;
  price: number;
  source: string;
}[] = printed.land_sizes;

export const building_types: {
  id: BuildingId;
  number: number;
  version: string;
  name_de: string;
  name_en: string;
  flavor_de: string;
  flavor_en: string;
  size: string;
  squares: number;
  count: number;
  cost: Partial<Record<ResourceId, number>>;
  cost_total: number;
  square_1: {
    money: number;
    resources: number;
    prestige: number;
    worker: number;
  };
  square_2: {
    money: number;
    resources: number;
    prestige: number;
    worker: number;
  };
  source: string;
}[] = printed.building_types;

export const city: {
  rows: number;
  columns: number;
  centre: string;
  adjacency_land: string;
  adjacency_garden_scoring: string;
  land_squares_4_players: number;
  land_squares_3_players: number;
  land_squares_2_players: number;
  source: string;
} = printed.city;

export const sectors: {
  id: string;
  name_de: string;
  name_en: string;
  rows: string;
  columns: string;
  source: string;
}[] = printed.sectors;

export const propellers: {
  id: string;
  name_de: string;
  name_en: string;
  square: SquareId;
  sector: string;
  price: number;
  prestige: number;
  source: string;
}[] = printed.propellers;

export const city_squares: {
  id: SquareId;
  row: number;
  column: string;
  kind: string;
  ring: number;
  players: number[];
  sector: string;
  source: string;
}[] = printed.city_squares;

export const market: {
  rows: number;
  columns: number;
  prices_by_distance: number[];
  fixed_price: number;
  compensation_per_empty_space: number;
  refill_order: string;
  source: string;
} = printed.market;

export const market_deck: {
  beige_tiles_by_players: Partial<Record<LineId, number>>;
  grey_tiles_by_players: Partial<Record<LineId, number>>;
  source: string;
} = printed.market_deck;

export const market_space_effects: {
  id: SpaceEffectId;
  effect: {
    type: string;
    population?: number;
    cubes?: number;
    aeros?: number;
    prestige?: number;
    size?: string;
    pieces?: number;
  };
  name_de: string;
  name_en: string;
  source: string;
}[] = printed.market_space_effects;

export const market_spaces: {
  id: SpaceId;
  row: number;
  column: number;
  final_round_effect: string;
  source: string;
}[] = printed.market_spaces;

export const market_kinds: {
  id: KindId;
  name_de: string;
  name_en: string;
  timing: string;
  fixed_price: number;
  plus_prestige: boolean;
  population_tile: boolean;
  effect: {
    type: string;
    aeros?: number;
    resources?: number;
    prestige?: number;
    population?: number;
    sizes?: string[];
    cubes?: number;
    max_number?: number;
    size?: string;
    pieces?: number;
    aeros_per_empty_space?: number;
    numbers?: number[];
    white?: number;
    black?: number;
    brown?: number;
    purple?: number;
    criterion?: string;
    minimum?: number;
    house_steps?: number;
  };
  effect_en: string;
  effect_de: string;
  count: number;
  effect_source: string;
  source: string;
}[] = printed.market_kinds;

export const market_tiles: {
  id: string;
  kind: KindId;
  back: string;
  players: number[];
  source: string;
}[] = printed.market_tiles;
