import { sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** Every number of `queries` under its key, in one statement. */
export async function countAll<K extends string>(db: Db, queries: ReadonlyMap<K, SQLWrapper>): Promise<Map<K, number>> {
  if (queries.size === 0) return new Map();
  const columns = [...queries].map(([key, query]) => sql`(${query})::int as ${sql.identifier(key)}`);
  const { rows } = await db.execute<Record<K, number>>(sql`select ${sql.join(columns, sql`, `)}`);
  return new Map([...queries.keys()].map((key) => [key, rows[0]![key]]));
}
