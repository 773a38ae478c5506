/**
 * Listens at the tables where this browser waits for a second player while it shows something else:
 * so they stay open, and whoever sits down is told of on any screen.
 */

import { Connection } from "../wire/connection";
import { keepWaiting, knownSession, seatsAt, socketAddress, waitingTables } from "../wire/http";
import type { FromServer, HelloMessage } from "../wire/protocol";

/** Somebody has sat down at a table of this browser's. */
export interface Arrival {
  readonly table: string;
  readonly name: string;
}

export class Lookout {
  /** Those to whom nobody has gone yet. */
  arrivals = $state.raw<readonly Arrival[]>([]);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn of it
  private readonly connections = new Map<string, Connection>();

  constructor(private readonly told: (arrival: Arrival) => void) {}

  /** Listens at all tables that wait, but for the one that is shown: it listens itself. */
  follow(shown: string | null): void {
    const wanted = waitingTables().filter((table) => table !== shown);
    for (const table of this.connections.keys()) if (!wanted.includes(table)) this.leave(table);
    for (const table of wanted) if (!this.connections.has(table)) this.listen(table);
    if (shown !== null) this.dismiss(shown);
  }

  /** Tells of an arrival no more. */
  dismiss(table: string): void {
    this.arrivals = this.arrivals.filter((each) => each.table !== table);
  }

  /** Listens no more. */
  end(): void {
    for (const table of this.connections.keys()) this.leave(table);
  }

  private listen(table: string): void {
    const connection = new Connection(socketAddress(table), {
      hello: () => hello(table),
      heard: (message) => this.hear(table, message),
      changed: () => undefined,
    });
    this.connections.set(table, connection);
  }

  private leave(table: string): void {
    this.connections.get(table)?.close();
    this.connections.delete(table);
  }

  private hear(table: string, message: FromServer): void {
    const view = "view" in message ? message.view : null;
    if (view === null ? message.type !== "refused" : view.state === "waiting") return;
    this.leave(table);
    keepWaiting(table, false);
    if (view?.state !== "on") return;
    const arrival = { table, name: view.players[1]?.name ?? "" };
    this.arrivals = [...this.arrivals, arrival];
    this.told(arrival);
  }
}

function hello(table: string): HelloMessage {
  const seats = [...seatsAt(table)];
  return { type: "hello", version: 2, table, session: knownSession(), seats, seen: 0 };
}
