/** Ids of commands, each unlike all others of the player, whichever page has sent them. */

const PREFIX_BYTES = 12;
const ID = /^[0-9a-f]{24}-[0-9]{1,15}$/;

/** The same for all commands of this page; `randomUUID` is there over HTTPS only. */
const prefix = Array.from(crypto.getRandomValues(new Uint8Array(PREFIX_BYTES)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");
let count = 0;

/** An id for another command. */
export function newId(): string {
  count += 1;
  return `${prefix}-${count}`;
}

/** Whether something is the id of a command. */
export function isId(value: unknown): value is string {
  return typeof value === "string" && ID.test(value);
}
