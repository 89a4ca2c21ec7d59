import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import * as login from '#contract/user/login.ts';
import { demoPassword } from '#seed/data/people.ts';
import { makeOrg } from '#seed/make/org.ts';
import { makePerson } from '#seed/make/person.ts';
import { SECRET, backupPlaces } from '#test/backups.ts';
import { objectStore } from '#test/objectStore.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/client.ts';
import { migrateQueue } from '../db/migrate.ts';
import { applyMigrations, knownMigrations } from '../db/migrations.ts';
import { queuedJob } from '../db/queuedJob.ts';
import { searchDocument } from '../db/schema/course.ts';
import { ledgerProof } from '../db/schema/ledger.ts';
import { user } from '../db/schema/user.ts';
import { run } from './run.ts';

/** Whole databases are made in these; how long that takes is not what is tested. */
const LONG = { timeout: 180_000 };

const t = await testApp({ DEMO_MODE: 'off' });
const { db, pool } = t.database;
const places = await backupPlaces();
const store = await objectStore();
await mkdir(join(places.folder, 'site'));
const own = {
  DATABASE_URL: pool.options.connectionString,
  DATA_DIR: join(places.folder, 'site'),
  SECRET_KEY: SECRET,
  DEMO_MODE: 'off',
  RTC: 'off',
  PORT: '0',
};
const backupS3 = {
  BACKUP_S3_ENDPOINT: store.endpoint,
  BACKUP_S3_REGION: 'r',
  BACKUP_S3_BUCKET: 'b',
  BACKUP_S3_ACCESS_KEY: 'AK',
  BACKUP_S3_SECRET_KEY: 'SK',
};

async function zhitu(line: string, env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const io = {
    env: { ...own, ...env },
    from: places.folder,
    now: () => new Date(),
    say: (one: string) => void said.push(one),
  };
  const code = await run(line.split(' ').filter(Boolean), io);
  return { code, said: said.join('\n') };
}

it('tells what there is, and what it was asked that it does not know', async () => {
  expect(await zhitu('help')).toMatchObject({ code: 0, said: expect.stringContaining('doctor') as string });
  expect(await zhitu('dance')).toMatchObject({
    code: 2,
    said: expect.stringContaining('没有「dance」这个命令') as string,
  });
  expect(await zhitu('backup --too x')).toMatchObject({ code: 2, said: expect.stringContaining('--to <') as string });
  expect((await zhitu('backup')).code).toBe(2);
  // not a rehearsal: what was meant is asked again instead of being done in earnest
  expect(await zhitu('upgrade dry-run')).toMatchObject({
    code: 2,
    said: expect.stringContaining('--dry-run') as string,
  });
  expect(await zhitu('jobs', { PORT: 'many' })).toEqual({
    code: 1,
    said: '设置 PORT 应是 0 到 65535 之间的整数，现在是「many」。',
  });
});

it('a backup goes to a folder and to a bucket, is verified, and comes back', LONG, async () => {
  await makePerson(db, { mobile: '13700000001' });
  const made = await zhitu('backup --to out/', { BACKUP_PASSPHRASE: '一把很长很长的钥匙和一把锁' });
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^备份好了：.*\.tar\.sealed$/m) as string });
  const [file] = await readdir(join(places.folder, 'out'));
  const passphrase = { BACKUP_PASSPHRASE: '一把很长很长的钥匙和一把锁' };
  expect((await zhitu(`verify out/${file}`, passphrase)).said).toMatch(/^备份完好：/m);
  expect((await zhitu(`verify out/${file}`)).code).toBe(1);

  expect(await zhitu('backup --to /proc/nowhere/one.tar')).toEqual({
    code: 1,
    said: '备份要放的地方 /proc/nowhere 不存在，请检查路径。',
  });
  expect((await zhitu('backup --to s3:', {})).said).toContain('请先设 BACKUP_S3_ENDPOINT');
  expect((await zhitu('backup --to s3:daily/one.tar --without-files', backupS3)).code).toBe(0);
  expect(await zhitu('backup --to s3:daily/one.tar --without-files', backupS3)).toEqual({
    code: 1,
    said: 's3:daily/one.tar 已经有了，请换一个名字。',
  });
  expect([...store.objects.keys()]).toEqual(['daily/one.tar']);
  const elsewhere = { ...backupS3, DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(places.folder, 'back') };
  expect(await zhitu('restore s3:daily/one.tar', elsewhere)).toMatchObject({
    code: 0,
    said: expect.stringContaining('恢复好了') as string,
  });
  expect((await zhitu('restore s3:daily/one.tar', elsewhere)).said).toContain('DATABASE_URL 指的数据库不是空的');
});

