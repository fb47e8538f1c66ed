/** What the first special worker on a field earns in a round. */
import type { SignName } from "../art/signs";
import { VALUES } from "../data";

export interface Bonus {
  amount: number;
  sign: SignName | "cube";
}

/** `place` is the viewer's place in the player order, which is the bonus of that field. */
export function bonusOf(field: string, place: number): Bonus {
  const bonuses: Record<string, Bonus> = {
    player_order: { amount: place, sign: "prestige" },
    income: { amount: VALUES.income_special_aeros, sign: "aero" },
    resources: { amount: VALUES.resource_special_cubes, sign: "cube" },
    land: { amount: VALUES.land_special_free_squares, sign: "land" },
    build: { amount: VALUES.build_special_prestige, sign: "prestige" },
    market_extra: { amount: VALUES.market_extra_special_cubes, sign: "cube" },
    garden: { amount: VALUES.garden_special_population, sign: "population" },
    reposition: { amount: VALUES.reposition_special_buildings, sign: "switch" },
  };
  return bonuses[field] ?? { amount: 0, sign: "special" };
}
