import { and, asc, desc, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { regionsAbove } from '#contract/rules/regionCodes.ts';
import { PolicyPhase } from '#contract/rules/startPolicies.ts';
import type { PolicySort } from '#contract/rules/startPolicies.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { startPolicy } from '../../db/schema/startPolicy.ts';
import { cappedCount, paginate } from '../../kit/paginate.ts';
import type { PageRequest } from '../../kit/paginate.ts';
import { throughIndexes } from '../../kit/throughIndexes.ts';
import { namesOfCodes } from '../site/names.ts';
import { cardOf, cards } from './cards.ts';
import { facetsWanted, placeFacet } from './facets.ts';
import type { Wanted } from './facets.ts';
import { isPublished } from './policies.ts';

/** Those that can be applied for until a day come in its order, those without an end after them. */
export const dueFirst = [sql`${startPolicy.applyUntil} = ''`, asc(startPolicy.applyUntil), asc(startPolicy.id)];

const orders = {
  fresh: [desc(startPolicy.publishedAt), desc(startPolicy.id)],
  due: dueFirst,
} as const satisfies Record<PolicySort, unknown>;

/** Published policies by any combination of conditions. */
export async function listPolicies(
  db: Db,
  wanted: Wanted & PageRequest & { region: string; phase?: PolicyPhase | undefined; sort: PolicySort },
  now: Date,
) {
  const today = wireTime(now).slice(0, 10);
  const facets = facetsWanted(wanted);
  const where = and(
    isPublished,
    facets.length > 0 ? hasFacets(facets) : undefined,
    wanted.region === '' ? undefined : validIn(wanted.region),
    wanted.phase === undefined ? undefined : inPhase(wanted.phase, today),
    // what has ended to be applied for is not due
    wanted.sort === 'due' && wanted.phase === undefined ? inPhase(PolicyPhase.open, today) : undefined,
  );
  const names = await namesOfCodes(db, now);
  const page = await throughIndexes(db, (tx) => {
    const rows = cards(tx)
      .where(where)
      .orderBy(...orders[wanted.sort])
      .$dynamic();
    return paginate(wanted, rows, () => cappedCount(tx, sql`${startPolicy}`, where));
  });
  return { ...page, list: page.list.map((row) => cardOf(row, { names, today })) };
}

const hasFacets = (facets: readonly string[]): SQL => sql`${startPolicy.facets} @> ${sql.param([...facets])}::text[]`;

/** Of the place itself, of one within it, or of one around it: all of these count there. */
const validIn = (region: string): SQL | undefined =>
  or(hasFacets([placeFacet(region)]), inArray(startPolicy.regionCode, regionsAbove(region)));

const isPast = (column: PgColumn, today: string): SQL => sql`(${column} <> '' and ${column} < ${today})`;

/** The same as `phaseOf` (rules/startPolicies.ts). */
export function inPhase(phase: PolicyPhase, today: string): SQL {
  const { applyFrom, applyUntil, validUntil } = startPolicy;
  const expired = isPast(validUntil, today);
  if (phase === PolicyPhase.expired) return expired;
  const closed = isPast(applyUntil, today);
  if (phase === PolicyPhase.closed) return sql`(not ${expired} and ${closed})`;
  const running = sql`not ${expired} and not ${closed}`;
  return phase === PolicyPhase.soon
    ? sql`(${running} and ${applyFrom} > ${today})`
    : sql`(${running} and ${applyFrom} <= ${today})`;
}
