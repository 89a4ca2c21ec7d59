import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/client.ts';
import { article } from '../../db/schema/article.ts';
import { countedLater } from '../../kit/countedLater.ts';

const HOUR = 3_600_000;

const seen = new WeakMap<Db, LRUCache<string, number>>();

const views = countedLater<number>({ add: (before, more) => before + more, write, most: 100_000 });

/** Counts a reading, once an hour for each visitor. `onError` hears of a write that failed. */
export function countView(db: Db, id: string, visitor: string, now: Date, onError: (error: unknown) => void): void {
  const key = `${id} ${visitor}`;
  const known = seenIn(db);
  const last = known.get(key);
  if (last !== undefined && now.getTime() - last < HOUR) return;
  known.set(key, now.getTime());
  views.count(db, id, 1, onError);
}

/** Readings counted here and not written yet. */
export const pendingViews = (db: Db, id: string): number => views.pending(db, id) ?? 0;

/** Writes what was counted; to be called before the database is closed. */
export const flushViews = (db: Db): Promise<void> => views.flush(db);

async function write(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counted].map(([id, times]) => sql`(${id}::bigint, ${times}::int)`);
  await db
    .update(article)
    .set({
      countView: sql`${article.countView} + (select times from (values ${sql.join(rows, sql`, `)}) counted (id, times) where counted.id = ${article.id})`,
    })
    .where(inArray(article.id, [...counted.keys()]));
}

function seenIn(db: Db): LRUCache<string, number> {
  let known = seen.get(db);
  if (!known) seen.set(db, (known = new LRUCache({ max: 100_000 })));
  return known;
}
