import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { COUNT_CAP } from '#contract/rules/countCap.ts';
import { OPEN } from './query.ts';
import type { Condition } from './query.ts';
import { TOP_BAND } from './tokens.ts';

/** Of a band, so many times as many are sorted by popularity as are taken; nobody sees the difference to all of them. */
const SORTED = 3;

/**
 * A select of the `most` popular documents (rows of `search_document`) of these kinds for a condition of `Query`. It
 * opens one band after the other, the most popular first, and none that is not needed; an empty condition matches nothing.
 */
export function popular(kinds: readonly number[], condition: Condition, most: number): SQL {
  if (condition.length === 0) return sql`select * from search_document where false`;
  return sql`
    select best.* from ${bandsDown}, lateral (
      select * from (
        select document.* from ${among(kinds)}, search_document document
        where ${holds(condition)} limit ${Math.max(most, Math.min(most * SORTED, COUNT_CAP))}
      ) matching order by weight desc, ref_id desc limit ${most}
    ) best limit ${most}`;
}

/**
 * A select of where the matching documents of each of these kinds are (`kind`, `place`), at most `most` of one kind, the
 * popular bands first. Only where: a thousand documents are found three times as fast without their texts.
 */
export const firstOfEach = (kinds: readonly number[], condition: Condition, most: number): SQL => sql`
  select document.* from ${among(kinds)}, lateral (
    select kind, document.ctid as place
    from ${bandsDown}, search_document document where ${holds(condition)} limit ${most}
  ) document`;

const among = (kinds: readonly number[]): SQL => sql`unnest(${sql.param(kinds)}::int[]) asked (kind)`;

const bandsDown = sql.raw(`generate_series(${TOP_BAND}, 0, -1) band`);

const open = sql.raw(`'${OPEN}'`);

/** The database fills in the drawer: one condition for all of them. Written like `drawerOf`. */
const holds = (condition: Condition): SQL =>
  sql.join(
    condition.map(
      (part) => sql`document.tokens::tsvector @@ replace(${part}, ${open}, asked.kind || chr(97 + band))::tsquery`,
    ),
    sql` and `,
  );
