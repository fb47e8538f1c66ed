/** The names under which the app knows what the server says and takes; docs/protocol.md says what it means. */
import type { ClientMessage as SentMessage, State } from "./schema";

export type {
  Analysis as GameAnalysis,
  AskedState as Asked,
  BotShown as BotInfo,
  ChatMessage,
  ChoiceShown as Choice,
  ChoiceValue,
  ComponentText,
  Considered,
  GameShown as GameInfo,
  GameTexts,
  HintMessage as Hint,
  Invited as Invitation,
  LedgerState as LedgerRow,
  ListedSeat,
  ListedTable as TableSummary,
  LogState as LogLine,
  Opened as OpenedTable,
  OptionState as Option,
  RefusedState as Refused,
  ResultState as Result,
  SeatChange,
  SeatState as TableSeat,
  SeatWish,
  ServerMessage,
  State as TableState,
  TableWish as NewTable,
  TurningPoint,
} from "./schema";

export type Status = State["status"];
export type View = State["view"];

/** A message without the id that the line gives it. */
export type ClientMessage = SentMessage extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
