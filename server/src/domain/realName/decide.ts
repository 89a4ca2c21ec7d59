import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import { realName } from '../../db/schema/trust.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { personHooks } from '../personData/hooks.ts';
import { unseal } from './sealed.ts';
import { decideReview } from '../../kit/review.ts';
import { realNameReview } from '#contract/user/transitions.ts';
import { AuditState } from '#contract/rules/auditStates.ts';

interface Decided {
  id: string;
  auditStatus: 1 | 2;
  auditOpinion: string;
}

/**
 * Passes or refuses a real name, and says so to its owner. Passing makes it the person's name.
 * @throws 404, 1296 for the operator's own, 409 when somebody else was faster
 */
export async function decideRealName(ctx: UserCtx, { id, auditStatus, auditOpinion }: Decided): Promise<void> {
  const waiting = { table: realName, owner: 'userNo', where: eq(realName.id, id) } as const;
  const row = await decideReview(ctx, realNameReview, waiting, { auditStatus, auditOpinion });
  const time = wireTime(ctx.now);
  ctx.changed({
    before: { auditStatus: AuditState.waiting },
    after: { userNo: row.userNo, auditStatus, auditOpinion },
  });
  if (auditStatus === AuditState.passed) {
    const idCardName = unseal(ctx.config.secretKey, row.userNo, row.nameCipher);
    await ctx.db.update(userExt).set({ idCardName, gmtModified: time }).where(eq(userExt.userNo, row.userNo));
    const named = { userNo: row.userNo, name: idCardName, now: ctx.now };
    for (const { naming } of personHooks.entries()) await naming?.(ctx.db, named);
  }
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'review',
    msgTitle: auditStatus === AuditState.passed ? '实名认证已通过' : '实名认证没有通过',
    msgText: auditOpinion,
    msgUrl: '/account/realnameauthentication/result',
  });
}
