/** How each kind of effect and cost is drawn. */
import type { GlyphName } from "./glyphs";
import type { Block, Step } from "../data";

export interface Symbol {
  glyph: GlyphName | "points";
  /** What stands beside it. */
  count: string;
  mark: "" | "place" | "use" | "off" | "flip" | "give";
}

const many = (n: number): string => (n > 1 ? `${n}` : "");
const plus = (n: number): string => `+${n}`;

const DRAWN: Record<string, (n: number) => Symbol> = {
  gain_cog: (n) => ({ glyph: "cog", count: many(n), mark: "" }),
  gain_crystal: (n) => ({ glyph: "crystal", count: many(n), mark: "" }),
  gain_resource: (n) => ({ glyph: "resource", count: many(n), mark: "" }),
  gain_resources_any: () => ({ glyph: "plenty", count: "∞", mark: "" }),
  gain_stone: () => ({ glyph: "stone", count: "+1", mark: "" }),
  gain_sponsor: () => ({ glyph: "sponsor", count: "", mark: "" }),
  gain_gala: () => ({ glyph: "gala", count: "", mark: "" }),
  gain_capacity: () => ({ glyph: "capacity", count: "+1", mark: "" }),
  gain_vp: (n) => ({ glyph: "points", count: `${n}`, mark: "" }),
  gain_pink_marker: () => ({ glyph: "base", count: "", mark: "" }),
  peek_tile: () => ({ glyph: "eye", count: "", mark: "" }),
  base_pressure: () => ({ glyph: "base", count: "", mark: "" }),
  flip_sponsor: () => ({ glyph: "sponsor", count: "", mark: "flip" }),
  buy_anywhere: () => ({ glyph: "bag", count: "", mark: "" }),
  arrow: (n) => ({ glyph: "arrow_stone", count: many(n), mark: "" }),
  stone_to_8: () => ({ glyph: "eight", count: "", mark: "" }),
  use_other_district: () => ({ glyph: "district", count: "", mark: "use" }),
  boost_one_stone: (n) => ({ glyph: "boost", count: plus(n), mark: "" }),
  raise_pressure: (n) => ({ glyph: "pressure", count: plus(n), mark: "" }),
  place_parasite: (n) => ({ glyph: "parasite", count: many(n), mark: "place" }),
  place_parasites_any: () => ({ glyph: "parasite", count: "∞", mark: "place" }),
  activate_parasite: (n) => ({ glyph: "parasite", count: many(n), mark: "use" }),
  activate_parasites_any: () => ({ glyph: "parasite", count: "∞", mark: "use" }),
  place_and_activate_parasite: () => ({ glyph: "parasite", count: "▾", mark: "use" }),
  shake_off: (n) => ({ glyph: "parasite", count: many(n), mark: "off" }),
  shake_off_all: () => ({ glyph: "parasite", count: "∞", mark: "off" }),
  run_machines: () => ({ glyph: "machines", count: "", mark: "use" }),
};

const PAID: Record<string, (n: number) => Symbol> = {
  cog: (n) => ({ glyph: "cog", count: many(n), mark: "" }),
  crystal: (n) => ({ glyph: "crystal", count: many(n), mark: "" }),
  crystals_per_stone: () => ({ glyph: "crystal", count: "=●", mark: "" }),
  others_place_parasite: () => ({ glyph: "parasite", count: "", mark: "give" }),
  give_stone: () => ({ glyph: "stone", count: "", mark: "give" }),
  scrap_machine: () => ({ glyph: "scrap", count: "", mark: "" }),
};

const UNKNOWN: Symbol = { glyph: "leaf", count: "?", mark: "" };

export function drawn(step: Step): Symbol {
  return DRAWN[step.kind]?.(step.n ?? 1) ?? UNKNOWN;
}

export function paid(cost: Block["cost"]): Symbol[] {
  return Object.entries(cost ?? {})
    .filter(([, amount]) => Number(amount) > 0)
    .map(([kind, amount]) => PAID[kind]?.(Number(amount)) ?? UNKNOWN);
}
