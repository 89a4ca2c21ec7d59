import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';

/** So many fresh ids in rising order, for rows that name one another before they are inserted. */
export async function takeIds(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select nextval('ids')::text as id from generate_series(1, ${count})`,
  );
  return rows.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
}
