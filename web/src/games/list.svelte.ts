/** All games of this browser's guest: those that are not over, and finished ones page by page. */

import { knownSession, readGames, RefusedError } from "../wire/http";
import type { GameBody, GamesBody } from "../wire/protocol";
import { take } from "./mine.svelte";

export class GameList {
  finished = $state.raw<readonly GameBody[]>([]);
  /** How often one has won; null until the server has told. */
  counted = $state.raw<Pick<GamesBody, "levels" | "people"> | null>(null);
  /** Whether the server has told all that it was asked for. */
  isThere = $state(false);
  isOut = $state(false);
  isBusy = $state(false);

  private before = $state.raw<string | null>(null);

  /** Whether there are more finished games. */
  get hasMore(): boolean {
    return this.before !== null;
  }

  /** Asks for the first page; who has never played need not ask. */
  async load(): Promise<void> {
    await this.ask(async () => {
      if (knownSession() === null) return take([]);
      const body = await readGames();
      take(body.games);
      this.counted = body;
      this.finished = body.games.filter(({ state }) => state === "over");
      this.before = body.before;
    });
    this.isThere = !this.isOut;
  }

  /** Asks for the next page. */
  async more(): Promise<void> {
    const { before } = this;
    if (before === null) return;
    await this.ask(async () => {
      const body = await readGames({ before });
      this.finished = [...this.finished, ...body.games];
      this.before = body.before;
    });
  }

  private async ask(request: () => void | Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await request();
      this.isOut = false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.isOut = true;
    } finally {
      this.isBusy = false;
    }
  }
}
