import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SECRET, backUp, backupPlaces } from '#test/backups.ts';
import { bundled } from '#test/bundled.ts';
import { objectStore } from '#test/objectStore.ts';
import { testApp } from '#test/testApp.ts';
import { makePerson } from '#seed/make/person.ts';
import { RESTORING } from '../dataFolder.ts';
import { openDatabase } from '../db/client.ts';
import { user } from '../db/schema/user.ts';
import { diskStorage } from '../providers/diskStorage.ts';

/** Whole sites are restored, some of them twice; how long that takes is not what is tested. */
const LONG = { timeout: 300_000 };

const PROGRAM = await bundled('server/test/restoreProcess.ts');
const t = await testApp();
const places = await backupPlaces();
const { folder } = places;
await diskStorage(join(folder, 'files')).put('a/one.bin', Buffer.from('one'), 'application/octet-stream');
await makePerson(t.database.db, { mobile: '13700000001' });
const people = await t.database.db.$count(user);
const backup = await backUp(t, folder);

/** The restore command in a process of its own; with a line, killed when it gets there. */
const restoring = (env: NodeJS.ProcessEnv, killedAt = '') =>
  new Promise<{ end: number | string; said: string }>((resolve) => {
    const { PATH } = process.env;
    execFile(process.execPath, [PROGRAM, backup, killedAt], { env: { PATH, ...env } }, (error, said, trouble) =>
      resolve({ end: error ? (error.signal ?? error.code ?? -1) : 0, said: said + trouble }),
    );
  });

async function peopleIn(url: string): Promise<number> {
  const { db, close } = openDatabase(url, 1);
  return db.$count(user).finally(close);
}

it('killed while it only counts for the planner, the site is whole and may start', LONG, async () => {
  const env = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(folder, 'counting') };
  expect((await restoring(env, '正在统计各表')).end).toBe('SIGKILL');
  expect((await readdir(env.DATA_DIR)).filter((name) => !name.startsWith('server.lock')).toSorted()).toEqual([
    'files',
    'secret',
  ]);
  expect(await peopleIn(env.DATABASE_URL)).toBe(people);
});

it(
  'killed between the commit and the clearing up, restoring again finds it whole and takes nothing away',
  LONG,
  async () => {
    const env = { DATABASE_URL: await places.emptyDatabase(), DATA_DIR: join(folder, 'whole') };
    expect((await restoring(env, '已经写进数据库')).end).toBe('SIGKILL');
    expect(existsSync(join(env.DATA_DIR, RESTORING))).toBe(true);
    expect(await restoring(env)).toMatchObject({ end: 0, said: expect.stringContaining('已经做完') as string });
    expect(existsSync(join(env.DATA_DIR, RESTORING))).toBe(false);
    expect(await readFile(join(env.DATA_DIR, 'secret'), 'utf8')).toBe(SECRET);
    expect(await readFile(join(env.DATA_DIR, 'files/a/one.bin'), 'utf8')).toBe('one');
    expect(await peopleIn(env.DATABASE_URL)).toBe(people);
  },
);

/** Killed in the middle, and restored once more. @returns the folder */
async function twice(env: NodeJS.ProcessEnv & { DATA_DIR: string }): Promise<string> {
  expect((await restoring(env, '正在重建索引')).end).toBe('SIGKILL');
  expect(existsSync(join(env.DATA_DIR, RESTORING))).toBe(true);
  expect(await restoring(env)).toMatchObject({ end: 0, said: expect.stringContaining('恢复好了') as string });
  expect(existsSync(join(env.DATA_DIR, RESTORING))).toBe(false);
  return env.DATA_DIR;
}

it('killed half way with a database of its own, it is made again from the beginning', LONG, async () => {
  const dataDir = await twice({ DATA_DIR: join(folder, 'alone') });
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(SECRET);
});

it(
  'killed half way beside a database and a bucket, what it had put into them does not stand in the way',
  LONG,
  async () => {
    const store = await objectStore();
    const [S3_ENDPOINT, DATABASE_URL] = [store.endpoint, await places.emptyDatabase()];
    const bucket = { S3_REGION: 'cn-test-1', S3_BUCKET: 'files', S3_ACCESS_KEY: 'AK', S3_SECRET_KEY: 'SK' };
    await twice({ DATABASE_URL, S3_ENDPOINT, ...bucket, DATA_DIR: join(folder, 'bucket') });
    expect([...store.objects.keys()]).toEqual(['a/one.bin']);
    expect(await peopleIn(DATABASE_URL)).toBe(people);
  },
);
