/** Steamopolis: what its folder brings to the table. */
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import AmountSign from "./art/AmountSign.svelte";
import { AMOUNT_GLYPHS } from "./art/glyphs";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Overview from "./Overview.svelte";
import OwnBoard from "./players/OwnBoard.svelte";
import PlayerSummary from "./players/PlayerSummary.svelte";
import { componentOf, placesOf, sectionOf } from "./places";
import "./things.css";

const game: GameModule = {
  AmountSign,
  drawsAmount: (name) => name in AMOUNT_GLYPHS,
  Board,
  PlayerSummary,
  OwnBoard,
  Details,
  Overview,
  sections: () => [
    { id: "city", label: t("steam-city-short"), icon: "table" },
    { id: "ship", label: t("steam-ship"), icon: "gear" },
    { id: "ships", label: t("steam-ships"), icon: "people" },
  ],
  sectionOf,
  componentOf,
  placesOf,
  logIcons: {
    makes_steam: "gear",
    stone_moved: "arrow",
    stone_returned: "back",
    gave_stone: "cross",
    no_room_for_stone: "cross",
    stone_pushed_off: "cross",
    marker_discarded: "cross",
    pressure_lost: "dot",
    pressure_declined: "skip",
    arrows_stuck: "dot",
    lapsed: "dot",
    base_advanced: "arrow",
    arrow_turned: "arrow",
    discharged: "cross",
    stone_chosen: "arrow",
    descended: "down",
    destination_set: "flag",
    took_off: "play",
    arrived: "home",
    stop_skipped: "skip",
    district_used: "home",
    gained: "plus",
    returned: "cross",
    paid: "dot",
    sponsor_gained: "person",
    sponsor_paid: "person",
    gala_gained: "star",
    gala_paid: "star",
    machine_activated: "gear",
    passive_effect: "gear",
    parasite_profits: "people",
    parasite_placed: "link",
    parasite_moved: "link",
    parasite_went_home: "home",
    parasites_shaken_off: "cross",
    tile_installed: "gear",
    tile_removed: "cross",
    machine_bought: "star",
    banner_bought: "flag",
    tile_revealed: "eye",
    looked: "eye",
    saw: "eye",
    marker_bought: "star",
    picked_up: "person",
    got_off: "person",
    stays_behind: "dot",
    took_passenger_tile: "check",
    passenger_tile_revealed: "eye",
    statue_raised: "crown",
    scored: "star",
    time_passed: "hourglass",
    shadow_cast: "moon",
    tile_removed_by_shadow: "moon",
    marker_removed_by_shadow: "moon",
    passenger_tile_removed: "moon",
    end_comes: "flag",
    game_ends: "flag",
    rated: "crown",
    solo_lost: "cross",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
