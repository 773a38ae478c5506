/**
 * What screen readers are told: one sentence for each event, said once.
 *
 * Two permanent live regions stand at the end of the document. A sentence is put into its region on
 * the frame after the region was emptied, so that each is a change; repeats in quick succession are
 * dropped, and what comes faster is queued.
 */

import { utter } from "./voice";

export type Urgency = "polite" | "assertive";

const REPEATED_WITHIN_MS = 700;
const SHOWN_FOR_MS = 120;

/** What each region holds now. */
export const regions: Record<Urgency, string> = $state({ polite: "", assertive: "" });

const queues: Record<Urgency, string[]> = { polite: [], assertive: [] };
let last = { text: "", at: -Infinity };

/** Says a sentence. */
export function announce(text: string, urgency: Urgency = "polite"): void {
  const now = performance.now();
  if (text === "" || (text === last.text && now - last.at < REPEATED_WITHIN_MS)) return;
  last = { text, at: now };
  utter(text, urgency === "assertive");
  queues[urgency].push(text);
  if (queues[urgency].length === 1) fill(urgency);
}

function fill(urgency: Urgency): void {
  regions[urgency] = "";
  requestAnimationFrame(() => {
    regions[urgency] = queues[urgency][0] ?? "";
    setTimeout(() => {
      queues[urgency].shift();
      if (queues[urgency].length > 0) fill(urgency);
    }, SHOWN_FOR_MS);
  });
}
