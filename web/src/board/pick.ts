/** Attributes of everything on a board that can be pressed: what it is, what can be done with it, how it is read out. */
import { t } from "../app/texts.svelte";
import type { BoardTable } from "./contract";

export interface PickAttributes {
  "data-ref": string;
  "data-pick": "legal" | "refused" | "none";
  "data-touched": "" | undefined;
  "data-hinted": "" | undefined;
  role: "button";
  tabindex: 0 | -1;
  "aria-label": string;
}

/** To be spread on an element; `state` says in words what a sighted person sees on it. */
export function pick(table: BoardTable, noun: string, id: string, state = ""): PickAttributes {
  const ref = `${noun}:${id}`;
  const spot = table.spot(ref);
  const legal = spot.options.length > 0;
  const possible = legal ? t("pick-possible", { what: spot.options.map((option) => option.text).join(", ") }) : "";
  return {
    "data-ref": ref,
    "data-pick": legal ? "legal" : spot.refused.length > 0 ? "refused" : "none",
    "data-touched": spot.touched ? "" : undefined,
    "data-hinted": spot.hinted ? "" : undefined,
    role: "button",
    // Only what is legal is a tab stop; arrow keys reach the rest.
    tabindex: legal ? 0 : -1,
    "aria-label": [table.name(noun, id), state, possible].filter(Boolean).join(". "),
  };
}
