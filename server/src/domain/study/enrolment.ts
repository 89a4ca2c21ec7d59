import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime } from '#contract/rules/time.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { memberUntil } from '../membership/free.ts';
import { keepPopularity } from '../search/collect.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { tellOutside } from '../webhooks/tellOutside.ts';
import { enrolmentOf, locked } from './access.ts';
import { evidenceChanged } from './finished.ts';
import { theirs } from './policies.ts';
import { refreshProgress } from './refresh.ts';
import { isLasting } from './rights.ts';

/**
 * Takes a free course, or as a member one that members have for nothing, for as long as they are members. Whoever has it
 * already keeps it as it is; whoever removed it finds the old progress again.
 * @returns whether it was added now
 * @throws MUST_BUY with the price, NOT_FOUND
 */
export async function enrolFree(db: Db, userNo: string, courseId: string, now: Date): Promise<boolean> {
  await oneAtATime(db, userNo);
  const [known] = await db.select().from(userCourse).where(theirs(userNo, courseId));
  const { statusId: enrolledStatus = null, expiresAt = null } = known ?? {};
  const enrolment = enrolmentOf({ enrolledStatus, expiresAt }, now);
  if (enrolment === 'valid') return false;
  const [found] = await db
    .select()
    .from(course)
    .where(and(eq(course.id, courseId), enabled(course)));
  if (!found || (!known && found.isPutaway === 0)) throw fail(NOT_FOUND);
  const wasPaid = known && isLasting(known.source);
  const isOpen = (found.isFree === 1 || wasPaid) && enrolment === 'none';
  const until = isOpen ? undefined : await memberUntil(db, userNo, found, now);
  if (!until && enrolment === 'expired') return false;
  if (!until && !isOpen) throw locked({ ...found, courseId }, 'buy');
  if (until) await takeAsMember(db, userNo, found, until, now);
  else if (known)
    await db
      .update(userCourse)
      .set({ statusId: RowState.normal, gmtModified: wireTime(now) })
      .where(theirs(userNo, courseId));
  else await join(db, userNo, found, now);
  await refreshProgress(db, userNo, courseId, now);
  if (known) await evidenceChanged(db, userNo, now);
  return true;
}

async function takeAsMember(db: Db, userNo: string, its: Taken, until: string, now: Date): Promise<void> {
  const [known] = await db.select({ id: userCourse.id }).from(userCourse).where(theirs(userNo, its.id));
  if (!known) await join(db, userNo, its, now);
  const at = wireTime(now);
  await db
    .update(userCourse)
    .set({ source: 'vip', statusId: RowState.normal, expiresAt: until, lastStudyAt: at, gmtModified: at })
    .where(theirs(userNo, its.id));
}

type Taken = Pick<typeof course.$inferSelect, 'id' | 'lecturerUserNo' | 'countStudy'>;

/** Removes a course from the list; what was learnt stays. */
export async function leaveCourse(db: Db, userNo: string, courseId: string, now: Date): Promise<void> {
  await db
    .update(userCourse)
    .set({ statusId: RowState.disabled, gmtModified: wireTime(now) })
    .where(theirs(userNo, courseId));
  await evidenceChanged(db, userNo, now);
}

/** The first time that somebody takes a course. */
export async function join(db: Db, userNo: string, taken: Taken, now: Date, source = 'free'): Promise<void> {
  const at = wireTime(now);
  await db.insert(userCourse).values({ userNo, courseId: taken.id, source, gmtCreate: at, lastStudyAt: at });
  await db
    .update(course)
    .set({ countStudy: sql`${course.countStudy} + 1` })
    .where(eq(course.id, taken.id));
  await db
    .update(lecturer)
    .set({ countStudy: sql`${lecturer.countStudy} + 1` })
    .where(eq(lecturer.lecturerUserNo, taken.lecturerUserNo));
  await keepPopularity(db, taken.id, taken.countStudy + 1, now);
  await tellOutside(db, 'enrolled', { userNo, courseId: taken.id, source }, now);
}
