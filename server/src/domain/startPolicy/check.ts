import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { regionsAbove } from '#contract/rules/regionCodes.ts';
import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { list } from '#contract/startup/policyCheck.ts';
import { NO_FACTS } from '#contract/startup/policyFailures.ts';
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
  const fits = fitIn(facts, today);
  const judged = db
    .select({ fit: fits.as('fit') })
    .from(startPolicy)
    .where(inReach)
    .as('judged');
  const counts = await db.select({ fit: judged.fit, count: count() }).from(judged).groupBy(judged.fit);
  const rows = db
    .select({ ...cardColumns, rules: ruleColumns, keptId: policyDate.id })
    .from(startPolicy)
    .leftJoin(orgInfo, itsOrg)
    .leftJoin(policyDate, and(eq(policyDate.policyId, startPolicy.id), ownDates(user.userNo)))
    .where(and(inReach, sql`${fits} = ${fit}`))
    .orderBy(...dueFirst)
    .$dynamic();
  const total = counts.find((one) => one.fit === fit)?.count ?? 0;
  const page = await pageAt(request, total, (limit, offset) => rows.limit(limit).offset(offset));
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
