import { inArray, sql } from 'drizzle-orm';
import { heatOf } from '#contract/rules/heat.ts';
import type { Db } from '../../db/client.ts';
import { blogArticle } from '../../db/schema/blog.ts';
import { readingCounter } from '../../kit/readingCounter.ts';
import { hotter } from './heat.ts';

const DAY = 86_400_000;

/** Readings of articles of the blog: reloading counts nobody twice, a visitor counts once a day. */
export const readings = readingCounter({ every: DAY, write });

/** Readings counted here and not written yet. */
export const pendingReadings = (db: Db, id: string): number => readings.pending(db, id);

/** Readings of ten seconds together; the moment of writing stands for all of them. */
async function write(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counted].map(([id, times]) => sql`(${id}::bigint, ${times}::int)`);
  const times = sql`(select times from (values ${sql.join(rows, sql`, `)}) counted (id, times) where counted.id = ${blogArticle.id})`;
  const more = sql`(${heatOf('view', new Date())}::float8 + ln(${times}::float8) / ln(2::float8))`;
  await db
    .update(blogArticle)
    .set({ countView: sql`${blogArticle.countView} + ${times}`, heat: hotter(blogArticle.heat, more) })
    .where(inArray(blogArticle.id, [...counted.keys()]));
}
