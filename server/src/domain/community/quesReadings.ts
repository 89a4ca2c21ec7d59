import { inArray, sql } from 'drizzle-orm';
import { heatOf } from '#contract/rules/heat.ts';
import type { Db } from '../../db/client.ts';
import { ques } from '../../db/schema/ques.ts';
import { readingCounter } from '../../kit/readingCounter.ts';
import { hotter } from './heat.ts';

const DAY = 86_400_000;

/** Readings of questions: reloading counts nobody twice, a visitor counts once a day. */
export const quesReadings = readingCounter({ every: DAY, write });

/** Readings counted here and not written yet. */
export const pendingQuesReadings = (db: Db, id: string): number => quesReadings.pending(db, id);

/** Readings of ten seconds together; the moment of writing stands for all of them. */
async function write(db: Db, counted: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counted].map(([id, times]) => sql`(${id}::bigint, ${times}::int)`);
  const times = sql`(select times from (values ${sql.join(rows, sql`, `)}) counted (id, times) where counted.id = ${ques.id})`;
  const more = sql`(${heatOf('view', new Date())}::float8 + ln(${times}::float8) / ln(2::float8))`;
  await db
    .update(ques)
    .set({ countView: sql`${ques.countView} + ${times}`, heat: hotter(ques.heat, more) })
    .where(inArray(ques.id, [...counted.keys()]));
}
