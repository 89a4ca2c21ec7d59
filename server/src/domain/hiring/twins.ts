import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Twin, list } from '#contract/position/talentTwin.ts';
import type { Page } from '#contract/kit/page.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { TwinState } from '#contract/rules/twins.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { talentTwin } from '../../db/schema/talentTwin.ts';
import { vacancyApplication } from '../../db/schema/vacancy.ts';
import type { SessionUser, UserCtx } from '../../kit/context.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import { isUnnamed } from '../vacancies/blind.ts';
import { hiringFor, received } from '../vacancies/policies.ts';
import { candidateOf, people } from './candidates.ts';
import type { Found } from './candidates.ts';

/** Of the other applications of one person. */
const MOST_OTHERS = 50;

/** What the enterprise may see with a name: who is reviewed blind is nobody's twin until then. */
const receivedNamed = (user: SessionUser) => and(received(user), sql`not ${isUnnamed}`);

const isShown = (user: SessionUser, userNo: AnyColumn) =>
  sql`exists (select 1 from ${vacancyApplication} where ${and(eq(vacancyApplication.userNo, userNo), receivedNamed(user))})`;

/** Pairs of accounts of one state, the latest found first, each with the applications by which they are known. */
export async function twinPage(
  ctx: UserCtx,
  { twinState, ...request }: OutputOf<typeof list.input>,
): Promise<Page<Twin>> {
  const { db, user } = ctx;
  const where = and(
    eq(talentTwin.orgNo, hiringFor(user)),
    eq(talentTwin.twinState, twinState),
    enabled(talentTwin),
    isShown(user, talentTwin.lowUserNo),
    isShown(user, talentTwin.highUserNo),
  );
  const rows = db.select().from(talentTwin).where(where).orderBy(desc(talentTwin.id)).$dynamic();
  const page = await paginate(request, rows, () => cappedCount(db, sql`${talentTwin}`, where));
  const userNos = page.list.flatMap(({ lowUserNo, highUserNo }) => [lowUserNo, highUserNo]);
  const found = Map.groupBy(await applicationsOf(ctx, userNos), ({ userNo }) => userNo);
  return {
    ...page,
    list: page.list.flatMap(({ id, lowUserNo, highUserNo, reasons, decidedAt, ...row }) => {
      const shown = sideBySide(found.get(lowUserNo) ?? [], found.get(highUserNo) ?? []);
      return shown ? [{ id, twinState: row.twinState, reasons, decidedAt, ...shown }] : [];
    }),
  };
}

/** Everything these people applied for that may be seen with a name, the latest first. */
async function applicationsOf(ctx: UserCtx, userNos: readonly string[]): Promise<Found[]> {
  if (userNos.length === 0) return [];
  return people(ctx)
    .where(and(receivedNamed(ctx.user), inArray(vacancyApplication.userNo, [...userNos])))
    .orderBy(desc(vacancyApplication.appliedAt), desc(vacancyApplication.id));
}

/** The two applications by which a pair is shown: those for one vacancy, else the latest of each. */
function sideBySide(low: readonly Found[], high: readonly Found[]) {
  const shared = low.flatMap((one) => {
    const other = high.find(({ vacancyId }) => vacancyId === one.vacancyId);
    return other ? [{ one, other }] : [];
  });
  const [one, other] = [shared[0]?.one ?? low[0], shared[0]?.other ?? high[0]];
  if (!one || !other) return undefined;
  const bothFor = shared.map((pair) => pair.one.vacancyName);
  return { one: candidateOf(one), other: candidateOf(other), bothFor };
}

/** The accounts that the enterprise took for the same person as this one. */
export async function mergedWith(db: Db, orgNo: string, userNo: string): Promise<string[]> {
  const isOne = or(eq(talentTwin.lowUserNo, userNo), eq(talentTwin.highUserNo, userNo));
  const rows = await db
    .select({ lowUserNo: talentTwin.lowUserNo, highUserNo: talentTwin.highUserNo })
    .from(talentTwin)
    .where(and(eq(talentTwin.orgNo, orgNo), eq(talentTwin.twinState, TwinState.merged), enabled(talentTwin), isOne));
  return rows.map(({ lowUserNo, highUserNo }) => (lowUserNo === userNo ? highUserNo : lowUserNo));
}

/** What else the same person applied for here, by this account or one that was taken for theirs; to a blind review nothing. */
export async function otherApplications(ctx: UserCtx, row: Found) {
  if (row.isUnnamed === 1) return [];
  const twins = await mergedWith(ctx.db, hiringFor(ctx.user), row.userNo);
  const theirs = inArray(vacancyApplication.userNo, [row.userNo, ...twins]);
  const rows = await people(ctx)
    .where(and(receivedNamed(ctx.user), theirs, ne(vacancyApplication.id, row.id)))
    .orderBy(desc(vacancyApplication.appliedAt), desc(vacancyApplication.id))
    .limit(MOST_OTHERS);
  return rows.map(candidateOf).map(({ id, name, vacancyName, applicationState, appliedAt, userNo }) => ({
    id,
    name,
    vacancyName,
    applicationState,
    appliedAt,
    isMerged: userNo === row.userNo ? (0 as const) : (1 as const),
  }));
}
