/** Crafted boards, found by folder: `games/<slug>/index.ts`. A game without one gets the generic board. */
import type { GameModule } from "../board/contract";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

export async function loadGame(slug: string, plain: boolean): Promise<GameModule> {
  const crafted = plain ? undefined : modules[`./${slug}/index.ts`];
  const load = crafted ?? modules["./generic/index.ts"];
  if (!load) throw new Error("the generic board is missing");
  return (await load()).default;
}
