/** Import / Export: what its folder brings to the table. */
import type { TableState } from "../../api/types";
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import Board from "./Board.svelte";
import type { ImportExportView } from "./data";
import Details from "./Details.svelte";
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

const PILE = ["pile:draw_pile"];
const ISLAND = ["cargo:supply_island"];
const FIXED: Record<string, string[]> = {
  draw: PILE,
  draw_pile: PILE,
  blind: PILE,
  cards: PILE,
  island: ISLAND,
  import: ISLAND,
  credits: ["payment:credits"],
  pair: ["card:robot_cats"],
  follow_load: ["action:load"],
  sell: ["place:hand"],
  "place:discard": ["pile:discard_pile"],
  "place:load": ["action:load"],
  "pay:goods": ["place:goods"],
  "pay:cards": ["place:hand"],
  "pay:hand": ["place:hand"],
};

/** Cards and ships move from section to section; this is where they are in the position on the screen. */
let places: Record<string, string> = {};

/** Options without a component of their own: drawing is pressed on the draw pile, a card's effect on the card. */
function extraPoints(state: TableState): Record<string, string[]> {
  const view = state.view as unknown as ImportExportView;
  places = sectionsOf(view, state.viewer ?? 0);
  const extra: Record<string, string[]> = { ...FIXED };
  if (view.announced) extra.follow = [`action:${view.announced}`];
  if (view.asking) extra.yes = [`card:${view.asking}`];
  for (const [seat, port] of view.ports.entries()) extra[`hand:${seat}`] = [`port:${port.port}`];
  for (const { key } of state.options.filter((option) => option.verb === "free")) {
    const [what = "", copy] = key.slice("free:".length).split("@");
    extra[key] = what === "discard_contract" ? ownContracts(state, view) : [`card:${copy ?? what}`];
  }
  return extra;
}

function ownContracts(state: TableState, view: ImportExportView): string[] {
  const ships = view.ports[state.viewer ?? 0]?.ships ?? [];
  return ships.flatMap((ship) => ship.contracts.map((contract) => `card:${contract.card}`));
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
  sectionOf: (ref) => places[ref] ?? SECTION_OF[ref.slice(0, ref.indexOf(":"))] ?? "",
  extraPoints,
  logIcons: {
    turn_begins: "crown",
    announces: "flag",
    follows: "people",
    swaps: "redo",
    played: "dot",
    drew: "plus",
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
    import_added: "plus",
    discarded: "cross",
    laid_on_island: "arrow",
    took_to_hand: "arrow",
    gave_card: "arrow",
    auction_opened: "bell",
    bid_shown: "eye",
    auction_won: "star",
    took_from: "download",
    robbed: "flag",
    robbed_hand: "flag",
    robbed_draw_pile: "flag",
    stole_research: "flag",
    gave_contract: "arrow",
    stored: "plus",
    end_triggered: "hourglass",
    end_withdrawn: "redo",
    wins_at_once: "crown",
    scoring_begins: "flag",
    scored: "star",
  },
  texts: import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" }),
};

export default game;
