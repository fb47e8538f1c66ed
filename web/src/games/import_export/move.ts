/** Cards and ships travel from where they were to where they are. */
import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

export const [send, receive] = crossfade({
  easing: cubicInOut,
  fallback: (node, { duration }) => fade(node, { duration: Number(duration ?? 0) / 2 }),
});
