import { sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { holdClock, refreshProgress } from './refresh.ts';

interface Done {
  periodId: string;
  courseId: string;
}

/** Class-hours that are done by something else than watching count as learnt; once done stays done. */
export async function markDone(db: Db, userNo: string, rows: readonly Done[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await holdClock(db, userNo);
  const periodIds = rows.map(({ periodId }) => periodId);
  const courseIds = rows.map(({ courseId }) => courseId);
  await db.execute(sql`
    insert into user_period as u (user_no, period_id, course_id, watched, watched_length, is_done, gmt_modified)
    select ${userNo}::bigint, done.period_id, done.course_id, '{[0,1)}', 1, 1, ${`${wireTime(now)}+08`}::timestamptz
    from unnest(${sql.param(periodIds)}::bigint[], ${sql.param(courseIds)}::bigint[]) as done (period_id, course_id)
    on conflict (user_no, period_id) do update
      set watched = excluded.watched, watched_length = 1, is_done = 1, gmt_modified = excluded.gmt_modified`);
  for (const courseId of new Set(courseIds)) await refreshProgress(db, userNo, courseId, now);
}
