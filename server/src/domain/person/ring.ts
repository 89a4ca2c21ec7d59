import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/**
 * Nobody was recommended by themselves, not even in a ring. A new account names somebody who was there before, so that
 * only two accounts that become one could close one: then the one that stays was recommended by nobody.
 */
export async function openRing(db: Db, userNo: string): Promise<void> {
  await db.execute(sql`
    with recursive up as (
      select referred_by from user_account where user_no = ${userNo}
      union select a.referred_by from user_account a join up on a.user_no = up.referred_by
    )
    update user_account set referred_by = null
    where user_no = ${userNo} and exists (select 1 from up where up.referred_by = ${userNo})`);
}
