import { and, eq, sql } from 'drizzle-orm';
import { LOCKED } from '#contract/course/failures.ts';
import type { Locked } from '#contract/course/play.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { LockReason } from '#contract/rules/lock.ts';
import { lockOf, lockReasons } from '#contract/rules/lock.ts';
import { yuanOf } from '#contract/rules/money.ts';
import { wireTime } from '#contract/rules/time.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, courseChapter, coursePeriod } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { SessionUser } from '../../kit/context.ts';
import type { CallFailure } from '../../kit/fail.ts';
import { fail } from '../../kit/fail.ts';
import { ownsCourse } from '../catalogue/policies.ts';
import { inVersion, versionOf } from '../catalogue/versions.ts';

/** What the question "may this person study this class-hour" is answered from. */
const accessColumns = {
  periodId: coursePeriod.id,
  courseId: course.id,
  fileType: coursePeriod.fileType,
  length: coursePeriod.length,
  mediaId: coursePeriod.mediaId,
  linkUrl: coursePeriod.linkUrl,
  assessmentId: coursePeriod.assessmentId,
  toolLinkId: coursePeriod.toolLinkId,
  hasText: sql<boolean>`${coursePeriod.content} <> ''`,
  periodName: coursePeriod.periodName,
  isPreview: sql<boolean>`${coursePeriod.isFree} = 1 or ${courseChapter.isFree} = 1`,
  isFree: course.isFree,
  isPutaway: course.isPutaway,
  courseOriginal: course.courseOriginal,
  courseDiscount: course.courseDiscount,
  lecturerUserNo: course.lecturerUserNo,
  orgNo: course.orgNo,
  enrolledStatus: userCourse.statusId,
  expiresAt: userCourse.expiresAt,
};

/** Placeholders: periodId, userNo (0 for a guest). */
const theirPeriod = and(
  eq(coursePeriod.id, sql.placeholder('periodId')),
  enabled(coursePeriod),
  enabled(courseChapter),
  enabled(course),
  inVersion(coursePeriod, versionOf),
);
const theirEnrolment = and(
  eq(userCourse.courseId, coursePeriod.courseId),
  eq(userCourse.userNo, sql.placeholder('userNo')),
);

const byPeriod = prepared('access_by_period', (db) =>
  db
    .select(accessColumns)
    .from(coursePeriod)
    .innerJoin(courseChapter, eq(courseChapter.id, coursePeriod.chapterId))
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .leftJoin(userCourse, theirEnrolment)
    .where(theirPeriod)
    .prepare('access_by_period'),
);

export type AccessRow = Awaited<ReturnType<ReturnType<typeof byPeriod>['execute']>>[number];

/**
 * The class-hour, when this person (null: a guest) may study it.
 * @throws NOT_FOUND when there is none they could know of; LOCKED with the reason and the price otherwise
 */
export async function accessTo(db: Db, user: SessionUser | null, periodId: string, now: Date): Promise<AccessRow> {
  const [row] = await byPeriod(db).execute({ periodId, userNo: user?.userNo ?? '0' });
  return admitted(row, user, now);
}

/** The decision alone, for those who read the row together with more. */
export function admitted<T extends AccessRow>(row: T | undefined, user: SessionUser | null, now: Date): T {
  if (!row) throw fail(NOT_FOUND);
  const isOwner = user !== null && ownsCourse(user, row);
  const enrolment = enrolmentOf(row, now);
  if (row.isPutaway === 0 && !isOwner && enrolment === 'none') throw fail(NOT_FOUND);
  if (!user && row.isPreview) return row;
  const { isPreview } = row;
  const reason = lockOf({ signedIn: user !== null, isOwner, enrolment, isFreeCourse: row.isFree === 1, isPreview });
  if (reason) throw locked(row, reason);
  return row;
}

/** Whether somebody who does not teach the course still may: where only their number is known. */
export async function mayStudy(db: Db, userNo: string, periodId: string, now: Date): Promise<boolean> {
  const [row] = await byPeriod(db).execute({ periodId, userNo });
  if (!row) return false;
  const enrolment = enrolmentOf(row, now);
  if (row.isPutaway === 0 && enrolment === 'none') return false;
  const { isPreview } = row;
  return !lockOf({ signedIn: true, isOwner: false, enrolment, isFreeCourse: row.isFree === 1, isPreview });
}

export function enrolmentOf(
  { enrolledStatus, expiresAt }: { enrolledStatus: number | null; expiresAt: string | null },
  now: Date,
): 'none' | 'valid' | 'expired' {
  if (enrolledStatus !== RowState.normal) return 'none';
  return expiresAt !== null && expiresAt <= wireTime(now) ? 'expired' : 'valid';
}

type Priced = Pick<AccessRow, 'courseId' | 'isFree' | 'courseOriginal' | 'courseDiscount'>;

/** 402 with the reason in words and what the course costs. */
export function locked(row: Priced, reason: LockReason): CallFailure {
  const data: Locked = {
    reason,
    courseId: row.courseId,
    isFree: row.isFree,
    courseOriginal: yuanOf(row.courseOriginal),
    courseDiscount: yuanOf(row.courseDiscount),
  };
  return fail(LOCKED, lockReasons[reason], data);
}

/** Nothing is uploaded yet. */
export const isEmpty = ({
  mediaId,
  linkUrl,
  hasText,
  assessmentId,
  toolLinkId,
}: Pick<AccessRow, 'mediaId' | 'linkUrl' | 'hasText' | 'assessmentId' | 'toolLinkId'>): boolean =>
  mediaId === null && linkUrl === '' && !hasText && assessmentId === null && toolLinkId === null;
