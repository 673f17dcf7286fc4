// Made by tools/wire_types.py from the messages in src/wanli/server. Do not edit.

import type { Operations, Shapes } from "./shapes";

/** A pending request of a seat to the others. */
export interface AskedInfo {
  seat: number;
  what: "end" | "undo";
  waiting_for: number[];
}

export interface BotInfo {
  person: string;
  name: string;
  scopes: string[];
  created_at: number;
}

export interface BotMade {
  person: string;
  token: string;
}

export interface Built {
  wonder: string;
  player: string;
  region?: string | null;
  did: "build";
}

export interface Capture {
  wonder: string;
  taker: string;
  loser: string;
}

export interface Chance {
  text: string;
  share: number;
  value: number;
}

export interface ChangeMe {
  name?: string | null;
  settings?: SettingsChange | null;
}

/** A chat message. */
export interface ChatLine {
  t: "chat";
  number: number;
  person: string;
  name: string;
  at: number;
  text: string;
}

/** The clocks when the current decision began. */
export interface ClockInfo {
  left: number[];
  began_at: number;
}

export interface CompanionStanding {
  turn: string;
  phase: "actions" | "upkeep" | "points" | "over";
  order: string[];
  may: ("build" | "war" | "mark" | "raze" | "leave" | "pay" | "let-go" | "score" | "order" | "next")[];
  asked: Capture[];
  wonders: HeldWonder[];
  players: HolderDue[];
  fronts: Front[];
  marker_from: string;
  losses_by: string;
  story: Happening[];
}

/** The command was saved as this version; a retry gets the same answer. */
export interface Confirmed {
  t: "confirmed";
  id: string;
  version: number;
}

/** The command was based on an outdated version; `update` is the current one. */
export interface Conflict {
  t: "conflict";
  id: string;
  version: number;
  update: Update;
}

/** Days for each turn; a turn lasts until another seat has to decide. */
export interface DaysClock {
  kind: "days";
  days?: number;
}

export interface DeleteMe {
  password?: string;
  name?: string;
}

/** Answer the pending request. */
export interface DoAnswer {
  do: "answer";
  agrees: boolean;
  id: string;
  version: number;
  seat?: number | null;
}

/** Ask the other players for a takeback or to end the game. */
export interface DoAsk {
  do: "ask";
  what: "end" | "undo";
  id: string;
  version: number;
  seat?: number | null;
}

/** Play a move. */
export interface DoMove {
  do: "move";
  text: string;
  id: string;
  version: number;
  seat?: number | null;
}

/** Resign. */
export interface DoResign {
  do: "resign";
  id: string;
  version: number;
  seat?: number | null;
}

/** Take the seat back from its stand-in. */
export interface DoReturn {
  do: "return";
  id: string;
  version: number;
  seat?: number | null;
}

/** Take back the own last move, where the rules allow it. */
export interface DoUndo {
  do: "undo";
  id: string;
  version: number;
  seat?: number | null;
}

/** The answer to a command, with the current table. */
export interface Done {
  id: string;
  version: number;
  update: Update;
}

export interface Export {
  me: Me;
  seats: OwnSeat[];
  tables: OwnTable[];
  chat: OwnLine[];
  ratings: Rating[];
  bots: BotInfo[];
  tokens: Token[];
}

export interface Fork {
  version: number;
  seat?: number | null;
  level?: string;
}

export type FromClient = DoMove | DoUndo | DoAsk | DoAnswer | DoResign | DoReturn | Look | Say | Ping;

export type FromServer = Update | Confirmed | Refused | Conflict | ChatLine | Presence | Gone | Pong;

export interface Front {
  region: string;
  defender: string;
  wonders: string[];
  markers: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  prefix: string;
  variant_prefix: string;
  rules_version: number;
  players: number[];
  options: OptionInfo[];
  content?: string;
}

/** The table was deleted before the start. */
export interface Gone {
  t: "gone";
  table: string;
}

