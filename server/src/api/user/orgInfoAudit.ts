import { and, asc, desc, eq } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import * as contract from '#contract/user/orgInfoAudit.ts';
import { enabled } from '../../db/enabled.ts';
import { orgInfoAudit } from '../../db/schema/organization.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { decideChange } from '../../domain/apply/decideChange.ts';
import { readChanges } from '../../domain/apply/readChanges.ts';
import { namesOfCodes } from '../../domain/site/names.ts';
import { handle } from '../../kit/handle.ts';
import { paginate } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { auditStatus, ...request }) => {
  const queued = and(eq(orgInfoAudit.auditStatus, auditStatus), enabled(orgInfoAudit));
  const rows = ctx.db
    .select({ audit: orgInfoAudit, org: orgInfo, nickname: userExt.nickname, mobile: user.mobile })
    .from(orgInfoAudit)
    .innerJoin(orgInfo, eq(orgInfo.orgNo, orgInfoAudit.orgNo))
    .innerJoin(user, eq(user.userNo, orgInfoAudit.userNo))
    .innerJoin(userExt, eq(userExt.userNo, orgInfoAudit.userNo))
    .where(queued)
    .orderBy(auditStatus === AuditState.waiting ? asc(orgInfoAudit.submitTime) : desc(orgInfoAudit.submitTime))
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgInfoAudit, queued));
  const names = await namesOfCodes(ctx.db, ctx.now);
  const shown = page.list.map(({ audit, org, ...person }) => ({
    ...audit,
    ...waitOf(audit, ctx.now),
    orgType: org.orgType,
    orgName: org.orgName,
    userName: displayName(person),
    isOwn: audit.userNo === ctx.user.userNo ? (1 as const) : (0 as const),
    changes: readChanges(audit, org, names),
  }));
  return { ...page, list: shown };
});

export const audit = handle(contract.audit, async (ctx, decision) => {
  await decideChange(ctx, decision);
  return { id: decision.id };
});
