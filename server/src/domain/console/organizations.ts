import { and, desc, eq, getTableColumns, like, sql } from 'drizzle-orm';
import { CONFLICT, NOT_FOUND } from '#contract/kit/errors.ts';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import { maskedMobile } from '#contract/rules/masked.ts';
import { MemberState } from '#contract/rules/memberStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { OrgType } from '#contract/rules/userTypes.ts';
import { RowState } from '#contract/rules/rowStates.ts';
import type { Db } from '../../db/client.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { written } from '../../db/written.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { containing } from '../../kit/like.ts';
import { paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';

interface Search extends PageRequest {
  orgName: string;
  orgType?: OrgType | undefined;
  statusId?: 0 | 1 | undefined;
}

/** Organizations of every kind in the order their lists have. There are thousands of them, not millions. */
export async function findOrganizations(db: Db, { orgName, orgType, statusId, ...request }: Search) {
  const where = and(
    orgName === '' ? undefined : like(orgInfo.orgName, containing(orgName)),
    orgType === undefined ? undefined : eq(orgInfo.orgType, orgType),
    statusId === undefined ? undefined : eq(orgInfo.statusId, statusId),
  );
  const memberCount = sql<number>`(select count(*)::int from org_member
    where org_member.org_no = org_info.org_no and org_member.member_status = ${written(MemberState.active)})`;
  const rows = db
    .select({ ...getTableColumns(orgInfo), memberCount, version: sql<string>`${orgInfo}.xmin::text` })
    .from(orgInfo)
    .where(where)
    .orderBy(desc(orgInfo.sort), desc(orgInfo.id))
    .$dynamic();
  const page = await paginate(request, rows, () => db.$count(orgInfo, where));
  const list = page.list.map((row) => ({
    ...row,
    contactMobile: maskedMobile(row.contactMobile),
    statusId: row.statusId === RowState.normal ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}

const takenMeanwhile = { ...NAME_TAKEN, msg: '停用之后，另一家单位用同样的名称或代码入驻了；先停用那一家' };

interface Change {
  orgNo: string;
  version: string;
  set: { statusId?: 0 | 1; sort?: number };
  reason?: string;
}

/**
 * Changes what the platform decides about an organization. Disabled ones are in no list, and nobody acts for them: open
 * sessions of their staff end with the next call (session.ts).
 * @throws NOT_FOUND, CONFLICT when somebody else changed it meanwhile, NAME_TAKEN
 */
export async function changeOrganization(ctx: UserCtx, { orgNo, version, set, reason }: Change): Promise<void> {
  const [before] = await ctx.db
    .select({ statusId: orgInfo.statusId, sort: orgInfo.sort, version: sql<string>`${orgInfo}.xmin::text` })
    .from(orgInfo)
    .where(eq(orgInfo.orgNo, orgNo))
    .for('no key update');
  if (!before) throw fail(NOT_FOUND);
  if (before.version !== version) throw fail(CONFLICT);
  const changing = ctx.db
    .update(orgInfo)
    .set({ ...set, gmtModified: wireTime(ctx.now) })
    .where(eq(orgInfo.orgNo, orgNo));
  await refusedAs(changing, { org_info_name: takenMeanwhile, org_info_code: takenMeanwhile });
  const { statusId, sort } = before;
  ctx.changed({ before: { statusId, sort }, after: { statusId, sort, ...set, reason }, orgNo });
}
