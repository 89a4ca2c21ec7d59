import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';
import { hasCode } from '../dataFolder.ts';
import { BackupError, explainDisk } from './backupError.ts';
import { hasObject, readObject, writeObject } from './s3Object.ts';

export interface Target {
  /** For people: where it lies afterwards. */
  name: string;
  /** Keeps all of it, or nothing. */
  write(content: AsyncIterable<Buffer>): Promise<void>;
}

export interface Source {
  name: string;
  open(): AsyncIterable<Buffer>;
}

type Wanted = Pick<Config, 'dataDir' | 'backupS3'>;

const S3 = 's3:';

/**
 * Where a backup goes: a file, a folder (which gives it its name), or `s3:` with a key or the beginning of one.
 * @param from relative paths are meant from this folder
 */
export async function targetOf(
  to: string,
  { from, file, config }: { from: string; file: string; config: Wanted },
): Promise<Target> {
  if (to.startsWith(S3)) {
    const key = to.slice(S3.length);
    return bucketTarget(key === '' || key.endsWith('/') ? `${key}${file}` : key, config);
  }
  const path = resolve(from, to);
  const isFolder = to.endsWith('/') || (await stat(path).catch(() => undefined))?.isDirectory();
  return fileTarget(isFolder ? join(path, file) : path, config.dataDir);
}

export function sourceOf(at: string, { from, config }: { from: string; config: Wanted }): Source {
  if (at.startsWith(S3)) {
    const key = at.slice(S3.length);
    const bucket = bucketOf(config);
    return { name: at, open: () => readObject(bucket, key) };
  }
  const path = resolve(from, at);
  return { name: path, open: () => readFile(path) };
}

async function* readFile(path: string): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) yield chunk as Buffer;
  } catch (error) {
    throw explainDisk(error, `备份 ${path}`);
  }
}

async function fileTarget(path: string, dataDir: string): Promise<Target> {
  if (!relative(dataDir, path).startsWith('..'))
    throw new BackupError(
      `备份不要放在数据文件夹 ${dataDir} 里：丢了它，备份也跟着丢了。请换一个地方，最好在另一台机器上。`,
    );
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} 已经有了，请换一个名字。`);
  return {
    name: path,
    async write(content) {
      const unfinished = `${path}.${randomUUID().slice(0, 8)}.part`;
      try {
        await makeFolder(dirname(path));
        await pipeline(
          Readable.from(content),
          createWriteStream(unfinished, { mode: 0o600, flags: 'wx', flush: true }),
        );
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw explainDisk(error, `备份要放的地方 ${dirname(path)}`);
      }
    },
  };
}

/** Step by step: where the system allows no folders (/proc) a recursive `mkdir` of Node never returns. */
async function makeFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error; // Another process made it just now.
  });
}

async function bucketTarget(key: string, config: Wanted): Promise<Target> {
  const bucket = bucketOf(config);
  if (await hasObject(bucket, key)) throw new BackupError(`${S3}${key} 已经有了，请换一个名字。`);
  return { name: `${S3}${key}`, write: (content) => writeObject(bucket, key, content) };
}

function bucketOf({ backupS3 }: Wanted): NonNullable<Config['backupS3']> {
  if (backupS3) return backupS3;
  throw new BackupError(
    '要把备份放进对象存储，请先设 BACKUP_S3_ENDPOINT、BACKUP_S3_REGION、BACKUP_S3_BUCKET、BACKUP_S3_ACCESS_KEY 与 BACKUP_S3_SECRET_KEY。',
  );
}
