import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { Fit } from '#contract/rules/eligibility.ts';
import { regionsAbove } from '#contract/rules/regionCodes.ts';
import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/policyCheck.ts';
import { NO_FACTS } from '#contract/startup/policyFailures.ts';
import type { Db } from '../../db/client.ts';
import { policyDate, startPolicy } from '../../db/schema/startPolicy.ts';
import { orgInfo } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { pageAt } from '../../kit/paginate.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardColumns, cardOf, itsOrg } from './cards.ts';
import { factsOf } from './facts.ts';
import { fitIn, judgementOf, ruleColumns } from './fit.ts';
import { dueFirst, inPhase } from './list.ts';
import { isPublished, ownDates } from './policies.ts';

/**
 * The policies that count where the caller founds and can be applied for, now or soon: those of one fit, what is due
 * first on top, and how many there are of each fit. @throws NO_FACTS
 */
export async function checkPage({ db, user, now }: UserCtx, { fit, ...request }: OutputOf<typeof list.input>) {
  const facts = await factsOf(db, user.userNo);
  if (!facts) throw fail(NO_FACTS);
  const today = wireTime(now).slice(0, 10);
  const names = await namesOfCodes(db, now);
  const inReach = and(
    isPublished,
    inArray(startPolicy.regionCode, regionsAbove(facts.regionCode)),
    or(inPhase(PolicyPhase.open, today), inPhase(PolicyPhase.soon, today)),
  );
  const { counts, ids } = await judgedOnce(db, { inReach, fits: fitIn(facts, today), fit, ...request });
  const total = counts.find((one) => one.fit === fit)?.count ?? 0;
  const page = await pageAt(request, total, () =>
    db
      .select({ ...cardColumns, rules: ruleColumns, keptId: policyDate.id })
      .from(startPolicy)
      .leftJoin(orgInfo, itsOrg)
      .leftJoin(policyDate, and(eq(policyDate.policyId, startPolicy.id), ownDates(user.userNo)))
      .where(inArray(startPolicy.id, ids))
      .orderBy(...dueFirst),
  );
  return {
    ...page,
    list: page.list.map(({ rules, keptId, ...row }) => ({
      ...cardOf(row, { names, today }),
      judgement: judgementOf(rules, { facts, today, names }),
      isKept: keptId === null ? (0 as const) : (1 as const),
    })),
    counts,
  };
}

interface Asked {
  inReach: SQL | undefined;
  fits: SQL<Fit>;
  fit: Fit;
  pageCurrent: number;
  pageSize: number;
}

interface Judged {
  counts: { fit: Fit; count: number }[];
  ids: string[];
}

/**
 * How many policies there are of each fit and which are on the page, with every policy compared once. A page past the
 * end is the last one, as everywhere (`pageAt`).
 */
async function judgedOnce(db: Db, { inReach, fits, fit, pageCurrent, pageSize }: Asked): Promise<Judged> {
  const { rows } = await db.execute<Record<keyof Judged, unknown>>(sql`
    with judged as materialized (
      select ${startPolicy.id} as id, ${startPolicy.applyUntil} as apply_until, ${fits} as fit
      from ${startPolicy} where ${inReach}
    ),
    counted as (select fit, count(*)::int as count from judged group by fit),
    shown as (
      select id from judged where fit = ${fit} order by (apply_until = ''), apply_until, id limit ${pageSize}
      offset greatest(0, ${pageSize}::int * (least(${pageCurrent}::int,
        (select (coalesce(max(count), 0) + ${pageSize}::int - 1) / ${pageSize}::int from counted where fit = ${fit})) - 1))
    )
    select (select coalesce(json_agg(counted), '[]') from counted) as counts,
      (select coalesce(json_agg(id::text), '[]') from shown) as ids`);
  return rows[0] as unknown as Judged;
}