export interface Happening {
  entry: number;
  code: string;
  facts: Record<string, string | number>;
  clause: string;
}

export interface Health {
  status: "ok" | "away";
  version: string;
  compiled: boolean;
}

export interface HeldWonder {
  name: string;
  place: "coming" | "waiting" | "standing" | "gone";
  sites: string[];
  site: string;
  holder: string;
  marked: boolean;
  builder: string;
  upkeep: number;
  upkeep_state: "none" | "due" | "paid" | "built";
  points: number;
  points_state: "none" | "due" | "scored" | "built" | "unmarked";
  taking: "" | "marker" | "last-cube" | "nobody";
}

export interface Hint {
  text: string;
  level: string;
  version: number;
  tries: number;
  chances: Chance[];
}

export interface HolderDue {
  name: string;
  wonders: string[];
  markers: number;
  upkeep: number;
  points: number;
  won: number;
}

export interface HostInfo {
  version: string;
  compiled: boolean;
  now: number;
  started_at: number;
  database: "sqlite" | "postgresql";
  database_size: number;
  people: PeopleCount;
  tables: TablesCount;
  connections: number;
  live: number;
  moves: number;
  thinking: number;
  memory: number | null;
  backed_up_at: number | null;
}

export interface HostTables {
  tables: Summary[];
  next: string;
}

export interface Import {
  record: string;
  content?: string;
}

export interface Join {
  seat?: number | null;
  word?: string;
}

export interface Left {
  player: string;
  region: string;
  did: "leave";
}

export interface LetGo {
  wonder: string;
  did: "let-go";
}

/** Seconds for the whole game, and an increment for each decision. */
export interface LiveClock {
  kind: "live";
  seconds?: number;
  increment?: number;
}

export interface Lobby {
  open: Summary[];
  playing: Summary[];
}

/** Switch to the view of one of the own seats, or of a spectator (-1). */
export interface Look {
  do: "look";
  seat: number;
}

export interface Made {
  table: string;
}

export interface MailCode {
  code: string;
}

export interface Marked {
  wonder: string;
  did: "mark";
}

export interface Me {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  scopes: ("read" | "play" | "chat" | "create")[];
  settings: PersonSettings;
  muted: string[];
  created_at: number;
}

export interface MyTables {
  tables: Summary[];
  more: boolean;
}

export interface NewBot {
  name: string;
  scopes: ("read" | "play" | "chat" | "create")[];
}

export interface NewChat {
  text: string;
}

export interface NewGuest {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  terms: Terms;
  seats?: SeatWish[];
  listed?: boolean;
  shuffle?: boolean;
  start?: boolean;
  word?: string;
}

/** No clock: a decision may take any time. */
export interface NoClock {
  kind: "none";
}

/** A consequence of a move. */
export interface NoteInfo {
  code: string;
  clause: string;
  facts: Record<string, string | number>;
}

export interface Notebook {
  companion: 1;
  players: OwnPlayer[];
  wonders: OwnWonder[];
  regions: OwnRegion[];
  options?: Record<string, string>;
  turn?: "1A" | "1B" | "2A" | "2B" | "3A" | "3B";
  entries?: (Built | War | Marked | Razed | Left | Paid | LetGo | Scored | Reordered | WentOn)[];
}

export interface NoticeInfo {
  id: number;
  kind: "turn" | "start" | "over" | "asked" | "rematch";
  table: string;
  game: string;
  version: number;
  at: number;
  seen: boolean;
}

export interface NoticeList {
  notices: NoticeInfo[];
  unseen: number;
  channels: string[];
}

export interface Offer {
  games: GameInfo[];
  levels: string[];
  usual_level: string;
  languages: string[];
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  clause: string;
  players: number[];
  only_if: string[];
}

export interface OwnLine {
  table: string;
  at: number;
  text: string;
}

export interface OwnPlayer {
  name: string;
  colour: "red" | "green" | "blue" | "violet" | "yellow";
}

