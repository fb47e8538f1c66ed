/** What a game's folder brings, and what a board may know of the table it is part of. */
import { getContext, setContext, type Component } from "svelte";
import type { GameTexts, Option, Refused, TableSeat, TableState, View } from "../api/types";
import type { IconName } from "./icons";

/** A part of the board that gets a tab of its own on a phone. */
export interface Section {
  id: string;
  label: string;
  icon: IconName;
}

/** `games/<slug>/index.ts` exports one of these as its default. */
export interface GameModule {
  /** The whole board; on a phone it shows the section asked for. */
  Board: Component<{ section: string | null }>;
  /** What one player has, for the panels at the side. */
  PlayerSummary: Component<{ seat: number }>;
  /** The viewer's own board, always in sight. */
  OwnBoard: Component<{ seat: number; compact: boolean }>;
  /** Figures of a component for its tooltip. */
  Details?: Component<{ noun: string; id: string }>;
  /** A table of all that everybody may know. */
  Overview?: Component;
  sections: () => Section[];
  /** The section in which a component is found. */
  sectionOf: (ref: string, state: TableState) => string;
  /** What the game calls its points, in short, where they have a name of their own. */
  pointsShort?: () => string;
  /** Kinds of options that would crowd the buttons although the board shows them: two of a kind are folded into one. */
  foldEarly?: string[];
  /** Whether the board shows what is folded, so that many of a kind are folded also where there is nothing else. */
  foldAlone?: boolean;
  /** The component that lies on a place of the board: its name and text are shown for the place. */
  componentOf?: (ref: string, state: TableState) => string;
  /** Where the board draws a thing that the log speaks of, if not under its own name; the seat is whose move it was. */
  placesOf?: (thing: string, seat: number) => string[];
  /** Small signs for amounts that options change, by the names of `holds` in the game's rules; others are named in words. */
  AmountSign?: Component<{ name: string; size: number }>;
  drawsAmount?: (name: string) => boolean;
  /** Pictures for lines of the log, by the name of the note. */
  logIcons?: Record<string, IconName>;
  /** Fluent files of the game's folder. */
  texts?: Record<string, () => Promise<string>>;
}

/** What stands at a component: options to take, reasons why not, and marks. */
export interface Spot {
  options: Option[];
  refused: Refused[];
  touched: boolean;
  hinted: boolean;
  /** Whether a lesson speaks of it. */
  glows: boolean;
}

export interface BoardTable {
  readonly state: TableState;
  readonly view: View;
  readonly seats: TableSeat[];
  readonly texts: GameTexts;
  /** Whose board this is: the viewer's seat, or the first one for a spectator. */
  readonly me: number;
  readonly narrow: boolean;
  /** How long things take to travel, in milliseconds; 0: they jump. */
  readonly travelTime: number;
  /** How amounts are drawn that options change. */
  readonly AmountSign: Component<{ name: string; size: number }> | undefined;
  drawsAmount(name: string): boolean;
  /** What the game calls its points, in short. */
  readonly pointsShort: string;
  spot(ref: string): Spot;
  /** The component whose name and text are shown for a reference; most often itself. */
  componentAt(ref: string): string;
  name(noun: string, id: string): string;
  /** Take a legal option, for boards that show options themselves or take several; ends when the table has answered. */
  take(key: string): Promise<void>;
}

/** What the viewer sees, in the types that are made from the rules of the game: `generated.ts` of its folder. */
export function viewIn<Typed>({ view }: { view: View }): Typed {
  return view as Typed;
}

const KEY = Symbol("table");

export function provideTable(table: BoardTable): void {
  setContext(KEY, table);
}

export function useTable(): BoardTable {
  return getContext<BoardTable>(KEY);
}
