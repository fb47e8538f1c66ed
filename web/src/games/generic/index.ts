/** The board of games that have no crafted one. */
import { t } from "../../app/texts.svelte";
import type { GameModule } from "../../board/contract";
import Board from "./Board.svelte";
import OwnBoard from "./OwnBoard.svelte";
import PlayerSummary from "./PlayerSummary.svelte";

const game: GameModule = {
  Board,
  PlayerSummary,
  OwnBoard,
  sections: () => [{ id: "board", label: t("board"), icon: "table" }],
  sectionOf: () => "board",
  foldAlone: true,
};

export default game;
