import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Cooperation, list } from '#contract/position/cooperation.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Db } from '../../db/client.ts';
import { typicalPosition } from '../../db/schema/ability.ts';
import { cooperation, nomination } from '../../db/schema/cooperation.ts';
import { typicalPositionUse } from '../../db/schema/typicalPosition.ts';
import { orgInfo } from '../../db/schema/user.ts';
import { vacancy } from '../../db/schema/vacancy.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { paginate } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { isPublic } from '../typicalPlans/policies.ts';
import { recruiting } from '../vacancies/policies.ts';
import { isEnterprise, knownNominations, ownCooperations } from './policies.ts';

type Row = typeof cooperation.$inferSelect;

/** The cooperations of the caller's organization in one state, the newest first. */
export async function cooperationPage(ctx: UserCtx, { cooperationState, ...request }: OutputOf<typeof list.input>) {
  const { db, user } = ctx;
  const own = ownCooperations(user);
  const where = and(own, eq(cooperation.cooperationState, cooperationState));
  const rows = db.select().from(cooperation).where(where).orderBy(desc(cooperation.id)).$dynamic();
  const [page, counts] = await Promise.all([
    paginate(request, rows, () => db.$count(cooperation, where)),
    db
      .select({ cooperationState: cooperation.cooperationState, count: count() })
      .from(cooperation)
      .where(own)
      .groupBy(cooperation.cooperationState),
  ]);
  return { ...page, list: await shown(ctx, page.list), counts };
}

/** One of them. @throws NOT_FOUND */
export async function viewCooperation(ctx: UserCtx, id: string): Promise<Cooperation> {
  const [row] = await ctx.db
    .select()
    .from(cooperation)
    .where(and(eq(cooperation.id, id), ownCooperations(ctx.user)));
  if (!row) throw fail(NOT_FOUND);
  return (await shown(ctx, [row]))[0]!;
}

/** With the other side and what there is to see of it: a statement for each kind of figure. */
async function shown({ db, user, now }: UserCtx, rows: readonly Row[]): Promise<Cooperation[]> {
  if (rows.length === 0) return [];
  const isOurs = isEnterprise(user);
  const partnerOf = (row: Row) => (isOurs ? row.orgNo : row.enterpriseNo);
  const partnerNos = [...new Set(rows.map(partnerOf))];
  const orgs = await db.select().from(orgInfo).where(inArray(orgInfo.orgNo, partnerNos));
  const open = await countsBy(
    db,
    rows.map(({ enterpriseNo }) => enterpriseNo),
    openVacancies,
  );
  const typicals = await countsBy(db, partnerNos, typicalPositions);
  const known = await db
    .select({ id: nomination.cooperationId, n: count() })
    .from(nomination)
    .where(
      and(
        knownNominations(user),
        inArray(
          nomination.cooperationId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(nomination.cooperationId);
  const names = await namesOfCodes(db, now);
  const byNo = new Map(orgs.map((org) => [org.orgNo, org]));
  const nominated = new Map(known.map(({ id, n }) => [id, n]));
  return rows.map((row) => {
    const org = byNo.get(partnerOf(row))!;
    const label = (key: string, value: string) => (value === '' ? '' : names.label(key, value));
    return {
      ...row,
      isOwnInvitation: (row.isFromEnterprise === 1) === isOurs ? 1 : 0,
      partner: {
        orgNo: org.orgNo,
        orgType: org.orgType,
        orgName: org.orgName,
        orgLogoImg: org.orgLogoImg,
        intro: org.intro,
        regionName: names.region(org.regionCode),
        industryName: label('industry', org.industry),
        sizeName: label('companySize', org.size),
      },
      countOpen: open.get(row.enterpriseNo) ?? 0,
      countTypical: typicals.get(org.orgNo) ?? 0,
      countNominated: nominated.get(row.id) ?? 0,
    };
  });
}

type CountBy = (db: Db, orgNos: string[]) => Promise<{ orgNo: string | null; n: number }[]>;

async function countsBy(db: Db, orgNos: readonly string[], by: CountBy): Promise<Map<string, number>> {
  const rows = await by(db, [...new Set(orgNos)]);
  return new Map(rows.flatMap(({ orgNo, n }) => (orgNo === null ? [] : [[orgNo, n] as const])));
}

const openVacancies: CountBy = (db, orgNos) =>
  db
    .select({ orgNo: vacancy.orgNo, n: count() })
    .from(vacancy)
    .where(and(inArray(vacancy.orgNo, orgNos), recruiting))
    .groupBy(vacancy.orgNo);

/** What each wrote or uses; nobody uses what they wrote. */
const typicalPositions: CountBy = async (db, orgNos) => {
  const wrote = db
    .select({ orgNo: typicalPosition.orgNo })
    .from(typicalPosition)
    .where(and(inArray(typicalPosition.orgNo, orgNos), isPublic));
  const uses = db
    .select({ orgNo: typicalPositionUse.orgNo })
    .from(typicalPositionUse)
    .innerJoin(typicalPosition, and(eq(typicalPosition.id, typicalPositionUse.typicalPositionId), isPublic))
    .where(inArray(typicalPositionUse.orgNo, orgNos));
  const both = wrote.unionAll(uses).as('both_kinds');
  return db
    .select({ orgNo: both.orgNo, n: sql<number>`count(*)::int` })
    .from(both)
    .groupBy(both.orgNo);
};
