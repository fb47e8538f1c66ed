/** Everything on a board that can be pressed: what it is, what can be done with it, how it is read out. */
import { t } from "../app/texts.svelte";
import type { BoardTable } from "./contract";

export interface PickAttributes {
  "data-ref": string;
  "data-pick": "legal" | "refused" | "none";
  "data-touched": "" | undefined;
  "data-hinted": "" | undefined;
  "data-glow": "" | undefined;
  role: "button";
  tabindex: 0 | -1;
}

/** To be spread on an element, which then holds the words of `spoken` and hides its pictures from screen readers. */
export function pick(table: BoardTable, noun: string, id: string): PickAttributes {
  const ref = `${noun}:${id}`;
  const spot = table.spot(ref);
  const legal = spot.options.length > 0;
  return {
    "data-ref": ref,
    "data-pick": legal ? "legal" : spot.refused.length > 0 ? "refused" : "none",
    "data-touched": spot.touched ? "" : undefined,
    "data-hinted": spot.hinted ? "" : undefined,
    "data-glow": spot.glows ? "" : undefined,
    role: "button",
    // Only what is legal is a tab stop; arrow keys reach the rest.
    tabindex: legal ? 0 : -1,
  };
}

/** A component in words; `state` says what a sighted person sees on it. */
export function spoken(table: BoardTable, noun: string, id: string, state = ""): string {
  const { options } = table.spot(`${noun}:${id}`);
  const possible =
    options.length > 0 ? t("pick-possible", { what: options.map((option) => option.text).join(", ") }) : "";
  return [table.name(noun, id), state, possible].filter(Boolean).join(". ");
}
