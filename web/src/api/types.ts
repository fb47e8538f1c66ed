/** The names under which the app knows what the server says and takes; docs/protocol.md says what it means. */
import type { OptionOutcome, ClientMessage as SentMessage, State } from "./schema";

export type {
  AboutShown as About,
  WayShown as Way,
  Analysis as GameAnalysis,
  BetterLine,
  BotShown as BotInfo,
  ConsideredState as Considered,
  GameShown as GameInfo,
  GameTexts,
  LessonShown as Lesson,
  LessonStep,
  LineStep,
  DeviceLink,
  Lobby,
  Me,
  Muted,
  OfferedLink,
  StandingShown as Standing,
  StepShown as Step,
  Practised,
  PracticeWish,
  Rules as GameRules,
  RulesSection,
  HintMessage as Hint,
  Invited as Invitation,
  ListedTable as TableSummary,
  LogPage,
  LogState as LogLine,
  Opened as OpenedTable,
  OptionOutcome,
  OptionState as Option,
  Outcomes,
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

/** What comes of an option, or of a whole way. */
export type Outcome = Pick<OptionOutcome, "changes" | "open">;

export type View = State["view"];

/** A message without the id that the line gives it. */
export type ClientMessage = SentMessage extends infer Each
  ? Each extends { id: string }
    ? Omit<Each, "id">
    : never
  : never;
