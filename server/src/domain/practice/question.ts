import { and, eq } from 'drizzle-orm';
import { practiceCard } from '../../db/schema/practice.ts';
import type { UserCtx } from '../../kit/context.ts';
import { askedVersions, shownQuestion } from '../questions/versions.ts';
import { practiceItem } from './item.ts';

/** A question to be practised, without anything that tells the answer. @throws NOT_OPEN, NOT_IN_PAPER */
export async function practiceQuestion(ctx: UserCtx, named: { assessmentId: string; questionId: string }) {
  const { itemId, versionId, questionId, knowledge } = await practiceItem(ctx, named);
  const { stem, questionType, body } = (await askedVersions(ctx.db, [versionId])).get(versionId)!;
  const asked = await shownQuestion({ stem, questionType, body });
  const { isStarred, isWrong, note, countRight, countWrong } = practiceCard;
  const [card] = await ctx.db
    .select({ isStarred, isWrong, note, countRight, countWrong })
    .from(practiceCard)
    .where(and(eq(practiceCard.userNo, ctx.user.userNo), eq(practiceCard.questionId, questionId)));
  const none = { isStarred: 0, isWrong: 0, note: '', countRight: 0, countWrong: 0 } as const;
  return { itemId, questionId, versionId, asked: asked as never, knowledge, ...(card ?? none) };
}
