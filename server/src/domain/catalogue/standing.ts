import { and, eq, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { momentOf } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseVersion } from '../../db/schema/authoring.ts';
import { collection, course } from '../../db/schema/course.ts';
import { attention } from '../../db/schema/people.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { memberUntil } from '../membership/free.ts';
import type { Reader } from './chapters.ts';
import type { Enrolment } from './policies.ts';
import { maySee, ownsCourse } from './policies.ts';

const userNo = sql.placeholder('userNo');

const byUser = prepared('course_standing', (db) =>
  db
    .select({
      lecturerUserNo: course.lecturerUserNo,
      orgNo: course.orgNo,
      isFree: course.isFree,
      isVipFree: course.isVipFree,
      isPutaway: course.isPutaway,
      newestVersion: course.version,
      periodTotal: sql<number>`coalesce(${courseVersion.periodTotal}, ${course.periodTotal})`,
      taken: userCourse,
      isCollected: sql<boolean>`exists (select 1 from ${collection} where ${collection.userNo} = ${userNo}
        and ${collection.collectionType} = 1 and ${collection.collectionId} = ${course.id})`,
      isFollowed: sql<boolean>`exists (select 1 from ${attention} where ${attention.userNo} = ${userNo}
        and ${attention.kind} = 'lecturer' and ${attention.refNo} = ${course.lecturerUserNo})`,
    })
    .from(course)
    .leftJoin(userCourse, and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, userNo), enabled(userCourse)))
    .leftJoin(courseVersion, and(eq(courseVersion.courseId, course.id), eq(courseVersion.version, userCourse.version)))
    .where(eq(course.id, sql.placeholder('courseId')))
    .prepare('course_standing'),
);

/** How a signed-in person stands to a course; undefined when there is no such course. */
export async function standingOf(db: Db, user: SessionUser, courseId: string, now: Date) {
  const [row] = await byUser(db).execute({ userNo: user.userNo, courseId });
  if (!row) return undefined;
  const enrolment = enrolmentOf(row.taken, now);
  const isOwner = ownsCourse(user, row);
  const isPay = enrolment === 'valid' || isOwner;
  const until = isPay ? undefined : await memberUntil(db, user.userNo, row, now);
  return {
    enrolment,
    isVipJoin: flagOf(until !== undefined),
    isVip: flagOf(row.taken?.source === 'vip'),
    isPay: flagOf(isPay),
    isEnrolled: flagOf(enrolment !== 'none'),
    expiresAt: row.taken?.expiresAt ?? null,
    isOwner: flagOf(isOwner),
    isCollectionCourse: flagOf(row.isCollected),
    isAttentionLecturer: flagOf(row.isFollowed),
    studyProgress: (row.taken?.progress ?? 0) / 100,
    periodDone: row.taken?.periodDone ?? 0,
    version: row.taken?.version ?? row.newestVersion,
    newestVersion: row.newestVersion,
    periodTotal: row.periodTotal,
    lastPeriodId: row.taken?.lastPeriodId ?? null,
    completedAt: row.taken?.completedAt ?? null,
    planDate: row.taken?.planDate ?? null,
  };
}

function enrolmentOf(taken: { expiresAt: string | null } | null, now: Date): Enrolment {
  if (!taken) return 'none';
  return taken.expiresAt && momentOf(taken.expiresAt) <= now ? 'expired' : 'valid';
}

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

const reached = prepared('course_reached', (db) =>
  db
    .select({
      lecturerUserNo: course.lecturerUserNo,
      orgNo: course.orgNo,
      isFree: course.isFree,
      isPutaway: course.isPutaway,
      version: course.version,
      taken: userCourse,
    })
    .from(course)
    .leftJoin(userCourse, and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, userNo), enabled(userCourse)))
    .where(and(eq(course.id, sql.placeholder('courseId')), enabled(course)))
    .prepare('course_reached'),
);

/** As whom somebody reads the chapters of a course. @throws NOT_FOUND for a course that they may not see. */
export async function readerOf(db: Db, user: SessionUser | null, courseId: string, now: Date): Promise<Reader> {
  const [row] = await reached(db).execute({ userNo: user?.userNo ?? '0', courseId });
  if (!row) throw fail(NOT_FOUND);
  const enrolment = enrolmentOf(row.taken, now);
  if (!maySee(row, user, enrolment)) throw fail(NOT_FOUND);
  const isOwner = user !== null && ownsCourse(user, row);
  const version = row.taken?.version ?? row.version;
  return { userNo: user?.userNo ?? null, isOwner, enrolment, version, isFreeCourse: row.isFree === 1 };
}
