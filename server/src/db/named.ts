import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './client.ts';

/**
 * A statement that the query builder cannot write, built once and planned once per connection like those of
 * `prepared`: `const touch = named('touch', sql`… ${sql.placeholder('userNo')}::bigint …`)`, then `touch(db, { userNo })`.
 * @returns the rows as the driver gives them
 */
export function named<Row>(name: string, statement: SQL): (db: Db, values: Record<string, unknown>) => Promise<Row[]> {
  const query = new PgDialect().sqlToQuery(statement);
  return async (db, values) => {
    const result = await db._.session.prepareQuery(query, undefined, name, false).execute(values);
    return (result as { rows: Row[] }).rows;
  };
}
