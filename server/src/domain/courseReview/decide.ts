import { and, eq } from 'drizzle-orm';
import { OWN_COURSE } from '#contract/course/authoringFailures.ts';
import { courseReviewSteps } from '#contract/course/transitions.ts';
import { courseFacts } from '#contract/fields/course.ts';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { placeOf, placesOf } from '#contract/rules/authoringPaths.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';
import type { Remark } from '#contract/rules/remarks.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { courseAudit, courseChapterAudit, coursePeriodAudit, courseReview } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { decideReview } from '../../kit/review.ts';
import { publishCourse } from '../authoring/publish.ts';
import { sendMessage } from '../messages/send.ts';
import { isOwnCourse, reviewable } from './policies.ts';

interface Verdict {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
  remarks: Remark[];
}

type Draft = typeof courseAudit.$inferSelect;

/**
 * Decides on a course that was handed in: passing makes the author's copy the public one, refusing says what is wrong and
 * where. The author is told either way. Of two who decide at once, one wins.
 * @returns the name of the course
 * @throws NOT_FOUND, OWN_COURSE, DECIDED, 422 for a remark on a place that the course has not
 */
export async function decideCourse(ctx: UserCtx, verdict: Verdict): Promise<string> {
  const { db, now } = ctx;
  const { id, auditStatus, auditOpinion, remarks } = verdict;
  const draft = await heldCourse(ctx, id);
  await mustHavePlaces(db, draft.id, remarks);
  const waiting = { table: courseReview, owner: 'submitUserNo', where: eq(courseReview.id, id) } as const;
  const review = await decideReview(ctx, courseReviewSteps, waiting, verdict);
  await db.update(courseReview).set({ remarks }).where(eq(courseReview.id, id));
  if (auditStatus === AuditState.passed) await publishCourse(db, draft.id, now, review.submitNote);
  const at = wireTime(now);
  await db
    .update(courseAudit)
    .set({ auditStatus, auditOpinion, remarks, auditTime: at })
    .where(eq(courseAudit.id, draft.id));
  await sendMessage(ctx, {
    to: [review.submitUserNo, draft.authorUserNo],
    msgType: 'review',
    ...wordsOf(draft, verdict),
  });
  return draft.courseName;
}

/** The author's copy, held as every writer of it holds it. @throws NOT_FOUND, OWN_COURSE */
async function heldCourse(ctx: UserCtx, id: string): Promise<Draft> {
  const { db, user } = ctx;
  const [found] = await db
    .select({ courseId: courseReview.courseId, isOwn: isOwnCourse(user.userNo) })
    .from(courseReview)
    .innerJoin(courseAudit, eq(courseAudit.id, courseReview.courseId))
    .where(and(eq(courseReview.id, id), reviewable(ctx)));
  if (!found) throw fail(NOT_FOUND);
  if (found.isOwn === 1) throw fail(OWN_COURSE);
  const [draft] = await db.select().from(courseAudit).where(eq(courseAudit.id, found.courseId)).for('update');
  return draft!;
}

/** A remark stands at a field, a chapter or a class-hour of this course. */
async function mustHavePlaces(db: Db, courseId: string, remarks: readonly Remark[]): Promise<void> {
  if (remarks.length === 0) return;
  const chapters = await db
    .select({ id: courseChapterAudit.id })
    .from(courseChapterAudit)
    .where(eq(courseChapterAudit.courseId, courseId));
  const periods = await db
    .select({ id: coursePeriodAudit.id })
    .from(coursePeriodAudit)
    .where(eq(coursePeriodAudit.courseId, courseId));
  const places = new Set([
    ...Object.keys(courseFacts),
    ...chapters.map((chapter) => chapterTarget(chapter.id)),
    ...periods.map((period) => periodTarget(period.id)),
  ]);
  const issues = remarks.flatMap(({ target }, index) =>
    places.has(target) ? [] : [{ path: `remarks.${index}.target`, message: '课程里没有这个位置' }],
  );
  if (issues.length > 0) throw fail(INVALID_INPUT, issues[0]!.message, { issues });
}

function wordsOf(draft: Draft, { auditStatus, auditOpinion, remarks }: Verdict) {
  const { courseName, courseKind, id } = draft;
  const { category } = courseKinds[courseKind];
  if (auditStatus === AuditState.passed) {
    const msgUrl = coursePath({ id, courseCategory: category });
    return { msgTitle: `「${courseName}」审核通过，已经公开`, msgText: auditOpinion, msgUrl };
  }
  const places = remarks.length > 0 ? `另有 ${remarks.length} 处意见写在课程里。` : '';
  const why = auditOpinion === '' ? '' : `原因：${auditOpinion}。`;
  const [first] = remarks;
  const msgUrl = first ? placeOf(courseKind, id, first.target) : placesOf(courseKind, id).facts;
  return { msgTitle: `「${courseName}」没有通过审核`, msgText: `${why}${places}改好之后可以再次提交。`, msgUrl };
}
