import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FieldTable } from '#contract/kit/field.ts';
import { wireTime } from '#contract/rules/time.ts';
import { EXPORTED_ENOUGH, EXPORTS_AN_HOUR } from '#contract/user/trustFailures.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { countUp } from '../../kit/counter.ts';
import { dataMap } from '../personData/dataMap.ts';
import type { DataMapEntry } from '../personData/dataMapEntry.ts';
import { personHooks } from '../personData/hooks.ts';
import { columnNames } from './columnNames.ts';

/** More rows than this of one table are not in one file; the file says so. */
const MOST_ROWS = 10_000;

const HOUR = 3600;

type Row = Record<string, unknown>;

/** Everything kept of whoever asks, by subject, with names that a reader understands (个人信息保护法 45). */
export async function exportData(ctx: UserCtx): Promise<string> {
  const subjects: Record<string, unknown> = {};
  for (const entry of dataMap) {
    if (entry.name !== undefined) subjects[entry.name] = await rowsOf(ctx, entry, entry.name);
  }
  const file = { 说明: NOTE, 导出时间: wireTime(ctx.now), 用户编号: ctx.user.userNo, ...subjects };
  return JSON.stringify(file, null, 2);
}

/** Counts the exports of somebody who proved to be themselves; a wrong proof is counted elsewhere. @throws 1313 */
export async function countExport({ db, user, now }: UserCtx): Promise<void> {
  const { count } = await countUp(db, ['export', user.userNo], { seconds: HOUR }, now);
  if (count > EXPORTS_AN_HOUR) throw fail(EXPORTED_ENOUGH);
}

const NOTE = '这是知途保存的与你有关的全部数据。密码、令牌与加密用的内容不在其中。';

async function rowsOf(ctx: UserCtx, entry: DataMapEntry, name: string): Promise<unknown> {
  const rows = await readRows(ctx, entry);
  const named = rows.slice(0, MOST_ROWS).map((row) => withNames(row, entry.fields));
  return rows.length > MOST_ROWS ? { 说明: `${name}太多，这里是其中 ${MOST_ROWS} 条`, 内容: named } : named;
}

async function readRows(ctx: UserCtx, { table, column, hidden = [] }: DataMapEntry): Promise<Row[]> {
  const shown = Object.entries(getTableColumns(table)).filter(([key]) => !hidden.includes(key));
  const columns = Object.fromEntries(shown) as Record<string, PgColumn>;
  const limit = MOST_ROWS + 1;
  const hook = personHooks.entries().find(({ exporting }) => exporting?.table === table);
  if (hook?.exporting) return hook.exporting.rows(ctx, { columns, limit });
  return ctx.db.select(columns).from(table).where(eq(column, ctx.user.userNo)).limit(limit);
}

const withNames = (row: Row, fields: FieldTable = {}): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [fields[key]?.label ?? columnNames[key] ?? key, value]));
