/**
 * A socket to the server that comes back by itself: after sleep, a lost network, a restart.
 *
 * It knows nothing of the game. Whoever uses it says `hello` anew on each connection.
 */

import type { FromClient, FromServer } from "./protocol";

/** `lost` while it tries to come back; `ended` when that is of no use. */
export type Status = "connecting" | "on" | "lost" | "ended";

export interface Listener {
  /** The first message on each connection. */
  hello(): FromClient;
  heard(message: FromServer): void;
  changed(status: Status): void;
}

const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 3_000;
const PING_AFTER_MS = 15_000;
const PONG_TIMEOUT_MS = 5_000;

/** Refusals of a `hello` that may be gone at the next attempt; nobody need hear of them. */
const TRANSIENT: readonly string[] = ["stopping", "busy", "not-stored", "too-fast", "too-many"];

export class Connection {
  private socket: WebSocket | null = null;
  private status: Status = "connecting";
  /** How long the next attempt waits, about. */
  private backoff = FIRST_BACKOFF_MS;
  private comeBackIn: number | null = null;
  /** Why it was not let in. */
  private refusal: string | null = null;
  private reconnecting: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  /** Sends a message if there is a connection, and tells whether there was. */
  send(message: FromClient): boolean {
    if (this.status !== "on" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Ends the connection for good. */
  close(): void {
    this.change("ended");
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.reconnecting);
    clearTimeout(this.watchdog);
    this.drop();
  }

  private open(): void {
    clearTimeout(this.reconnecting);
    this.drop();
    this.refusal = this.comeBackIn = null;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify(this.listener.hello()));
      this.watch();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.watch();
      this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.lose();
    this.watch();
  }

  private hear(message: FromServer): void {
    if (message.type === "welcome") {
      this.backoff = FIRST_BACKOFF_MS;
      this.change("on");
    }
    if (message.type === "goodbye") this.comeBackIn = message.come_back_in * 1000;
    if (message.type === "refused" && this.status !== "on") {
      this.refusal = message.code;
      if (TRANSIENT.includes(message.code)) return;
    }
    if (message.type !== "pong") this.listener.heard(message);
  }

  private lose(): void {
    this.drop();
    if (this.status === "ended") return;
    if (this.refusal !== null && !TRANSIENT.includes(this.refusal)) {
      this.close();
      return;
    }
    this.change("lost");
    // The jitter keeps all who were sent away from coming back at once.
    const delay = (this.comeBackIn ?? 0) + this.backoff * (0.5 + Math.random());
    this.backoff = Math.min(this.backoff * 2, MAX_BACKOFF_MS);
    clearTimeout(this.reconnecting);
    this.reconnecting = setTimeout(() => this.open(), delay);
  }

  /** Restarts the watchdog: pings after a silence, and drops the connection if no pong comes. */
  private watch(quiet = PING_AFTER_MS): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.send({ type: "ping" });
      this.watchdog = setTimeout(() => this.lose(), PONG_TIMEOUT_MS);
    }, quiet);
  }

  /** The device is back, or the network has come or gone: reconnects or pings at once. */
  private readonly wake = (): void => {
    if (document.hidden || this.status === "ended") return;
    if (this.status === "lost") this.open();
    else this.watch(0);
  };

  private drop(): void {
    clearTimeout(this.watchdog);
    if (this.socket === null) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  private change(status: Status): void {
    if (this.status === status) return;
    this.status = status;
    this.listener.changed(status);
  }
}
