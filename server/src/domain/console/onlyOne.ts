import type { SQL } from 'drizzle-orm';
import { and, getTableName, ne, sql } from 'drizzle-orm';
import { NAME_TAKEN } from '#contract/system/adminFailures.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import type { ManagedTable } from './managed.ts';

/**
 * Makes sure that no other row of the list has the name. Saves of one table wait for each other here, so that two at
 * once cannot both find it free.
 * @throws NAME_TAKEN
 */
export async function onlyOne(
  db: Db,
  table: ManagedTable,
  id: string | undefined,
  same: SQL | undefined,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`);
  const others = and(same, id ? ne(table.id, id) : undefined);
  if ((await db.$count(table, others)) > 0) throw fail(NAME_TAKEN);
}
