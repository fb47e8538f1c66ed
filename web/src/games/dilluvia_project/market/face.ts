/** What is drawn on a market tile or on a space of the market, as a row of signs and numbers. */
import type { SignName } from "../art/signs";
import { RESOURCES, type KIND } from "../data";
import type { LandSizeId, ResourceId } from "../generated";

export type Part = { text: string } | { sign: SignName } | { cube: ResourceId | "any" };
type Kind = (typeof KIND)[string];
type Effect = Kind["effect"];

const text = (what: string | number): Part => ({ text: String(what) });
const sign = (name: SignName): Part => ({ sign: name });
const some = (amount: number | undefined, name: SignName): Part[] => (amount ? [text(amount), sign(name)] : []);

const CRITERIA: Record<string, SignName> = {
  propellers: "propeller",
  small_buildings: "small",
  medium_buildings: "medium",
  large_buildings: "large",
  sectors: "sectors",
  workers: "worker",
};

/** Things that are simply gained; few cubes are drawn one by one. */
function gained(effect: Effect): Part[] {
  const cubes = RESOURCES.flatMap((cube) => Array<Part>(effect[cube] ?? 0).fill({ cube }));
  return [
    ...cubes,
    ...some(effect.aeros, "aero"),
    ...some(effect.population, "population"),
    ...some(effect.prestige, "prestige"),
    ...(effect.house_steps ? [text(`+${effect.house_steps}`), sign("house")] : []),
  ];
}

const PICTURES: Record<string, (effect: Effect) => Part[]> = {
  gain: gained,
  gain_choice: (effect) => [text(effect.cubes ?? 0), { cube: "any" }],
  end_sets: (effect) => [sign("store"), ...some(effect.prestige, "prestige")],
  free_garden: () => [sign("garden")],
  matching_prestige: (effect) => [sign("punctual"), ...some(effect.prestige, "prestige")],
  land_discount: (effect) => [sign("land"), text(`−${effect.aeros}`), sign("aero")],
  convert: () => [{ cube: "any" }, sign("switch"), { cube: "any" }],
  future_buildings: (effect) => [sign("vision"), text(`≤ ${effect.max_number}`)],
  free_land: (effect) => Array<Part>(effect.size === "medium" ? 2 : (effect.pieces ?? 1)).fill(sign("land")),
  toll: (effect) => [sign("toll"), ...some(effect.aeros, "aero")],
  compensation: (effect) => [sign("shield"), ...some(effect.aeros_per_empty_space, "aero")],
  rents: (effect) => [sign((effect.size ?? "small") as LandSizeId), ...some(effect.aeros, "aero")],
  build_discount: (effect) => [sign("hammer"), text(`−${effect.cubes}`), { cube: "any" }],
  majority: (effect) => [sign("crown"), sign(CRITERIA[effect.criterion ?? ""] ?? "house")],
  prestige_per_population_tile: (effect) => [sign("crown"), ...some(effect.prestige, "prestige")],
  pick_set_aside_tile: () => [sign("tile")],
};

export function pictureOf(effect: Effect): Part[] {
  return PICTURES[effect.type]?.(effect) ?? [];
}

/** When a tile works. */
export const TIMING_SIGN: Record<string, SignName> = {
  immediate: "flash",
  once_game: "once",
  once_round: "round",
  permanent: "always",
  end: "flag",
};
