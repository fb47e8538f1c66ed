/** What is printed on the components: `data.toml` of the game, as far as the board shows it. */
declare module "printed:dilluvia_project" {
  type ResourceId = "white" | "black" | "brown" | "purple";
  type SizeId = "small" | "medium" | "large";
  type Square = { money: number; resources: number; prestige: number; worker: number };
  type Effect = {
    type: string;
    aeros?: number;
    cubes?: number;
    population?: number;
    prestige?: number;
    house_steps?: number;
    max_number?: number;
    pieces?: number;
    resources?: number;
    aeros_per_empty_space?: number;
    size?: SizeId;
    numbers?: number[];
    criterion?: string;
  } & Partial<Record<ResourceId, number>>;

  export const scoring: { matching_building_population: number };
  export const limits: { income_marker_max: number };
  export const house_track: { positions: number; population_per_ten_prestige: number[] };
  export const market: { rows: number; columns: number; prices_by_distance: number[] };
  export const resources: { id: ResourceId }[];
  export const land_sizes: { id: SizeId; squares: number; workers: number }[];
  export const action_fields: { id: string; rows: { id: string; circles: { id: string; color: string }[] }[] }[];
  export const action_values: {
    income_special_aeros: number;
    resource_special_cubes: number;
    land_special_free_squares: number;
    build_special_prestige: number;
    market_extra_special_cubes: number;
    garden_special_population: number;
    reposition_special_buildings: number;
    garden_price: number;
    market_extra_price: number;
  };
  export const building_types: {
    id: string;
    number: number;
    version: string;
    flavor_de: string;
    flavor_en: string;
    size: SizeId;
    cost: Record<ResourceId, number>;
    square_1: Square;
    square_2: Square;
  }[];
  export const city: { rows: number; columns: number; centre: string };
  export const city_squares: { id: string; row: number; kind: "land" | "propeller"; sector: string }[];
  export const market_kinds: {
    id: string;
    timing: "immediate" | "once_game" | "once_round" | "permanent" | "end";
    fixed_price: number;
    plus_prestige: boolean;
    effect: Effect;
  }[];
  export const market_spaces: { id: string; row: number; column: number }[];
  export const market_space_effects: { id: string; effect: Effect }[];
}
