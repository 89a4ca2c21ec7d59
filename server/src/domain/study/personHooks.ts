import { eq, inArray, sql } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { Merged, PersonHooks } from '../personData/hooks.ts';
import { refreshProgress } from './refresh.ts';
import { strengthOf } from './rights.ts';

/** Progress and certificates follow from what is there once the rows have moved. */
export const studyHooks: PersonHooks = {
  async merging(db, merged) {
    const courses = await joinedCourses(db, merged.from);
    await joinStudy(db, merged);
    await joinRights(db, merged);
    return async () => {
      for (const courseId of courses) await refreshProgress(db, merged.to, courseId, merged.now);
    };
  },
};

async function joinedCourses(db: Db, userNo: string): Promise<string[]> {
  const rows = await db.select({ courseId: userCourse.courseId }).from(userCourse).where(eq(userCourse.userNo, userNo));
  return rows.map(({ courseId }) => courseId);
}

/** Where both have a course, the one that stays has it by the stronger right, and on the list where either had. */
async function joinRights(db: Db, { from, to, now }: Merged): Promise<void> {
  const rows = await db
    .select()
    .from(userCourse)
    .where(inArray(userCourse.userNo, [from, to]));
  const mine = new Map(rows.filter(({ userNo }) => userNo === to).map((row) => [row.courseId, row]));
  for (const other of rows.filter(({ userNo }) => userNo === from)) {
    const own = mine.get(other.courseId);
    if (!own) continue;
    const { source, expiresAt } = strengthOf(other, now) > strengthOf(own, now) ? other : own;
    const statusId = own.statusId === RowState.normal ? own.statusId : other.statusId;
    await db.update(userCourse).set({ source, expiresAt, statusId }).where(eq(userCourse.id, own.id));
  }
}

/** What two accounts of one person watched of the same class-hour is put together, and the time that was paid with. */
async function joinStudy(db: Db, { from, to }: Merged): Promise<void> {
  await db.execute(sql`update user_period as mine set
      watched = mine.watched + theirs.watched,
      watched_length = (select coalesce(sum(upper(span) - lower(span)), 0)
        from unnest(mine.watched + theirs.watched) as span),
      is_done = greatest(mine.is_done, theirs.is_done)
    from user_period as theirs
    where mine.user_no = ${to} and theirs.user_no = ${from} and theirs.period_id = mine.period_id`);
  await db.execute(sql`update study_clock as mine set
      used = mine.used + theirs.used, booked = mine.booked + theirs.booked, version = mine.version + 1
    from study_clock as theirs where mine.user_no = ${to} and theirs.user_no = ${from}`);
}
