import { LRUCache } from 'lru-cache';
import type { Db } from '../db/client.ts';
import { countedLater } from './countedLater.ts';

interface Options {
  /** A visitor counts once within so many milliseconds. */
  every: number;
  /** Writes what was counted, times by id. */
  write: (db: Db, counted: ReadonlyMap<string, number>) => Promise<void>;
}

const MOST = 100_000;

/** Counts readings: each visitor once in a while, written together a little later (`countedLater`). */
export function readingCounter({ every, write }: Options) {
  const seen = new WeakMap<Db, LRUCache<string, number>>();
  const views = countedLater<number>({ add: (before, more) => before + more, write, most: MOST });

  const seenIn = (db: Db): LRUCache<string, number> => {
    let known = seen.get(db);
    if (!known) seen.set(db, (known = new LRUCache({ max: MOST })));
    return known;
  };

  return {
    /** `onError` hears of a write that failed. */
    count(db: Db, id: string, visitor: string, now: Date, onError: (error: unknown) => void): void {
      const key = `${id} ${visitor}`;
      const known = seenIn(db);
      const last = known.get(key);
      if (last !== undefined && now.getTime() - last < every) return;
      known.set(key, now.getTime());
      views.count(db, id, 1, onError);
    },
    /** Counted here and not written yet. */
    pending: (db: Db, id: string): number => views.pending(db, id) ?? 0,
    /** Writes what was counted; to be called before the database is closed. */
    flush: (db: Db): Promise<void> => views.flush(db),
  };
}
