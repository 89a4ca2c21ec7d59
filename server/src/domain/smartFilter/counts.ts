import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import type { UserCtx } from '../../kit/context.ts';
import { conditionsOf } from './conditions.ts';
import { knownFacts } from './policies.ts';

interface Counted extends Record<string, unknown> {
  total: number;
  matching: number;
  alone: number[];
  without: number[];
}

/**
 * How many fulfil the conditions, each alone, and all but each: everybody is gone through once and every condition asked
 * once, in one statement.
 */
export async function filterCounts({ db, user, now }: UserCtx, wanted: FilterConditions) {
  const conditions = conditionsOf(wanted, now);
  const [first] = (await db.execute<Counted>(countsIn(knownFacts(user, wanted.vacancyId), conditions))).rows;
  const { total, matching, alone, without } = first!;
  return {
    total,
    matching,
    effects: conditions.map(({ part, about }, at) => ({ part, about, alone: alone[at]!, without: without[at]! })),
  };
}

function countsIn(base: SQL | undefined, conditions: readonly { test: SQL }[]): SQL {
  const name = (at: number) => sql.raw(`c${at}`);
  const places = conditions.map((_, at) => at);
  const asked = conditions.map(({ test }, at) => sql`, coalesce(${test}, false) as ${name(at)}`);
  const allOf = (some: readonly number[]): SQL =>
    some.length === 0 ? sql`true` : sql.join(some.map(name), sql` and `);
  const countIf = (some: readonly number[]) => sql`(count(*) filter (where ${allOf(some)}))::int`;
  const listOf = (each: (at: number) => SQL): SQL => sql`array[${sql.join(places.map(each), sql`, `)}]::int[]`;
  // `offset 0` keeps the conditions from being asked again for each of the figures.
  return sql`
    select count(*)::int as total, ${countIf(places)} as matching,
      ${listOf((at) => countIf([at]))} as alone,
      ${listOf((at) => countIf(places.filter((place) => place !== at)))} as without
    from (select 1 as one${sql.join(asked, sql``)} from ${talentFact} where ${base} offset 0) found`;
}
