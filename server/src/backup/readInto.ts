import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../db/embedded/run.ts';
import { diskStorage } from '../providers/diskStorage.ts';
import { s3Storage } from '../providers/s3Storage.ts';
import type { StorageProvider } from '../providers/storage.ts';
import { BackupError, explainDisk } from './backupError.ts';
import { mustBeEmptyStorage } from './emptyPlaces.ts';
import type { Head, Manifest } from './format.ts';
import { clearBucket, noteEmptyBucket } from './halfDone.ts';
import { DatabaseLoader } from './loadDatabase.ts';
import { openBackup } from './openBackup.ts';
import { readArchive } from './readArchive.ts';
import type { Source } from './places.ts';
import { bytesText } from './words.ts';

export interface Restoration {
  config: Config;
  /** The key of the settings; null when it lies in the data folder, where it is put back. */
  secretKey: string | null;
  source: Source;
  say: (line: string) => void;
  log: Log;
  /** From so many bytes on the indexes of a table are made after its rows. */
  large?: number;
}

export interface Restored {
  head: Head;
  manifest: Manifest;
}

const MEGABYTE = 1024 * 1024;
/** What has to be left beside all that comes back. */
const SPARE = 300 * MEGABYTE;

/** Where the files go: into the bucket of the site, or aside. */
export const storageFor = ({ s3 }: Config, aside: string): StorageProvider =>
  s3 ? s3Storage(s3, join(aside, 'growing')) : diskStorage(join(aside, 'files'));

/** Reads a whole backup into the transaction of the client, and its files and key into the folder aside. */
export async function readInto(wish: Restoration, aside: string, client: pg.ClientBase): Promise<Restored> {
  const { config, say } = wish;
  const loader = new DatabaseLoader(client, say, wish.large);
  const storage = storageFor(config, aside);
  let head: Head | undefined;
  let mayClear = false;
  try {
    const manifest = await readArchive(openBackup(wish.source, config.backupPassphrase), {
      async head(told) {
        head = told;
        say(`备份做于 ${told.madeAt}，知途 ${told.version}，${told.tables.length} 张表`);
        await mustFit(told, wish);
        if (config.s3 && told.bytes.files !== null) {
          await mustBeEmptyStorage(storage);
          await noteEmptyBucket(config, aside);
          mayClear = true;
        }
        await loader.begin(told);
      },
      secret: (key) => keepSecret(key, wish, aside),
      part: (table, rows) => loader.part(table, rows),
      file: (key, content) => storage.put(key, Readable.from(content), 'application/octet-stream'),
    });
    await loader.finish(manifest);
    await rm(join(aside, 'files/.incoming'), { recursive: true, force: true });
    return { head: head!, manifest };
  } catch (error) {
    if (mayClear) await clearBucket(storage);
    throw explainDisk(error, `数据文件夹 ${config.dataDir}`);
  }
}

async function keepSecret(key: string, { secretKey }: Restoration, aside: string): Promise<void> {
  if (secretKey === null) return writeFile(join(aside, 'secret'), key, { mode: 0o600, flush: true });
  if (secretKey !== key)
    throw new BackupError(
      'SECRET_KEY 与备份里的密钥不同，恢复以后什么也打不开；请去掉这个设置，或改成做备份时的那一个。',
    );
}

/** @throws BackupError when what comes back finds no room on the disk */
async function mustFit({ bytes }: Head, { config: { dataDir, databaseUrl, s3 } }: Restoration): Promise<void> {
  const needed = (databaseUrl === null ? bytes.database : 0) + (s3 ? 0 : (bytes.files ?? 0)) + SPARE;
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize >= needed) return;
  throw new BackupError(
    `磁盘空间不足：恢复约需要 ${bytesText(needed)}，数据文件夹 ${dataDir} 所在的磁盘只剩 ${bytesText(bavail * bsize)}。`,
  );
}
