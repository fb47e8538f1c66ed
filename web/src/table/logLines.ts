/** Which lines of the log are shown, and what they mean for the person who reads them. */
import type { LogLine, TableSeat } from "../api/types";

/** What was chosen goes without saying in a game whose rules note what comes of it. */
export function readableLines(log: LogLine[]): LogLine[] {
  const noted = log.some((line) => line.kind === "note");
  return log.filter((line) => !noted || (line.kind !== "choice" && line.kind !== "forced"));
}

/** Lines that say whose turn or which round it is. */
export function isHeading(line: LogLine): boolean {
  return line.name.endsWith("_begins");
}

/** The last move that the person made before the present turn. */
export function lastOwnMove(log: LogLine[], mine: number[], turnStarted: number, myTurn: boolean): number {
  const limit = myTurn ? turnStarted : Infinity;
  let last = 0;
  for (const line of log) {
    const own = line.kind === "choice" && line.seat !== null && mine.includes(line.seat);
    if (own && line.move <= limit) last = Math.max(last, line.move);
  }
  return last;
}

/** Whether somebody else's move concerns one of the person's seats. */
export function concernsMe(line: LogLine, seats: TableSeat[]): boolean {
  if (line.kind === "chat" || line.seat === null || isHeading(line)) return false;
  const mine = seats.filter((seat) => seat.mine);
  return !mine.some((seat) => seat.seat === line.seat) && mine.some((seat) => line.text.includes(seat.name));
}

export interface Piece {
  text: string;
  seat: TableSeat | null;
}

/** A text cut at the names of players, so that these can be shown in their colours. */
export function pieces(text: string, seats: TableSeat[]): Piece[] {
  const named = seats.filter((seat) => seat.name).sort((a, b) => b.name.length - a.name.length);
  if (named.length === 0) return [{ text, seat: null }];
  const escaped = named.map((seat) => seat.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`))
    .filter((part) => part !== "")
    .map((part) => ({ text: part, seat: named.find((seat) => seat.name === part) ?? null }));
}
