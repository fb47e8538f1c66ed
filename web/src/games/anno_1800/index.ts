/** Anno 1800: what its folder brings to the table. */
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import AmountSign from "./art/AmountSign.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Overview from "./Overview.svelte";
import OwnBoard from "./players/OwnBoard.svelte";
import PlayerSummary from "./players/PlayerSummary.svelte";

const SECTION_OF: Record<string, string> = {
  action: "island",
  field: "island",
  place: "island",
  population: "island",
  old_world_island: "island",
  new_world_island: "island",
  industry: "build",
  strength: "build",
  ship: "build",
  card: "cards",
  expedition: "cards",
  objective: "objectives",
};

const game: GameModule = {
  AmountSign,
  drawsAmount: (name) => name === "gold" || name.startsWith("naval:") || name.includes("/population:"),
  Board,
  PlayerSummary,
  OwnBoard,
  Details,
  Overview,
  sections: () => [
    { id: "island", label: t("anno-island-short"), icon: "home" },
    { id: "build", label: t("anno-market-short"), icon: "gear" },
    { id: "cards", label: t("anno-cards-short"), icon: "notes" },
    { id: "objectives", label: t("anno-objectives-short"), icon: "flag" },
  ],
  sectionOf: (ref) => SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "",
  pointsShort: () => t("anno-points-short"),
  foldEarly: ["shift_end", "activate"],
  logIcons: {
    takes_action: "play",
    produced: "gear",
    traded: "people",
    used_new_world: "globe",
    paid_tokens: "dot",
    paid_gold: "dot",
    gained_gold: "plus",
    shift_ended: "clock",
    cube_exhausted: "hourglass",
    gained_cube: "person",
    upgraded: "star",
    built: "home",
    covered: "down",
    returned_token: "undo",
    played_card: "notes",
    activated: "check",
    used_objective: "flag",
    gained_bonus_tokens: "plus",
    gained_action: "plus",
    returned_to_deck: "redo",
    drew_from_deck: "plus",
    drew_card: "eye",
    drew_expeditions: "eye",
    opened_old_world: "globe",
    explored_new_world: "globe",
    cube_forgone: "cross",
    cube_unaffordable: "cross",
    cube_not_in_supply: "cross",
    upgrade_lapsed: "cross",
    expeditions_run_out: "cross",
    end_triggered: "star",
    game_ends: "flag",
    rounds_are_over: "flag",
    scored: "crown",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
