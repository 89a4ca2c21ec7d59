const keyOf = (name: string): string => `zt-draft:${name}`;

/** What was typed under this name and not sent, or null. */
export function readDraft<V>(name: string): Partial<V> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Partial<V> | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed now, unless this browser keeps nothing: then one types on all the same. */
export function keepDraft(name: string, values: object): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // full, or not allowed
  }
}

/** Forgets a draft once it is sent. */
export const dropDraft = (name: string): void => localStorage.removeItem(keyOf(name));

/** Forgets what anybody typed on this device: on sign-out the next person must not find it. */
export function dropEveryDraft(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(''))) localStorage.removeItem(key);
}
