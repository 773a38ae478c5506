/** What a clock shows. Pure. */

import { said, type Said } from "../words/texts";

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** A time in days and hours, in hours and minutes, or as 1:05. */
export function remaining(seconds: number): Said | string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (seconds < HOUR) return `${minutes}:${String(rest).padStart(2, "0")}`;
  const hours = Math.floor(seconds / HOUR);
  if (seconds < DAY) return said("clock-hours", { hours, minutes: minutes % 60 });
  return said("clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
}

/** How long until something else is shown, in milliseconds. */
export function pause(seconds: number): number {
  return seconds > HOUR + 60 ? 30_000 : 200;
}