it('makes operators, sets passwords, locks and unlocks accounts', async () => {
  expect((await zhitu('user operator 13700000002')).code).toBe(0);
  const reset = await zhitu('user reset 13700000002');
  const password = /新密码：(\S+?)（/.exec(reset.said)![1]!;
  const signIn = { mobile: '13700000002', password };
  expect((await t.guest.send(login.password, signIn)).code).toBe(200);
  expect((await zhitu('user disable 13700000002')).said).toMatch(/运营/);
  await zhitu('user operator 13700000003');
  expect((await zhitu('user disable 13700000002')).code).toBe(0);
  expect((await t.guest.send(login.password, signIn)).code).not.toBe(200);
  expect((await zhitu('user enable 13700000002')).code).toBe(0);
  expect((await t.guest.send(login.password, signIn)).code).toBe(200);
  expect((await zhitu('user sign-out nobody@example.com')).said).toBe('没有「nobody@example.com」这个人。');
  expect((await zhitu('user dance 13700000002')).code).toBe(2);
});

it('lists jobs, proposes regular ones and has failed ones done again', async () => {
  expect((await zhitu('jobs run sweepJobs')).said).toContain('已经提出');
  expect((await zhitu('jobs run sendLetter')).code).toBe(2);
  await db.execute(sql`select graphile_worker.permanently_fail_jobs(array(select id from ${queuedJob}), 'no way')`);
  const listed = await zhitu('jobs');
  expect(listed).toMatchObject({ code: 1, said: expect.stringMatching(/^失败 \d+ sweepJobs：no way$/m) as string });
  expect((await zhitu('jobs retry all')).said).toBe('重新排进去 1 个任务。');
  expect((await zhitu('jobs retry all')).code).toBe(1);
  await t.runJobs();
  expect(await zhitu('jobs')).toEqual({ code: 0, said: '没有任务在等。' });
});

it('makes the search anew: what was lost is there again, what is about nothing goes', async () => {
  await makeOrg(db, { orgNo: '777', orgType: 4, orgName: '远山大学' });
  await db.delete(searchDocument);
  await db.insert(searchDocument).values({ kind: 102, refId: '778', title: '旧', titleKey: '旧', tokens: '' });
  expect((await zhitu('reindex')).said).toContain('重编好了');
  const rows = await db.select({ refId: searchDocument.refId }).from(searchDocument);
  expect(rows).toEqual([{ refId: '777' }]);
});

it('locks the accounts with the password that everybody knows, and only those', async () => {
  await makePerson(db, { mobile: '13800000001', password: demoPassword });
  await makePerson(db, { mobile: '13800000002', password: 'Someone-Else-1' });
  expect((await zhitu('demo on')).said).toContain('已经有人了');
  expect((await zhitu('demo off')).said).toContain('锁上了 1 个演示账号');
  const signIn = (mobile: string, password: string) => t.guest.send(login.password, { mobile, password });
  expect((await signIn('13800000001', demoPassword)).code).not.toBe(200);
  expect((await signIn('13800000002', 'Someone-Else-1')).code).toBe(200);
});

it('rehearses an upgrade and takes it back, names the row that stands in the way, and does it', LONG, async () => {
  expect((await zhitu('upgrade')).said).toContain('没有要做的迁移');
  const url = await places.emptyDatabase();
  const old = openDatabase(url, 1);
  const known = await knownMigrations();
  const at = known.findIndex(({ name }) => name.startsWith('0022_'));
  const client = await old.pool.connect();
  await applyMigrations(client, known.slice(0, at + 1));
  client.release();
  await left(old, url);
  await expectPending(url, known.length - at - 1);
  const broken = openDatabase(url, 1);
  await broken.pool.query(`insert into user_education (user_no, school_name) values (404, '学校')`);
  await left(broken, url);
  expect((await zhitu('upgrade --dry-run', { DATABASE_URL: url })).said).toContain('user_education');
  expect((await zhitu('user operator 13700000009', { DATABASE_URL: url })).said).toContain('旧的表结构');
  const repaired = openDatabase(url, 1);
  await repaired.pool.query('delete from user_education');
  await left(repaired, url);
  expect((await zhitu('upgrade', { DATABASE_URL: url })).said).toContain('迁移好了');
  expect((await zhitu('upgrade --dry-run', { DATABASE_URL: url })).said).toContain('没有要做的迁移');
});

async function expectPending(url: string, count: number): Promise<void> {
  const waiting = openDatabase(url, 1);
  await migrateQueue(waiting.pool);
  await left(waiting, url);
  const { code, said } = await zhitu('upgrade --dry-run', { DATABASE_URL: url });
  expect([code, said]).toEqual([0, expect.stringContaining(`要做 ${count} 个迁移`)]);
  expect(said).toContain('试做成功');
  const looking = openDatabase(url, 1);
  await looking.pool.query('select 1');
  expect((await zhitu('upgrade --dry-run', { DATABASE_URL: url })).said).toContain('站点正在运行');
  await left(looking, url);
}

