import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, readdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './client.ts';
import { startEmbedded } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const quiet = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const running: EmbeddedDatabase[] = [];
let base: string;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'zt-'));
  await chmod(base, 0o755);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  await Promise.all(running.splice(0).map((database) => database.stop()));
});

afterAll(() => rm(base, { recursive: true, force: true }));

describe('startEmbedded', { timeout: 60_000 }, () => {
  test('asks, stops, starts again, and all is there', async () => {
    const dataDir = join(base, 'twice');
    const first = await start(dataDir);
    await query(first.url, 'create table note as select 1 as id');
    const [settings] = await query(
      first.url,
      `select current_setting('TimeZone') as zone, current_setting('server_encoding') as encoding,
         current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
         split_part(version(), ' ', 2) like '18.%' as is_18,
         (select rolsuper from pg_roles where rolname = current_user) as super`,
    );
    expect(settings).toEqual({
      zone: 'Asia/Shanghai',
      encoding: 'UTF8',
      fsync: 'on',
      commit: 'on',
      is_18: true,
      super: false,
    });
    await Promise.all([first.stop(), first.stop()]);
    expect(await readdir(dataDir)).toEqual(['postgres']);

    const second = await start(dataDir);
    expect(await query(second.url, 'select id from note')).toEqual([{ id: 1 }]);
    expect(await query(second.url, `select show_trgm('课程') <> '{}' as indexed`, 'create extension pg_trgm')).toEqual([
      { indexed: true },
    ]);
  });

  test('too long a temporary path uses a local port that no wrong password enters', async () => {
    const long = join(base, 'x'.repeat(90));
    await mkdir(long);
    vi.stubEnv('TMPDIR', long);
    const { url } = await start(join(base, 'tcp'));
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const wrong = Object.assign(new URL(url), { password: 'wrong' });
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    await expect(query(url.replace('//zhitu', '//postgres'), 'select 1')).rejects.toThrow('no pg_hba.conf entry');
  });

  test('half a database of an interrupted first start is not taken for one', async () => {
    const dataDir = join(base, 'interrupted');
    await mkdir(join(dataDir, 'postgres.new-1/base'), { recursive: true });
    const { url } = await start(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).toEqual(['postgres', 'server.lock']);
  });

  test('one of its processes killed, it recovers by itself and the next question is answered', async () => {
    const { url } = await start(join(base, 'recovers'));
    const { pool, close } = openDatabase(url, 2);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]!.pid, 'SIGKILL');
    await vi.waitFor(async () => expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]), {
      timeout: 30_000,
    });
    await close();
  });

  test('tells its caller when the database process is killed', async () => {
    const dataDir = join(base, 'crash');
    const crash = Promise.withResolvers<string>();
    const database = await startEmbedded({ dataDir, log: quiet, onCrash: crash.resolve });
    running.push(database);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    expect(await crash.promise).toBe('内置数据库意外退出（SIGKILL）');
  });
});

describe('one sentence for not starting', { timeout: 60_000 }, () => {
  test('the folder was made by another major version', async () => {
    const dataDir = join(base, 'old');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    await expect(start(dataDir)).rejects.toThrow(
      `数据文件夹 ${dataDir}/postgres 由 PostgreSQL 17 建立，这一版知途用的是 PostgreSQL 18，请先用旧版导出再导入，或用 DATA_DIR 换一个文件夹。`,
    );
  });

  test('what is in the folder is no complete database', async () => {
    const dataDir = join(base, 'half');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await expect(start(dataDir)).rejects.toThrow('不是完整的数据库，请从备份恢复它');
  });

  test('DATA_DIR is a file', async () => {
    const dataDir = join(base, 'file');
    await writeFile(dataDir, '');
    await expect(start(dataDir)).rejects.toThrow(`数据文件夹 ${dataDir} 是一个文件，请用 DATA_DIR 换一个文件夹。`);
  });

  test('the folder is in use by another process; after that one ends it works', async () => {
    const dataDir = join(base, 'locked');
    const other = await startElsewhere(dataDir);
    await expect(start(dataDir)).rejects.toThrow(
      `数据文件夹 ${dataDir} 正被另一个知途进程（进程号 ${other.child.pid}）使用，请先停止它，或用 DATA_DIR 换一个文件夹。`,
    );
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    await start(dataDir);
    expect(quiet.warn).not.toHaveBeenCalled();
  });
});

