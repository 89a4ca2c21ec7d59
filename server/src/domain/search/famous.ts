import { sql } from 'drizzle-orm';
import { cached } from '../site/cached.ts';
import { tierOf, tiersFrom } from './tokens.ts';

/** As many documents as may be looked through for a common word. */
const FAMOUS = 10_000;
const TEN_MINUTES = 600;

/** A tsquery for the most popular documents; empty while all of them are few enough. */
export const famousQuery = cached(TEN_MINUTES, async (db): Promise<string> => {
  const { rows } = await db.execute<{ weight: number }>(sql`
    select weight from search_document order by weight desc, ref_id desc offset ${FAMOUS} limit 1`);
  return rows[0] ? tiersFrom(tierOf(rows[0].weight)) : '';
});
