/** The picture of a game on the front page: `games/<slug>/Emblem.svelte`. */
import type { Component } from "svelte";
import "./emblem.css";

const emblems = import.meta.glob<{ default: Component }>("../games/*/Emblem.svelte");

export function emblemOf(slug: string): Promise<Component> | null {
  const load = emblems[`../games/${slug}/Emblem.svelte`];
  return load ? load().then((module) => module.default) : null;
}
