import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COUNTED_EXACTLY } from '#contract/rules/smartFilter.ts';
import type { FilterConditions } from '#contract/rules/smartFilter.ts';
import { talentFact } from '../../db/schema/smartFilter.ts';
import type { Db } from '../../db/client.ts';
import type { UserCtx } from '../../kit/context.ts';
import { conditionsOf } from './conditions.ts';
import type { Condition } from './conditions.ts';
import { knownFacts } from './policies.ts';

interface Group {
  /** A bit for each condition that these fulfil. */
  held: bigint;
  n: number;
}

/** Where fewer of the sample fulfil all conditions, the sample says too little: everybody is counted. */
const TELLING = 50;

/**
 * How many fulfil the conditions, each alone, and all but each. Of more than `COUNTED_EXACTLY` candidates as many are
 * looked at, always the same ones, and the figures are told from them; then the work does not grow with the candidates.
 */
export async function filterCounts({ db, user, now }: UserCtx, wanted: FilterConditions) {
  const conditions = conditionsOf(wanted, now);
  const base = knownFacts(user, wanted.vacancyId);
  const { groups, times } = await sampled(db, base, conditions);
  if (times === 1) return { isEstimate: 0 as const, ...figuresOf(groups, conditions, exact) };
  if (countOf(groups, everyBit(conditions)) < TELLING)
    return { isEstimate: 0 as const, ...figuresOf(await allOf(db, base, conditions), conditions, exact) };
  return { isEstimate: 1 as const, ...figuresOf(groups, conditions, (n) => roundedTo2(n * times)) };
}

const exact = (n: number): number => n;

/** More digits would say more than a sample knows. */
export function roundedTo2(n: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  return Math.round(n / step) * step;
}

const bitOf = (at: number): bigint => 1n << BigInt(at);

const everyBit = (conditions: readonly Condition[]): bigint => bitOf(conditions.length) - 1n;

const countOf = (groups: readonly Group[], wish: bigint): number =>
  groups.reduce((sum, { held, n }) => ((held & wish) === wish ? sum + n : sum), 0);

/** Added up of the few groups. */
function figuresOf(groups: readonly Group[], conditions: readonly Condition[], told: (n: number) => number) {
  const all = everyBit(conditions);
  const figure = (wish: bigint): number => told(countOf(groups, wish));
  return {
    total: figure(0n),
    matching: figure(all),
    effects: conditions.map(({ part, about }, at) => ({
      part,
      about,
      alone: figure(bitOf(at)),
      without: figure(all - bitOf(at)),
    })),
  };
}

/**
 * The first in the order of a lot, which an index has; everybody where there are no more. How many there are is told by
 * how far the lots of so many reach: the lots lie evenly between the least and the greatest integer.
 */
async function sampled(db: Db, base: SQL | undefined, conditions: readonly Condition[]) {
  const lot = sql`hashint8(${talentFact.applicationId})`;
  const { rows } = await db.execute<{ held: string; n: number; last: number }>(sql`
    select held::text, count(*)::int as n, max(lot) as last from (
      select ${heldBits(conditions)} as held, ${lot} as lot from ${talentFact} where ${base}
      order by ${lot} limit ${COUNTED_EXACTLY + 1}
    ) looked group by held`);
  const groups = rows.map(({ held, n }) => ({ held: BigInt(held), n }));
  const looked = countOf(groups, 0n);
  if (looked <= COUNTED_EXACTLY) return { groups, times: 1 };
  const reach = (Math.max(...rows.map(({ last }) => last)) + LOTS / 2) / LOTS;
  return { groups, times: COUNTED_EXACTLY / reach / looked };
}

const LOTS = 2 ** 32;

/** Everybody is gone through once, which the database may share among its processes. */
async function allOf(db: Db, base: SQL | undefined, conditions: readonly Condition[]): Promise<Group[]> {
  const each = sql`select ${heldBits(conditions)} as held, count(*)::int as n from ${talentFact} where ${base} group by 1`;
  const { rows } = await db.execute<{ held: string; n: number }>(sql`select held::text, n from (${each}) each`);
  return rows.map(({ held, n }) => ({ held: BigInt(held), n }));
}

/** Every condition is asked once. */
function heldBits(conditions: readonly Condition[]): SQL {
  const bits = conditions.map(({ test }, at) => sql`(coalesce(${test}, false)::int::bigint << ${sql.raw(String(at))})`);
  return bits.length === 0 ? sql`0::bigint` : sql.join(bits, sql` | `);
}
