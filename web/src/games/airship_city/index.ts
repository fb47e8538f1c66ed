/** Airship City: what its folder brings to the table. */
import type { TableState } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Overview from "./Overview.svelte";
import OwnBoard from "./players/OwnBoard.svelte";
import PlayerSummary from "./players/PlayerSummary.svelte";

const SECTION_OF: Record<string, string> = {
  tile: "city",
  shift: "city",
  stage_bonus: "city",
  airship: "donations",
  facility: "donations",
  panel: "donations",
  contract: "contracts",
  award: "contracts",
};

/** Options without a component of their own: the action of a tile is pressed on that tile, and so on. */
function extraPoints(state: TableState): Record<string, string[]> {
  const extra: Record<string, string[]> = {
    barter: ["bonus_action:barter"],
    use: ["bonus_action:seasoned_negotiator"],
  };
  const last = state.last.points;
  const decision = state.asked?.decision;
  if (decision === "perform_action") {
    const here = last.filter((ref) => ref.startsWith("tile:"));
    for (const key of ["gather", "hire", "recall"]) extra[key] = here;
  } else if (decision === "donate_or_sell") {
    extra.donate = extra.sell = last.filter((ref) => ref.startsWith("airship:"));
  }
  return extra;
}

const game: GameModule = {
  Board,
  PlayerSummary,
  OwnBoard,
  Details,
  Overview,
  sections: () => [
    { id: "city", label: t("airship-city-short"), icon: "table" },
    { id: "donations", label: t("airship-donations-short"), icon: "crown" },
    { id: "contracts", label: t("airship-contracts"), icon: "notes" },
  ],
  sectionOf: (ref) => SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "",
  extraPoints,
  logIcons: {
    moved: "arrow",
    flew: "arrow",
    paused: "hourglass",
    shifted: "gear",
    skipped: "skip",
    gained: "plus",
    wasted: "cross",
    paid: "dot",
    built: "flag",
    donated: "star",
    sold: "star",
    constructed: "star",
    took_majority: "crown",
    lost_majority: "crown",
    unlocked: "check",
    hired: "person",
    recalled: "home",
    expanded: "plus",
    developed: "star",
    scored_expansion: "star",
    took_contract: "notes",
    contract_revealed: "eye",
    fulfilled: "check",
    contract_failed: "cross",
    resource_bonus_due: "plus",
    piggybacked: "people",
    negotiated: "people",
    bartered: "redo",
    game_ends: "flag",
    awarded: "crown",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
