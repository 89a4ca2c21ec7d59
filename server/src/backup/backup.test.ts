import { open, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SECRET, backUp, backupPlaces } from '#test/backups.ts';
import { testApp } from '#test/testApp.ts';
import { openDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { user } from '../db/schema/user.ts';
import { diskStorage } from '../providers/diskStorage.ts';
import { sendLetter } from '../domain/messages/deliver.ts';
import { NO_REMOVAL_LOCK } from '../kit/backupLocks.ts';
import { enqueue } from '../kit/job.ts';
import { makePerson } from '#seed/make/person.ts';
import { run } from '../cli/run.ts';
import { BackupError } from './backupError.ts';
import { openBackup } from './openBackup.ts';
import { sourceOf } from './places.ts';
import { readArchive } from './readArchive.ts';

/** A restoration makes some hundred tables; how long that takes is not what is tested. */
const LONG = { timeout: 180_000 };

const t = await testApp();
const places = await backupPlaces();
const { folder } = places;
const storage = diskStorage(join(folder, 'files'));
await storage.put('a/one.bin', Buffer.from('one'), 'application/octet-stream');
await storage.put('a/b/large.bin', Buffer.alloc(3_000_000, 7), 'application/octet-stream');
for (let index = 0; index < 20; index += 1) await makePerson(t.database.db, { mobile: String(13_700_000_000 + index) });
await enqueue(t.database.db, sendLetter, { to: 'a@example.com', subject: '信', text: '还没有寄出的信' });

const plain = await backUp(t, folder);

async function countsOf(url: string): Promise<Record<string, number>> {
  const { pool, close } = openDatabase(url, 1);
  const { rows } = await pool.query<Record<string, string>>(`select
    (select count(*) from user_account) as people, (select count(*) from auth_role) as roles,
    (select count(*) from graphile_worker.jobs) as jobs, (select last_value from ids) as ids,
    (select count(*) from pg_constraint where contype = 'f') as keys, (select count(*) from pg_indexes where schemaname = 'public') as indexes,
    (select count(*) from drizzle.__drizzle_migrations) as migrations`);
  await close();
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, value]) => [name, Number(value)]));
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof BackupError)) throw error;
      return error.message;
    },
  );

const nobody = { head: async () => {}, secret: async () => {}, part: async () => {}, file: read };

async function read(_key: string, content: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of content) expect(chunk.length).toBeGreaterThan(0);
}

const verify = (path: string, passphrase: string | null = null) =>
  readArchive(openBackup(sourceOf(path, { from: folder, config: t.platform.config }), passphrase), nobody);

it('comes back into an empty database with the same rows, indexes, keys, jobs and files', LONG, async () => {
  const url = await places.emptyDatabase();
  const dataDir = join(folder, 'restored');
  const restored = await places.restore(plain, { DATABASE_URL: url, DATA_DIR: dataDir }, 1); // as if every table were large
  expect(await countsOf(url)).toEqual(await countsOf(t.database.pool.options.connectionString!));
  expect(restored!.manifest.tables['public.user_account']!.rows).toBe(await t.database.db.$count(user));
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(SECRET);
  expect(await readFile(join(dataDir, 'files/a/one.bin'), 'utf8')).toBe('one');
  expect((await stat(join(dataDir, 'files/a/b/large.bin'))).size).toBe(3_000_000);
  expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'secret']);
});

it('comes back into an empty data folder with a database of its own', LONG, async () => {
  const dataDir = join(folder, 'whole');
  await places.restore(plain, { DATA_DIR: dataDir });
  expect((await readdir(dataDir)).toSorted()).toEqual(['files', 'postgres', 'secret']);
  const silent = () => undefined;
  const database = await startEmbedded({ dataDir, log: { debug: silent, info: silent, warn: silent, error: silent } });
  afterAll(() => database.stop());
  expect((await countsOf(database.url))['people']).toBe(await t.database.db.$count(user));
  expect(await refusal(places.restore(plain, { DATA_DIR: dataDir }).catch(asBackupError))).toContain(
    '正被另一个知途进程',
  );
  const listJobs = async () => {
    const said: string[] = [];
    const io = {
      env: { DATA_DIR: dataDir },
      from: folder,
      now: () => new Date(),
      say: (line: string) => void said.push(line),
    };
    return [await run(['jobs'], io), said.join()];
  };
  const waiting = [0, 'sendLetter（发送邮件）：等待 1'];
  expect(await listJobs()).toEqual(waiting); // beside the process that has the database
  await database.stop();
  expect(await listJobs()).toEqual(waiting); // and alone
  expect(await refusal(places.restore(plain, { DATA_DIR: dataDir }))).toMatch(
    /^数据文件夹 .* 不是空的（里面有 .*postgres/,
  );
});

const asBackupError = (error: Error): never => {
  throw new BackupError(error.message);
};

