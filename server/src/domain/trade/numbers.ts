import { sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';

/** A number that people can read out: the second, and the last digits of a count that goes round. */
export async function stampedNumber(db: Db, now: Date, digits: 4 | 5): Promise<string> {
  const { rows } = await db.execute<{ n: string }>(sql`select nextval('trade_numbers') % ${10 ** digits} as n`);
  return wireTime(now).replaceAll(/\D/g, '') + rows[0]!.n.padStart(digits, '0');
}
