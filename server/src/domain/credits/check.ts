import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The people whose ledger does not add up to what is granted and not revoked; there should be none. */
export async function crookedLedgers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ user_no: string }>(sql`
    select coalesce(e.user_no, a.user_no) as user_no
    from (select user_no, sum(amount) as sum from credit_entry group by user_no) e
    full join (select user_no, sum(credit) as sum from credit_apply where apply_state = 2 group by user_no) a
      on a.user_no = e.user_no
    where coalesce(e.sum, 0) <> coalesce(a.sum, 0)
    order by 1 limit 100`);
  return rows.map((row) => row.user_no);
}