it('is of one moment while somebody goes on writing', LONG, async () => {
  const over = new AbortController();
  let written = 0;
  const writing = (async () => {
    while (!over.signal.aborted) {
      await t.database.db.transaction((tx) => makePerson(tx, { mobile: String(13_600_000_000 + written) }));
      written += 1;
    }
  })();
  const path = await backUp(t, folder).finally(() => over.abort());
  await writing;
  expect(written).toBeGreaterThan(0);
  const { tables } = await verify(path);
  const url = await places.emptyDatabase();
  await places.restore(path, { DATABASE_URL: url, DATA_DIR: join(folder, 'busy') });
  const { pool, close } = openDatabase(url, 1);
  // each person has an account row and identities that were written with it: never one without the other
  const { rows } = await pool.query(`select count(*)::int as lonely from user_account u
    where not exists (select 1 from user_identity i where i.user_no = u.user_no)`);
  await close();
  expect(rows).toEqual([{ lonely: 0 }]);
  expect(tables['public.user_account']!.rows).toBeLessThanOrEqual(await t.database.db.$count(user));
});

it('is not kept when the connection that holds removals back is lost while files are copied', LONG, async () => {
  const before = await readdir(folder);
  let lists = 0; // they are measured before they are copied
  const loses = {
    ...storage,
    list: async function* list() {
      yield* storage.list();
      lists += 1;
      if (lists < 2) return;
      await t.database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1`,
        [NO_REMOVAL_LOCK],
      );
    },
  };
  expect(await refusal(backUp(t, folder, { storage: loses }))).toContain('与数据库的连接断了');
  expect(await readdir(folder)).toEqual(before);
});

it('sealed, it is opened by its passphrase alone', LONG, async () => {
  const sealed = await backUp(t, folder, { passphrase: '一把很长的钥匙和锁' });
  expect((await readFile(sealed)).includes('user_account')).toBe(false);
  expect((await verify(sealed, '一把很长的钥匙和锁')).files).toEqual({ count: 2, bytes: 3_000_003 });
  expect(await refusal(verify(sealed, '另一把很长的钥匙'))).toContain('口令不对');
  expect(await refusal(verify(sealed))).toContain('加了密');
});

async function changed(path: string, name: string, change: (content: Buffer) => Buffer): Promise<string> {
  const other = join(folder, name);
  await writeFile(other, change(await readFile(path)));
  return other;
}

it('cut short anywhere it is refused, and nothing is left where it should have gone', LONG, async () => {
  const { size } = await stat(plain);
  for (const share of [0, 0.2, 0.5, 0.9]) {
    const cut = await changed(plain, `cut-${share}.tar`, (content) => content.subarray(0, Math.floor(size * share)));
    expect(await refusal(verify(cut))).toMatch(/^备份不能用：/);
  }
  const url = await places.emptyDatabase();
  const dataDir = join(folder, 'nothing');
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  expect(await refusal(places.restore(join(folder, 'cut-0.9.tar'), env))).toContain('什么也没有恢复');
  expect(await readdir(dataDir)).toEqual([]);
  await places.restore(plain, env);
  expect((await countsOf(url))['people']).toBeGreaterThanOrEqual(20);
});

it('with a changed byte it is refused, wherever the byte is', LONG, async () => {
  const sealed = await backUp(t, folder, { passphrase: '一把很长的钥匙和锁' });
  for (const [path, passphrase] of [
    [plain, null],
    [sealed, '一把很长的钥匙和锁'],
  ] as const) {
    const { size } = await stat(path);
    for (let step = 1; step < 7; step += 1) {
      const at = await somethingAt(path, Math.floor((size * step) / 7));
      const bad = await changed(path, 'bad.tar', (content) => {
        content[at]! ^= 1;
        return content;
      });
      expect(await refusal(verify(bad, passphrase)), `byte ${at} of ${size}`).toMatch(/^备份不能用：|口令不对/);
    }
  }
});

/** Between entries a tar has zeros that mean nothing. */
async function somethingAt(path: string, from: number): Promise<number> {
  const file = await open(path);
  const { buffer } = await file.read({ position: from, buffer: Buffer.alloc(2048) });
  await file.close();
  return (
    from +
    Math.max(
      0,
      buffer.findIndex((byte) => byte !== 0),
    )
  );
}

it('of a newer version it is refused before anything is written', LONG, async () => {
  await t.database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    'x',
    9e12,
  ]);
  const newer = await backUp(t, folder);
  await t.database.pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [9e12]);
  const env = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(folder, 'newer') };
  expect(await refusal(places.restore(newer, env))).toBe('这份备份由更新的知途（9.9.9）做成，请先升级知途再恢复它。');
  expect(await readdir(join(folder, 'newer'))).toEqual([]);
});

it('goes neither into a database that is not empty nor beside another key', LONG, async () => {
  const url = t.database.pool.options.connectionString!;
  expect(await refusal(places.restore(plain, { DATABASE_URL: url, DATA_DIR: join(folder, 'full') }))).toMatch(
    /^DATABASE_URL 指的数据库不是空的/,
  );
  const env = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(folder, 'key'), SECRET_KEY: 'x'.repeat(40) };
  expect(await refusal(places.restore(plain, env))).toContain('SECRET_KEY 与备份里的密钥不同');
});

it('what is no backup, is not there, or is there already is said in a sentence', LONG, async () => {
  await writeFile(join(folder, 'other.tar'), 'x'.repeat(5000));
  expect(await refusal(verify(join(folder, 'other.tar')))).toBe('备份不能用：它不是知途的备份，或者被改过、不完整。');
  expect(await refusal(verify(join(folder, 'none.tar')))).toContain('不存在');
  const { dataDir } = t.platform.config;
  expect(await refusal(backUp(t, dataDir))).toContain('不要放在数据文件夹');
});
