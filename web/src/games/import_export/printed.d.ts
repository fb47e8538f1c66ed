/** What is printed on the components: `data.toml` of the game, as far as the board shows it. */
declare module "printed:import_export" {
  type TypeId = "technology" | "agrar" | "consumer" | "illegal" | "luxury";
  type ActionId = "contract" | "load" | "deliver" | "rob" | "supply";

  export const goods_types: { id: TypeId; base_value: number; majority_bonus: number; action: ActionId }[];
  export const actions: { id: ActionId; card_type: TypeId }[];
  export const cards: {
    id: string;
    type: TypeId;
    action: ActionId;
    rank: number;
    containers: number;
    timing: "anytime" | "once" | "permanent";
  }[];
  export const ports: { id: string; colour: string }[];
  export const payout: { table: number[] };
}
