import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DiskRoom } from './diskRoom.ts';
import { growingIn } from './growing.ts';
import { assertStorageKey, isStorageKey } from './storage.ts';
import type { StorageProvider } from './storage.ts';

/** Of a file that is sent: a piece of a film in one reading. */
const PIECE = 262_144;

/** The embedded default: files below one folder. They are written aside and renamed, so a broken upload leaves none. */
export function diskStorage(root: string, room?: DiskRoom): StorageProvider {
  const incoming = join(root, '.incoming');
  const growing = growingIn(join(root, '.growing'), room);
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(root, key);
  };
  const aside = async (bytes: number): Promise<string> => {
    await room?.claim(bytes);
    await mkdir(incoming, { recursive: true });
    return join(incoming, randomUUID());
  };
  const take = async (key: string, waiting: string): Promise<void> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    await flushed(waiting);
    await rename(waiting, path);
  };
  return {
    ...growing,
    aside,
    take,
    async put(key, body) {
      assertStorageKey(key);
      const waiting = await aside(Buffer.isBuffer(body) ? body.length : 0);
      try {
        const source = Buffer.isBuffer(body) ? Readable.from([body]) : body;
        await pipeline(source, createWriteStream(waiting, { mode: 0o640 }));
        await take(key, waiting);
      } finally {
        await rm(waiting, { force: true });
      }
    },
    async open(key, range) {
      const handle = await open(pathOf(key)).catch(orMissing);
      if (!handle) return undefined;
      const file = await handle.stat();
      if (file.isFile())
        return { size: file.size, stream: handle.createReadStream({ ...range, highWaterMark: PIECE }) };
      await handle.close();
      return undefined;
    },
    here: pathOf,
    async size(key) {
      const file = await stat(pathOf(key)).catch(orMissing);
      return file?.isFile() ? file.size : undefined;
    },
    list: () => filesBelow(root),
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async clearUnfinished(before) {
      for (const name of (await readdir(incoming).catch(orMissing)) ?? []) {
        const aside = join(incoming, name);
        const file = await stat(aside).catch(orMissing);
        if (file && file.mtime < before) await rm(aside, { recursive: true, force: true });
      }
    },
  };
}

/** What waits aside lies in folders that begin with a dot, as no key does. */
async function* filesBelow(root: string, folder = root): AsyncGenerator<{ key: string; size: number }> {
  for (const entry of (await readdir(folder, { withFileTypes: true }).catch(orMissing)) ?? []) {
    const path = join(folder, entry.name);
    const key = relative(root, path).split(sep).join('/');
    if (!isStorageKey(key)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, path);
    const file = entry.isFile() ? await stat(path).catch(orMissing) : undefined;
    if (file) yield { key, size: file.size };
  }
}

/** A name must not outlive the power cut that its content does not. */
async function flushed(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

function orMissing(error: unknown): undefined {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
}