describe('after the process is killed with -9', { timeout: 60_000 }, () => {
  test('the database stops too, everything is there at the next start', async () => {
    const dataDir = join(base, 'stopped-with-us');
    const other = await startElsewhere(dataDir);
    await query(other.url, 'create table note as select 6 as id');
    const left = await postmasterOf(dataDir);
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    await vi.waitFor(async () => expect(await cwdOf(left)).not.toBe(join(dataDir, 'postgres')), 10_000);
    const { url } = await start(dataDir);
    expect(await query(url, 'select id from note')).toEqual([{ id: 6 }]);
  });

  test('a database still running is stopped first, everything committed is there', async () => {
    const dataDir = join(base, 'orphan');
    vi.stubEnv('PATH', ''); // systems without setpriv
    const other = await startElsewhere(dataDir);
    await query(other.url, 'create table note as select 7 as id');
    const left = await postmasterOf(dataDir);
    other.child.kill('SIGKILL');
    await once(other.child, 'exit');
    expect(await query(other.url, 'select id from note')).toEqual([{ id: 7 }]);

    const { url } = await start(dataDir);
    expect(quiet.warn).toHaveBeenCalledWith('上次没有正常停止，正在停掉留下的数据库');
    expect(await query(url, 'select id from note')).toEqual([{ id: 7 }]);
    expect(await cwdOf(left)).not.toBe(join(dataDir, 'postgres'));
    await expect(query(other.url, 'select 1')).rejects.toThrow('ENOENT');
  });
});

describe.runIf(isRoot)('started as root', { timeout: 60_000 }, () => {
  test('the database becomes an unprivileged account, even where that account cannot enter the parent', async () => {
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const { url } = await start(join(closed, 'data'));
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(closed, 'data/postgres'))).uid).not.toBe(0);
  });

  test("a folder copied back as root's still works", async () => {
    const dataDir = join(base, 'backup');
    const first = await start(dataDir);
    await query(first.url, 'create table note as select 3 as id');
    await first.stop();
    const restored = join(base, 'restored');
    await cp(dataDir, restored, { recursive: true });
    expect((await stat(join(restored, 'postgres'))).uid).toBe(0);
    const second = await start(restored);
    expect(await query(second.url, 'select id from note')).toEqual([{ id: 3 }]);
  });

  test('an ordinary user can start it; unwritable folders are told; root can go on later', async () => {
    const nobody = 65_534;
    const home = join(base, 'home');
    await mkdir(home);
    await chown(home, nobody, nobody);
    const dataDir = join(home, 'data');
    const other = await startElsewhere(dataDir, [
      'setpriv',
      `--reuid=${nobody}`,
      `--regid=${nobody}`,
      '--clear-groups',
    ]);
    await query(other.url, 'create table note as select 5 as id');
    other.child.kill('SIGTERM');
    await once(other.child, 'exit');
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(nobody);

    const refused = startElsewhere(dataDir, ['setpriv', '--reuid=65533', '--regid=65533', '--clear-groups']);
    await expect(refused).rejects.toThrow(`当前账户不能写数据文件夹 ${dataDir}`);

    const { url } = await start(dataDir);
    expect(await query(url, 'select id from note')).toEqual([{ id: 5 }]);
  });
});

async function start(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log: quiet });
  running.push(database);
  return database;
}

async function query(url: string, sql: string, before?: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    if (before) await client.query(before);
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts in another process, as another account if wanted; throws the sentence it printed. */
async function startElsewhere(dataDir: string, prefix: string[] = []) {
  const script = fileURLToPath(import.meta.resolve('#test/embeddedHolder.ts'));
  const [command, ...args] = [...prefix, process.execPath, script, dataDir];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('postgresql://')) return { child, url: line };
    throw new Error(line);
  }
  throw new Error('the other process said nothing');
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

function cwdOf(pid: number): Promise<string> {
  return readlink(`/proc/${pid}/cwd`).catch(() => '');
}
