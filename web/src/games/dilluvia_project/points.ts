/** Where on the board options are pressed whose keys name no single component. */
import type { Option, Refused, TableState } from "../../api/types";
import { squaresOf, type DilluviaView } from "./data";

type Points = Record<string, string[]>;
type Keyed = Pick<Option | Refused, "key">;

/** The part of a key after its first word. */
const rest = (key: string) => key.slice(key.indexOf(":") + 1);

/** The components of a sort that the last move touched. */
const touched = (state: TableState, noun: string) => state.last.points.filter((ref) => ref.startsWith(`${noun}:`));

/** All given options at the same components. */
const together = (options: Keyed[], refs: string[]): Points =>
  Object.fromEntries(options.map(({ key }) => [key, refs]));

/** The field on which the player to decide has workers, by the decision. */
const FIELD_OF: Record<string, string> = {
  land_menu: "target:land",
  build_menu: "target:build",
  buy_extra: "target:market_extra",
  choose_garden_square: "target:garden",
  choose_switch: "target:reposition",
};
const ENDINGS = ["finish", "end_step", "none"];

function landPoints(): Points {
  return {
    small: ["land_size:small"],
    medium: ["land_size:medium"],
    large: ["land_size:large"],
    free_square: ["land_size:small"],
  };
}

/** The building that waits for its cube. */
function cubelessPoints(view: DilluviaView): Points {
  const building = view.standing.find((standing) => standing.cube === null);
  const here = building ? [`square:${building.square}`] : [];
  return { square_1: [...here, "income_square:square_1"], square_2: [...here, "income_square:square_2"] };
}

function zeppelinPoints(all: Keyed[]): Points {
  return Object.fromEntries(all.map(({ key }) => [key, [`berth:${key.replaceAll(":", "_")}`]]));
}

function sitePoints(all: Keyed[]): Points {
  return Object.fromEntries(all.map(({ key }) => [key, squaresOf(rest(key)).map((square) => `square:${square}`)]));
}

/** `white:3` in the income phase is pressed on the white cubes. */
function incomePoints(all: Keyed[]): Points {
  return Object.fromEntries(all.map(({ key }) => [key, [`resource:${key.split(":")[0]}`]]));
}

export function extraPoints(state: TableState): Points {
  const view = state.view as unknown as DilluviaView;
  const decision = state.asked?.decision ?? "";
  const all: Keyed[] = [...state.options, ...state.refused];
  const field = FIELD_OF[decision];
  const endings: Points = field ? Object.fromEntries(ENDINGS.map((key) => [key, [field]])) : {};
  switch (decision) {
    case "place_zeppelin":
      return zeppelinPoints(all);
    case "buy_market": {
      const berth = view.player[state.asked?.seat ?? 0]?.berth;
      return berth ? { stop: [`berth:${berth}`] } : {};
    }
    case "choose_workers":
      return together(all, [...touched(state, "target"), ...touched(state, "extra_field")]);
    case "land_menu":
      return { ...landPoints(), ...endings };
    case "choose_site":
      return sitePoints(all);
    case "choose_square":
      return cubelessPoints(view);
    case "choose_discount":
      return together(all, touched(state, "building"));
    case "income_split":
      return incomePoints(all);
    case "pick_tile":
      return together(all, touched(state, "space"));
    default:
      return endings;
  }
}

const SECTION_OF: Record<string, string> = {
  berth: "market",
  space: "market",
  target: "fields",
  extra_field: "fields",
  land_size: "fields",
  building: "stacks",
  income_square: "stacks",
  square: "city",
  propeller: "city",
};

/** The section of the board in which a component is found; the own board is always in sight. */
export function sectionOf(ref: string): string {
  return SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "";
}

/** On a space of the market lies a tile; in the last round its own effect is for sale. */
export function componentOf(ref: string, state: TableState): string {
  const view = state.view as unknown as DilluviaView;
  const space = ref.startsWith("space:") ? view.spaces[rest(ref)] : undefined;
  if (space?.tile) return `kind:${space.tile}`;
  return space && view.round_number === view.rounds ? `space_effect:${space.effect}` : ref;
}
