import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/**
 * Lets only one transaction that makes or removes operators go on: two who take each other's rights at once would both
 * find the other one left.
 */
export const oneAmongOperators = (db: Db): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('operators'))`);
