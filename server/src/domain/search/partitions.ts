import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { OPEN } from './query.ts';
import type { Condition, HeldText } from './query.ts';
import { TOP_TIER } from './tokens.ts';

/** Of a tier, so many times as many are sorted by popularity as are taken; nobody sees the difference to all of them. */
const SORTED = 3;

/**
 * A select of the `most` popular documents (rows of `search_document`) of these kinds for a condition of `Query`. It
 * opens one tier after the other, the most popular first, and none that is not needed; an empty condition matches nothing.
 */
export function popular(kinds: readonly number[], condition: Condition, most: number): SQL {
  if (condition.length === 0) return sql`select * from search_document where false`;
  return sql`
    select best.* from ${tiersDown}, lateral (
      select * from (
        select document.* from ${among(kinds)}, search_document document
        where ${holds(condition)} limit ${Math.max(most, Math.min(most * SORTED, COUNT_CAP))}
      ) matching order by weight desc, ref_id desc limit ${most}
    ) best limit ${most}`;
}

/**
 * A select of where the matching documents of each of these kinds are (`kind`, `place`), the popular tiers first. At most
 * `most` of one kind are looked at; `held` tells whether the title holds what it must. Only where: a thousand documents
 * are found three times as fast without their texts.
 */
export function firstOfEach(kinds: readonly number[], condition: Condition, most: (kind: number) => number): SQL {
  const held = allOf(condition.filter(isText).map(isHeld), sql`true`);
  const terms = allOf(condition.flatMap((part) => (isText(part) ? [] : [matches(part)])));
  const groups = [...Map.groupBy(kinds, most)].map(
    ([limit, alike]) => sql`
      select document.* from ${among(alike)}, lateral (
        select kind, document.ctid as place, ${held} as held
        from ${tiersDown}, search_document document where ${terms} limit ${limit}
      ) document`,
  );
  return sql.join(groups, sql` union all `);
}

const among = (kinds: readonly number[]): SQL => sql`unnest(${sql.param(kinds)}::int[]) asked (kind)`;

const tiersDown = sql.raw(`generate_series(${TOP_TIER}, 0, -1) tier`);

const open = sql.raw(`'${OPEN}'`);

const holds = (condition: Condition): SQL =>
  allOf(condition.map((part) => (isText(part) ? isHeld(part) : matches(part))));

/** The database fills in the partition: one condition for all of them. Written like `partitionOf`. */
const matches = (terms: string): SQL =>
  sql`document.tokens::tsvector @@ replace(${terms}, ${open}, asked.kind || chr(97 + tier))::tsquery`;

const isHeld = ({ title }: HeldText): SQL => sql`position(${title} in document.title_key) > 0`;

export const isText = (part: Condition[number]): part is HeldText => typeof part !== 'string';

const allOf = (conditions: readonly SQL[], none = sql`false`): SQL =>
  conditions.length === 0 ? none : sql.join([...conditions], sql` and `);
