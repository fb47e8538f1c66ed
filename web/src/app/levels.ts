/** How strong bots are to be. */
import type { BotInfo } from "../api/types";
import { preferences } from "./preferences.svelte";
import { t } from "./texts.svelte";

/** For somebody who has not chosen yet: neither a pushover nor a beating. */
const USUAL = "medium";

/** The level this person plays against: the one chosen last, else a fair one. */
export function usualLevel(bots: BotInfo[]): string {
  const offered = (name: string) => bots.some((bot) => bot.name === name);
  return [preferences.level, USUAL].find(offered) ?? bots.at(-1)?.name ?? "";
}

/** A level by its name, with its strength in a game where that was measured. */
export function rated(bot: BotInfo, game: string): string {
  const rating = bot.ratings[game];
  return rating === undefined ? bot.label : t("bot-rating", { level: bot.label, rating: String(rating) });
}
