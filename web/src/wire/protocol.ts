/** The messages of the protocol. Generated from the server's models by `make golden`. */

/** What a client says over a socket. */
export type FromClient =
  HelloMessage | CommandMessage | QueryMessage | AskMessage | PhraseMessage | PingMessage;
/** What the server says over a socket. */
export type FromServer =
  | WelcomeMessage
  | EventsMessage
  | StaleMessage
  | RefusedMessage
  | AnswerMessage
  | UnderstoodMessage
  | PhraseHeardMessage
  | WatchingMessage
  | NextMessage
  | GoodbyeMessage
  | PongMessage;
/** Something that happened. */
export type EventBody =
  | OpenedBody
  | JoinedBody
  | BeganBody
  | MovedBody
  | CalledWronglyBody
  | OfferedBody
  | DeclinedBody
  | TookBackBody
  | RematchedBody
  | LeftBody
  | ReturnedBody
  | ResumedBody
  | TimeUpBody
  | EndedBody;
/** The options of a table; what is left out is as usual. */
export type NewOptionsBody = Partial<OptionsBody>;

/** The first message: who comes, to which table, and what they know of it already. */
export interface HelloMessage extends ClientMessage {
  type: "hello";
  version: number;
  table: string;
  /** Needed for a seat; one who watches may have none. */
  session?: string | null;
  /** The seat's token; both, for two players at one screen; none, to watch. */
  seats?: string[];
  /** How many events the client has seen. */
  seen?: number;
}

/** What all messages of a client have. */
export interface ClientMessage {
  /**
   * Comes back in the answer to this message. That of a command is kept with the events that it
   * causes, and is unlike those of all other commands of the player at the table.
   */
  id?: string | null;
}

/** What a player wants to do. */
export interface CommandMessage extends ClientMessage {
  type: "command";
  /** How many events the sender has seen. If there are more, nothing is done. */
  seen: number;
  /** For one who has both; otherwise the sender's own. */
  seat?: "first" | "second" | null;
  command: "play" | "propose" | "accept" | "decline" | "resign" | "claim";
  /** With `play`. */
  move?: string | null;
  /** With `propose`. */
  offer?: "draw" | "take-back" | "rematch" | null;
}

/** A question to the board, as a program asks it. */
export interface QueryMessage extends ClientMessage {
  type: "query";
  query:
    | "board"
    | "braille"
    | "row"
    | "column"
    | "diagonals"
    | "cell"
    | "piece"
    | "left"
    | "hand"
    | "last"
    | "turn"
    | "shares"
    | "find"
    | "traits"
    | "ending"
    | "hint"
    | "call";
  /** With `row`. */
  row?: number | null;
  /** With `column`. */
  column?: "a" | "b" | "c" | "d" | null;
  /** With `cell`. */
  cell?: string | null;
  /** With `piece`. */
  piece?: string | null;
  /** With `shares`. */
  line?: string | null;
  /** With `find`: values of traits, as `tall`. */
  values?: string[] | null;
}

/** What a person has typed: a question to the board, or a command in words. */
export interface AskMessage extends ClientMessage {
  type: "ask";
  text: string;
  language?: "en" | "fr" | "es" | "de";
}

/** What a player says to the other one. */
export interface PhraseMessage extends ClientMessage {
  type: "phrase";
  phrase: "hello" | "good-luck" | "good-game" | "well-seen" | "one-moment" | "thanks";
}

/** Is anybody there? */
export interface PingMessage extends ClientMessage {
  type: "ping";
}

/** The answer to `hello`. */
export interface WelcomeMessage extends NewsMessage {
  type: "welcome";
  version: number;
  table: string;
  /** Which of the two players the client is: 0 joined first. */
  players: (0 | 1)[];
  options: OptionsBody;
  /**
   * Where the game begins, without its third field until the game is over; null for the empty
   * board, and under the mask until the game is over.
   */
  start: string | null;
  /** What is agreed on at this table, all of it, a sentence each. */
  terms: SaidBody[];
  /** Whether anybody may find the table in the list of open ones. */
  public: boolean;
  /** All lines that count at this table, with their cells. */
  lines: Record<string, string[]>;
  series: SeriesBody;
  watching: number;
}

