import { and, eq, sql } from 'drizzle-orm';
import { NEWEST_ALREADY } from '#contract/course/authoringFailures.ts';
import { NOT_ENROLLED } from '#contract/course/failures.ts';
import type { Db } from '../../db/client.ts';
import { enabled, enabledAs } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { theirs } from './policies.ts';
import { holdClock, partsOf, refreshProgress } from './refresh.ts';

/** Who takes a course, the version they are on and the newest. @throws NOT_ENROLLED */
export async function versionsOf(db: Db, userNo: string, courseId: string) {
  const [row] = await db
    .select({ version: userCourse.version, newestVersion: course.version, progress: userCourse.progress })
    .from(userCourse)
    .innerJoin(course, eq(course.id, userCourse.courseId))
    .where(and(theirs(userNo, courseId), enabled(userCourse)));
  if (!row) throw fail(NOT_ENROLLED);
  return { ...row, version: row.version ?? row.newestVersion };
}

/** Class-hours of one version whose content is another in a later one: old and new row, for the statement around it. */
const replaced = (courseId: string, from: number, to: number) => sql`
  select p.id as old, n.id as new, n.length from course_period p join course_period n on n.course_id = p.course_id
    and coalesce(n.origin_id, n.id) = coalesce(p.origin_id, p.id) and n.id <> p.id
  where p.course_id = ${courseId} and ${enabledAs('p')} and ${enabledAs('n')}
    and p.since_version <= ${from} and coalesce(p.until_version > ${from}, true)
    and n.since_version <= ${to} and coalesce(n.until_version > ${to}, true)`;

/** What moving would come to. */
export async function foreseen(db: Db, userNo: string, courseId: string, { from, to }: { from: number; to: number }) {
  const { rows } = await db.execute<{ n: number }>(sql`
    with replaced as (${replaced(courseId, from, to)})
    select count(*)::int as n from replaced join user_period u on u.period_id = replaced.old
    where u.user_no = ${userNo} and u.is_done = 1`);
  const keptDone = rows[0]!.n;
  const { total, parts } = await partsOf(db, userNo, courseId, to);
  return { keptDone, progressAfter: total === 0 ? 0 : Math.floor((parts + keptDone * 10_000) / total) / 100 };
}

/**
 * Takes a learner to the newest version. What was finished stays finished even where the content is another, notes go
 * along, and what was begun of other content begins anew.
 * @param seen The version whose differences the learner was shown
 * @throws NOT_ENROLLED, NEWEST_ALREADY when they are there or it is not the newest any more
 */
export async function moveToNewest(db: Db, userNo: string, courseId: string, seen: number, now: Date): Promise<number> {
  await holdClock(db, userNo);
  const { version: from, newestVersion: to } = await versionsOf(db, userNo, courseId);
  if (from === to || seen !== to) throw fail(NEWEST_ALREADY);
  const pairs = replaced(courseId, from, to);
  await db.execute(sql`
    with replaced as (${pairs})
    insert into user_period (user_no, period_id, course_id, is_done, gmt_modified)
    select ${userNo}, replaced.new, ${courseId}, 1, ${now.toISOString()}
    from replaced join user_period u on u.period_id = replaced.old where u.user_no = ${userNo} and u.is_done = 1
    on conflict do nothing`);
  await db.execute(sql`
    with replaced as (${pairs})
    update period_note note set period_id = replaced.new, position = least(note.position, replaced.length)
    from replaced where note.user_no = ${userNo} and note.period_id = replaced.old`);
  await db.execute(sql`
    with replaced as (${pairs})
    update user_course e set version = ${to},
      last_period_id = coalesce((select new from replaced where old = e.last_period_id), e.last_period_id)
    where e.user_no = ${userNo} and e.course_id = ${courseId}`);
  await refreshProgress(db, userNo, courseId, now);
  return to;
}
