/**
 * How a game draws its components in running text: `games/<slug>/Picture.svelte`, which gets a noun and an id, and says
 * in its module which nouns it draws and which of them are signs that a legend explains.
 */
import type { Component } from "svelte";

export interface Pictures {
  default: Component<{ noun: string; id: string }>;
  /** The nouns that it draws. */
  draws: string[];
  /** Those of them that stand for something everywhere on the board. */
  legend: string[];
}

const found = import.meta.glob<Pictures>("../games/*/Picture.svelte");

export async function picturesOf(slug: string): Promise<Pictures | null> {
  return (await found[`../games/${slug}/Picture.svelte`]?.()) ?? null;
}
