import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Logger, runMigrations } from 'graphile-worker';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { loadDemoWorld } from '#seed/load.ts';
import { memoryStorage } from '#seed/make/memoryStorage.ts';
import { withDatabase } from '#test/globalSetup.ts';
import { ensureBuiltInRoles } from '../domain/roles/builtIn.ts';
import { registerHooks } from '../hooks.ts';
import { openDatabase } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { user } from './schema/user.ts';
import { explainDatabaseError } from './unusable.ts';

const admin = openDatabase(inject('databaseUrl'), 1);
const folder = await mkdtemp(join(tmpdir(), 'zhitu-migrations-'));
const opened: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const close of opened) await close();
  await admin.close();
  await rm(folder, { recursive: true });
});

interface Journal {
  entries: { tag: string }[];
}

const ours = fileURLToPath(new URL('./migrations', import.meta.url));
const journalOf = async (place: string) =>
  JSON.parse(await readFile(join(place, 'meta/_journal.json'), 'utf8')) as Journal;

/** A database as a version of long ago left it: `last` is its newest migration. */
async function oldDatabase(last: string) {
  const migrationsFolder = join(folder, last);
  await cp(ours, migrationsFolder, { recursive: true });
  const { entries, ...rest } = await journalOf(ours);
  const kept = entries.slice(0, entries.findIndex(({ tag }) => tag === last) + 1);
  await writeFile(join(migrationsFolder, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: kept }));
  const name = `old_${opened.length}_${process.pid}`;
  await admin.pool.query(`create database ${name}`);
  const database = openDatabase(withDatabase(inject('databaseUrl'), name), 2);
  opened.push(async () => {
    await database.close();
    await admin.pool.query(`drop database ${name}`);
  });
  await migrate(database.db, { migrationsFolder });
  await runMigrations({ pgPool: database.pool, logger: new Logger(() => () => undefined) });
  return database;
}

/** The newest migration that gives or takes columns: what the code of today writes fits into every later shape. */
async function newestShape(): Promise<string> {
  const { entries } = await journalOf(ours);
  for (const { tag } of entries.toReversed()) {
    const text = await readFile(join(ours, `${tag}.sql`), 'utf8');
    if (/CREATE TABLE|(ADD|DROP|ALTER|RENAME) COLUMN/.test(text)) return tag;
  }
  throw new Error('no migration makes a table');
}

registerHooks();
const earlier = await oldDatabase(await newestShape());
await ensureBuiltInRoles(earlier.db);
await loadDemoWorld(earlier.db, new Date('2026-11-21T08:00:00+08:00'), new Set(), memoryStorage(), 'test'.repeat(10));

it('the demo world of an earlier version is carried over as it is', async () => {
  const { db, pool } = earlier;
  const people = await db.$count(user);
  await migrateDatabase(pool);
  expect(await db.$count(user)).toBe(people);
});

const BEFORE_KEYS = '0022_certificates_reading_ratings';

it('0021: what breaks the new rules is repaired, the earlier of two stays', async () => {
  const { pool } = await oldDatabase(BEFORE_KEYS);
  await pool.query(`
    insert into user_account (user_no, referral_code) values (1, 'A');
    insert into org_info (org_no, org_type, org_name, org_code, org_domain) values
      (11, 3, '远山', 'C1', 'yuan'), (12, 3, '远山', 'C1', 'yuan'), (13, 4, '远山', 'C1', ''), (14, 3, '近水', '', '');
    insert into auth_role (id, org_no, user_type, role_name) values
      (21, null, 0, '审核'), (22, null, 0, '审核'), (23, 11, 3, '审核'), (24, null, 1, '审核');
    insert into tree_node (kind, code, name, level) values ('region', '1', '同名', 1), ('region', '2', '同名', 1);
    insert into course (id, course_category, lecturer_user_no, category_id1, category_id2, category_id3, course_name, is_free)
      values (31, 1, 1, 0, 0, 0, '课', 1);
    insert into study_sitting (id, user_no, course_id, period_id, sitting_key, started_at, last_at)
      values (41, 1, 31, 1, 'k', now(), now());
    insert into ledger_dispute (user_no, course_id, sitting_id, reason) values (1, 31, 41, '在'), (1, 31, 42, '不在');`);
  await migrateDatabase(pool);
  const read = async (text: string) => (await pool.query<unknown[]>({ text, rowMode: 'array' })).rows;
  expect(await read('select org_name, org_code, org_domain from org_info order by org_no')).toEqual([
    ['远山', 'C1', 'yuan'],
    ['远山（12）', '', ''],
    ['远山', 'C1', ''],
    ['近水', '', ''],
  ]);
  expect((await read('select role_name from auth_role order by id')).flat()).toEqual([
    '审核',
    '审核（22）',
    '审核',
    '审核',
  ]);
  expect((await read('select name from tree_node order by code')).flat()).toEqual(['同名', '同名（2）']);
  expect((await read('select reason from ledger_dispute')).flat()).toEqual(['在']);
});

