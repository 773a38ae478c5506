/** Requests to the server, and what this browser keeps: its session, its seats, its last commands. */

import { parse, read, remove, write } from "../storage";
import { isId } from "./ids";
import type {
  AnalysisBody,
  CommandMessage,
  GamesBody,
  JoinBody,
  NewTableBody,
  OpenTablesBody,
  RefusalBody,
  ReviewBody,
  SeatsBody,
  SessionBody,
  TableBody,
} from "./protocol";

const API = "api/v2";
const SESSION = "fourfold.session";
const SEATS = "fourfold.seats";
const COMMANDS = "fourfold.commands";
const OVER = "fourfold.over";
const WAITING = "fourfold.waiting";
const FINISHED_KEPT = 100;
/** So many tables that wait for a second player are listened to. */
const WAITING_AT_MOST = 4;
/** The server closes what nobody touches for a week, so that few people ever come near this. */
export const RUNNING_AT_MOST = 500;

/** Why something could not be done; `code` is one of the protocol's, `no-connection` or `too-many-games`. */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Where in a text, if it was one: a line or a move, counted from 1. */
    readonly where: Pick<RefusalBody, "line" | "move"> = {},
  ) {
    super(message);
  }
}

/** The address of the socket. It names the table for proxies, which may send both players to one node. */
export function socketAddress(table: string): string {
  const address = new URL(`${API}/socket?table=${table}`, document.baseURI);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}

/** Makes a table and keeps the seats at it. */
export async function makeTable(body: NewTableBody): Promise<string> {
  expectFewGames();
  const made = await asGuest<SeatsBody>("tables", body);
  keepSeats(made.table, made.seats);
  return made.table;
}

/** Sits down at a table, and gives the seats there. */
export async function joinTable(table: string, body: JoinBody): Promise<readonly string[]> {
  expectFewGames();
  const joined = await asGuest<SeatsBody>(`tables/${table}/players`, body);
  keepSeats(table, joined.seats);
  return joined.seats;
}

/** The games of this browser's guest: all, those that are not over, or those that ended before a cursor. */
export async function readGames(
  query: { readonly before?: string; readonly running?: "true" } = {},
): Promise<GamesBody> {
  return (await authorized(`games?${new URLSearchParams(query)}`, {})).json() as Promise<GamesBody>;
}

/** Closes a table of this browser's that nobody has joined. */
export async function closeTable(table: string): Promise<void> {
  await authorized(`tables/${table}`, { method: "DELETE" });
}

/** The tables that anybody may join. */
export async function openTables(): Promise<OpenTablesBody> {
  return request("tables");
}

/** A table as anybody may see it. */
export async function readTable(table: string): Promise<TableBody> {
  return request(`tables/${table}`);
}

/** A finished game as text. */
export async function readGame(table: string): Promise<string> {
  return (await answered(`tables/${table}/game`, {})).text();
}

/** What each move of a finished game was worth. */
export async function readReview(table: string): Promise<ReviewBody> {
  return request(`tables/${table}/review`);
}

/** The exact score of a position and of every turn; with the cell placed last, if it is known. */
export async function analyse(
  position: string,
  last: string | null,
  traits: string,
  squares: boolean,
  signal: AbortSignal,
): Promise<AnalysisBody> {
  const query = new URLSearchParams({ position, traits, squares: String(squares) });
  if (last !== null) query.set("last", last);
  return request(`analysis?${query}`, { signal });
}

export type Form = "braille" | "text" | "svg";

/** Where a position is to be had for touch, or as text. */
export function exportAddress(
  position: string,
  form: Form,
  edition: string,
  language: string,
): string {
  const query = new URLSearchParams({ position, as: form, edition, language });
  return new URL(`${API}/export?${query}`, document.baseURI).href;
}

/** A position for touch, or as text. */
export async function readExport(...what: Parameters<typeof exportAddress>): Promise<string> {
  return (await answered(exportAddress(...what), {})).text();
}

/** The session of this browser, made when it is first needed. */
export async function session(): Promise<string> {
  const kept = read(SESSION);
  if (kept !== null) return kept;
  const made = await request<SessionBody>("sessions", { method: "POST" });
  // Another tab may have made one meanwhile: seats are worth nothing without their session.
  const other = read(SESSION);
  if (other !== null) return other;
  write(SESSION, made.session);
  return made.session;
}

/** The session if there is one already. */
export function knownSession(): string | null {
  return read(SESSION);
}

/** The tokens of this browser's seats at a table. */
export function seatsAt(table: string): readonly string[] {
  return allSeats()[table] ?? [];
}

/** The command at a table that the server has not answered yet. */
export function keptCommand(table: string): CommandMessage | null {
  return allCommands()[table] ?? null;
}

/** The tables with such a command. */
export function tablesWithCommand(): string[] {
  return Object.keys(allCommands());
}