export interface OwnRegion {
  name: string;
  era: 1 | 2 | 3;
  zone: boolean;
  sea?: boolean;
}

export interface OwnSeat {
  table: string;
  game: string;
  status: string;
  listed: boolean;
  hosted: boolean;
  created_at: number;
  changed_at: number;
  seat: number;
  name: string;
  word: string;
  place: number | null;
  score: number | null;
}

export interface OwnTable {
  table: string;
  game: string;
  status: string;
  listed: boolean;
  created_at: number;
  changed_at: number;
}

export interface OwnWonder {
  name: string;
  turn: "1B" | "2B";
  vp: number;
  upkeep: number;
  gold?: number;
  resources?: number;
}

export interface Paid {
  wonder: string;
  did: "pay";
}

export interface PeopleCount {
  accounts: number;
  guests: number;
  bots: number;
}

export interface PersonInfo {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  created_at: number;
  ratings: Rating[];
  games: Summary[];
}

export interface PersonSettings {
  language?: "" | "en" | "pl" | "hu" | "it";
  theme?: "" | "light" | "dark";
  webhook?: string;
  ntfy?: string;
  email?: string;
  email_confirmed?: boolean;
  push?: PushSubscription[];
  quiet?: string[];
}

/** Check that the connection is alive; a lost network does not close it. */
export interface Ping {
  do: "ping";
}

/** The answer to a ping. */
export interface Pong {
  t: "pong";
}

/** Which players are connected. */
export interface Presence {
  t: "presence";
  here: boolean[];
  watchers: number;
}

/** The question to the seat that decides, as a code that each screen translates. */
export interface Prompt {
  code: string;
  clause: string;
  facts?: Record<string, string | number>;
}

export interface PushKeyInfo {
  key: string;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  games: number;
}

export interface Razed {
  wonder: string;
  did: "raze";
}

/** A refusal; nothing has changed. */
export interface Refused {
  t: "refused";
  code: string;
  facts?: Record<string, string | number>;
  clause?: string;
  id?: string;
}

export interface Reordered {
  players: string[];
  did: "order";
}

/** Post a chat message. */
export interface Say {
  do: "say";
  text: string;
}

export interface Scored {
  player: string;
  did: "score";
}

/** A seat, as everyone sees it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  person: string;
  name: string;
  level: string;
  word: string;
  stand_in?: string;
  resigned?: "" | "resigned" | "time";
}

export interface SeatWish {
  kind?: "me" | "open" | "bot";
  level?: string;
  name?: string;
}

export interface SeenNotices {
  up_to: number;
}

export interface SettingsChange {
  language?: "" | "en" | "pl" | "hu" | "it" | null;
  theme?: "" | "light" | "dark" | null;
  webhook?: string | null;
  ntfy?: string | null;
  email?: string | null;
  push?: PushSubscription[] | null;
  quiet?: string[] | null;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Summary {
  id: string;
  game: string;
  status: "open" | "playing" | "over";
  listed: boolean;
  imported: boolean;
  called: string[];
  host: string;
  terms: Terms;
  seats: SeatInfo[];
  created_at: number;
  changed_at: number;
  version: number;
  turn: number;
  places: (number | null)[];
  scores: (number | null)[];
}

/** The facts of a table, the same for everyone who may see it. */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  status: "open" | "over" | "playing";
  listed: boolean;
  host: string;
  terms: Terms;
  seats: SeatInfo[];
  created_at: number;
  changed_at: number;
  version: number;
  turn: number;
  commitment: string;
  secret?: string;
  clock?: ClockInfo | null;
  asked?: AskedInfo | null;
  ending?: "" | "agreed" | "played" | "resigned" | "time" | "unfinished";
  places?: (number | null)[];
  scores?: (number | null)[];
  rematch?: string;
  rematch_of?: string;
  fork_of?: string;
  fork_version?: number;
  fork_moves?: number;
}

export interface TablesCount {
  open: number;
  playing: number;
  over: number;
}

