import { and, eq } from 'drizzle-orm';
import type { ReviewedCourse } from '#contract/course/courseReview.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { changesBetween } from '#contract/rules/courseChanges.ts';
import type { ChapterContent } from '#contract/rules/courseChanges.ts';
import { courseReview } from '../../db/schema/authoring.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { contentOf, factLabels } from '../authoring/content.ts';
import { publicContentOf } from '../authoring/publicContent.ts';
import { earlierOf } from './history.ts';
import { reviewable } from './policies.ts';
import { queuedCourses } from './queue.ts';

const EARLIER = 10;

/** Everything that one handing in is decided by. @throws NOT_FOUND */
export async function reviewView(ctx: UserCtx, id: string): Promise<ReviewedCourse> {
  const { db, now } = ctx;
  const where = and(eq(courseReview.id, id), reviewable(ctx));
  const [row] = await db.select().from(courseReview).where(where);
  const [queued] = await queuedCourses(ctx, where, [], { limit: 1, offset: 0 });
  if (!row || !queued) throw fail(NOT_FOUND);
  const content = await contentOf(db, row.courseId, now);
  const isWaiting = queued.auditStatus === AuditState.waiting;
  return {
    ...queued,
    facts: Object.entries(content.facts).map(([field, value]) => ({ field, label: factLabels[field] ?? field, value })),
    chapters: content.chapters.map(shownChapter),
    changes: isWaiting
      ? changesBetween(await publicContentOf(db, row.courseId, now), content, factLabels)
      : row.changes,
    remarks: row.remarks,
    history: await earlierOf(db, row, EARLIER),
  };
}

const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

const shownChapter = ({ periods, isFree, ...chapter }: ChapterContent): ReviewedCourse['chapters'][number] => ({
  ...chapter,
  isFree: flagOf(isFree),
  periods: periods.map(({ content: _content, ...period }) => ({
    ...period,
    isFree: flagOf(period.isFree),
    wares: [...period.wares],
  })),
});
