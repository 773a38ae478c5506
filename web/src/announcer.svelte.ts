/**
 * What screen readers are told: one sentence for each event, said once, in order.
 *
 * Permanent live regions stand at the end of the document, and of each dialog, below which nothing
 * is heard. One of them holds one sentence: the last. A sentence is put into its region a moment
 * after all were emptied, so that each is a change; repeats in quick succession are dropped,
 * and what comes faster waits for its turn.
 */

import { utter } from "./voice";

export type Urgency = "polite" | "assertive";

interface Sentence {
  readonly text: string;
  readonly urgency: Urgency;
}

const REPEATED_WITHIN_MS = 700;
/** So long all regions are empty first, and drawn so: what gets the focus meanwhile is said before. */
const EMPTY_FOR_MS = 150;
const SHOWN_FOR_MS = 250;
/**
 * A busy browser is waited for: it tells readers of a change when it draws. So often it is looked
 * whether it has; a browser that is held up looks later, but not less often.
 */
const LOOKS = 50;
const LOOK_AGAIN_MS = 20;
/**
 * About how long a reader takes for a sentence, a busy one too. Sentences of two urgencies that wait
 * to be said are said in another order, or the polite one is dropped: what comes so soon is as urgent
 * as the last.
 */
const SAID_MS = 3_000;
const SAID_MS_EACH = 60;
/** Some readers take the same words for the same change: said again, they end in one more blank. */
const AGAIN = "\u00a0";

/** Regions of each urgency: of the sentences in one of them a slow reader says only the newest. */
export const PLACES = [0, 1, 2, 3] as const;

/** What is held now, and in which place. */
export const regions = $state({ polite: "", assertive: "", place: 0 });

/** For so long what leads the focus elsewhere is waited for, at most: the network may fail it. */
const LED_WITHIN_MS = 3_000;

const queue: Sentence[] = [];
let last = { text: "", at: -Infinity };
/** So many lead the focus elsewhere just now. */
let leading = 0;
let before = { text: "", urgency: "polite" as Urgency, until: -Infinity };

/** Says a sentence. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  const now = performance.now();
  if (text === "" || (text === last.text && now - last.at < REPEATED_WITHIN_MS)) return;
  last = { text, at: now };
  utter(text);
  queue.push({ text, urgency });
  if (queue.length === 1) fill(queue[0]);
}

/** Says nothing before the focus was led elsewhere, and a moment longer: that is said before. */
export async function waitFor(led: Promise<unknown>): Promise<void> {
  leading += 1;
  try {
    await Promise.race([led, new Promise((resolve) => setTimeout(resolve, LED_WITHIN_MS))]);
  } finally {
    setTimeout(() => (leading -= 1), EMPTY_FOR_MS);
  }
}

/** Empties the regions: what was heard in a dialog is not heard again when it closes. */
export function hush(): void {
  regions.polite = regions.assertive = "";
}

function fill(sentence: Sentence | undefined): void {
  if (sentence === undefined) return;
  regions.polite = regions.assertive = "";
  whenDrawn(EMPTY_FOR_MS, () => show(sentence));
}

function show(sentence: Sentence): void {
  if (leading > 0) {
    whenDrawn(LOOK_AGAIN_MS, () => show(sentence));
    return;
  }
  const now = performance.now();
  const urgency = now < before.until ? before.urgency : sentence.urgency;
  const text = sentence.text === before.text ? sentence.text + AGAIN : sentence.text;
  before = { text, urgency, until: now + SAID_MS + SAID_MS_EACH * text.length };
  regions.place = (regions.place + 1) % PLACES.length;
  regions[urgency] = text;
  whenDrawn(SHOWN_FOR_MS, () => {
    queue.shift();
    fill(queue[0]);
  });
}

/** Goes on after a while in which the page was drawn as it is now; a hidden page draws nothing. */
function whenDrawn(ms: number, then: () => void): void {
  let isDrawn = document.hidden;
  requestAnimationFrame(() => requestAnimationFrame(() => (isDrawn = true)));
  let looks = 0;
  function look(): void {
    looks += 1;
    if (isDrawn || looks > LOOKS) then();
    else setTimeout(look, LOOK_AGAIN_MS);
  }
  setTimeout(look, ms);
}
