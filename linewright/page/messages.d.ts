// What the server takes and tells, from its OpenAPI document.
// Written by python -m linewright.server.web.page_types; to change it, change what it is written from.

/** The host said who may come. Whoever has sat or spoken here is not new. */
export interface AccessSet {
  kind: "access";
  access: "link" | "listed" | "locked" | "open";
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Ask the table for a finding that is its own move; the others vote. */
export interface Accuse {
  /** a place at the table, from 0 */
  seat: number;
  text: string;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A seat asks for a finding of the table; others vote. */
export interface Accused {
  kind: "accused";
  seat: number;
  text: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Add one's own chance to the next deal; the table has committed itself to its secret before. */
export interface AddNonce {
  /** a place at the table, from 0 */
  seat: number;
  nonce: string;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** What is answered to a move that came over a WebSocket: the number of its event, or the status and the refusal. */
export interface Answer {
  answer: string;
  number?: number | null;
  status?: number;
  refused?: Refused | null;
  retry_after?: number | null;
}

/** Agree to an undo, or not. */
export interface AnswerUndo {
  /** a place at the table, from 0 */
  seat: number;
  yes: boolean;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Something a watcher said. */
export interface AsideLine {
  number: number;
  match: number;
  /** milliseconds since 1970 */
  at: number;
  person: string;
  name: string;
  text: string;
  phrase:
    | ""
    | "back-again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "nice-move"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played";
}

/** Ask what a bot would play at one's own seat. */
export interface AskHint {
  /** a place at the table, from 0 */
  seat: number;
}

/** Take back one's last move and what followed: at once where nothing was revealed and nobody acted, else by consent.

    In a race, what everybody has seen (a call, a show) needs consent too. */
export interface AskUndo {
  /** a place at the table, from 0 */
  seat: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Become a guest, or change one's name; `secret` asks for the secret itself, for programs that keep no cookies. */
export interface BeSomebody {
  name: string;
  secret?: boolean;
}

/** How one likes to play. */
export interface BeginBoard {
  /** milliseconds between a bot's moves */
  bot_delay?: number;
}

/** What is new beside the game. */
export interface Beside {
  people?: People | null;
  aside?: AsideLine[] | null;
}

/** What is new beside the game, on streams whose listener wants to hear of it. */
export interface BesideUpdate {
  beside: Beside;
}

/** How matches on different sides went between two people: who came before whom. */
export interface Between {
  won: number;
  lost: number;
  even: number;
}

/** The leaderboard of a game: those with a place first. */
export interface Board {
  game: string;
  rows: BoardRow[];
}

/** A deal of a duplicate, as whoever asks stands with it. */
export interface BoardFacts {
  number: number;
  progress: "new" | "over" | "playing";
  table: string;
  commit: string;
  secret: string | null;
  victory: number | null;
  lead: number | null;
  percent: number | null;
  difference: number | null;
  compared: number;
}

/** How a deal went for somebody. */
export interface BoardLine {
  person: string;
  name: string;
  bot: string;
  team: number;
  you: boolean;
  seat: number;
  victory: number;
  lead: number;
  points: number;
  percent: number | null;
  difference: number | null;
  table: string;
}

/** Of which duplicate a table plays a board: a deal that others play too, at tables of their own. */
export interface BoardOf {
  duplicate: string;
  number: number;
  boards: number;
}

/** How a deal went for everybody, the best first. */
export interface BoardResults {
  number: number;
  lines: BoardLine[];
}

/** Somebody on a board. */
export interface BoardRow {
  place: number;
  id: string;
  name: string;
  rating: Rating | null;
  played: number;
  won: number;
  you: boolean;
  has_profile: boolean;
}

/** Where one plays a deal. */
export interface BoardTable {
  table: string;
  url: string;
}

/** A seat was given to a bot, or, without a name, opened. */
export interface BotSat {
  kind: "bot";
  seat: number;
  bot: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A person took their seat back from the bot. */
export interface CameBack {
  kind: "came-back";
  seat: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Change the passphrase of one's account; `end_others` signs out everywhere else. */
export interface ChangePassphrase {
  old: string;
  new: string;
  end_others?: boolean;
}

/** What has changed since the event before: each change is a path and the value that stands there now. */
export interface Changed {
  table: [(string | number)[], unknown][];
  views: [(string | number)[], unknown][][];
}

/** One of these, told apart by `kind`. */
export type ToldEvent =
  | AccessSet
  | BotSat
  | Said
  | Erased
  | Accused
  | Voted
  | Hinted
  | Muted
  | Removed
  | LinkMade
  | ToldMove
  | NonceAdded
  | ToldCreated
  | PaceSet
  | Paused
  | Resumed
  | Ready
  | Resigned
  | Sat
  | Left
  | StoodIn
  | CameBack
  | ToldStart
  | TimedOut
  | UndoAsked
  | UndoAnswered
  | Undone
  | VacationBegun
  | VacationEnded;

/** An update of which only what has changed is told, to whoever has everything up to the event before. */
export interface ChangedUpdate {
  number: number;
  events: ToldEvent[];
  changed: Changed;
}

/** A match that is over, dealt and played again from the secret and the nonces. */
export interface CheckedDeal {
  commit: string;
  secret: string;
  nonces: Record<string, string>;
  agrees: boolean;
  cards: number;
}

/** Lines as the server has read them. */
export interface CheckedLines {
  value: string;
  count: number;
  faults: LineFault[];
  findings: LineFinding[];
}

/** How long people may think, and what happens then. */
export interface Clock {
  kind: "game" | "none" | "turn";
  seconds: number;
  then: "bot" | "nothing" | "resign";
}

/** A club, as its members see it. */
export interface Club {
  id: string;
  name: string;
  link: string;
  host: boolean;
  /** milliseconds since 1970 */
  created: number;
  members: ClubMember[];
}

/** A club in a list, or before one joins it. */
export interface ClubCard {
  id: string;
  name: string;
  members: number;
  host: string;
}

/** Somebody in a club. */
export interface ClubMember {
  id: string;
  name: string;
  /** milliseconds since 1970 */
  since: number;
  host: boolean;
  you: boolean;
  has_profile: boolean;
}

/** Take one's seat back from the bot that stood in. */
export interface ComeBack {
  /** a place at the table, from 0 */
  seat: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Somebody one knows here. */
export interface Companion {
  id: string;
  name: string;
  /** milliseconds since 1970 */
  at: number;
  has_profile: boolean;
  between: Between | null;
  table: string;
  match: number;
}

/** Everybody one knows here. */
export interface Companions {
  friends: Companion[];
  requests: Companion[];
  asked: Companion[];
  recent: Companion[];
  blocked: Companion[];
}

/** What a match is dealt from: `linewright verify` deals it again once the secret is out. */
export interface Deal {
  commit: string;
  nonces: Record<string, string>;
  secret: string | null;
}

/** A move of the seat where it could have made another; chances are shares of a win, judged before anything was drawn. */
export interface Decision {
  move: number;
  text: string;
  best: string;
  chance: number;
  best_chance: number;
  loss: number;
  points_loss: number;
  error: number;
}

/** It is on disk, as the event with this number. */
export interface Done {
  number: number;
}

/** A duplicate in a list. */
export interface DuplicateCard {
  id: string;
  game: string;
  day: string;
  name: string;
  host: string;
  style: "bots" | "pairs";
  bot: string;
  boards: number;
  done: number;
  people: number;
  /** milliseconds since 1970 */
  closes: number;
  open: boolean;
  percent: number | null;
  place: number;
}

/** A duplicate, as far as whoever asks may know: of a deal that they may still play nothing, whatever others made of it. */
export interface DuplicateFacts {
  card: DuplicateCard;
  you_host: boolean;
  seats: number;
  options: Record<string, boolean | number | string>;
  points: boolean;
  boards: BoardFacts[];
  ranking: Rank[];
  teams: TeamFacts[];
  team: number;
  /** milliseconds since 1970 */
  time: number;
}

/** What a duplicate can be made of. */
export interface DuplicateGame {
  game: string;
  seats: number[];
  bots: string[];
  teams: boolean;
  daily: boolean;
}

/** All that concerns whoever asks. */
export interface Duplicates {
  today: DuplicateCard[];
  yesterday: DuplicateCard[];
  mine: DuplicateCard[];
  games: DuplicateGame[];
  streak: number;
  /** milliseconds since 1970 */
  time: number;
}

/** Join a team. */
export interface EnterTeam {
  team: number;
}

/** A match in somebody's history. */
export interface Entry {
  table: string;
  match: number;
  game: string;
  /** milliseconds since 1970 */
  ended: number;
  result: "drawn" | "lost" | "shared" | "won";
  against: "alone" | "bots" | "people" | "screen";
  place: number;
  sides: number;
  seat: number;
  players: Player[];
  series: Series;
  change: number | null;
}

/** A person has had everything about them erased. */
export interface Erased {
  kind: "erased";
  person: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** How well somebody has decided. */
export interface Form {
  matches: number;
  decisions: number;
  average_loss: number;
  band: number;
  luck: number;
}

/** Where a table is, and whether a big screen shows it now: then phones show hands. */
export interface Found {
  id: string;
  link: string;
  screen: boolean;
}

/** One move of a match that is over; the first, number 0, is the deal. */
export interface Frame {
  number: number;
  seat: number | null;
  text: string;
  told: Told[];
  view: Record<string, unknown>;
  milliseconds?: number | null;
  timing?: Timing | null;
}

/** A friend who is here now. */
export interface FriendHere {
  person: string;
  way: "" | "play" | "sit" | "watch";
  table: string;
  game: string;
}

/** The friends who are here now. */
export interface FriendsHere {
  friends: FriendHere[];
}

/** The title card of a game. */
export interface GameCard {
  name: string;
  title: string;
  seats: number[];
  usual_seats: number;
  minutes: number;
  version: number;
  options: OptionCard[];
  folder: string;
  about: string;
  page: boolean;
  table: string;
  styles: string[];
  words: string[];
  guide: boolean;
  puzzles: number;
  puzzle: boolean;
  race: boolean;
  reviews: boolean;
  rated: boolean;
  prints: boolean;
  cites: Record<string, string>;
  presets: PresetCard[];
  bots: string[];
  levels: string[];
}

/** What somebody has done in one game. */
export interface GameRecord {
  game: string;
  people: Tally;
  bots: Tally;
  alone: Tally;
  rating: Rating | null;
  can_rate: boolean;
}

/** What can be played, and which bots there are. */
export interface Games {
  games: GameCard[];
  bots: string[];
}

/** Let one's clock stand still for some days. */
export interface GoOnVacation {
  days: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The moves made so far in a guided first game. */
export interface GuideMoves {
  moves: string[];
  /** makes no difference: the answer holds ids of words */
  language?: string;
}

/** The server is well. */
export interface Health {
  status: "ok";
  tables: number;
  listeners: number;
}

/** What a bot would play, and why: ids of the game's words, with their arguments. */
export interface Hint {
  number: number;
  text: string;
  bot: string;
  why: Told[];
  chance?: number | null;
  next_best?: NextBest | null;
}

/** A seat was given a hint. */
export interface Hinted {
  kind: "hinted";
  seat: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Matches of somebody, the newest first. */
export interface History {
  entries: Entry[];
  games: string[];
  next: number | null;
}

/** The rules of the house at one table. */
export interface House {
  clock: Clock;
  /** who fills open seats and stands in for the absent */
  bot: string;
  /** seconds until a bot stands in for an absent person; 0: never; null: as is usual with this clock */
  takeover: number | null;
  /** milliseconds between a bot's moves, for people to follow */
  bot_delay: number;
  spectators: boolean;
  /** whether people may ask what a bot would play */
  hints: boolean;
}

/** Somebody wants to play with one; `table` leads there. */
export interface Invitation {
  table: string;
  game: string;
  by: string;
  seat: number;
  clock: Clock;
  /** milliseconds since 1970 */
  at: number;
}

/** The tables to which one is invited. */
export interface Invitations {
  invitations: Invitation[];
}

/** A match that is over, of which another is wished for: same game, same rules, same seats. */
export interface InviteAgain {
  /** the id of a person, a table or a club, or a link */
  table: string;
  match?: number;
}

/** The new table: its private id, where it is, one's own seat there, and what it promises for its deal. */
export interface InvitedAgain {
  id: string;
  link: string;
  seat: number;
  commit: string;
}

/** Find a table by its short code. */
export interface JoinByCode {
  code: string;
}

/** The link of a club. */
export interface JoinClub {
  /** the id of a person, a table or a club, or a link */
  link: string;
}

/** Leave; or, as the host, send somebody else away. */
export interface LeaveClub {
  person?: string | null;
}

/** Stand up; in the middle of a match a bot stands in until one comes back. */
export interface LeaveSeat {
  /** a place at the table, from 0 */
  seat: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A person left a seat. */
export interface Left {
  kind: "left";
  seat: number;
  person: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** What is wrong with a line, in words; line 0: with all of them. */
export interface LineFault {
  line: number;
  word: string;
  args: Record<string, string | number>;
}

/** What lines that can be read are like. */
export interface LineFinding {
  word: string;
  holds: boolean;
  found: string;
}

/** The host made a new link and a new code. Whoever hears of it may be here. */
export interface LinkMade {
  kind: "link";
  link: string;
  code: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A table of one's own. */
export interface ListTable {
  /** the id of a person, a table or a club, or a link */
  table: string;
}

/** The tables that everybody may come to, and those of one's clubs. */
export interface Lobby {
  tables: OpenTable[];
}

/** Keep who one is under a name and a passphrase. */
export interface MakeAccount {
  account: string;
  passphrase: string;
}

/** The host makes a new link: whoever has neither sat nor spoken here needs it from then on. */
export interface MakeLink {
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Who one is. */
export interface Me {
  id: string;
  name: string;
  account?: string | null;
  secret?: string | null;
}

/** A move that mattered. */
export interface Moment {
  move: number;
  kind: string;
  swing: number;
  said: [string, Record<string, unknown>][];
}

/** Make a move, after the last event the client knows of. */
export interface Move {
  id: string;
  /** a place at the table, from 0 */
  seat: number;
  text: string;
  /** the number of the last event the client has seen */
  after: number;
}

/** The host silences a person, or lets them speak again. */
export interface Mute {
  /** the public id of a person */
  person: string;
  on?: boolean;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The host silenced a person, or let them speak again. */
export interface Muted {
  kind: "muted";
  person: string;
  on: boolean;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** The clubs of whoever asks. */
export interface MyClubs {
  clubs: ClubCard[];
}

/** Everything kept about a person. */
export interface MyData {
  me: Me;
  /** milliseconds since 1970 */
  created: number;
  sessions: number;
  signed_in: OneSession[];
  devices: number[];
  tables: OneTable[];
  results: OneResult[];
  events: Record<string, unknown>[];
  push: OnePush[];
  aside: Record<string, unknown>[];
  kept: Record<string, Record<string, unknown>[]>;
}

/** How well one decided in the last matches that were reviewed. */
export interface MyForm {
  every: Form;
  games: Record<string, Form>;
}

/** One's tables, and the matches finished there. */
export interface MyTables {
  tables: OneTable[];
  results: OneResult[];
  next: number | null;
  invitations: Invitation[];
  requests: number;
}

/** What a club is called. */
export interface NameClub {
  name: string;
}

/** Make a duplicate for friends. */
export interface NewDuplicate {
  game: string;
  name?: string;
  style?: "bots" | "pairs";
  /** 0: as many as the game usually has; teams need 2 */
  seats?: number;
  options?: Record<string, boolean | number | string | string[]>;
  /** who has the other seats; empty: the strongest that can */
  bot?: string;
  /** how many deals */
  boards?: number;
  /** until it is closed */
  days?: number;
}

/** Set up a table. Seats are `me`, `human`, `open`, or the name of a bot; without any: me and open ones. */
export interface NewTable {
  game: string;
  seats?: string[];
  options?: Record<string, boolean | number | string | string[]>;
  first?: number | null;
  house?: House;
  /** one's own chance for the next deal; hexadecimal */
  nonce?: string;
  access?: "link" | "listed" | "locked" | "open";
}

/** The move after the one that is hinted at. */
export interface NextBest {
  text: string;
  chance: number;
}

/** A seat added its chance to the next deal. */
export interface NonceAdded {
  kind: "nonce";
  seat: number;
  nonce: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Something a player may reach for, with the id and arguments of the words for what it would bring, or why it may not be. */
export type Offer = [string, string, Record<string, unknown>, string | null];

/** Somebody one has met. */
export interface OneCompanion {
  /** the id of a person, a table or a club, or a link */
  person: string;
}

/** A browser one is called by. */
export interface OnePush {
  service: string;
  language: string;
  /** milliseconds since 1970 */
  made: number;
}

/** A finished match of one's own. */
export interface OneResult {
  table: string;
  match: number;
  game: string;
  /** milliseconds since 1970 */
  ended: number;
  scores: number[];
  winners: number[];
  seats: number[];
}

/** Where one is signed in. */
export interface OneSession {
  id: string;
  /** milliseconds since 1970 */
  made: number;
  /** milliseconds since 1970 */
  used: number;
  device: string;
  here: boolean;
}

/** A table of one's own; what is behind `host` only of the newest that are not over. */
export interface OneTable {
  id: string;
  game: string;
  status: string;
  /** milliseconds since 1970 */
  created: number;
  host: boolean;
  code: string;
  names: string[];
  bots: string[];
  turn: boolean;
  moves: number;
  left: boolean;
  wrong: string;
}

/** A seat at an open table, and who sits there. */
export interface OpenSeat {
  name: string;
  bot: string;
}

/** A table that everybody may come to; `id` leads there. */
export interface OpenTable {
  id: string;
  game: string;
  host: string;
  seats: OpenSeat[];
  free: number;
  clock: Clock;
  options: Record<string, boolean | number | string>;
  /** milliseconds since 1970 */
  since: number;
  club: string;
}

/** An option of a game. */
export interface OptionCard {
  name: string;
  choices: (boolean | number | string)[];
  expected: string;
  rule: string;
  default: boolean | number | string;
  at: Record<string, (boolean | number | string)[]>;
  lines: boolean;
  day: boolean;
}

/** Lines that somebody wrote for an option, to be checked before a table is set up with them. */
export interface OptionLines {
  text: string;
  seats: number;
}

/** The host said how long bots wait before a move. */
export interface PaceSet {
  kind: "pace";
  /** milliseconds between a bot's moves, for people to follow */
  bot_delay: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** The member who is to be the host. */
export interface PassOnClub {
  /** the id of a person, a table or a club, or a link */
  person: string;
}

/** Stop the match and its clocks. */
export interface Pause {
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The match stands still. */
export interface Paused {
  kind: "paused";
  spent?: Record<string, number>;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Who is at a table now. */
export interface People {
  here: number[];
  watching: number;
  watchers: Watcher[];
}

/** Play a match that is over on from an earlier moment, at one of its seats against a bot. */
export interface PlayOn {
  /** a place at the table, from 0 */
  seat: number;
  /** made before it is played on */
  moves: number;
  bot?: string;
}

/** Who played at a seat. */
export interface Player {
  person: string;
  name: string;
  bot: string;
  side: number;
  score: number;
  won: boolean;
  you: boolean;
  has_profile: boolean;
}

/** Options that go well together, under a name. */
export interface PresetCard {
  name: string;
  options: Record<string, boolean | number | string>;
}

/** Somebody, and what they have done here. */
export interface Profile {
  id: string;
  name: string;
  /** milliseconds since 1970 */
  since: number;
  public: boolean;
  rated: boolean;
  seen: boolean | null;
  games: GameRecord[];
  between: Between | null;
}

/** Whether this server calls people when it is their turn: the public key that browsers want, or null. */
export interface PushState {
  key: string | null;
}

/** A position in which one move is clearly best, as the seat sees it that is to find the move. */
export interface Puzzle {
  game: string;
  name: string;
  grade: number;
  seat: number;
  view: Record<string, unknown>;
  legal: string[];
  offers: Offer[];
  moves: PuzzleMove[];
}

/** A move, and what it is worth. */
export interface PuzzleAnswer {
  text: string;
  chance: number;
}

/** A puzzle in a list. */
export interface PuzzleCard {
  name: string;
  grade: number;
}

/** A few moves, among them the best. */
export interface PuzzleHint {
  moves: string[];
}

/** A move made before a puzzle, as its seat heard of it. */
export interface PuzzleMove {
  seat: number | null;
  text: string;
  told: Told[];
}

/** What the answers to a puzzle are worth, and why the best is. */
export interface PuzzleSolution {
  answers: PuzzleAnswer[];
  why: Told[];
}

/** An answer to a puzzle. */
export interface PuzzleTry {
  text: string;
}

/** What an answer to a puzzle is worth. */
export interface PuzzleVerdict {
  text: string;
  is_best: boolean;
  chance: number | null;
  best_chance: number;
  why: Told[];
  solution: PuzzleSolution | null;
}

/** All puzzles, game by game, and those of a day. */
export interface Puzzles {
  day: string;
  games: PuzzlesOf[];
}

/** The puzzles of a game. */
export interface PuzzlesOf {
  game: string;
  today: string;
  puzzles: PuzzleCard[];
}

/** Something seats are asked to agree to. */
export interface Question {
  kind: "finding" | "undo";
  seat: number;
  waiting: number[];
  moves: number;
  text: string;
}

/** Somebody's place, over all deals that whoever asks may know of. */
export interface Rank {
  place: number;
  person: string;
  name: string;
  bot: string;
  team: number;
  you: boolean;
  boards: number;
  percent: number | null;
  difference: number | null;
}

/** How well somebody plays a game, as far as anybody can know. */
export interface Rating {
  about: number;
  certainty: "new" | "settled" | "settling";
  games: number;
}

/** A person is ready for another match, or is not any more. */
export interface Ready {
  kind: "ready";
  person: string;
  yes: boolean;
  seat?: number | null;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** No, and why: a code for programs; the id and arguments of the words; the rule, where one forbids it. */
export interface Refused {
  code: string;
  word: string;
  args: Record<string, unknown>;
  rule?: string | null;
  number?: number | null;
}

/** Play again, with the same seats and rules: it begins when everybody who is still there has agreed. */
export interface Rematch {
  yes?: boolean;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The host sends a person away: their seats are free, and they cannot sit down again. */
export interface Remove {
  /** the public id of a person */
  person: string;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The host sent a person away. */
export interface Removed {
  kind: "removed";
  person: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A match that is over, move by move, as a seat saw it. */
export interface Replay {
  game: string;
  match: number;
  seats: number;
  seat: number | null;
  names: string[];
  bots: string[];
  options: Record<string, boolean | number | string>;
  deal: Deal | null;
  scores: number[];
  winners: number[];
  resigned: number[];
  frames: Frame[];
}

/** Give the match up. */
export interface Resign {
  /** a place at the table, from 0 */
  seat: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A seat gave up, or its time was up where that means the same. */
export interface Resigned {
  kind: "resigned";
  seat: number;
  late?: boolean;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Go on after a pause. */
export interface Resume {
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The match goes on. */
export interface Resumed {
  kind: "resumed";
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Let one's clock go on. */
export interface ReturnFromVacation {
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A match, reviewed. */
export interface Review {
  game: string;
  moves: number;
  is_over: boolean;
  worlds: number;
  seed: number;
  seats: SeatReview[];
  measure?: string;
  format?: string;
}

/** The review of a match that is over, or how far it is; while one is made it is a rough one. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  total: number;
  review: Review | null;
}

/** A rule in Markdown; without a number what stands between rules: a paragraph, a table, a drawing. */
export interface Rule {
  number: string;
  text: string;
}

/** The rules of a game in a language. */
export interface Rulebook {
  game: string;
  title: string;
  version: number;
  language: string;
  about: string[];
  sections: Section[];
}

/** A person said something. */
export interface Said {
  kind: "chat";
  person: string;
  name: string;
  text: string;
  phrase?:
    | ""
    | "back-again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "nice-move"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played";
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A person took a seat, or came back to it. */
export interface Sat {
  kind: "sat";
  seat: number;
  person: string;
  name: string;
  nonce?: string;
  called?: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Say something to everybody at the table: either a text or one of the phrases. */
export interface Say {
  text?: string;
  phrase?:
    | ""
    | "back-again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "nice-move"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played";
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Say something to those who watch, and to nobody who plays; either a text or one of the phrases. */
export interface SayAside {
  text?: string;
  phrase?:
    | ""
    | "back-again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "must-go"
    | "nice-move"
    | "one-moment"
    | "sorry"
    | "thanks"
    | "well-played";
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The host gives a free seat to a bot, or opens it again with an empty name. */
export interface SeatBot {
  /** a place at the table, from 0 */
  seat: number;
  bot: string;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** What everybody knows of a seat. */
export interface SeatFacts {
  seat: number;
  wish: string;
  person: string;
  name: string;
  bot: string;
  resigned: boolean;
  left_ms: number | null;
  ticking: boolean;
  away_until: number | null;
}

/** A match as one seat played it: result - start = choices + others + luck, all in shares of what the review measures. */
export interface SeatReview {
  seat: number;
  start: number;
  result: number;
  choices: number;
  others: number;
  luck: number;
  average_loss: number;
  band: number;
  chances: number[];
  points: number[];
  lucks: number[];
  decisions: Decision[];
  moments: Moment[];
}

/** What a seat may know; the seat of a spectator is null. */
export interface SeatView {
  seat: number | null;
  view: Record<string, unknown>;
  legal: string[];
  offers: Offer[];
}

/** A section of a rulebook. */
export interface Section {
  title: string;
  rules: Rule[];
}

/** Whether one waits for company, has found it, or neither. */
export interface Seeking {
  status: "found" | "none" | "waiting";
  wish: Wish | null;
  /** milliseconds since 1970 */
  since: number;
  /** milliseconds since 1970 */
  until: number;
  /** milliseconds since 1970 */
  time: number;
  others: number;
  table: string;
}

/** Those at a table whose profiles one may see. */
export interface SeenProfiles {
  people: string[];
}

/** How the last matches at one table went that the same people played one after the other; a hundred at most. */
export interface Series {
  matches: number;
  won: number[];
  shared: number;
  sides: number[];
}

/** Who one is; null: nobody yet. */
export interface Session {
  me: Me | null;
}

/** Everywhere one is signed in, the one used last first. */
export interface Sessions {
  sessions: OneSession[];
}

/** The host says who may come.

    `listed`: everybody, for it is on a list; `open`: with the link or the code; `link`: with the link only; `locked`: nobody new. */
export interface SetAccess {
  access: "link" | "listed" | "locked" | "open";
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** The host says how long bots wait before a move. */
export interface SetPace {
  /** milliseconds between a bot's moves, for people to follow */
  bot_delay: number;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** Switch things on and off; what is null stays. Without `rated` all ratings are deleted, for good. */
export interface SetProfile {
  public?: boolean | null;
  rated?: boolean | null;
  seen?: boolean | null;
}

/** What the view of every game has. */
export interface SharedView {
  game: string;
  is_over: boolean;
  options: Record<string, boolean | number | string>;
  scores: number[];
  seat: number | null;
  to_act: number[];
  winners: number[];
}

/** The host begins the match; open seats go to bots. */
export interface Start {
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A bot plays for an absent person. */
export interface StoodIn {
  kind: "stood-in";
  seat: number;
  bot: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A browser to be called by, as `PushSubscription` has it: address and keys in base64url. */
export interface Subscribe {
  endpoint: string;
  key: string;
  auth: string;
  language?: "de" | "en" | "es";
}

/** What everybody knows of a table. */
export interface TableFacts {
  id: string;
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  house: House;
  host: string;
  status: "open" | "over" | "paused" | "playing";
  match: number | null;
  moves: number;
  seats: SeatFacts[];
  muted: string[];
  question: Question | null;
  winners: number[];
  ready: number[];
  deal: Deal | null;
  /** milliseconds since 1970 */
  time: number;
  due?: number | null;
  access?: "link" | "listed" | "locked" | "open";
  link?: string;
  duplicate?: BoardOf | null;
}

/** A new table: its private id, the short code, where it is, and what it promises for its first deal. */
export interface TableMade {
  id: string;
  code: string;
  link: string;
  number: number;
  commit: string;
}

/** Sit down, or come back to one's seat; without a seat: the first that is free. */
export interface TakeSeat {
  seat?: number | null;
  /** one's own chance for the next deal; hexadecimal */
  nonce?: string;
  /** who plays here at the same screen; empty: oneself */
  called?: string;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** What several matches add up to. */
export interface Tally {
  played: number;
  won: number;
  shared: number;
  lost: number;
  drawn: number;
  place: number | null;
  best: number | null;
}

/** A team. */
export interface TeamFacts {
  names: string[];
  percent: number | null;
  difference: number | null;
}

/** A seat's time is up. */
export interface TimedOut {
  kind: "late";
  seat: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** When a call in a race was made, as everybody is told; in milliseconds, since the cue: what everybody reacts to. */
export interface Timing {
  heard: number;
  reaction: number;
  band: number;
  credit: number;
  trip?: number | null;
}

/** One thing a move did: the id of the game's words, and their arguments. */
export type Told = [string, Record<string, unknown>];

/** The table was set up; `commit` is the SHA-256 of the secret from which, with the nonces, the first match is dealt. */
export interface ToldCreated {
  kind: "created";
  table: string;
  code: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: string[];
  house: House;
  first?: number | null;
  commit?: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A seat, or the table itself (null), made a move; `text` is what the listener may know of it. */
export interface ToldMove {
  kind: "move";
  seat: number | null;
  text: string;
  told?: Told[];
  spent?: number;
  milliseconds?: number | null;
  timing?: Timing | null;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A match began; `commit` is that of the match after this one. */
export interface ToldStart {
  kind: "started";
  rules: number;
  match: number;
  commit?: string;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A seat agreed, and others are still to answer; or it did not, and all stays as it is. */
export interface UndoAnswered {
  kind: "undo-answered";
  seat: number;
  yes: boolean;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A seat wants to go back to where so many moves had been made. */
export interface UndoAsked {
  kind: "undo-asked";
  seat: number;
  moves: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** The match went back to where so many moves had been made. */
export interface Undone {
  kind: "undone";
  seat: number;
  moves: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** A browser to be called by no longer. */
export interface Unsubscribe {
  endpoint: string;
}

/** Everything new since a number, and the table as it is now: the one message of every stream. */
export interface Update {
  number: number;
  events: ToldEvent[];
  table: TableFacts;
  views: SeatView[];
  more?: boolean;
}

/** The clocks of a person stand still. */
export interface VacationBegun {
  kind: "vacation";
  seats: number[];
  /** milliseconds since 1970 */
  until: number;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** They go on. */
export interface VacationEnded {
  kind: "vacation-over";
  seats?: number[];
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Vote on what somebody asked the table to find. */
export interface Vote {
  /** a place at the table, from 0 */
  seat: number;
  yes: boolean;
  /** the client's own id of what it sends: a retry is answered like the first */
  id?: string;
}

/** A seat voted on a finding, and it is not decided yet, or it was rejected. */
export interface Voted {
  kind: "voted";
  seat: number;
  yes: boolean;
  rejected?: boolean;
  number: number;
  /** milliseconds since 1970 */
  at: number;
  by?: string;
  id?: string;
}

/** Somebody who looks on, with a name. */
export interface Watcher {
  person: string;
  name: string;
}

/** Look for company. An empty `game` is any, `seats` 0 any number; bots of the `level` come where people do not. */
export interface Wish {
  game: string;
  seats: number;
  pace: "calm" | "days" | "fast";
  level: string;
}

/** What is answered to GET, by path. */
export interface GetAnswers {
  [path: `/api/boards/${string}`]: Board;
  [path: `/api/club-links/${string}`]: ClubCard;
  "/api/clubs": MyClubs;
  [path: `/api/clubs/${string}`]: Club;
  [path: `/api/clubs/${string}/boards/${string}`]: Board;
  [path: `/api/clubs/${string}/tables`]: Lobby;
  [path: `/api/days/${string}/puzzles`]: Puzzles;
  "/api/duplicates": Duplicates;
  [path: `/api/duplicates/${string}`]: DuplicateFacts;
  [path: `/api/duplicates/${string}/deals/${string}`]: BoardResults;
  "/api/games": Games;
  [path: `/api/games/${string}/rules/${string}`]: Rulebook;
  "/api/lobby": Lobby;
  "/api/me": Me;
  "/api/me/data": MyData;
  "/api/me/form": MyForm;
  "/api/me/friends": FriendsHere;
  [path: `/api/me/history${string}`]: History;
  "/api/me/invitations": Invitations;
  "/api/me/people": Companions;
  "/api/me/profile": Profile;
  [path: `/api/me/tables${string}`]: MyTables;
  [path: `/api/people/${string}`]: Profile;
  "/api/push": PushState;
  [path: `/api/puzzles/${string}/${string}/hint`]: PuzzleHint;
  [path: `/api/puzzles/${string}/${string}/position`]: Puzzle;
  [path: `/api/puzzles/${string}/${string}/solution`]: PuzzleSolution;
  "/api/seek": Seeking;
  "/api/session": Session;
  "/api/sessions": Sessions;
  [path: `/api/tables/${string}/beside${string}`]: BesideUpdate;
  [path: `/api/tables/${string}/deal${string}`]: CheckedDeal;
  [path: `/api/tables/${string}/events${string}`]: Update;
  [path: `/api/tables/${string}/profiles`]: SeenProfiles;
  [path: `/api/tables/${string}/replay${string}`]: Replay;
  [path: `/api/tables/${string}/review${string}`]: ReviewState;
  [path: `/api/tables/${string}/series`]: Series;
  "/healthz": Health;
}

/** What is answered to POST, by path. */
export interface PostAnswers {
  "/api/account": Me;
  "/api/account/passphrase": Me;
  "/api/clubs": Club;
  "/api/clubs/join": Club;
  [path: `/api/clubs/${string}`]: Club;
  [path: `/api/clubs/${string}/host`]: Club;
  [path: `/api/clubs/${string}/leave`]: MyClubs;
  [path: `/api/clubs/${string}/link`]: Club;
  [path: `/api/clubs/${string}/tables`]: Club;
  "/api/duplicates": DuplicateFacts;
  [path: `/api/duplicates/${string}/close`]: DuplicateFacts;
  [path: `/api/duplicates/${string}/deals/${string}`]: BoardTable;
  [path: `/api/duplicates/${string}/team`]: DuplicateFacts;
  [path: `/api/games/${string}/options/${string}`]: CheckedLines;
  [path: `/api/guides/${string}`]: Record<string, unknown>;
  "/api/join": Found;
  "/api/me": Me;
  "/api/me/blocks": Companions;
  "/api/me/invitations": InvitedAgain;
  "/api/me/people": Companions;
  "/api/me/profile": Profile;
  "/api/push": PushState;
  "/api/push/end": PushState;
  [path: `/api/puzzles/${string}/${string}/answers`]: PuzzleVerdict;
  "/api/seek": Seeking;
  "/api/seek/bots": Seeking;
  "/api/session": Me;
  "/api/tables": TableMade;
  [path: `/api/tables/${string}/access`]: Done;
  [path: `/api/tables/${string}/accuse`]: Done;
  [path: `/api/tables/${string}/aside`]: Done;
  [path: `/api/tables/${string}/back`]: Done;
  [path: `/api/tables/${string}/bots`]: Done;
  [path: `/api/tables/${string}/chat`]: Done;
  [path: `/api/tables/${string}/hint`]: Hint;
  [path: `/api/tables/${string}/leave`]: Done;
  [path: `/api/tables/${string}/link`]: Done;
  [path: `/api/tables/${string}/moves`]: Done;
  [path: `/api/tables/${string}/mute`]: Done;
  [path: `/api/tables/${string}/nonces`]: Done;
  [path: `/api/tables/${string}/pace`]: Done;
  [path: `/api/tables/${string}/pause`]: Done;
  [path: `/api/tables/${string}/play-on${string}`]: TableMade;
  [path: `/api/tables/${string}/rematch`]: Done;
  [path: `/api/tables/${string}/remove`]: Done;
  [path: `/api/tables/${string}/resign`]: Done;
  [path: `/api/tables/${string}/resume`]: Done;
  [path: `/api/tables/${string}/review${string}`]: ReviewState;
  [path: `/api/tables/${string}/seats`]: Done;
  [path: `/api/tables/${string}/start`]: Done;
  [path: `/api/tables/${string}/undo`]: Done;
  [path: `/api/tables/${string}/undo/answer`]: Done;
  [path: `/api/tables/${string}/vacation`]: Done;
  [path: `/api/tables/${string}/vacation/end`]: Done;
  [path: `/api/tables/${string}/vote`]: Done;
}
