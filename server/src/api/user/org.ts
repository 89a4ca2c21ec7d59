import { and, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { SearchKind } from '#contract/rules/searchKinds.ts';
import * as contract from '#contract/user/org.ts';
import { prepared } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course } from '../../db/schema/course.ts';
import { attention, lecturer } from '../../db/schema/people.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { changeFacts } from '../../domain/orgFacts/change.ts';
import { handInChange, lastChange, takeBackChange } from '../../domain/orgFacts/handIn.ts';
import { viewFacts } from '../../domain/orgFacts/view.ts';
import { foundIds } from '../../domain/search/search.ts';
import { withinDictionary, withinTree } from '../../domain/site/within.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { countOf, paginate } from '../../kit/paginate.ts';

const { orgNo, orgType, orgName, orgLogoImg, orgDomain, intro, regionCode, industry, size } = orgInfo;
const columns = { orgNo, orgType, orgName, orgLogoImg, orgDomain, intro, regionCode, industry, size };

const { slogan, bannerImg, address, servicePhone, serviceEmail, orgCode } = orgInfo;
/** What only its own page says of an organization. The person to contact and the licence itself stay inside. */
const shownOfOne = { slogan, bannerImg, address, servicePhone, serviceEmail, orgCode };

export const infoList = handle(contract.infoList, async (ctx, input) => {
  const alsoMeant = input.orgName ? await foundIds(ctx.db, input.orgName, SearchKind.organization, ctx.now) : [];
  const where = and(
    enabled(orgInfo),
    input.orgType && eq(orgType, input.orgType),
    input.orgName ? or(ilike(orgName, containing(input.orgName)), inArray(orgNo, alsoMeant)) : undefined,
    input.regionCode ? withinTree(regionCode, 'region', input.regionCode) : undefined,
    input.industry ? withinDictionary(industry, 'industry', input.industry) : undefined,
    input.size ? eq(size, input.size) : undefined,
    input.nature ? eq(orgInfo.nature, input.nature) : undefined,
  );
  const rows = ctx.db
    .select(columns)
    .from(orgInfo)
    .where(where)
    .orderBy(desc(orgInfo.sort), desc(orgInfo.id))
    .$dynamic();
  return paginate(input, rows, () => countOf(ctx.db, sql`${orgInfo}`, where));
});

/** How many courses are counted at most, so that the page of a large school stays quick. */
const COUNTED = 2000;

const byNo = prepared('org_by_no', (db) => {
  const shelf = db
    .select({ id: course.id })
    .from(course)
    .where(and(eq(course.orgNo, orgNo), eq(course.isPutaway, 1), enabled(course)))
    .limit(COUNTED);
  const lecturers = and(eq(lecturer.orgNo, orgNo), enabled(lecturer));
  const fans = and(eq(attention.kind, 'organization'), eq(attention.refNo, orgNo));
  return db
    .select({
      ...columns,
      ...shownOfOne,
      countCourse: sql<number>`(select count(*)::int from (${shelf}) as shelf)`,
      countLecturer: db.$count(lecturer, lecturers),
      countFans: db.$count(attention, fans),
      isAttention: sql<0 | 1>`(exists (select 1 from ${attention}
        where ${fans} and ${attention.userNo} = ${sql.placeholder('userNo')}))::int`,
    })
    .from(orgInfo)
    .where(and(eq(orgNo, sql.placeholder('orgNo')), enabled(orgInfo)))
    .prepare('org_by_no');
});

export const detailByOrgNo = handle(contract.detailByOrgNo, async (ctx, input) => {
  const visitor = await ctx.visitor();
  const [row] = await byNo(ctx.db).execute({ ...input, userNo: visitor?.userNo ?? '0' });
  if (!row) throw fail(NOT_FOUND);
  return row;
});

export const infoView = handle(contract.infoView, viewFacts);

export const infoUpdate = handle(contract.infoUpdate, async (ctx, wish) => {
  await changeFacts(ctx, wish);
  return {};
});

export const infoAuditView = handle(contract.infoAuditView, async (ctx) => ({ change: await lastChange(ctx) }));

export const infoAuditSave = handle(contract.infoAuditSave, async (ctx, wish) => ({
  id: await handInChange(ctx, wish),
}));

export const infoAuditCancel = handle(contract.infoAuditCancel, async (ctx) => {
  await takeBackChange(ctx);
  return {};
});