/** The options of a table; what is left out is as usual. */
export interface OptionsBody {
  /** With commas between them, in this order. */
  traits: string;
  squares: boolean;
  edition: "classic" | "access";
  calling: "hand" | "automatic";
  seconds_per_move: number | null;
  late: "loses" | "warned";
  wrong_calls: "nothing" | "call";
  wrong_calls_to_lose: number | null;
  hints: boolean;
  /** Missed lines are told as soon as they have expired. */
  coach: boolean;
  mask: boolean;
  patience: number;
}

/** A sentence in no language: the id of a text, and what stands in its gaps. */
export interface SaidBody {
  id: string;
  arguments: Record<string, unknown>;
}

/** The score of the two over their games, this one included once it is won or drawn. */
export interface SeriesBody {
  /** Of player 0 and of player 1. */
  wins: number[];
  draws: number;
}

/** What has happened, and how the table stands. */
export interface NewsMessage extends ServerMessage {
  /** How many events there are now. */
  seen: number;
  /** Those that the client has not seen, in order. */
  events: EventBody[];
  view: ViewBody;
  /** What is asked of the listener, or who is waited for. */
  question: SaidBody;
}

/** The table is there. */
export interface OpenedBody extends AnyEvent {
  event: "opened";
  options: OptionsBody;
}

/** What all events have. */
export interface AnyEvent {
  /** Counted from 1: who has seen this event has seen so many. */
  number: number;
  /** What the event is to this listener. */
  said?: SaidBody;
  /** The id of the command that caused it, for the player who sent that. */
  command?: string;
}

/** A player has come. */
export interface JoinedBody extends AnyEvent {
  event: "joined";
  /** The name. */
  player: string;
}

/** The game starts. */
export interface BeganBody extends AnyEvent {
  /** Seconds since 1970, by the server's clock. */
  at: number;
  event: "began";
  /** Which player is `first`. */
  first: 0 | 1;
}

/** A player, or automatic calling for them, has made a move. */
export interface MovedBody extends AnyEvent {
  /** Seconds since 1970, by the server's clock. */
  at: number;
  seat: "first" | "second";
  event: "moved";
  /** Left out under the mask when the event is told again. */
  move?: string;
  /** The lines that have expired by it, at tables with a coach; left out if there are none. */
  missed?: string[];
}

/** A player has called a line that is no QUARTO!. */
export interface CalledWronglyBody extends AnyEvent {
  seat: "first" | "second";
  event: "called-wrongly";
  line: string;
  reason: "nothing-shared" | "line-expired" | "line-not-complete";
}

/** A player offers something. */
export interface OfferedBody extends AnyEvent {
  seat: "first" | "second";
  event: "offered";
  offer: "draw" | "take-back" | "rematch";
}

/** An offer is turned down, or withdrawn. */
export interface DeclinedBody extends AnyEvent {
  seat: "first" | "second";
  event: "declined";
}

/** By agreement so many moves are taken back. */
export interface TookBackBody extends AnyEvent {
  /** Seconds since 1970, by the server's clock. */
  at: number;
  event: "took-back";
  moves: number;
}

/** Both want another game; `next` follows. */
export interface RematchedBody extends AnyEvent {
  event: "rematched";
}

/** A player is without a connection. */
export interface LeftBody extends AnyEvent {
  /** Seconds since 1970, by the server's clock. */
  at: number;
  seat: "first" | "second";
  event: "left";
}

/** A player is back. */
export interface ReturnedBody extends AnyEvent {
  seat: "first" | "second";
  event: "returned";
}

