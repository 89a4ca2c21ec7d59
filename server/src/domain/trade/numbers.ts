import { sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';

/** A number that people can read out: the second, and the last digits of a count that goes round. */
export async function stampedNumber(db: Db, now: Date, digits: 4 | 5): Promise<string> {
  return (await stampedNumbers(db, now, digits, 1))[0]!;
}

export async function stampedNumbers(db: Db, now: Date, digits: 4 | 5, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ n: string }>(
    sql`select nextval('trade_numbers') % ${10 ** digits} as n from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ n }) => wireTime(now).replaceAll(/\D/g, '') + n.padStart(digits, '0'));
}
