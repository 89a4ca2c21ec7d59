import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const MEGABYTE = 1024 * 1024;

/** What files leave free beside the embedded database, which falls over when it finds no room at all. */
const BESIDE_DATABASE = 64 * MEGABYTE;
const ALONE = MEGABYTE;

/** The room on the disks of this machine that the server writes to. */
export interface DiskRoom {
  /** Is so little left that files, or the database, hardly find room any more? */
  isShort(): Promise<boolean>;
  /** Makes sure that a file of so many bytes fits in. @throws an error with code ENOSPC */
  claim(bytes: number): Promise<void>;
}

/** With both in other hands (DATABASE_URL, S3_*) there is nothing here that could run full. */
export function diskRoom({ dataDir, databaseUrl, s3 }: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>): DiskRoom {
  const files = s3 ? undefined : join(dataDir, 'files');
  const database = databaseUrl === null ? dataDir : undefined;
  const keptFree = async (folder: string): Promise<number> =>
    database !== undefined && (await isOneDisk(folder, database)) ? BESIDE_DATABASE : ALONE;
  return {
    async isShort() {
      for (const folder of [files, database]) {
        if (folder !== undefined && (await freeIn(folder)) < (await keptFree(folder))) return true;
      }
      return false;
    },
    async claim(bytes) {
      if (files === undefined || (await freeIn(files)) >= bytes + (await keptFree(files))) return;
      throw Object.assign(new Error(`no room for ${bytes} bytes in ${files}`), { code: 'ENOSPC' });
    },
  };
}

/** Bytes that are left; a folder that is not there yet is none that is full. */
async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
}

const isOneDisk = async (one: string, other: string): Promise<boolean> =>
  (await deviceOf(one)) === (await deviceOf(other));

const deviceOf = (folder: string): Promise<number> =>
  stat(folder).then(
    ({ dev }) => dev,
    () => NaN,
  );
