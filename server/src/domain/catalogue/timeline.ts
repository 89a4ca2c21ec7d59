import { and, gte, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course } from '../../db/schema/course.ts';
import { cappedCount, shownOf } from '../../kit/paginate.ts';
import type { CardRow } from './cards.ts';
import { cardQuery } from './cards.ts';
import { orderOf } from './orders.ts';

/** Whoever began this long ago may still be on air. */
const ON_AIR_SECONDS = 3 * 3600;

/**
 * Sessions in the order that visitors look for them: what is on or comes next, the soonest first; then what is over,
 * the latest first; at the end what has no date. Each part is a walk along `course_all_time`. Called within
 * `throughIndexes`.
 */
export async function timelinePage(
  db: Db,
  where: SQL | undefined,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<CardRow[]> {
  const since = wireTimeIn(now, -ON_AIR_SECONDS);
  const parts: [condition: SQL, order: SQL][] = [
    [gte(course.startTime, since), soonest],
    [lt(course.startTime, since), orderOf('time')],
    [isNull(course.startTime), orderOf('new')],
  ];
  const rows: CardRow[] = [];
  let skip = offset;
  for (const [condition, order] of parts) {
    if (rows.length === limit) break;
    const part = and(where, condition);
    const found = await cardQuery(db, part, order, limit - rows.length, skip);
    rows.push(...found);
    if (found.length > 0) skip = 0;
    else if (skip > 0) skip = Math.max(0, skip - shownOf(await cappedCount(db, sql`${course}`, part)));
  }
  return rows;
}

/** The same order as one expression, for a few rows that are there already. */
export function timelineOrder(now: Date): SQL {
  const since = wireTimeIn(now, -ON_AIR_SECONDS);
  const comes = sql`"course"."start_time" >= ${since}`;
  return sql`(${comes}) desc nulls last, case when ${comes} then "course"."start_time" end asc, ${orderOf('time')}`;
}

/** The index backwards. */
const soonest = sql`"course"."start_time" asc nulls first, "course"."id" asc`;
