import { and, asc, desc, eq, getTableColumns, ilike } from 'drizzle-orm';
import { AuditState } from '#contract/rules/auditStates.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { waitOf } from '#contract/rules/reviewClock.ts';
import * as contract from '#contract/user/entSch.ts';
import { enabled } from '../../db/enabled.ts';
import { orgApply } from '../../db/schema/organization.ts';
import { orgInfo, user, userExt } from '../../db/schema/user.ts';
import { natureDictionary } from '../../domain/apply/choices.ts';
import { decideApplication } from '../../domain/apply/decide.ts';
import { ownApplications, queuedApplications } from '../../domain/apply/policies.ts';
import { submitApplication } from '../../domain/apply/submit.ts';
import { namesOfCodes } from '../../domain/site/names.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';

export const save = handle(contract.save, async (ctx, form) => ({ id: await submitApplication(ctx, form) }), {
  transaction: 'own',
});

export const list = handle(contract.list, async (ctx, { orgType, ...request }) => {
  const own = ownApplications(ctx.user, orgType);
  const rows = ctx.db.select().from(orgApply).where(own).orderBy(desc(orgApply.id)).$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgApply, own));
  return { ...page, list: page.list.map((row) => ({ ...row, ...waitOf(row, ctx.now) })) };
});

export const schList = handle(contract.schList, async (ctx, { orgName, orgType, ...request }) => {
  const joined = and(
    enabled(orgInfo),
    orgType && eq(orgInfo.orgType, orgType),
    ilike(orgInfo.orgName, containing(orgName)),
  );
  const rows = ctx.db
    .select({ orgNo: orgInfo.orgNo, orgType: orgInfo.orgType, orgName: orgInfo.orgName })
    .from(orgInfo)
    .where(joined)
    .orderBy(desc(orgInfo.sort), desc(orgInfo.id))
    .$dynamic();
  return paginate(request, rows, () => ctx.db.$count(orgInfo, joined));
});

export const auditList = handle(contract.auditList, async (ctx, { auditStatus, orgType, ...request }) => {
  const queued = queuedApplications(auditStatus, orgType);
  const rows = ctx.db
    .select({ ...getTableColumns(orgApply), nickname: userExt.nickname, mobile: user.mobile })
    .from(orgApply)
    .innerJoin(user, eq(user.userNo, orgApply.userNo))
    .innerJoin(userExt, eq(userExt.userNo, orgApply.userNo))
    .where(queued)
    .orderBy(
      auditStatus === AuditState.waiting ? asc(orgApply.submitTime) : desc(orgApply.submitTime),
      asc(orgApply.id),
    )
    .$dynamic();
  const page = await paginate(request, rows, () => ctx.db.$count(orgApply, queued));
  const names = await namesOfCodes(ctx.db, ctx.now);
  const shown = page.list.map((row) => ({
    ...row,
    ...waitOf(row, ctx.now),
    userName: displayName(row),
    isOwn: row.userNo === ctx.user.userNo ? (1 as const) : (0 as const),
    industryName: names.label('industry', row.industry),
    sizeName: names.label('companySize', row.size),
    natureName: names.label(natureDictionary(row.orgType), row.nature),
    schoolLevelName: names.label('schoolLevel', row.schoolLevel),
    regionName: names.region(row.regionCode),
  }));
  return { ...page, list: shown };
});

export const auditSave = handle(contract.auditSave, async (ctx, decision) => ({
  id: decision.id,
  orgNo: await decideApplication(ctx, decision),
}));