/** All times begin afresh. */
export interface ResumedBody extends AnyEvent {
  /** Seconds since 1970, by the server's clock. */
  at: number;
  event: "resumed";
}

/** A player's time is up, where the table only warns. */
export interface TimeUpBody extends AnyEvent {
  seat: "first" | "second";
  event: "time-up";
}

/** The game is over. */
export interface EndedBody extends AnyEvent {
  event: "ended";
  result: "first" | "second" | "draw" | "unfinished";
  reason: string;
}

/** A table as this listener may see it. */
export interface ViewBody {
  state: "waiting" | "on" | "over";
  players: PlayerBody[];
  /** The listener's own; none before the game has begun, and for one who watches. */
  seats: ("first" | "second")[];
  /** Who must act. */
  turn: "first" | "second" | null;
  /** The piece that was given and not placed yet. */
  hand: string | null;
  /** The rows from 4 down to 1, as in the notation; null under the mask until the game is over. */
  board: string | null;
  /** The pieces beside the board; null under the mask. */
  left: string[] | null;
  /** All moves so far; null under the mask. */
  moves: string[] | null;
  may: MayBody;
  /** What this listener can call now; empty unless the table allows hints. */
  open_lines: string[];
  /** The lines that nobody called in time; empty during the game unless there is a coach. */
  missed: MissedBody[];
  offer: OfferBody | null;
  /** For the player who must act, when this was sent; null without a clock. */
  seconds_left: number | null;
  /** In so many seconds this listener may claim the game, if nothing changes. */
  claim_in: number | null;
  outcome: OutcomeBody | null;
  series: SeriesBody;
}

/** One of the two who joined. */
export interface PlayerBody {
  name: string;
  /** null before the game has begun. */
  seat: "first" | "second" | null;
  computer: "beginner" | "casual" | "club" | "expert" | "perfect" | null;
  away: boolean;
  wrong_calls: number;
}

/** What the listener may do now. */
export interface MayBody {
  give: boolean;
  place: boolean;
  done: boolean;
  /** It is the listener's moment to call, be there a line or not. */
  call: boolean;
  /** Claim the game, because the other player is gone. */
  claim: boolean;
}

/** A line that was complete after a move, counted from 1, and that nobody called in time. */
export interface MissedBody {
  line: string;
  move: number;
}

/** What is offered, and by whom. */
export interface OfferBody {
  offer: "draw" | "take-back" | "rematch";
  seat: "first" | "second";
}

/** How a game ended, with all that was missed in it. */
export interface OutcomeBody {
  result: "first" | "second" | "draw" | "unfinished";
  reason: string;
  /** The line that was called. */
  line: string | null;
  missed: MissedBody[];
  /** How it is told: the end, then each line that was missed, then the score of a series. */
  said: SaidBody[];
}

/** What all messages of the server have. */
export interface ServerMessage {
  /** The id of the message that this answers. */
  id?: string;
}

/** Something has happened, and is on the disk. */
export interface EventsMessage extends NewsMessage {
  type: "events";
}

/** A command came too late to be done: these events came first. */
export interface StaleMessage extends NewsMessage {
  type: "stale";
}

/** A message that cannot be followed. Nothing has changed. */
export interface RefusedMessage extends ServerMessage {
  type: "refused";
  code: string;
  /** One sentence in English, for programmers. */
  message: string;
  /** The same for people. */
  said: SaidBody;
}

/** The answer to a question to the board, a sentence each. */
export interface AnswerMessage extends ServerMessage {
  type: "answer";
  said: SaidBody[];
}

/** What was typed is something to do: a command to be sent, or an action of the client. */
export interface UnderstoodMessage extends ServerMessage {
  type: "understood";
  /** To be completed by `type`, `seen` and perhaps `seat`, and sent. */
  command?: Record<string, unknown>;
  action?: "quarto" | "phrase" | "save" | "quit" | "language" | "verbosity" | "phonetic" | "repeat";
  /** Of the action: a phrase, a language, a verbosity, a file's name. */
  value?: string;
}

