import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataMap } from './dataMap.ts';

const folder = new URL('../../db/schema/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<Record<string, unknown>>),
);
const tables = modules.flatMap((module) => Object.values(module)).filter((one): one is PgTable => is(one, PgTable));
const nameOf = (table: PgTable, column: { name: string }): string => `${getTableName(table)}.${column.name}`;

it("every column of a person's id is declared, so that export, deletion and merge miss none", () => {
  const columns = tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter(({ name }) => /(^|_)user_no$|^referred_by$/.test(name))
      .map((column) => nameOf(table, column)),
  );
  const entered = dataMap.map(({ table, column }) => nameOf(table, column));
  expect(entered.toSorted()).toEqual(columns.toSorted());
});

it('every column that is declared exists', () => {
  for (const { table, merge, erase, hidden = [] } of dataMap) {
    const columns = Object.keys(getTableColumns(table));
    const named = [...(Array.isArray(merge) ? merge : []), ...(typeof erase === 'object' ? Object.keys(erase) : [])];
    const missing = [...named, ...hidden].filter((name) => !columns.includes(String(name)));
    expect(missing, getTableName(table)).toEqual([]);
  }
});