/** A backend is there for a moment after its connection was closed, and counts as somebody. */
async function left({ close }: Database, url: string): Promise<void> {
  await close();
  const name = new URL(url).pathname.slice(1);
  const there = () => pool.query('select 1 from pg_stat_activity where datname = $1', [name]);
  await expect.poll(async () => (await there()).rowCount, { timeout: 60_000 }).toBe(0);
}

it('finds what is wrong and says what to do about it', async () => {
  const well = await zhitu('doctor');
  expect(well.said).toMatch(/✓ 数据库：PostgreSQL \d+/);
  expect(well.said).toMatch(/✓ 存储：.* 写得进、读得出、删得掉/);
  expect(well.said).toMatch(/! 短信：没有设/);
  expect(well.said).toMatch(/· 统一身份认证：没有学校开通/);
  expect(well.said).toMatch(/✓ 备份：最近一次是/);
  expect(well.said).toMatch(/· 放备份的桶：没有设 BACKUP_S3_\*/);
  expect(well.said).toMatch(/· 员工目录：没有单位接了 LDAP 目录/);
  expect(well.said).toMatch(/· 在线支付：没有设 WECHAT_PAY_\*/);
  expect(well.said).toMatch(/· 资金账本：还没有核对过/);
  const proof = { entryCount: 2, postingCount: 4, orderCount: 1, total: 0, balances: {}, tookMs: 1 };
  const at = wireTime(new Date());
  const fault = { what: '两边不等', row: 'entry 7', note: '' };
  await db.insert(ledgerProof).values({ ...proof, gmtCreate: at, isSound: 0, faults: [fault] });
  expect((await zhitu('doctor')).said).toContain(`✗ 资金账本：${at} 核对不平，1 处，第一处是 entry 7：两边不等`);
  await db.insert(ledgerProof).values({ ...proof, gmtCreate: at, isSound: 1, faults: [] });
  expect((await zhitu('doctor')).said).toContain(`✓ 资金账本：${at} 核对过（整本），2 笔都平；最近一次整本是 ${at}`);
  const old = wireTimeIn(new Date(), -9 * 86_400);
  await db.update(ledgerProof).set({ gmtCreate: old });
  await db.insert(ledgerProof).values({ ...proof, proofKind: 2, gmtCreate: at, isSound: 1, faults: [] });
  expect((await zhitu('doctor')).said).toContain(`! 资金账本：最近一次整本核对是 ${old}`);
  const stored = await zhitu('doctor', backupS3);
  expect(stored.said).toContain('✓ 放备份的桶：b 写得进、读得出、删得掉');
  expect([...store.objects.keys()].filter((key) => key.startsWith('probe/'))).toEqual([]);
  const ill = await zhitu('doctor', {
    ...backupS3,
    BACKUP_S3_ACCESS_KEY: 'WRONG',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'a@example.com',
    REDIS_URL: 'redis://127.0.0.1:1',
  });
  expect(ill).toMatchObject({
    code: 1,
    said: expect.stringMatching(/✗ 邮件：发信服务器.*\n {4}→ 请检查 MAIL_URL/) as string,
  });
  expect(ill.said).toMatch(/✗ Redis：/);
  expect(ill.said).toMatch(
    /✗ 放备份的桶：b 不能用（答了 403）\n {4}→ 请检查 BACKUP_S3_ENDPOINT、BACKUP_S3_BUCKET 与两把密钥/,
  );
  const gone = await zhitu('doctor', { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' });
  expect(gone).toMatchObject({ code: 1, said: expect.stringContaining('连不上 DATABASE_URL') as string });
  expect(gone.said).not.toContain('secret-word');
  expect(await db.$count(user)).toBeGreaterThan(0);
});

it('wrong keys of a bucket are one sentence, whether files are read or put back', LONG, async () => {
  const s3 = {
    S3_ENDPOINT: store.endpoint,
    S3_REGION: 'r',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY: 'WRONG',
    S3_SECRET_KEY: 'SK',
  };
  const said = '对象存储不让读写，请检查 S3_ACCESS_KEY 与 S3_SECRET_KEY。';
  expect(await zhitu('backup --to refused.tar', s3)).toEqual({ code: 1, said });
  expect((await zhitu('backup --to kept.tar')).code).toBe(0);
  const empty = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(places.folder, 'refused') };
  const { code, said: lines } = await zhitu('restore kept.tar', { ...empty, ...s3 });
  expect([code, lines.split('\n').at(-1)]).toEqual([1, said]);
  expect(await readdir(empty.DATA_DIR)).toEqual([]);
  const nowhere = { ...s3, S3_ENDPOINT: 'http://127.0.0.1:1' };
  expect(await zhitu('backup --to none.tar', nowhere)).toEqual({
    code: 1,
    said: '连不上对象存储，请检查 S3_ENDPOINT。',
  });
});
