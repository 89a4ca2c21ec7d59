import { and, eq, getTableColumns, getTableName, gt, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import type { OrgEntry, OrgPart } from './orgMap.ts';

/** One table of an export: which rows, and where they go. */
export interface OrgTable {
  table: PgTable;
  name: string;
  /** Below `data/`; unique in the archive. */
  file: string;
  hidden: readonly string[];
  where: SQL;
}

/** All tables of an export of this organization, those above before those that belong to them. */
export function tablesOf(db: Db, map: readonly OrgEntry[], orgNo: string): OrgTable[] {
  const tables: OrgTable[] = [];
  const take = ({ table, name, hidden = [], parts = [] }: OrgEntry, where: SQL) => {
    const base = getTableName(table);
    const same = tables.filter((one) => getTableName(one.table) === base).length;
    tables.push({ table, name, hidden, where, file: `data/${base}${same === 0 ? '' : `-${same + 1}`}.jsonl` });
    for (const one of parts) take(one, partOf(db, one, table, where));
  };
  for (const entry of map) take(entry, and(eq(entry.column, orgNo), entry.where)!);
  return tables;
}

const partOf = (db: Db, { column, above, where }: OrgPart, table: PgTable, aboveWhere: SQL): SQL =>
  and(inArray(column, db.select({ above }).from(table).where(aboveWhere)), where)!;

const AT_ONCE = 1000;

/** The rows of a table as lines of JSON, some at a time; the columns are called as the database calls them. */
export async function* linesOf(db: Db, { table, hidden, where }: OrgTable): AsyncGenerator<string[]> {
  const line = sql<string>`(to_jsonb(${table}) - ${sql.param([...hidden])}::text[])::text`;
  const key = (getTableColumns(table) as Record<string, PgColumn | undefined>)['id'];
  if (!key) {
    const rows = await db.select({ line }).from(table).where(where);
    yield rows.map((row) => row.line);
    return;
  }
  for (let after = '0'; ;) {
    const rows = await db
      .select({ line, id: key })
      .from(table)
      .where(and(where, gt(key, after)))
      .orderBy(key)
      .limit(AT_ONCE);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < AT_ONCE) return;
    after = String(rows.at(-1)!.id);
  }
}
