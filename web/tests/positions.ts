/** Small positions for the tests: only what a test speaks of is written there, the rest is usual. */
import type { LogLine, Option, Refused, TableSeat, TableState } from "$lib/api/types";

export function anOption(key: string, text = key, points: string[] = []): Option {
  return { key, text, points, verb: key.split(":")[0] ?? "" } satisfies Partial<Option> as Option;
}

export function aRefused(key: string, points: string[] = []): Refused {
  return { key, option: key, text: `not ${key}`, section: "1.1", points } satisfies Partial<Refused> as Refused;
}

export function aSeat(seat: number, name: string, mine = false): TableSeat {
  return {
    seat,
    name,
    colour: "red",
    shape: "star",
    kind: "human",
    bot: null,
    connected: true,
    mine,
  } satisfies Partial<TableSeat> as TableSeat;
}

export function aLine(move: number, given: Partial<LogLine> = {}): LogLine {
  return {
    move,
    seat: 0,
    kind: "note",
    name: "gained",
    text: `line of move ${move}`,
    values: [],
    points: [],
    time: 0,
    ...given,
  };
}

export function asked(seat: number, mine: boolean): TableState["asked"] {
  return { decision: "move_worker", seat, prompt: "Where to?", mine } satisfies Partial<
    NonNullable<TableState["asked"]>
  > as TableState["asked"];
}

export function aState(n: number, given: Partial<TableState> = {}): TableState {
  return {
    type: "state",
    n,
    table: "t1",
    game: "airship_city",
    lang: "en",
    name: "",
    status: "playing",
    seats: [aSeat(0, "Anna", true), aSeat(1, "Ben")],
    mine: [0],
    viewer: 0,
    asked: asked(0, true),
    options: [],
    refused: [],
    pending: null,
    can: { undo: false, redo: false, restart: false, confirm: false },
    view: {},
    moves: n,
    turn_started: 0,
    log: [],
    log_from: 0,
    log_before: null,
    last: { seat: null, points: [], considered: [] },
    result: null,
    ...given,
  } satisfies Partial<TableState> as TableState;
}
