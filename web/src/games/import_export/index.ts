/** Import / Export: what its folder brings to the table. */
import type { TableState } from "../../api/types";
import { t } from "../../app/texts.svelte";
import { viewIn, type GameModule } from "../../board/contract";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import type { View } from "./generated";
import Overview from "./Overview.svelte";
import OwnBoard from "./players/OwnBoard.svelte";
import PlayerSummary from "./players/PlayerSummary.svelte";
import { sectionsOf } from "./where";

const SECTION_OF: Record<string, string> = {
  cargo: "sea",
  pile: "sea",
  bid: "sea",
  action: "sea",
  type: "sea",
  place: "port",
  port: "ports",
};

/** Cards and ships move from section to section; everything else has its own. */
function sectionOf(ref: string, state: TableState): string {
  const places = sectionsOf(viewIn<View>(state), state.viewer ?? 0);
  return places[ref] ?? SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "";
}

const game: GameModule = {
  Board,
  PlayerSummary,
  OwnBoard,
  Details,
  Overview,
  sections: () => [
    { id: "sea", label: t("impex-sea-short"), icon: "globe" },
    { id: "port", label: t("impex-port-short"), icon: "home" },
    { id: "ports", label: t("impex-ports-short"), icon: "people" },
  ],
  sectionOf,
  logIcons: {
    turn_begins: "crown",
    turns_ran_out: "hourglass",
    announces: "flag",
    follows: "people",
    swaps: "redo",
    played: "dot",
    drew: "plus",
    drew_nothing: "cross",
    drew_card: "plus",
    showed: "eye",
    stocked: "home",
    shuffled: "redo",
    piles_ran_out: "hourglass",
    gained: "star",
    paid: "dot",
    paid_to: "arrow",
    uses_effect: "hint",
    copies: "redo",
    accepted: "notes",
    loaded: "download",
    ship_completed: "check",
    completed: "check",
    departed: "globe",
    ship_returned: "home",
    good_added: "plus",
    no_room_for_good: "cross",
    import_added: "plus",
    discarded: "cross",
    laid_on_island: "arrow",
    took_to_hand: "arrow",
    gave_card: "arrow",
    auction_opened: "bell",
    bid_shown: "eye",
    auction_won: "star",
    delivers_unopposed: "star",
    nothing_to_deliver: "cross",
    owner_fee: "star",
    took_from: "download",
    robbed: "flag",
    robbed_hand: "flag",
    robbed_draw_pile: "flag",
    stole_research: "flag",
    gave_contract: "arrow",
    stored: "plus",
    end_triggered: "hourglass",
    end_withdrawn: "redo",
    effects_exhausted: "hourglass",
    wins_at_once: "crown",
    wins_tie: "crown",
    scoring_begins: "flag",
    scored: "star",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
