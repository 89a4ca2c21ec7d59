import { and, desc, eq, lt } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DecidedReview } from '#contract/course/courseReview.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Page } from '#contract/kit/page.ts';
import { displayName } from '#contract/rules/displayName.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { courseAudit, courseReview } from '../../db/schema/authoring.ts';
import { user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { pageAt } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { ownDrafts } from '../authoring/policies.ts';
import { reviewable } from './policies.ts';

/** Every handing in of a course, for who reviews it and who writes it. @throws NOT_FOUND */
export async function reviewHistory(
  ctx: UserCtx,
  courseId: string,
  request: PageRequest,
): Promise<Page<DecidedReview>> {
  const { db } = ctx;
  const ofCourse = and(eq(courseReview.courseId, courseId), enabled(courseReview));
  const isAuthor = (await db.$count(courseAudit, and(eq(courseAudit.id, courseId), ownDrafts(ctx)))) > 0;
  const isReader = isAuthor || (await db.$count(courseReview, and(ofCourse, reviewable(ctx)))) > 0;
  if (!isReader) throw fail(NOT_FOUND);
  const total = await db.$count(courseReview, ofCourse);
  return pageAt(request, total, (limit, offset) => handedIn(db, ofCourse, limit, offset));
}

/** What came before one handing in, for those who look at it. */
export const earlierOf = (db: Db, { courseId, id }: { courseId: string; id: string }, limit: number) =>
  handedIn(db, and(eq(courseReview.courseId, courseId), enabled(courseReview), lt(courseReview.id, id)), limit, 0);

async function handedIn(db: Db, where: SQL | undefined, limit: number, offset: number): Promise<DecidedReview[]> {
  const rows = await db
    .select({ row: courseReview, nickname: userExt.nickname, idCardName: userExt.idCardName, mobile: account.mobile })
    .from(courseReview)
    .leftJoin(userExt, eq(userExt.userNo, courseReview.auditUserNo))
    .leftJoin(account, eq(account.userNo, courseReview.auditUserNo))
    .where(where)
    .orderBy(desc(courseReview.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, ...auditor }) => ({
    ...row,
    auditorName: row.auditUserNo === null ? '' : displayName(auditor, 2),
    changeCount: row.changes.length,
  }));
}
