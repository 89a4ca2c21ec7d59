import { eq } from 'drizzle-orm';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { CHANNEL_PATH } from '#contract/rules/liveChannel.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { applicationReview } from '#contract/user/transitions.ts';
import type { Db } from '../../db/client.ts';
import { liveApply, liveChannel } from '../../db/schema/live.ts';
import { lecturer } from '../../db/schema/people.ts';
import type { UserCtx } from '../../kit/context.ts';
import { decideReview } from '../../kit/review.ts';
import { sendMessage } from '../messages/send.ts';

/**
 * Decides whether a lecturer may go live: passing opens a channel. The lecturer is told either way.
 * @returns the name of the lecturer
 * @throws 409 decided before, 404 none, 1193 the operator's own
 */
export async function decideLive(ctx: UserCtx, decision: OutputOf<typeof Decision>): Promise<string> {
  const waiting = { table: liveApply, owner: 'lecturerUserNo', where: eq(liveApply.id, decision.id) } as const;
  const { lecturerUserNo, auditStatus, auditOpinion } = await decideReview(ctx, applicationReview, waiting, decision);
  const [known] = await ctx.db
    .select({ lecturerName: lecturer.lecturerName })
    .from(lecturer)
    .where(eq(lecturer.lecturerUserNo, lecturerUserNo));
  const lecturerName = known?.lecturerName ?? '';
  const isPassed = auditStatus === AuditState.passed;
  if (isPassed) await openChannel(ctx.db, lecturerUserNo, lecturerName);
  await sendMessage(ctx, {
    to: [lecturerUserNo],
    msgType: 'review',
    msgTitle: isPassed ? '你的直播申请已通过' : '你的直播申请被退回',
    msgText: isPassed
      ? `频道已经开通，先看看清晰度、录制与互动的设置。${auditOpinion}`
      : `原因：${auditOpinion}。改好之后可以再次提交。`,
    msgUrl: CHANNEL_PATH,
  });
  return lecturerName;
}

async function openChannel(db: Db, lecturerUserNo: string, lecturerName: string): Promise<void> {
  await db
    .insert(liveChannel)
    .values({ lecturerUserNo, channelName: `${lecturerName}的直播间` })
    .onConflictDoUpdate({ target: liveChannel.lecturerUserNo, set: { statusId: RowState.normal } });
}
