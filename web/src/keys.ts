/** What single keys do at a table. Each can be changed, and all can be switched off. */

export const USUAL_KEYS = {
  call: "q",
  hand: "h",
  last: "l",
  turn: "t",
  left: "p",
  row: "r",
  column: "c",
  diagonals: "d",
  board: "b",
  reserve: "v",
  command: "/",
  help: "?",
};

export type Action = keyof typeof USUAL_KEYS;
export type Keys = Readonly<Record<Action, string>>;
export const ACTIONS = Object.keys(USUAL_KEYS) as Action[];

/** The keys as they were kept, one for each action, with the usual ones for what cannot be read. */
export function keysOf(kept: unknown): Keys {
  const known = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return ACTIONS.reduce<Keys>((keys, action) => {
    const key = known[action];
    return isKey(key) ? withKey(keys, action, key) : keys;
  }, USUAL_KEYS);
}

/** What a key does, if anything. */
export function actionOf(keys: Keys, key: string): Action | null {
  const pressed = key.toLowerCase();
  return ACTIONS.find((action) => keys[action] === pressed) ?? null;
}

/** The keys with another one for an action; the action that had it gets the old one in exchange. */
export function withKey(keys: Keys, action: Action, key: string): Keys {
  if (!isKey(key)) return keys;
  const wanted = key.toLowerCase();
  const other = actionOf(keys, wanted);
  const swapped = other === null ? {} : { [other]: keys[action] };
  return { ...keys, ...swapped, [action]: wanted };
}

/** Only characters that are typed alone: letters, digits, signs, but not the blank. */
function isKey(key: unknown): key is string {
  return typeof key === "string" && [...key].length === 1 && key.trim() !== "";
}
