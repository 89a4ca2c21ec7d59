import { and, eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import { PASSED, WAITING } from '#contract/rules/auditStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { OWN_NAME } from '#contract/user/trustFailures.ts';
import { realName } from '../../db/schema/trust.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { waitingName } from './policies.ts';
import { unseal } from './sealed.ts';

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
  const [known] = await ctx.db.select({ userNo: realName.userNo }).from(realName).where(eq(realName.id, id));
  if (!known) throw fail(NOT_FOUND);
  if (known.userNo === ctx.user.userNo) throw fail(OWN_NAME);
  const time = wireTime(ctx.now);
  const [row] = await ctx.db
    .update(realName)
    .set({ auditStatus, auditOpinion, auditUserNo: ctx.user.userNo, auditTime: time, gmtModified: time })
    .where(and(eq(realName.id, id), waitingName))
    .returning();
  if (!row) throw fail(DECIDED);
  ctx.changed({ before: { auditStatus: WAITING }, after: { userNo: row.userNo, auditStatus, auditOpinion } });
  if (auditStatus === PASSED) {
    const idCardName = unseal(ctx.config.secretKey, row.userNo, row.nameCipher);
    await ctx.db.update(userExt).set({ idCardName, gmtModified: time }).where(eq(userExt.userNo, row.userNo));
  }
  await sendMessage(ctx, {
    to: [row.userNo],
    msgType: 'review',
    msgTitle: auditStatus === PASSED ? '实名认证已通过' : '实名认证没有通过',
    msgText: auditOpinion,
    msgUrl: '/account/realnameauthentication/result',
  });
}
