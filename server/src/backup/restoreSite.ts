import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RESTORING, makeWritable } from '../dataFolder.ts';
import { openDatabase } from '../db/client.ts';
import { startEmbedded } from '../db/embedded.ts';
import { lockFolder } from '../db/embedded/lock.ts';
import { migrateQueue } from '../db/migrate.ts';
import { assertUsableDatabase } from '../db/unusable.ts';
import { BackupError, BrokenBackup } from './backupError.ts';
import { clearBucket, clearFolder, hasFilledBucket, isCommitted, isHalfDone, noteCommit } from './halfDone.ts';
import { mustBeEmptyDatabase, mustBeEmptyFolder } from './emptyPlaces.ts';
import type { Restoration, Restored } from './readInto.ts';
import { readInto, storageFor } from './readInto.ts';

/**
 * Puts a backup back into an empty data folder, and an empty database where DATABASE_URL names one. Everything lies
 * aside or in one transaction until the whole backup has been read and proven; whatever goes wrong, nothing is left.
 * @returns null when an earlier restoration turns out to have been whole when it was cut off
 * @throws BackupError one sentence
 */
export async function restoreSite(wish: Restoration): Promise<Restored | null> {
  const { dataDir } = wish.config;
  makeWritable(dataDir);
  const lock = await lockFolder(dataDir);
  const aside = join(dataDir, RESTORING);
  try {
    if (await isHalfDone(dataDir)) {
      if (await isCommitted(aside, wish.config)) {
        await rm(aside, { recursive: true });
        return null;
      }
      // A restoration began in empty places: what one that was killed left in them is nobody's.
      if (await hasFilledBucket(wish.config, aside)) await clearBucket(storageFor(wish.config, aside));
      await clearFolder(dataDir);
    }
    await mustBeEmptyFolder(dataDir);
    await mkdir(aside, { mode: 0o700 });
    return await restoreAside(wish, aside).catch(async (error: unknown) => {
      // Where the database does not say, nothing is cleared: the next restoration asks it again.
      if (!(await isCommitted(aside, wish.config).catch(() => true))) await clearFolder(dataDir);
      if (!(error instanceof BrokenBackup)) throw error;
      throw new BackupError(`${error.message}什么也没有恢复。`, { cause: error });
    });
  } finally {
    lock.release();
  }
}

async function restoreAside(wish: Restoration, aside: string): Promise<Restored> {
  const { databaseUrl, dataDir } = wish.config;
  if (databaseUrl !== null) return restoreRows(wish, aside, databaseUrl);
  const database = await startEmbedded({ dataDir: aside, log: wish.log });
  const restored = await restoreRows(wish, aside, database.url).finally(() => database.stop());
  await rename(join(aside, 'postgres'), join(dataDir, 'postgres'));
  await rm(aside, { recursive: true });
  return restored;
}

async function restoreRows(wish: Restoration, aside: string, url: string): Promise<Restored> {
  const { pool, close } = openDatabase(url, 4);
  try {
    if (wish.config.databaseUrl !== null) await assertUsableDatabase(pool);
    await mustBeEmptyDatabase(pool);
    await migrateQueue(pool);
    const client = await pool.connect();
    try {
      await client.query('begin');
      const restored = await readInto(wish, aside, client);
      // Before the rows: a database that is whole beside files that are not would pass for a site.
      await moveInto(wish.config.dataDir, aside);
      await noteCommit(client, aside);
      await client.query('commit');
      wish.say('已经写进数据库');
      // At once: while this lies here, the site is not allowed to start.
      if (wish.config.databaseUrl !== null) await rm(aside, { recursive: true });
      wish.say('正在统计各表，好让查询走对索引');
      await client.query('analyze').catch(() => undefined); // all is there; the database will do it by itself later
      return restored;
    } finally {
      client.release(true); // takes back what was not committed
    }
  } finally {
    await close();
  }
}

async function moveInto(dataDir: string, aside: string): Promise<void> {
  for (const name of ['files', 'secret'])
    if ((await readdir(aside)).includes(name)) await rename(join(aside, name), join(dataDir, name));
}
