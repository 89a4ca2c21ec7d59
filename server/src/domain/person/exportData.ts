import { eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { wireTime } from '#contract/rules/time.ts';
import { EXPORTED_ENOUGH, EXPORTS_AN_HOUR } from '#contract/user/trustFailures.ts';
import { msg, msgUser, realName } from '../../db/schema/trust.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { unseal } from '../realName/sealed.ts';
import { countUp } from '../signIn/counter.ts';
import { belongings } from './belongings.ts';
import type { Belonging } from './belongings.ts';
import { columnNames } from './columnNames.ts';

/** More rows than this of one table are not in one file; the file says so. */
const MOST_ROWS = 10_000;

const HOUR = 3600;

type Row = Record<string, unknown>;

/** Everything kept of whoever asks, by subject, with names that a reader understands (个人信息保护法 45). */
export async function exportData(ctx: UserCtx): Promise<string> {
  const subjects: Record<string, unknown> = {};
  for (const belonging of belongings) {
    if (belonging.name !== undefined) subjects[belonging.name] = await rowsOf(ctx, belonging, belonging.name);
  }
  const file = { 说明: NOTE, 导出时间: wireTime(ctx.now), 用户编号: ctx.user.userNo, ...subjects };
  return JSON.stringify(file, null, 2);
}

/** Counts the exports of somebody who proved to be themselves; a wrong proof is counted elsewhere. @throws 1313 */
export async function countExport({ db, user, now }: UserCtx): Promise<void> {
  const { count } = await countUp(db, `export:${user.userNo}`, { seconds: HOUR }, now);
  if (count > EXPORTS_AN_HOUR) throw fail(EXPORTED_ENOUGH);
}

const NOTE = '这是知途保存的与你有关的全部数据。密码、令牌与加密用的内容不在其中。';

async function rowsOf(ctx: UserCtx, belonging: Belonging, name: string): Promise<unknown> {
  const rows = await readRows(ctx, belonging);
  const named = rows.slice(0, MOST_ROWS).map((row) => withNames(row));
  return rows.length > MOST_ROWS ? { 说明: `${name}太多，这里是其中 ${MOST_ROWS} 条`, 内容: named } : named;
}

async function readRows({ db, user, config }: UserCtx, { table, column, hidden = [] }: Belonging): Promise<Row[]> {
  if (table === msgUser) return readMessages(db, user.userNo);
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !hidden.includes(key));
  const chosen = Object.fromEntries(columns) as Record<string, PgColumn>;
  const rows = (await db
    .select(chosen)
    .from(table)
    .where(eq(column, user.userNo))
    .limit(MOST_ROWS + 1)) as Row[];
  if (table !== realName) return rows;
  const sealed = await db.select().from(realName).where(eq(realName.userNo, user.userNo));
  const open = (cipher: Buffer) => unseal(config.secretKey, user.userNo, cipher);
  return rows.map((row, at) => ({
    ...row,
    姓名: open(sealed[at]!.nameCipher),
    身份证号码: open(sealed[at]!.numberCipher),
  }));
}

const readMessages = (db: UserCtx['db'], userNo: string): Promise<Row[]> =>
  db
    .select({ gmtCreate: msgUser.gmtCreate, title: msg.msgTitle, content: msg.msgText, isRead: msgUser.isRead })
    .from(msgUser)
    .innerJoin(msg, eq(msg.id, msgUser.msgId))
    .where(eq(msgUser.userNo, userNo))
    .limit(MOST_ROWS + 1);

const withNames = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnNames[key] ?? key, value]));
