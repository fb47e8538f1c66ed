/** Where options are pressed that speak of no component. */
import type { TableState } from "../../api/types";
import { ACTIONS, NEW_WORLD, type AnnoView } from "./data";

/** What ends a turn or an action is pressed on the plate beside the actions. */
export const ENDINGS = ["end_turn", "done", "finish", "stop", "no"];

export function extraPoints(state: TableState): Record<string, string[]> {
  const view = state.view as unknown as AnnoView;
  const extra: Record<string, string[]> = { yes: ["place:district"] };
  for (const action of ACTIONS) extra[action] = [`action:${action}`];
  for (const key of ENDINGS) extra[key] = ["action:done"];
  const needed = view.payment?.resource;
  const me = state.viewer ?? 0;
  const islands = (view.player[me]?.new_world ?? []).filter(
    (id) => id !== null && needed && NEW_WORLD[id]?.resources.includes(needed),
  );
  for (const option of state.options) {
    if (option.key.startsWith("new_world")) extra[option.key] = islands.map((id) => `new_world_island:${id}`);
    else if (option.verb === "beryl") extra[option.key] = ["naval:trade"];
  }
  return extra;
}
