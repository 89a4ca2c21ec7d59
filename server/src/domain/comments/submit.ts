import { and, eq, gt, sql } from 'drizzle-orm';
import { ALREADY_RATED, RATE_AFTER_ENROLMENT, SAID_BEFORE } from '#contract/course/comments.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseComment } from '../../db/schema/comment.ts';
import { course } from '../../db/schema/course.ts';
import { userCourse } from '../../db/schema/study.ts';
import { fail } from '../../kit/fail.ts';
import { onShelf } from '../catalogue/policies.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { shownComment, takes } from './policies.ts';

interface NewComment {
  courseId: string;
  parentId: string;
  commentText: string;
  star?: number;
}

const REPEAT_SECONDS = 600;

/**
 * Rates a course, says something about it, or answers what somebody said. Returns the id.
 * @throws NOT_FOUND, RATE_AFTER_ENROLMENT, ALREADY_RATED; SAID_BEFORE for the same words within ten minutes.
 */
export async function submitComment(db: Db, userNo: string, comment: NewComment, now: Date): Promise<string> {
  await oneAtATime(db, userNo);
  await mustBeOpen(db, userNo, comment);
  if (comment.star !== undefined) await mayRate(db, userNo, comment.courseId);
  if (await saidBefore(db, userNo, comment, now)) throw fail(SAID_BEFORE);
  const [row] = await db
    .insert(courseComment)
    .values({ ...comment, userNo, gmtCreate: wireTime(now) })
    .returning({ id: courseComment.id });
  if (comment.star !== undefined) await addRating(db, comment.courseId, comment.star, 1);
  return row!.id;
}

/** Moves the sums that every card shows. */
export const addRating = (db: Db, courseId: string, star: number, step: 1 | -1) =>
  db
    .update(course)
    .set({ ratingSum: sql`${course.ratingSum} + ${star * step}`, ratingCount: sql`${course.ratingCount} + ${step}` })
    .where(eq(course.id, courseId));

/** A withdrawn course is still talked about by those who take it. */
async function mustBeOpen(db: Db, userNo: string, { courseId, parentId }: NewComment): Promise<void> {
  const open = await db.$count(course, and(eq(course.id, courseId), onShelf));
  if (open === 0 && !(await isTaken(db, userNo, courseId))) throw fail(NOT_FOUND);
  if (parentId === '0') return;
  const parent = and(
    eq(courseComment.id, parentId),
    eq(courseComment.courseId, courseId),
    eq(courseComment.parentId, '0'),
  );
  if ((await db.$count(courseComment, and(parent, shownComment))) === 0) throw fail(NOT_FOUND);
}

async function mayRate(db: Db, userNo: string, courseId: string): Promise<void> {
  if (!(await isTaken(db, userNo, courseId))) throw fail(RATE_AFTER_ENROLMENT);
  const rated = and(
    eq(courseComment.courseId, courseId),
    eq(courseComment.userNo, userNo),
    sql`${courseComment.star} is not null`,
    shownComment,
  );
  if ((await db.$count(courseComment, rated)) > 0) throw fail(ALREADY_RATED);
}

const isTaken = async (db: Db, userNo: string, courseId: string): Promise<boolean> =>
  (await db.$count(userCourse, takes(userNo, courseId))) > 0;

async function saidBefore(db: Db, userNo: string, comment: NewComment, now: Date): Promise<boolean> {
  const same = and(
    eq(courseComment.userNo, userNo),
    eq(courseComment.courseId, comment.courseId),
    eq(courseComment.parentId, comment.parentId),
    eq(courseComment.commentText, comment.commentText),
    gt(courseComment.gmtCreate, wireTimeIn(now, -REPEAT_SECONDS)),
    shownComment,
  );
  return (await db.$count(courseComment, same)) > 0;
}
