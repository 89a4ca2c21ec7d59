/** Kept synchronously, because a page that is being closed has no time for anything else. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A write that the server has not confirmed. `keptAt` is the moment it was last changed, in milliseconds. */
export interface Kept<T> {
  key: string;
  value: T;
  keptAt: number;
}

export type Box<T extends object> = ReturnType<typeof createBox<T>>;

/**
 * Writes that the server has not confirmed, of each person apart, in this browser until they are taken away. Guarantees:
 * - Under one key there is one write, the latest: an answer, a note, a sitting. Whoever must not lose any, such as a
 *   message, puts each under a key of its own (`newKey`).
 * - `of` gives them in the order of their last change, also those of earlier pages, and never those of another person.
 * - A full or forbidden store loses only this safety; what cannot be read, or is not `isWhole`, is thrown away.
 *
 * Writes whose prefix begins with `zt-draft:` are forgotten when somebody signs out.
 */
export function createBox<T extends object>(
  prefix: string,
  isWhole: (value: Partial<T>) => boolean,
  storeOf: () => Store = () => localStorage,
) {
  let latest = 0;
  const below = (userNo: string): string => `${prefix}:${userNo}:`;

  function parse(text: string | null): { value: T; keptAt: number } | undefined {
    try {
      const { keptAt = 0, ...value } = JSON.parse(text ?? '') as Partial<T> & { keptAt?: number };
      return isWhole(value as Partial<T>) ? { value: value as unknown as T, keptAt } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    put(userNo: string, key: string, value: T): void {
      latest = Math.max(Date.now(), latest + 1);
      try {
        storeOf().setItem(below(userNo) + key, JSON.stringify({ ...value, keptAt: latest }));
      } catch {
        // The page still has it, and sends it as ever.
      }
    },
    take: (userNo: string, key: string): void => storeOf().removeItem(below(userNo) + key),
    of(userNo: string): Kept<T>[] {
      const store = storeOf();
      const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
      const kept = names.flatMap((name) => {
        if (!name.startsWith(below(userNo))) return [];
        const found = parse(store.getItem(name));
        if (!found) store.removeItem(name);
        return found ? [{ key: name.slice(below(userNo).length), ...found }] : [];
      });
      return kept.sort((a, b) => a.keptAt - b.keptAt);
    },
  };
}
