/** A game that was opened: no table knows it. */

import { Replay, type Replayed } from "../table/replay.svelte";
import type { OpenedGameBody } from "../wire/protocol";
import { texts } from "../words/words.svelte";

export class OpenedGame extends Replay {
  readonly isOver = true;

  constructor(private readonly body: OpenedGameBody) {
    super();
    this.isReviewing = true;
  }

  protected get game(): Replayed {
    const { moves, start, lines } = this.body;
    return { made: moves, start, lines };
  }

  get edition(): OpenedGameBody["edition"] {
    return this.body.edition;
  }

  get names(): Replay["names"] {
    const [one, two] = [1, 2].map((number) => texts().text("name-player", { number }));
    return { first: this.body.first || (one ?? ""), second: this.body.second || (two ?? "") };
  }

  get pieces(): Replay["pieces"] {
    return this.past.pieces;
  }
}
