import { and, asc, desc, ilike } from 'drizzle-orm';
import type { RunItem } from '#contract/exam/runCorrection.ts';
import type { UserCtx } from '../../kit/context.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { itemsOf } from '../marking/paperItems.ts';
import type { FoundItem } from '../marking/paperItems.ts';
import { ledAssessment } from '../marking/reach.ts';
import { titleOf } from '../marking/titles.ts';

type Wanted = PageRequest & { assessmentId: string; keyword: string };

/** What may be corrected, those first whose question was changed since. @throws NOT_FOUND */
export async function runItems(ctx: UserCtx, { assessmentId, keyword, ...request }: Wanted) {
  const { db } = ctx;
  const { paperVersionId } = await ledAssessment(ctx, assessmentId);
  const found = itemsOf(db, paperVersionId);
  const where = and(keyword === '' ? undefined : ilike(found.folded, containing(keyword.toLowerCase())));
  const rows = db.select().from(found).where(where).orderBy(desc(found.hasNewer), asc(found.number)).$dynamic();
  const page = await paginate(request, rows, () => db.$count(found, where));
  return { ...page, list: page.list.map(shownItem) };
}

export const shownItem = ({ stem, itemId, ...row }: FoundItem): RunItem => ({
  itemId,
  number: row.number,
  questionId: row.questionId,
  questionType: row.questionType,
  title: titleOf(stem),
  points: row.points,
  isDrawn: row.isDrawn,
  hasNewer: row.hasNewer,
});