/** What one of the two players says, told to both of them and to nobody else. */
export interface PhraseHeardMessage extends ServerMessage {
  type: "phrase";
  /** Who says it. */
  seat: "first" | "second";
  phrase: "hello" | "good-luck" | "good-game" | "well-seen" | "one-moment" | "thanks";
  said: SaidBody;
}

/** So many people watch now. */
export interface WatchingMessage extends ServerMessage {
  type: "watching";
  count: number;
}

/** The other game that both agreed on is at this table. */
export interface NextMessage extends ServerMessage {
  type: "next";
  table: string;
  /** The listener's tokens there; none for one who watches. */
  seats: string[];
}

/** The server closes the connection; all that it acknowledged is kept. */
export interface GoodbyeMessage extends ServerMessage {
  type: "goodbye";
  reason: "restart" | "flood" | "idle";
  /** Seconds to wait before connecting again. */
  come_back_in: number;
}

/** The answer to `ping`. */
export interface PongMessage extends ServerMessage {
  type: "pong";
}

/** Who is played against. */
export interface OpponentBody {
  /**
   * Somebody who gets the link; anybody who sees the table in the list; the computer; somebody
   * at the same screen.
   */
  kind?: "friend" | "anyone" | "computer" | "same-screen";
  /** Of the computer. */
  level?: "beginner" | "casual" | "club" | "expert" | "perfect";
  /** How quickly the computer answers. */
  pace?: "human" | "at-once";
  /** Of the computer, or of the one at the same screen. */
  name?: string | null;
}

/** Somebody who sits down. */
export interface JoinBody {
  /** The player's; a plain one if left out. */
  name?: string | null;
  /** Of names that are left out. */
  language?: "en" | "fr" | "es" | "de";
}

/** A table to be made. */
export interface NewTableBody {
  /** The player's; a plain one if left out. */
  name?: string | null;
  /** Of names that are left out. */
  language?: "en" | "fr" | "es" | "de";
  opponent?: OpponentBody;
  options?: NewOptionsBody;
  /** Where the game begins; the empty board if left out. */
  position?: string | null;
  /** Who acts first, which is to give unless there is a position; the lot decides if left out. */
  first?: "me" | "other" | null;
}

/** A game from elsewhere, to be looked back on. */
export interface GameTextBody {
  /** A saved game, or only its moves, from the empty board. */
  text: string;
  /** Of moves; a saved game says itself what counts. */
  traits?: string;
  squares?: boolean;
}

/** A guest's session. */
export interface SessionBody {
  /** Whoever has it is this guest: to be kept, and shown to nobody. */
  session: string;
}

/** The guest's seats at a table. */
export interface SeatsBody {
  table: string;
  /** Worth something only together with the guest's session. */
  seats: string[];
}

/** A table that anybody may join. */
export interface OpenTableBody {
  table: string;
  player: string;
  options: OptionsBody;
  /** Where the game begins, as in `welcome`. */
  start: string | null;
  /** For so many seconds. */
  waiting: number;
}

/** The tables that anybody may join, the newest first. */
export interface OpenTablesBody {
  tables: OpenTableBody[];
}

/** A table as anybody with its link may see it. */
export interface TableBody {
  table: string;
  options: OptionsBody;
  /** Where the game begins, as in `welcome`. */
  start: string | null;
  seen: number;
  view: ViewBody;
  watching: number;
  /** The table of the game after this one. */
  next: string | null;
}

/** One of the two at a table in a list. */
export interface GamePlayerBody {
  name: string;
  computer: "beginner" | "casual" | "club" | "expert" | "perfect" | null;
}

