import { and, asc, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { list, QueuedCourse } from '#contract/course/courseReview.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import { courseAudit, courseReview } from '../../db/schema/authoring.ts';
import { course } from '../../db/schema/course.ts';
import { lecturer } from '../../db/schema/people.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { cappedCount, pageAt } from '../../kit/paginate.ts';
import { categories } from '../catalogue/categories.ts';
import { inQueue, isOwnCourse, reviewable } from './policies.ts';

/** A page of a queue: what waits with the longest waiting first, what is decided with the newest first. */
export async function reviewPage(ctx: UserCtx, wanted: OutputOf<typeof list.input>): Promise<Page<QueuedCourse>> {
  const { auditStatus, courseKinds, courseName, isOfOrg } = wanted;
  const where = and(
    reviewable(ctx),
    inQueue(ctx, isOfOrg),
    eq(courseReview.auditStatus, auditStatus),
    courseKinds.length === 0 ? undefined : inArray(courseAudit.courseKind, courseKinds),
    courseName === '' ? undefined : like(courseAudit.courseName, containing(courseName)),
  );
  const isWaiting = auditStatus === AuditState.waiting;
  const order = isWaiting ? asc(courseReview.submitTime) : desc(courseReview.auditTime);
  const from = sql`${courseReview} join ${courseAudit} on ${courseAudit.id} = ${courseReview.courseId}`;
  return pageAt(wanted, await cappedCount(ctx.db, from, where), (limit, offset) =>
    queuedCourses(ctx, where, [order, desc(courseReview.id)], { limit, offset }),
  );
}

/** Rows of a queue with the names around them. */
export async function queuedCourses(
  ctx: UserCtx,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: { limit: number; offset: number },
): Promise<QueuedCourse[]> {
  const known = await categories(ctx.db, ctx.now);
  const rows = await ctx.db
    .select({
      review: courseReview,
      draft: courseAudit,
      version: course.version,
      lecturerName: lecturer.lecturerName,
      nickname: userExt.nickname,
      idCardName: userExt.idCardName,
      mobile: account.mobile,
      orgName: orgInfo.orgName,
      isOwn: isOwnCourse(ctx.user.userNo),
    })
    .from(courseReview)
    .innerJoin(courseAudit, eq(courseAudit.id, courseReview.courseId))
    .leftJoin(course, eq(course.id, courseReview.courseId))
    .leftJoin(lecturer, eq(lecturer.lecturerUserNo, courseAudit.lecturerUserNo))
    .leftJoin(userExt, eq(userExt.userNo, courseReview.submitUserNo))
    .leftJoin(account, eq(account.userNo, courseReview.submitUserNo))
    .leftJoin(orgInfo, eq(orgInfo.orgNo, courseReview.orgNo))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ review, draft, version, lecturerName, orgName, isOwn, ...person }) => {
    const { id, courseId, submitNote, submitTime, auditOpinion, auditTime } = review;
    const auditStatus = review.auditStatus as AuditState;
    return {
      id,
      courseId,
      submitNote,
      submitTime,
      auditStatus,
      auditOpinion,
      auditTime,
      courseKind: draft.courseKind,
      courseName: draft.courseName,
      courseLogo: draft.courseLogo,
      categoryNames: [draft.categoryId1, draft.categoryId2, draft.categoryId3].flatMap(
        (category) => known.get(category)?.categoryName ?? [],
      ),
      lecturerName: lecturerName ?? '',
      userName: displayName(person, 2),
      orgName: orgName ?? '',
      isNew: version === null ? 1 : 0,
      changeCount: review.changes.length,
      remarkCount: review.remarks.length,
      isOwn,
      ...waitOf({ auditStatus, submitTime, auditTime }, ctx.now),
    };
  });
}
