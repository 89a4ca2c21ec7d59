import type { Db } from '../db/client.ts';

interface Waiting<V> {
  counted: Map<string, V>;
  timer: NodeJS.Timeout | undefined;
}

interface Options<V> {
  /** What was counted before and what came on top of it, as one. */
  add: (before: V, more: V) => V;
  /** Writes all that was counted, in one statement. */
  write: (db: Db, counted: ReadonlyMap<string, V>) => Promise<void>;
  /** So many keys wait at most; further ones are not counted. */
  most: number;
}

const FLUSH_AFTER = 10_000;

/**
 * Counts in memory and writes every ten seconds: what everybody counts must not become a row that everybody waits for.
 * What could not be written is counted again with the next; `flush` is to be called before the database is closed.
 */
export function countedLater<V>({ add, write, most }: Options<V>) {
  const all = new WeakMap<Db, Waiting<V>>();

  const waitingOf = (db: Db): Waiting<V> => {
    let waiting = all.get(db);
    if (!waiting) all.set(db, (waiting = { counted: new Map(), timer: undefined }));
    return waiting;
  };

  const put = ({ counted }: Waiting<V>, key: string, value: V): void => {
    const before = counted.get(key);
    if (before !== undefined) counted.set(key, add(before, value));
    else if (counted.size < most) counted.set(key, value);
  };

  async function flush(db: Db): Promise<void> {
    const waiting = waitingOf(db);
    clearTimeout(waiting.timer);
    waiting.timer = undefined;
    const { counted } = waiting;
    if (counted.size === 0) return;
    waiting.counted = new Map();
    try {
      await write(db, counted);
    } catch (error) {
      for (const [key, value] of counted) put(waiting, key, value);
      throw error;
    }
  }

  return {
    /** `onError` hears of a write that failed. */
    count(db: Db, key: string, value: V, onError: (error: unknown) => void): void {
      const waiting = waitingOf(db);
      put(waiting, key, value);
      waiting.timer ??= setTimeout(() => void flush(db).catch(onError), FLUSH_AFTER).unref();
    },
    /** Counted here and not written yet. */
    pending: (db: Db, key: string): V | undefined => all.get(db)?.counted.get(key),
    flush,
  };
}
