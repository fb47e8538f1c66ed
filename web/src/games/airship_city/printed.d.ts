/** What is printed on the components: `data.toml` of the game, as far as the board shows it. */
declare module "printed:airship_city" {
  type ResourceId = "wood" | "metal" | "gold" | "gear";
  type Amounts = Partial<Record<ResourceId, number>>;

  export const resources: { id: ResourceId }[];
  export const rules: {
    base_capacity: number;
    expanded_capacity: number;
    rounds_per_stage: number;
    prerequisite_markers: number;
  };
  export const action_kinds: {
    id: string;
    gain: Amounts;
    colors: ResourceId[];
    resource_bonus_options: ResourceId[];
    resource_bonus_amount: number;
    piggyback_options: ResourceId[];
  }[];
  export const action_tiles: { ids: string[]; kinds: string[] };
  export const airships: {
    id: string;
    family: "wood" | "metal" | "tourist";
    level: 1 | 2 | 3;
    cost: Amounts;
    vp: number;
    sellable: boolean;
    requires: string;
    discount: { action: string; resource: ResourceId; amount: number };
  }[];
  export const facilities: { id: string; cost: Amounts; vp: number }[];
  export const price_list: { prices: Record<string, number[]> };
  export const expansions: { id: string; resource: ResourceId; cost: Amounts; vp: number }[];
  export const bonus_actions: { id: string; unlock_family: string; unlock_markers: number }[];
  export const stage_bonuses: { id: string; gain: Amounts }[];
  export const contracts: { id: string; stages: number; cost: Amounts; vp: number; gold: number }[];
  export const awards: { id: string; first_vp: number; second_vp: number }[];
}