/** A table at which the guest sits. */
export interface GameBody {
  table: string;
  /** The guest's tokens there, worth something only together with the session. */
  seats: string[];
  /** Which of the two players the guest is: both, for two at one screen. */
  own: (0 | 1)[];
  /** In the order in which they joined. */
  players: GamePlayerBody[];
  options: OptionsBody;
  /** Where the game begins, as in `welcome`. */
  start: string | null;
  state: "waiting" | "on" | "over";
  /** Whether the guest must act; with both seats that is so until the game is over. */
  your_turn: boolean;
  /** How many pieces are on the board; null under the mask until the game is over. */
  placed: number | null;
  /** For the player who must act, when this was sent; null without a clock. */
  seconds_left: number | null;
  /** When a player did something last, in seconds since 1970. */
  acted_at: number;
  /** When the game began; null before that. */
  began_at: number | null;
  /** When the game ended; null before that. */
  ended_at: number | null;
  /** How the game ended for the guest; with both seats, which of them has won. null before. */
  result: "won" | "lost" | "drawn" | "unfinished" | "first" | "second" | null;
  reason: string | null;
  /** The table of the game after this one. */
  next: string | null;
}

/** How many games the guest has won, lost and drawn. */
export interface TallyBody {
  won: number;
  lost: number;
  drawn: number;
}

/** How many games the guest has won, lost and drawn against a level of the computer. */
export interface LevelTallyBody {
  won: number;
  lost: number;
  drawn: number;
  level: "beginner" | "casual" | "club" | "expert" | "perfect";
}

/** The tables at which the guest sits. */
export interface GamesBody {
  /** Those that are not over, the guest's turns first; then those that are, the newest first. */
  games: GameBody[];
  /** To ask for the games that ended before these; null where there are none. */
  before: string | null;
  /** Of all finished games, against each level. */
  levels: LevelTallyBody[];
  /** The same, against people. */
  people: TallyBody;
}

/** What something is worth to a player. */
export interface ScoreBody {
  value: "win" | "draw" | "loss";
  /** Placements until the call under best play; null for a draw. */
  plies: number | null;
}

/** A turn and its exact score, for the player who takes it. */
export interface ScoredTurnBody {
  value: "win" | "draw" | "loss";
  /** Placements until the call under best play; null for a draw. */
  plies: number | null;
  turn: string;
}

/** The exact score of a position and of every legal turn. */
export interface AnalysisBody {
  value: "win" | "draw" | "loss";
  /** Placements until the call under best play; null for a draw. */
  plies: number | null;
  position: string;
  best: string;
  turns: ScoredTurnBody[];
}

/** A move of a finished game. Scores are for the player who made it, from `position` on. */
export interface ReviewedMoveBody {
  /** The one in which the move was made. */
  position: string;
  move: string;
  seat: "first" | "second";
  /** The best that could be reached. */
  before: ScoreBody;
  /** The best that could still be reached with this move. */
  after: ScoreBody;
  /** A best move; the move itself if there is none better. */
  best: string;
  /** How the move turned the game; null if its value stayed what it was. */
  said: SaidBody | null;
}

/** A look back at a finished game: its moves in order, and what each was worth. */
export interface ReviewBody {
  moves: ReviewedMoveBody[];
}

/** A game that was read from a text, with what each of its moves was worth. */
export interface OpenedGameBody {
  moves: ReviewedMoveBody[];
  edition: "classic" | "access";
  traits: string;
  squares: boolean;
  /** Where the game begins; null for the empty board. */
  start: string | null;
  /** All lines that count, with their cells. */
  lines: Record<string, string[]>;
  /** The name of the player who gives first; empty if it is not known. */
  first: string;
  second: string;
  result: "first" | "second" | "draw" | "unfinished";
  reason: string | null;
}

/** The server is alive, or even ready: it can keep moves. */
export interface HealthBody {
  status: "alive" | "ready";
  version: string;
}

/** Why a request was refused. Nothing has changed. */
export interface RefusalBody {
  code: string;
  message: string;
  /** Where in a text of several lines, counted from 1. */
  line?: number;
  /** Which move of a game, counted from 1. */
  move?: number;
}
