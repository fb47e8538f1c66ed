/** What is printed on the components: `data.toml` of the game, as far as the board shows it. */
declare module "printed:anno_1800" {
  type Amounts = Record<string, number>;
  type Effect =
    | { kind: "gain_population"; population: string; amount: number }
    | { kind: "gain_naval_tokens"; naval_type: string; amount: number }
    | { kind: "free_upgrade"; from: string; to: string; amount: number }
    | { kind: "gain_gold" | "draw_expedition" | "extra_action"; amount: number };

  export const rules: {
    workplaces_per_industry: number;
    gold_per_influence_point: number;
    fireworks_influence: number;
  };
  export const population_types: { id: string; tier: number; shift_end_gold: number; trade_token_cost: number }[];
  export const upgrades: { id: string; from: string; to: string }[];
  export const decks: { id: string; influence_points: number }[];
  export const resources: { id: string; origin: "old_world" | "new_world" }[];
  export const start_industries: { id: string; produces: string; worker: string }[];
  export const industries: {
    id: string;
    produces: string;
    worker: string;
    count: number;
    alternative_to_start?: string;
  }[];
  export const shipyards: { id: string; strength: number; count: number }[];
  export const ships: { id: string; strength: number; naval_type: "trade" | "exploration"; count: number }[];
  export const home_fields: { id: string; row: number; column: number; terrain: "land" | "coast" | "sea" }[];
  export const old_world_islands: { id: string; gain_population: Amounts; gain_expedition_cards: number }[];
  export const new_world_islands: { id: string; resources: string[] }[];
  export const population_cards: { id: string; deck: string; influence_points: number; effect: Effect }[];
  export const expedition_cards: {
    id: string;
    animal: { visitor: string; influence_points: number };
    artefact: { visitor: string; influence_points: number };
  }[];
  export const objective_cards: { id: string; kind: string }[];
}
