import { and, eq } from 'drizzle-orm';
import type { Decision } from '#contract/kit/review.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { userTypeName } from '#contract/rules/userTypes.ts';
import { orgApply } from '../../db/schema/organization.ts';
import type { UserCtx } from '../../kit/context.ts';
import { sendMessage } from '../messages/send.ts';
import { applyPath } from './applyPath.ts';
import { foundOrganization } from './found.ts';
import { decideReview } from '../../kit/review.ts';
import { applicationReview } from '#contract/user/transitions.ts';
import { AuditState } from '#contract/rules/auditStates.ts';
import { enabled } from '../../db/enabled.ts';

/**
 * Decides an application that waits. Passing founds the organization; both are told to the applicant. Of two operators
 * who decide at once, one wins. Returns the number of the organization, or null.
 * @throws 409 decided before, 404 none, 1193 the operator's own, 1191 the organization joined meanwhile
 */
export async function decideApplication(ctx: UserCtx, decision: OutputOf<typeof Decision>): Promise<string | null> {
  const { id, auditStatus, auditOpinion } = decision;
  const where = and(eq(orgApply.id, id), enabled(orgApply));
  const decided = await decideReview(ctx, applicationReview, { table: orgApply, owner: 'userNo', where }, decision);

  const orgNo = auditStatus === AuditState.passed ? await foundOrganization(ctx, decided) : null;
  const after = { orgName: decided.orgName, auditStatus, auditOpinion, orgNo };
  ctx.changed({
    before: { orgName: decided.orgName, auditStatus: AuditState.waiting },
    after,
    ...(orgNo && { orgNo }),
  });
  await sendMessage(ctx, { to: [decided.userNo], msgType: 'review', ...wordsOf(decided) });
  return orgNo;
}

function wordsOf({ auditStatus, auditOpinion, orgType, orgName }: typeof orgApply.$inferSelect) {
  const kind = userTypeName(orgType);
  if (auditStatus === AuditState.passed) {
    return {
      msgTitle: `「${orgName}」的入驻申请已通过`,
      msgText: `你是这家${kind}的管理员了。切换身份进入${kind}中心，先补全资料，再邀请同事加入。`,
      msgUrl: applyPath(orgType),
    };
  }
  return {
    msgTitle: `「${orgName}」的入驻申请被退回`,
    msgText: `原因：${auditOpinion}。改好之后可以再次提交，填过的内容都还在。`,
    msgUrl: applyPath(orgType),
  };
}
