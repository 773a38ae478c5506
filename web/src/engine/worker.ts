/** The engine in a worker: questions in, scores out as they are found. */

import type { AnalysisBody, ScoredTurnBody } from "../wire/protocol";
import { Engine, type Rules } from "./engine";
import wasm from "./engine.wasm?url";

/** A position whose turns are to be scored. */
export interface Question extends Rules {
  readonly position: string;
  /** The cell placed last, if it is known: a line through it may be called. */
  readonly last: string | null;
  /** The folder of the opening books. */
  readonly books: string;
}

export type News =
  | { readonly found: readonly ScoredTurnBody[] }
  | { readonly answer: AnalysisBody | null }
  | { readonly failed: string };

const NEWS_EVERY_MS = 50;

const engine = load();

async function load(): Promise<Engine> {
  return new Engine(await WebAssembly.compile(await fetched(wasm)));
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (answer) => {
      tell({ answer });
    },
    (error: unknown) => {
      tell({ failed: String(error) });
    },
  );
});

/** The scores of a position; null where the engine has none. */
async function answer({ position, last, books, ...rules }: Question): Promise<AnalysisBody | null> {
  const thinking = await engine;
  thinking.begin(rules);
  const isSet = last !== null && thinking.set(`${position} ${last}`);
  if (!isSet && !thinking.set(position)) return null;
  if (thinking.wantsBook) thinking.openBook(await bookOf(rules, books));
  return analyse(thinking);
}

/** Scores all turns, and tells now and then of those that begin alike and are all scored. */
function analyse(thinking: Engine): AnalysisBody | null {
  const scoring = thinking.analyse();
  let untold: ScoredTurnBody[] = [];
  let toldAt = performance.now();
  let next = scoring.next();
  while (!next.done) {
    const scored = next.value;
    if (untold.at(-1)?.turn.slice(0, 2) !== scored.turn.slice(0, 2)) {
      const now = performance.now();
      if (now - toldAt > NEWS_EVERY_MS && untold.length > 0) {
        tell({ found: untold });
        untold = [];
        toldAt = now;
      }
    }
    untold.push(scored);
    next = scoring.next();
  }
  return next.value;
}

async function bookOf({ traits, squares }: Rules, books: string): Promise<Uint8Array> {
  const name = `book-${traits.split(",").length}${squares ? "-squares" : ""}.bin`;
  return new Uint8Array(await fetched(new URL(name, books).href));
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${address} cannot be had: ${response.status}`);
  return response.arrayBuffer();
}

function tell(news: News): void {
  postMessage(news);
}
