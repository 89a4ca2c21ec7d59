import { and, asc, eq, ilike, isNotNull, sql } from 'drizzle-orm';
import { ssoSource } from '#contract/rules/sso.ts';
import * as contract from '#contract/user/sso.ts';
import { schoolSso } from '../../db/schema/integration.ts';
import { oauthBinding, orgInfo } from '../../db/schema/user.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { returnAddress } from '../../domain/signIn/thirdParty.ts';
import { admit } from '../../domain/sso/admit.ts';
import { domainProof } from '../../domain/sso/mailDomain.ts';
import { checkSso, ownSso, removeSso, saveSso, shownOf } from '../../domain/sso/manage.ts';
import { offered, samlPlace } from '../../domain/sso/schoolSso.ts';
import { finishVisit, startVisit } from '../../domain/sso/visit.ts';
import { handle } from '../../kit/handle.ts';
import { containing } from '../../kit/like.ts';
import { countOf, paginate } from '../../kit/paginate.ts';

const own = { transaction: 'own' } as const;
const { orgName, orgLogoImg } = orgInfo;
const { orgNo, buttonName } = schoolSso;

export const list = handle(contract.list, async ({ db }, { orgNo: wanted, orgName: name, ...request }) => {
  const its = eq(orgInfo.orgNo, schoolSso.orgNo);
  const where = and(
    offered,
    wanted === undefined ? undefined : eq(schoolSso.orgNo, wanted),
    name === '' ? undefined : ilike(orgInfo.orgName, containing(name)),
  );
  const rows = db
    .select({ orgNo, orgName, orgLogoImg, buttonName })
    .from(schoolSso)
    .innerJoin(orgInfo, its)
    .where(where)
    .orderBy(asc(schoolSso.id))
    .$dynamic();
  return paginate(request, rows, () => countOf(db, sql`${schoolSso} inner join ${orgInfo} on ${its}`, where));
});

export const render = handle(contract.render, async (ctx, input) => startVisit(ctx, input.orgNo), own);

export const success = handle(
  contract.success,
  async (ctx, { remember, terminalType, ...returned }) => {
    const visit = await finishVisit(ctx, returned);
    return ctx.db.transaction((db) => admit(ctx, db, visit, { remember, terminalType }));
  },
  own,
);

export const view = handle(contract.view, async (ctx) => {
  const { db } = ctx;
  const house = staffOf(ctx.user).orgNo;
  const row = await ownSso(db, house);
  const [school] = await db.select({ orgName }).from(orgInfo).where(eq(orgInfo.orgNo, house));
  const linked = and(eq(oauthBinding.source, ssoSource(house)), isNotNull(oauthBinding.userNo));
  const linkedCount = await db.$count(oauthBinding, linked);
  const place = samlPlace(ctx);
  return {
    sso: row ? { ...shownOf(row), domainProvenAt: row.domainProvenAt, linkedCount } : null,
    orgName: school!.orgName,
    returnAddress: returnAddress(ctx),
    entityId: place.entityId,
    answerAddress: place.answers,
    domainProof: domainProof(ctx, house),
  };
});

export const save = handle(contract.save, async (ctx, input) => {
  await saveSso(ctx, input);
  return {};
});

export const check = handle(contract.check, checkSso, own);

export const remove = handle(contract.remove, async (ctx) => {
  await removeSso(ctx);
  return {};
});