/** Keeps the command at a table until the server has answered it. */
export function keepCommand(table: string, command: CommandMessage): void {
  write(COMMANDS, JSON.stringify({ ...allCommands(), [table]: command }));
}

/** Forgets the command at a table, unless another tab keeps another one there by now. */
export function forgetCommand(table: string, command: CommandMessage): void {
  const { [table]: kept, ...others } = allCommands();
  if (kept?.id === command.id) write(COMMANDS, JSON.stringify(others));
}

/** The tables with a seat of this browser's whose game is not known to be over, the latest first. */
export function runningTables(): string[] {
  const over = allOver();
  return Object.keys(allSeats())
    .filter((table) => !over.has(table))
    .reverse();
}

/** Keeps the tokens of this browser's seats at a table; those of old games that are over are forgotten. */
export function keepSeats(table: string, seats: readonly string[]): void {
  const over = allOver();
  const others = Object.entries(allSeats()).filter(([id]) => id !== table);
  const finished = others.map(([id]) => id).filter((id) => over.has(id));
  const forgotten = new Set(finished.slice(0, -FINISHED_KEPT));
  const all = [...others.filter(([id]) => !forgotten.has(id)), [table, seats] as const];
  write(SEATS, JSON.stringify(Object.fromEntries(all)));
  write(OVER, JSON.stringify([...over].filter((id) => !forgotten.has(id))));
}

/** Remembers whether the game at a table is over. */
export function keepOver(table: string, isOver: boolean): void {
  const over = allOver();
  if (over.has(table) === isOver || seatsAt(table).length === 0) return;
  const others = [...over].filter((id) => id !== table);
  write(OVER, JSON.stringify(isOver ? [...others, table] : others));
}

/** The tables at which this browser waits for a second player, the latest last. */
export function waitingTables(): readonly string[] {
  const kept = parse(read(WAITING));
  return areStrings(kept) ? kept.filter((table) => seatsAt(table).length > 0) : [];
}

/** Remembers whether this browser waits for a second player at a table. */
export function keepWaiting(table: string, isWaiting: boolean): void {
  const kept = waitingTables();
  if (kept.includes(table) === isWaiting) return;
  const others = kept.filter((each) => each !== table);
  write(WAITING, JSON.stringify(isWaiting ? [...others, table].slice(-WAITING_AT_MOST) : others));
}

/** Raises `RefusedError` where one more game would be too many. */
function expectFewGames(): void {
  if (runningTables().length >= RUNNING_AT_MOST) {
    throw new RefusedError("too-many-games", "too many games are under way in this browser");
  }
}

async function asGuest<Answer>(path: string, body: object): Promise<Answer> {
  const init = { method: "POST", body: JSON.stringify(body) };
  const headers = { "Content-Type": "application/json" };
  return (await authorized(path, { ...init, headers })).json() as Promise<Answer>;
}

/** Makes a request in the guest's session, and in a new one where the server does not know it. */
async function authorized(path: string, init: RequestInit): Promise<Response> {
  const send = async (): Promise<Response> => {
    const Authorization = `Bearer ${await session()}`;
    return answered(path, { ...init, headers: { ...init.headers, Authorization } });
  };
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RefusedError) || error.code !== "no-session") throw error;
    remove(SESSION);
    return send();
  }
}

/** The answer to a request. */
export async function request<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  return (await (await answered(path, init)).json()) as Answer;
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, new URL(`${API}/`, document.baseURI)), init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RefusedError("no-connection", "the server is out of reach");
  }
  if (response.ok) return response;
  let refusal: Partial<RefusalBody> = {};
  try {
    refusal = (await response.json()) as RefusalBody;
  } catch {
    // A proxy answers in its own way.
  }
  throw new RefusedError(
    refusal.code ?? "no-connection",
    refusal.message ?? response.statusText,
    refusal,
  );
}

function allSeats(): Record<string, readonly string[]> {
  return readAll(SEATS, areStrings);
}

function allOver(): ReadonlySet<string> {
  const kept = parse(read(OVER));
  return new Set(areStrings(kept) ? kept : []);
}

function allCommands(): Record<string, CommandMessage> {
  return readAll(COMMANDS, isCommand);
}

/** All of a kind that can be read, by tables; what is damaged is left out. */
function readAll<Kind>(key: string, is: (value: unknown) => value is Kind): Record<string, Kind> {
  const all = Object.entries(parse(read(key)) ?? {}) as [string, unknown][];
  return Object.fromEntries(all.filter((each): each is [string, Kind] => is(each[1])));
}

function areStrings(kept: unknown): kept is readonly string[] {
  return Array.isArray(kept) && kept.every((each) => typeof each === "string");
}

/** Whether a move was kept as a table sends it, with the id by which it is settled. */
function isCommand(value: unknown): value is CommandMessage {
  const { type, id, seen, command, move } = (value ?? {}) as Partial<CommandMessage>;
  const isMove = command === "play" && typeof move === "string";
  return type === "command" && isId(id) && Number.isInteger(seen) && isMove;
}
