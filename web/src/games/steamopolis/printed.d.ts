/** What is printed on the components: `data.toml` of the game, as far as the board shows it. */
declare module "printed:steamopolis" {
  type ResourceId = "cog" | "crystal";
  type Amounts = Partial<Record<ResourceId, number>>;
  interface Step {
    kind: string;
    n?: number;
  }
  interface Block {
    cost?: Record<string, number>;
    effects: Step[];
  }
  interface Tile {
    id: string;
    rank: number;
    banner: "purple" | "orange" | "blue";
    cost: Amounts;
    storage: number;
    boilers_connected: Block[];
    boilers_unconnected: number;
    passive?: { trigger: string; levels: number[]; end_of_turn: boolean; effects: Step[] };
  }
  type StartTile = Omit<Tile, "rank" | "banner" | "cost" | "id">;

  export const components: { pressure_stones_per_player: number; statue_top_fields: number };
  export const airship: { fixed_boilers: number; fixed_storage: number };
  export const gauge: {
    base_max_index: number;
    field: { index: number; value: number; machine_position: number; bonus_marker_number: number }[];
  };
  export const machine_room: { position: { index: number; value: number }[] };
  export const district: {
    id: string;
    level: number;
    side: "left" | "right" | "extra";
    static_discharge: boolean;
    end_of_turn: boolean;
    options: Block[][];
  }[];
  export const market: { id: string; level: number; kind: "machines" | "bonus_markers"; has_statue: boolean }[];
  export const machine: Tile[];
  export const start_machine: (StartTile & { id: string })[];
  export const start_machine_back: StartTile;
  export const capacity_tile: StartTile;
  export const bonus_marker: {
    id: string;
    row: string;
    number: number;
    cost_kind: ResourceId;
    cost: number;
    vp: number;
    attracts_parasites: boolean;
  }[];
  export const character: { id: string; number: number; effects: Step[] }[];
  export const passenger: { id: "banker" | "stoker"; levels: number[]; reward: Step[] }[];
  export const statue: { end_trigger_count: number; vp_for_third: number };
}
