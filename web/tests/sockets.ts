/** A socket for tests: what was sent through it can be read, and what it hears is said to it. */

import type { FromServer, GameBody, ViewBody } from "../src/wire/protocol";

export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (socket === undefined) throw new Error("nobody has connected");
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The network is gone. */
  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
}

/** As much of a view as a table looks at. */
export function viewOf(changes: Partial<ViewBody> = {}): Partial<ViewBody> {
  return { state: "on", seats: ["first"], turn: "first", moves: [], offer: null, ...changes };
}

/** The first message of the server. */
export function welcome(seen = 2, events: object[] = [], players = [0]): Partial<FromServer> {
  const view = viewOf() as ViewBody;
  return { type: "welcome", seen, events, players, lines: {}, view, question: null } as never;
}

export function refused(code: string): object {
  return { type: "refused", code, message: "", said: { id: `refused-${code}`, arguments: {} } };
}

/** A game in a list: of Ada against Grace, in which it is Grace's turn. */
export function gameOf(game: Partial<GameBody> = {}): GameBody {
  return {
    table: "A".repeat(22),
    seats: ["1"],
    own: [0],
    players: [
      { name: "Ada", computer: null },
      { name: "Grace", computer: null },
    ],
    options: { edition: "classic", mask: false, seconds_per_move: null } as GameBody["options"],
    start: null,
    state: "on",
    your_turn: false,
    placed: 3,
    seconds_left: null,
    acted_at: 1,
    began_at: 0,
    ended_at: null,
    result: null,
    reason: null,
    next: null,
    ...game,
  };
}
