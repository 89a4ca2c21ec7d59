import { eq } from 'drizzle-orm';
import { pointsText } from '#contract/rules/points.ts';
import { examSitting } from '../../db/schema/sitting.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import type { ReachedAnswer } from './reach.ts';
import { resultUrl } from './release.ts';

interface Told {
  before: number;
  points: number;
  reason: string;
}

/** Who had seen the marks hears that they are others now, and why. To be called when they have been added up. */
export async function tellChanged(
  ctx: UserCtx,
  { assessment: { id, title }, answer: { sittingId } }: ReachedAnswer,
  { before, points, reason }: Told,
): Promise<void> {
  const { userNo, totalPoints } = examSitting;
  const [sat] = await ctx.db.select({ userNo, totalPoints }).from(examSitting).where(eq(examSitting.id, sittingId));
  const total = sat!.totalPoints === null ? '' : `现在总分 ${pointsText(sat!.totalPoints)} 分。`;
  await sendMessage(ctx, {
    to: [sat!.userNo],
    msgType: 'study',
    msgTitle: `「${title}」的成绩有改动`,
    msgText: `有一道题从 ${pointsText(before)} 分改为 ${pointsText(points)} 分：${reason}。${total}`,
    msgUrl: resultUrl(id),
  });
}