it('0045: a code that waited waits on, and the order can be paid on a phone besides', async () => {
  const { pool } = await oldDatabase('0043_xapi');
  await pool.query(`
    insert into user_account (user_no, referral_code) values (1, 'A');
    insert into trade_order (id, gmt_create, gmt_modified, order_no, user_no, product_type, product_id, product_name,
        lecturer_user_no, seller_percent, lecturer_percent, price_payable, price_paid, price_lines, request_key, expires_at)
      values (51, now(), now(), 510, 1, 1, 31, '课', 1, 70, 100, 100, 100, '[]', 'k', now() + interval '1 hour');
    insert into trade_payment (gmt_create, order_id, serial_number, pay_type, amount, pay_state, code_text, expires_at) values
      (now(), 51, 511, 1, 100, 1, 'weixin://511', now() + interval '1 hour'),
      (now(), 51, 512, 2, 100, 1, 'https://qr/512', now() + interval '1 hour'),
      (now(), 51, 510, 1, 100, 3, 'weixin://510', now());`);
  await migrateDatabase(pool);
  const { rows } = await pool.query(`
    select serial_number::text as number, pay_state as state, scene, payer_mark as mark, code_text as code, code_until as until
    from trade_payment order by serial_number`);
  const code = { scene: 1, mark: '', until: null };
  expect(rows).toEqual([
    { number: '510', state: 3, code: 'weixin://510', ...code },
    { number: '511', state: 1, code: 'weixin://511', ...code },
    { number: '512', state: 1, code: 'https://qr/512', ...code },
  ]);
  const again = (number: number, scene: number) =>
    pool.query(`
      insert into trade_payment (gmt_create, order_id, serial_number, pay_type, amount, scene, expires_at)
      values (now(), 51, ${number}, 1, 100, ${scene}, now() + interval '1 hour')`);
  await again(513, 3);
  await expect(again(514, 1)).rejects.toThrow('trade_payment_one_waiting');
});

it('0052: what was given back before was all of it, and what was sold before keeps its seven days', async () => {
  const { pool } = await oldDatabase('0049_error_reports');
  await pool.query(`
    insert into user_account (user_no, referral_code) values (1, 'A');
    insert into trade_order (id, gmt_create, gmt_modified, order_no, user_no, product_type, product_id, product_name,
        lecturer_user_no, seller_percent, lecturer_percent, price_payable, price_paid, price_lines, request_key, expires_at,
        order_status, paid_at) values
      (51, now(), now(), 510, 1, 1, 31, '课', 1, 70, 100, 100, 100, '[]', 'k1', now(), 5, '2026-11-20 10:00:00+08'),
      (52, now(), now(), 520, 1, 1, 32, '课', 1, 70, 100, 100, 100, '[]', 'k2', now(), 2, '2026-11-20 10:00:00+08'),
      (53, now(), now(), 530, 1, 1, 33, '课', 1, 70, 100, 100, 100, '[]', 'k3', now(), 1, null);
    insert into trade_payment (id, gmt_create, order_id, serial_number, pay_type, amount, pay_state, expires_at)
      values (61, now(), 51, 511, 90, 100, 2, now());
    insert into trade_receipt (id, gmt_create, order_id, payment_id, pay_type, trade_no, amount, is_applied)
      values (71, now(), 51, 61, 90, 'T1', 100, 1);
    insert into trade_refund (gmt_create, gmt_modified, refund_no, order_id, receipt_id, user_no, amount, is_surplus, refund_state)
      values (now(), now(), 512, 51, 71, 1, 100, 0, 3);`);
  await migrateDatabase(pool);
  const { rows } = await pool.query(`
    select o.order_no::text as number, o.price_back::int as back, r.ruled::int,
      to_char(o.refund_until at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as until
    from trade_order o left join trade_refund r on r.order_id = o.id order by o.order_no`);
  expect(rows).toEqual([
    { number: '510', back: 100, ruled: 100, until: '2026-11-27' },
    { number: '520', back: 0, ruled: null, until: '2026-11-27' },
    { number: '530', back: 0, ruled: null, until: null },
  ]);
});

it('a row that no version of ours wrote stops the upgrade, is named, and nothing has changed', async () => {
  const { pool } = await oldDatabase(BEFORE_KEYS);
  await pool.query(`insert into user_education (user_no, school_name) values (404, '学校')`);
  const upgrade = await migrateDatabase(pool).catch((error: unknown) => explainDatabaseError(error, { isOurs: true }));
  expect(upgrade).toMatchObject({
    message:
      '升级停在一行不合规则的数据上，什么也没有改：user_education 的 user_education_user_no_user_account_user_no_fk，Key (user_no)=(404) is not present in table "user_account".',
  });
  const { rows } = await pool.query('select count(*)::int as keys from pg_constraint where contype = $1', ['f']);
  expect(rows).toEqual([{ keys: 0 }]);
});
