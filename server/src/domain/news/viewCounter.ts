import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { article } from '../../db/schema/article.ts';

interface Counter {
  pending: Map<string, number>;
  seen: LRUCache<string, number>;
  timer: NodeJS.Timeout | undefined;
}

const HOUR = 3_600_000;
const FLUSH_AFTER = 10_000;

const counters = new WeakMap<Db, Counter>();

/**
 * Counts a reading, once an hour for each visitor, and writes all that were counted every ten seconds in one
 * statement: a popular article must not become a row that everybody waits for. `onError` hears of a write that failed;
 * its readings are counted again with the next.
 */
export function countView(db: Db, id: string, visitor: string, now: Date, onError: (error: unknown) => void): void {
  const counter = counterOf(db);
  const key = `${id} ${visitor}`;
  const last = counter.seen.get(key);
  if (last !== undefined && now.getTime() - last < HOUR) return;
  counter.seen.set(key, now.getTime());
  counter.pending.set(id, (counter.pending.get(id) ?? 0) + 1);
  counter.timer ??= setTimeout(() => void flushViews(db).catch(onError), FLUSH_AFTER).unref();
}

/** Readings counted here and not written yet. */
export const pendingViews = (db: Db, id: string): number => counters.get(db)?.pending.get(id) ?? 0;

/** Writes what was counted; to be called before the database is closed. */
export async function flushViews(db: Db): Promise<void> {
  const counter = counterOf(db);
  clearTimeout(counter.timer);
  counter.timer = undefined;
  const counted = counter.pending;
  if (counted.size === 0) return;
  counter.pending = new Map();
  try {
    await write(db, counted);
  } catch (error) {
    for (const [id, times] of counted) counter.pending.set(id, (counter.pending.get(id) ?? 0) + times);
    throw error;
  }
}

async function write(db: Db, counted: Map<string, number>): Promise<void> {
  const rows = [...counted].map(([id, times]) => sql`(${id}::bigint, ${times}::int)`);
  await db
    .update(article)
    .set({
      countView: sql`${article.countView} + (select times from (values ${sql.join(rows, sql`, `)}) counted (id, times) where counted.id = ${article.id})`,
    })
    .where(inArray(article.id, [...counted.keys()]));
}

function counterOf(db: Db): Counter {
  let counter = counters.get(db);
  if (!counter) {
    counter = { pending: new Map(), seen: new LRUCache({ max: 100_000 }), timer: undefined };
    counters.set(db, counter);
  }
  return counter;
}
