/** Dilluvia Project: what its folder brings to the table. */
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import AmountSign from "./art/AmountSign.svelte";
import { AMOUNT_SIGNS } from "./art/signs";
import Board from "./Board.svelte";
import { componentOf, placesOf, sectionOf } from "./components";
import Details from "./Details.svelte";
import Overview from "./Overview.svelte";
import OwnBoard from "./players/OwnBoard.svelte";
import PlayerSummary from "./players/PlayerSummary.svelte";

const game: GameModule = {
  AmountSign,
  drawsAmount: (name) => name.startsWith("resource:") || name in AMOUNT_SIGNS,
  Board,
  PlayerSummary,
  OwnBoard,
  Details,
  Overview,
  sections: () => [
    { id: "market", label: t("dilluvia-market-short"), icon: "table" },
    { id: "fields", label: t("dilluvia-fields-short"), icon: "person" },
    { id: "city", label: t("dilluvia-city-short"), icon: "globe" },
    { id: "stacks", label: t("dilluvia-stacks-short"), icon: "home" },
  ],
  sectionOf,
  pointsShort: () => t("dilluvia-points-short"),
  componentOf,
  placesOf,
  logIcons: {
    round_begins: "hourglass",
    order_drawn: "people",
    new_place: "people",
    market_refilled: "table",
    market_not_full: "table",
    market_cleared: "table",
    zeppelin_at_row: "arrow",
    zeppelin_at_column: "arrow",
    bought_tile: "plus",
    bought_space: "plus",
    stopped_buying: "skip",
    bought_nothing: "skip",
    compensated: "check",
    tile_played: "play",
    tile_picked: "plus",
    prestige_income_rose: "star",
    workers_placed: "person",
    bonus_earned: "crown",
    toll_received: "dot",
    toll_saved: "dot",
    went_idle: "hourglass",
    earned: "dot",
    paid: "dot",
    gained: "plus",
    gave: "dot",
    populated: "people",
    rose: "star",
    passed_tens: "people",
    house_moved: "home",
    house_at_end: "home",
    claimed: "flag",
    built: "home",
    cube_put: "redo",
    worker_hired: "person",
    no_worker_left: "person",
    worker_sent_before: "person",
    matched: "check",
    bought_propeller: "gear",
    garden_laid: "plus",
    income_due: "plus",
    income_limited: "skip",
    gained_at_last: "plus",
    final_scoring_begins: "flag",
    scored_tile: "crown",
    scored_gardens: "crown",
    scored_majority: "crown",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
