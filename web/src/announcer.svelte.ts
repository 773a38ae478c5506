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
/** So long all regions are empty first: what gets the focus meanwhile is said before. */
const EMPTY_FOR_MS = 150;
const SHOWN_FOR_MS = 250;
/**
 * Readers drop a polite sentence that they have not begun when an assertive one comes, or say it
 * first: what follows another so closely is as urgent as that one.
 */
const TOGETHER_MS = 1_000;

/** Regions of each urgency: of the sentences in one of them a slow reader says only the newest. */
export const PLACES = [0, 1, 2, 3] as const;

/** What is held now, and in which place. */
export const regions = $state({ polite: "", assertive: "", place: 0 });

const queue: Sentence[] = [];
let last = { text: "", at: -Infinity };
let before: { urgency: Urgency; at: number } = { urgency: "polite", at: -Infinity };

/** Says a sentence. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  const now = performance.now();
  if (text === "" || (text === last.text && now - last.at < REPEATED_WITHIN_MS)) return;
  last = { text, at: now };
  utter(text);
  queue.push({ text, urgency });
  if (queue.length === 1) fill(queue[0]);
}

/** Empties the regions: what was heard in a dialog is not heard again when it closes. */
export function hush(): void {
  regions.polite = regions.assertive = "";
}

function fill(sentence: Sentence | undefined): void {
  if (sentence === undefined) return;
  regions.polite = regions.assertive = "";
  setTimeout(() => {
    const now = performance.now();
    const urgency = now - before.at < TOGETHER_MS ? before.urgency : sentence.urgency;
    before = { urgency, at: now };
    regions.place = (regions.place + 1) % PLACES.length;
    regions[urgency] = sentence.text;
    setTimeout(() => {
      queue.shift();
      fill(queue[0]);
    }, SHOWN_FOR_MS);
  }, EMPTY_FOR_MS);
}
