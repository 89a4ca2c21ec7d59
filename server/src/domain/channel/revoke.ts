import { eq } from 'drizzle-orm';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CHANNEL_PATH } from '#contract/rules/liveChannel.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { livePermission } from '#contract/user/transitions.ts';
import { liveApply, liveChannel } from '../../db/schema/live.ts';
import type { UserCtx } from '../../kit/context.ts';
import { takeStep } from '../../kit/transition.ts';
import { sendMessage } from '../messages/send.ts';

/**
 * Takes the permission to go live away: the channel closes with its settings kept, and the lecturer may ask again.
 * @throws 409 not allowed any more, 404 none, 1193 the operator's own
 */
export async function revokeLive(ctx: UserCtx, { id, auditOpinion }: OutputOf<typeof Decision>): Promise<void> {
  const { db, user, now } = ctx;
  const at = wireTime(now);
  const { lecturerUserNo } = await takeStep(db, livePermission, 'revoke', {
    table: liveApply,
    state: 'auditStatus',
    owner: 'lecturerUserNo',
    actor: user.userNo,
    where: eq(liveApply.id, id),
    set: { auditOpinion, auditUserNo: user.userNo, auditTime: at, gmtModified: at },
  });
  await db
    .update(liveChannel)
    .set({ statusId: RowState.disabled, gmtModified: at })
    .where(eq(liveChannel.lecturerUserNo, lecturerUserNo));
  await sendMessage(ctx, {
    to: [lecturerUserNo],
    msgType: 'review',
    msgTitle: '你的直播权限被收回',
    msgText: `原因：${auditOpinion}。频道的设置还留着，可以再次申请。`,
    msgUrl: CHANNEL_PATH,
  });
}
