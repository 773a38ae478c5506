/**
 * What screen readers are told: one sentence for each event, said once, in order.
 *
 * Two permanent live regions stand at the end of the document, and of each dialog, below which
 * nothing is heard. One of them holds one sentence: the last. A sentence is put into its region on the frame after both were emptied, so that each is
 * a change; repeats in quick succession are dropped, and what comes faster waits for its turn.
 */

import { utter } from "./voice";

export type Urgency = "polite" | "assertive";

interface Sentence {
  readonly text: string;
  readonly urgency: Urgency;
}

const REPEATED_WITHIN_MS = 700;
const SHOWN_FOR_MS = 120;

/** What each region holds now. */
export const regions: Record<Urgency, string> = $state({ polite: "", assertive: "" });

const queue: Sentence[] = [];
let last = { text: "", at: -Infinity };

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
  requestAnimationFrame(() => {
    regions[sentence.urgency] = sentence.text;
    setTimeout(() => {
      queue.shift();
      fill(queue[0]);
    }, SHOWN_FOR_MS);
  });
}
