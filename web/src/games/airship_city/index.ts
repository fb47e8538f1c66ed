/** Airship City: what its folder brings to the table. */
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import AmountSign from "./art/AmountSign.svelte";
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

const game: GameModule = {
  AmountSign,
  drawsAmount: (name) => name.startsWith("resource:"),
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
  logIcons: {
    moved: "arrow",
    flew: "arrow",
    paused: "hourglass",
    shifted: "gear",
    ready_again: "check",
    skipped: "skip",
    gained: "plus",
    wasted: "cross",
    paid: "dot",
    built: "flag",
    donated: "star",
    sold: "star",
    price_fell: "dot",
    constructed: "star",
    took_majority: "crown",
    lost_majority: "crown",
    unlocked: "check",
    hired: "person",
    recalled: "home",
    expanded: "plus",
    developed: "star",
    nothing_to_develop: "dot",
    scored_expansion: "star",
    took_contract: "notes",
    contract_revealed: "eye",
    no_contract_revealed: "eye",
    fulfilled: "check",
    contract_failed: "cross",
    resource_bonus_due: "plus",
    resource_bonus_lost: "cross",
    piggybacked: "people",
    piggyback_lost: "cross",
    negotiated: "people",
    bartered: "redo",
    last_round_over: "flag",
    airship_majorities_taken: "flag",
    facility_majorities_taken: "flag",
    final_scoring_begins: "flag",
    awarded: "crown",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
