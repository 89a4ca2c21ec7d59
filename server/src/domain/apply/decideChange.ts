import { eq } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { wireTime } from '#contract/rules/time.ts';
import { orgInfoAudit } from '../../db/schema/organization.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { sendMessage } from '../messages/send.ts';
import { indexOrganizations } from '../search/collect.ts';
import { followOrgName } from '../vacancies/orgName.ts';
import { changedFields } from './changeable.ts';
import { asJoined, refuseJoined } from './taken.ts';
import { decideReview } from '../../kit/review.ts';
import { applicationReview } from '#contract/user/transitions.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { OrgType } from '#contract/rules/userTypes.ts';

/**
 * Decides a change of an organization's facts that waits; passing makes it public. Whoever asked for it is told.
 * @throws 409 decided before, 404 none, 1193 the operator's own, 1191 the new name or code belongs to another
 */
export async function decideChange(ctx: UserCtx, decision: OutputOf<typeof Decision>): Promise<void> {
  const { id, auditStatus, auditOpinion } = decision;
  const at = wireTime(ctx.now);
  const where = eq(orgInfoAudit.id, id);
  const decided = await decideReview(ctx, applicationReview, { table: orgInfoAudit, owner: 'userNo', where }, decision);

  const [before] = await ctx.db.select().from(orgInfo).where(eq(orgInfo.orgNo, decided.orgNo)).for('no key update');
  if (!before) throw fail(NOT_FOUND);
  const after = changedFields(decided.content, before);
  const isPassed = auditStatus === AuditState.passed;
  if (isPassed && Object.keys(after).length > 0) {
    await refuseJoined(ctx.db, { ...before, ...after });
    const changing = ctx.db
      .update(orgInfo)
      .set({ ...after, gmtModified: at })
      .where(eq(orgInfo.orgNo, decided.orgNo));
    await asJoined(changing);
    await indexOrganizations(ctx.db, [decided.orgNo]);
    if (after.orgName !== undefined) await followOrgName(ctx.db, decided.orgNo, after.orgName, ctx.now);
  }
  const fields = Object.keys(after) as (keyof typeof after)[];
  const old = Object.fromEntries(fields.map((field) => [field, before[field]]));
  ctx.changed({ before: old, after: isPassed ? after : { auditStatus, auditOpinion }, orgNo: decided.orgNo });
  await sendMessage(ctx, {
    to: [decided.userNo],
    msgType: 'review',
    msgTitle: `「${before.orgName}」的资料变更${isPassed ? '已通过' : '被退回'}`,
    msgText: isPassed ? '新的资料已经生效。' : `原因：${auditOpinion}。原来的资料不变，改好之后可以再次提交。`,
    msgUrl: before.orgType === OrgType.enterprise ? '/account/organization/infoForm' : '/account/organization/info',
  });
}
