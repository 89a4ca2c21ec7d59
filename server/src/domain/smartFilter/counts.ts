import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import type { UserCtx } from '../../kit/context.ts';
import { conditionsOf } from './conditions.ts';
import { knownFacts } from './policies.ts';

interface Group extends Record<string, unknown> {
  /** A bit for each condition that these fulfil. */
  held: string;
  n: number;
}

/**
 * How many fulfil the conditions, each alone, and all but each. Everybody is gone through once and every condition asked
 * once, in one statement that the database may share among its processes; the figures are added up of its few groups.
 */
export async function filterCounts({ db, user, now }: UserCtx, wanted: FilterConditions) {
  const conditions = conditionsOf(wanted, now);
  const { rows } = await db.execute<Group>(groupsIn(knownFacts(user, wanted.vacancyId), conditions));
  const groups = rows.map(({ held, n }) => ({ held: BigInt(held), n }));
  const bitOf = (at: number): bigint => 1n << BigInt(at);
  const all = bitOf(conditions.length) - 1n;
  const countOf = (wish: bigint): number =>
    groups.reduce((sum, { held, n }) => ((held & wish) === wish ? sum + n : sum), 0);
  return {
    total: countOf(0n),
    matching: countOf(all),
    effects: conditions.map(({ part, about }, at) => ({
      part,
      about,
      alone: countOf(bitOf(at)),
      without: countOf(all - bitOf(at)),
    })),
  };
}

function groupsIn(base: SQL | undefined, conditions: readonly { test: SQL }[]): SQL {
  const bits = conditions.map(({ test }, at) => sql`(coalesce(${test}, false)::int::bigint << ${sql.raw(String(at))})`);
  const held = bits.length === 0 ? sql`0::bigint` : sql.join(bits, sql` | `);
  const groups = sql`select ${held} as held, count(*)::int as n from ${talentFact} where ${base} group by 1`;
  return sql`select held::text, n from (${groups}) each`;
}
