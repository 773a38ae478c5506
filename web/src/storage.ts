/** What this browser keeps, by key; what it will not keep lasts as long as the page. */

const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Parses a JSON text; null if there is none, or it is damaged. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The values of a JSON object that are of the same type as the usual ones, and allowed. */
export function valid<Values extends object>(
  text: string | null,
  usual: Values,
  allowed: Readonly<Partial<Record<keyof Values, readonly unknown[]>>>,
): Partial<Values> {
  const known = (parse(text) ?? {}) as Record<string, unknown>;
  const isValid = (name: string, like: unknown): boolean =>
    typeof known[name] === typeof like &&
    (allowed[name as keyof Values]?.includes(known[name]) ?? true);
  const names = Object.keys(usual).filter((name) => isValid(name, usual[name as keyof Values]));
  return Object.fromEntries(names.map((name) => [name, known[name]])) as Partial<Values>;
}
