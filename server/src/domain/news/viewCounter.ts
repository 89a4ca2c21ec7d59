import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { article } from '../../db/schema/article.ts';
import { readingCounter } from '../../kit/readingCounter.ts';

const HOUR = 3_600_000;

/** Readings of the news: a visitor counts once an hour. */
const readings = readingCounter({ every: HOUR, write });

export const countView = readings.count;

/** Readings counted here and not written yet. */
export const pendingViews = readings.pending;

/** Writes what was counted; to be called before the database is closed. */
export const flushViews = readings.flush;

async function write(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counted].map(([id, times]) => sql`(${id}::bigint, ${times}::int)`);
  await db
    .update(article)
    .set({
      countView: sql`${article.countView} + (select times from (values ${sql.join(rows, sql`, `)}) counted (id, times) where counted.id = ${article.id})`,
    })
    .where(inArray(article.id, [...counted.keys()]));
}