/** How a table is played. The defaults are what friends would choose. */
export interface Terms {
  players: number;
  options?: Record<string, string>;
  content?: string;
  clock?: NoClock | LiveClock | DaysClock;
  undo?: "ask" | "law" | "never";
  takeover?: number;
  watchers?: boolean;
}

export interface Token {
  id: string;
  person: string;
  scopes: string[];
  created_at: number;
}

/** A move, in the words for the viewer. */
export interface Told {
  seat: number;
  text: string;
  notes: NoteInfo[];
}

export interface TryNotice {
  channel: "webhook" | "ntfy" | "email" | "push";
}

/** The whole table; a client needs no earlier message, except for the moves it has. */
export interface Update {
  t: "update";
  version: number;
  now: number;
  table: TableInfo;
  you: You;
  view: View | null;
  told_from: number;
  told: Told[];
}

export interface Verdict {
  legal: boolean;
  refusal?: Refused | null;
}

/** The fields that the views of all games share. */
export interface View {
  game: string;
  players: number;
  viewer: number;
  current: number;
  over: boolean;
  scores: (number | null)[];
  prompt: Prompt;
  legal: string[];
  names?: Record<string, string>;
}

export interface War {
  region: string;
  attacker: string;
  defender: string;
  fallen?: string[];
  cubes_left?: boolean;
  did: "war";
}

export interface WentOn {
  did: "next";
}

/** What concerns the recipient of an update. */
export interface You {
  seats: number[];
  viewer: number;
  may_undo: boolean;
  may_ask_undo: boolean;
}

export const operations = {
  change_me: ["PATCH", "/api/me", "Me"],
  chat: ["GET", "/api/tables/{table}/chat", ["list", "ChatLine"]],
  command: ["POST", "/api/tables/{table}/commands", "Done"],
  companion: ["POST", "/api/companion", "CompanionStanding"],
  confirm_mail: ["POST", "/api/me/mail/confirm", "Me"],
  create_table: ["POST", "/api/tables", "Update"],
  delete_bot: ["DELETE", "/api/me/bots/{person}"],
  delete_me: ["POST", "/api/me/delete"],
  export_me: ["GET", "/api/me/export", "Export"],
  fork: ["POST", "/api/tables/{table}/fork", "Made"],
  games: ["GET", "/api/games", "Offer"],
  health: ["GET", "/health", "Health"],
  hint: ["GET", "/api/tables/{table}/hint", "Hint"],
  host: ["GET", "/api/host", "HostInfo"],
  host_backup: ["GET", "/api/host/backup"],
  host_remove_table: ["DELETE", "/api/host/tables/{table}"],
  host_tables: ["GET", "/api/host/tables", "HostTables"],
  import_record: ["POST", "/api/records", "Made"],
  join: ["POST", "/api/tables/{table}/join", "Update"],
  leave: ["POST", "/api/tables/{table}/leave", "Update"],
  lobby: ["GET", "/api/tables", "Lobby"],
  me: ["GET", "/api/me", "Me"],
  metrics: ["GET", "/metrics"],
  mute: ["POST", "/api/me/mutes/{person}"],
  my_bots: ["GET", "/api/me/bots", ["list", "BotInfo"]],
  my_tables: ["GET", "/api/me/tables", "MyTables"],
  new_bot: ["POST", "/api/me/bots", "BotMade"],
  new_guest: ["POST", "/api/guest", "Me"],
  new_password: ["POST", "/api/me/password"],
  notices: ["GET", "/api/me/notices", "NoticeList"],
  person: ["GET", "/api/people/{person}", "PersonInfo"],
  push_key: ["GET", "/api/push-key", "PushKeyInfo"],
  record: ["GET", "/api/tables/{table}/record"],
  rematch: ["POST", "/api/tables/{table}/rematch", "Made"],
  remove_table: ["DELETE", "/api/tables/{table}"],
  say: ["POST", "/api/tables/{table}/chat"],
  schema: ["GET", "/schema", ["map", "unknown"]],
  see_notices: ["POST", "/api/me/notices/seen"],
  set_seat: ["PUT", "/api/tables/{table}/seats/{number}", "Update"],
  sign_in: ["POST", "/api/sign-in", "Me"],
  sign_out: ["POST", "/api/sign-out"],
  sign_out_everywhere: ["POST", "/api/sign-out-everywhere"],
  sign_up: ["POST", "/api/sign-up", "Me"],
  start: ["POST", "/api/tables/{table}/start", "Update"],
  table: ["GET", "/api/tables/{table}", "Update"],
  try_notice: ["POST", "/api/me/notices/test"],
  unmute: ["DELETE", "/api/me/mutes/{person}"],
  why: ["GET", "/api/tables/{table}/why", "Verdict"],
} satisfies Operations;

