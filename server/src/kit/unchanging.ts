import type { Db } from '../db/client.ts';
import { SingleFlight } from './singleFlight.ts';

interface Options<T> {
  read: (db: Db, ids: readonly string[], pool: Db) => Promise<Map<string, T>>;
  /** So many are kept; the oldest make room. */
  most: number;
}

interface Kept<T> {
  found: Map<string, T>;
  flights: SingleFlight<Map<string, T>>;
}

/**
 * Rows that never change once they are written, by their ids: read once in a process, and by those who miss the same at
 * the same moment together.
 * @returns of a database: the handle of its pool keeps them apart from those of another; `db` may be a transaction
 */
export function unchanging<T>({ read, most }: Options<T>) {
  const keptIn = new WeakMap<Db, Kept<T>>();
  return async (db: Db, ids: readonly string[], pool: Db = db): Promise<Map<string, T>> => {
    let kept = keptIn.get(pool);
    if (!kept) keptIn.set(pool, (kept = { found: new Map(), flights: new SingleFlight() }));
    const { found, flights } = kept;
    const known = new Map<string, T>();
    const missing = new Set<string>();
    for (const id of ids) {
      const one = found.get(id);
      if (one === undefined) missing.add(id);
      else known.set(id, one);
    }
    if (missing.size === 0) return known;
    const reading = () => read(db, [...missing], pool);
    // what a transaction reads is its own: it may be cancelled
    const fresh = await (db === pool ? flights.run([...missing].sort().join(), reading) : reading());
    for (const [id, one] of fresh) {
      known.set(id, one);
      found.set(id, one);
    }
    for (const id of found.keys()) {
      if (found.size <= most) break;
      found.delete(id);
    }
    return known;
  };
}
