import { sql } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabledAs } from '../../db/enabled.ts';

const DAY = 86_400;
const DAYS = 30;
const ACTIVE_DAYS = 7;

type Sums = Record<'learners' | 'finished' | 'activeLearners' | 'sittings' | 'seconds' | 'averageProgress', number> & {
  hasTools: 0 | 1;
};

/** Who takes a course and how far they are, and how much it was studied; the days in China Standard Time. */
export async function figuresOf(db: Db, courseId: string, now: Date) {
  const since = wireTimeIn(now, -ACTIVE_DAYS * DAY);
  const { rows } = await db.execute<Sums>(sql`
    select count(*)::int as learners, (count(*) filter (where completed_at is not null))::int as finished,
      (count(*) filter (where last_study_at >= ${since}))::int as "activeLearners",
      coalesce(round(avg(progress) / 100, 1), 0)::float8 as "averageProgress",
      (select count(*)::int from study_sitting s where s.course_id = ${courseId}) as sittings,
      (select coalesce(sum(s.seconds), 0)::int from study_sitting s where s.course_id = ${courseId}) as seconds,
      exists (select from course_period p where p.course_id = ${courseId} and p.tool_link_id is not null)::int as "hasTools"
    from user_course where course_id = ${courseId} and ${enabledAs()}`);
  return { ...rows[0]!, days: await daysOf(db, courseId, now) };
}

async function daysOf(db: Db, courseId: string, now: Date) {
  const days = Array.from({ length: DAYS }, (_, index) => wireTimeIn(now, (index - DAYS + 1) * DAY).slice(0, 10));
  const { rows } = await db.execute<{ day: string; seconds: number; learners: number }>(sql`
    select to_char(started_at, 'YYYY-MM-DD') as day, sum(seconds)::int as seconds,
      count(distinct user_no)::int as learners
    from study_sitting where course_id = ${courseId} and started_at >= ${`${days[0]!} 00:00:00`}
    group by 1`);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return days.map((day) => byDay.get(day) ?? { day, seconds: 0, learners: 0 });
}