/** The response to each request. */
export interface Responses {
  change_me: Me;
  chat: ChatLine[];
  command: Done;
  companion: CompanionStanding;
  confirm_mail: Me;
  create_table: Update;
  delete_bot: undefined;
  delete_me: undefined;
  export_me: Export;
  fork: Made;
  games: Offer;
  health: Health;
  hint: Hint;
  host: HostInfo;
  host_backup: string;
  host_remove_table: undefined;
  host_tables: HostTables;
  import_record: Made;
  join: Update;
  leave: Update;
  lobby: Lobby;
  me: Me;
  metrics: string;
  mute: undefined;
  my_bots: BotInfo[];
  my_tables: MyTables;
  new_bot: BotMade;
  new_guest: Me;
  new_password: undefined;
  notices: NoticeList;
  person: PersonInfo;
  push_key: PushKeyInfo;
  record: string;
  rematch: Made;
  remove_table: undefined;
  say: undefined;
  schema: Record<string, unknown>;
  see_notices: undefined;
  set_seat: Update;
  sign_in: Me;
  sign_out: undefined;
  sign_out_everywhere: undefined;
  sign_up: Me;
  start: Update;
  table: Update;
  try_notice: undefined;
  unmute: undefined;
  why: Verdict;
}

export const shapes: Shapes = {
  AskedInfo: { seat: "number", what: ["one", "end", "undo"], waiting_for: ["list", "number"] },
  BotInfo: { person: "string", name: "string", scopes: ["list", "string"], created_at: "number" },
  BotMade: { person: "string", token: "string" },
  Capture: { wonder: "string", taker: "string", loser: "string" },
  Chance: { text: "string", share: "number", value: "number" },
  ChatLine: {
    t: ["one", "chat"],
    number: "number",
    person: "string",
    name: "string",
    at: "number",
    text: "string",
  },
  ClockInfo: { left: ["list", "number"], began_at: "number" },
  CompanionStanding: {
    turn: "string",
    phase: ["one", "actions", "upkeep", "points", "over"],
    order: ["list", "string"],
    may: [
      "list",
      ["one", "build", "war", "mark", "raze", "leave", "pay", "let-go", "score", "order", "next"],
    ],
    asked: ["list", "Capture"],
    wonders: ["list", "HeldWonder"],
    players: ["list", "HolderDue"],
    fronts: ["list", "Front"],
    marker_from: "string",
    losses_by: "string",
    story: ["list", "Happening"],
  },
  Confirmed: { t: ["one", "confirmed"], id: "string", version: "number" },
  Conflict: { t: ["one", "conflict"], id: "string", version: "number", update: "Update" },
  DaysClock: { kind: ["one", "days"], "days?": "number" },
  Done: { id: "string", version: "number", update: "Update" },
  Export: {
    me: "Me",
    seats: ["list", "OwnSeat"],
    tables: ["list", "OwnTable"],
    chat: ["list", "OwnLine"],
    ratings: ["list", "Rating"],
    bots: ["list", "BotInfo"],
    tokens: ["list", "Token"],
  },
  FromServer: ["or", "Update", "Confirmed", "Refused", "Conflict", "ChatLine", "Presence", "Gone", "Pong"],
  Front: {
    region: "string",
    defender: "string",
    wonders: ["list", "string"],
    markers: ["list", "string"],
  },
  GameInfo: {
    id: "string",
    title: "string",
    prefix: "string",
    variant_prefix: "string",
    rules_version: "number",
    players: ["list", "number"],
    options: ["list", "OptionInfo"],
    "content?": "string",
  },
  Gone: { t: ["one", "gone"], table: "string" },
  Happening: { entry: "number", code: "string", facts: ["map", ["or", "string", "number"]], clause: "string" },
  Health: { status: ["one", "ok", "away"], version: "string", compiled: "boolean" },
  HeldWonder: {
    name: "string",
    place: ["one", "coming", "waiting", "standing", "gone"],
    sites: ["list", "string"],
    site: "string",
    holder: "string",
    marked: "boolean",
    builder: "string",
    upkeep: "number",
    upkeep_state: ["one", "none", "due", "paid", "built"],
    points: "number",
    points_state: ["one", "none", "due", "scored", "built", "unmarked"],
    taking: ["one", "", "marker", "last-cube", "nobody"],
  },
  Hint: {
    text: "string",
    level: "string",
    version: "number",
    tries: "number",
    chances: ["list", "Chance"],
  },
  HolderDue: {
    name: "string",
    wonders: ["list", "string"],
    markers: "number",
    upkeep: "number",
    points: "number",
    won: "number",
  },
  HostInfo: {
    version: "string",
    compiled: "boolean",
    now: "number",
    started_at: "number",
    database: ["one", "sqlite", "postgresql"],
    database_size: "number",
    people: "PeopleCount",
    tables: "TablesCount",
    connections: "number",
    live: "number",
    moves: "number",
    thinking: "number",
    memory: ["or", "number", "null"],
    backed_up_at: ["or", "number", "null"],
  },
  HostTables: { tables: ["list", "Summary"], next: "string" },
  LiveClock: { kind: ["one", "live"], "seconds?": "number", "increment?": "number" },
  Lobby: { open: ["list", "Summary"], playing: ["list", "Summary"] },
  Made: { table: "string" },
  Me: {
    id: "string",
    name: "string",
    kind: ["one", "guest", "account", "bot"],
    scopes: ["list", ["one", "read", "play", "chat", "create"]],
    settings: "PersonSettings",
    muted: ["list", "string"],
    created_at: "number",
  },
  MyTables: { tables: ["list", "Summary"], more: "boolean" },
  NoClock: { kind: ["one", "none"] },
  NoteInfo: { code: "string", clause: "string", facts: ["map", ["or", "string", "number"]] },
  NoticeInfo: {
    id: "number",
    kind: ["one", "turn", "start", "over", "asked", "rematch"],
    table: "string",
    game: "string",
    version: "number",
    at: "number",
    seen: "boolean",
  },
  NoticeList: { notices: ["list", "NoticeInfo"], unseen: "number", channels: ["list", "string"] },
  Offer: {
    games: ["list", "GameInfo"],
    levels: ["list", "string"],
    usual_level: "string",
    languages: ["list", "string"],
  },
  OptionInfo: {
    name: "string",
    values: ["list", "string"],
    default: "string",
    clause: "string",
    players: ["list", "number"],
    only_if: ["list", "string"],
  },
  OwnLine: { table: "string", at: "number", text: "string" },
  OwnSeat: {
    table: "string",
    game: "string",
    status: "string",
    listed: "boolean",
    hosted: "boolean",
    created_at: "number",
    changed_at: "number",
    seat: "number",
    name: "string",
    word: "string",
    place: ["or", "number", "null"],
    score: ["or", "number", "null"],
  },
  OwnTable: {
    table: "string",
    game: "string",
    status: "string",
    listed: "boolean",
    created_at: "number",
    changed_at: "number",
  },
  PeopleCount: { accounts: "number", guests: "number", bots: "number" },
  PersonInfo: {
    id: "string",
    name: "string",
    kind: ["one", "guest", "account", "bot"],
    created_at: "number",
    ratings: ["list", "Rating"],
    games: ["list", "Summary"],
  },
  PersonSettings: {
    "language?": ["one", "", "en", "pl", "hu", "it"],
    "theme?": ["one", "", "light", "dark"],
    "webhook?": "string",
    "ntfy?": "string",
    "email?": "string",
    "email_confirmed?": "boolean",
    "push?": ["list", "PushSubscription"],
    "quiet?": ["list", "string"],
  },
  Pong: { t: ["one", "pong"] },
  Presence: { t: ["one", "presence"], here: ["list", "boolean"], watchers: "number" },
  Prompt: { code: "string", clause: "string", "facts?": ["map", ["or", "string", "number"]] },
  PushKeyInfo: { key: "string" },
  PushSubscription: { endpoint: "string", p256dh: "string", auth: "string" },
  Rating: { game: "string", mu: "number", sigma: "number", games: "number" },
  Refused: {
    t: ["one", "refused"],
    code: "string",
    "facts?": ["map", ["or", "string", "number"]],
    "clause?": "string",
    "id?": "string",
  },
  SeatInfo: {
    kind: ["one", "bot", "open", "person"],
    person: "string",
    name: "string",
    level: "string",
    word: "string",
    "stand_in?": "string",
    "resigned?": ["one", "", "resigned", "time"],
  },
  Summary: {
    id: "string",
    game: "string",
    status: ["one", "open", "playing", "over"],
    listed: "boolean",
    imported: "boolean",
    called: ["list", "string"],
    host: "string",
    terms: "Terms",
    seats: ["list", "SeatInfo"],
    created_at: "number",
    changed_at: "number",
    version: "number",
    turn: "number",
    places: ["list", ["or", "number", "null"]],
    scores: ["list", ["or", "number", "null"]],
  },
  TableInfo: {
    id: "string",
    game: "string",
    rules_version: "number",
    status: ["one", "open", "over", "playing"],
    listed: "boolean",
    host: "string",
    terms: "Terms",
    seats: ["list", "SeatInfo"],
    created_at: "number",
    changed_at: "number",
    version: "number",
    turn: "number",
    commitment: "string",
    "secret?": "string",
    "clock?": ["or", "ClockInfo", "null"],
    "asked?": ["or", "AskedInfo", "null"],
    "ending?": ["one", "", "agreed", "played", "resigned", "time", "unfinished"],
    "places?": ["list", ["or", "number", "null"]],
    "scores?": ["list", ["or", "number", "null"]],
    "rematch?": "string",
    "rematch_of?": "string",
    "fork_of?": "string",
    "fork_version?": "number",
    "fork_moves?": "number",
  },
  TablesCount: { open: "number", playing: "number", over: "number" },
  Terms: {
    players: "number",
    "options?": ["map", "string"],
    "content?": "string",
    "clock?": ["or", "NoClock", "LiveClock", "DaysClock"],
    "undo?": ["one", "ask", "law", "never"],
    "takeover?": "number",
    "watchers?": "boolean",
  },
  Token: { id: "string", person: "string", scopes: ["list", "string"], created_at: "number" },
  Told: { seat: "number", text: "string", notes: ["list", "NoteInfo"] },
  Update: {
    t: ["one", "update"],
    version: "number",
    now: "number",
    table: "TableInfo",
    you: "You",
    view: ["or", "View", "null"],
    told_from: "number",
    told: ["list", "Told"],
  },
  Verdict: { legal: "boolean", "refusal?": ["or", "Refused", "null"] },
  View: {
    game: "string",
    players: "number",
    viewer: "number",
    current: "number",
    over: "boolean",
    scores: ["list", ["or", "number", "null"]],
    prompt: "Prompt",
    legal: ["list", "string"],
    "names?": ["map", "string"],
  },
  You: { seats: ["list", "number"], viewer: "number", may_undo: "boolean", may_ask_undo: "boolean" },
};
