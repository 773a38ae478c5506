/**
 * Scores from the engine in this browser, where it can run it. The engine is fetched when it is first
 * asked; a question that nobody waits for any more ends its worker.
 */

import type { AnalysisBody, ScoredTurnBody } from "../wire/protocol";
import type { News, Question } from "./worker";

type Asked = Omit<Question, "books">;

const canThink = typeof Worker !== "undefined" && typeof WebAssembly !== "undefined";

/** One that has answered, and remembers what it found. */
let free: Worker | null = null;

/**
 * The exact score of a position and of every turn; null where the engine cannot tell. What is found on
 * the way is told too.
 */
export async function think(
  asked: Asked,
  signal: AbortSignal,
  onfound: (found: readonly ScoredTurnBody[]) => void,
): Promise<AnalysisBody | null> {
  if (!canThink) return null;
  const worker = free ?? new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  free = null;
  try {
    const answer = await answerOf(worker, asked, signal, onfound);
    keep(worker);
    return answer;
  } catch (error) {
    worker.terminate();
    if (signal.aborted) throw error;
    return null;
  }
}

function keep(worker: Worker): void {
  free?.terminate();
  free = worker;
}

function answerOf(
  worker: Worker,
  asked: Asked,
  signal: AbortSignal,
  onfound: (found: readonly ScoredTurnBody[]) => void,
): Promise<AnalysisBody | null> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      reject(signal.reason as Error);
    };
    signal.addEventListener("abort", end, { once: true });
    worker.onmessage = ({ data }: MessageEvent<News>) => {
      if ("found" in data) return onfound(data.found);
      signal.removeEventListener("abort", end);
      if ("failed" in data) return reject(new Error(data.failed));
      resolve(data.answer);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error(event.message));
    };
    worker.postMessage({ ...asked, books: document.baseURI } satisfies Question);
  });
}
