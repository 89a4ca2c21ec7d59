import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { StorageProvider } from '../../../providers/storage.ts';
import { mediaLimits } from '#contract/rules/mediaLimits.ts';
import { servedType } from '../kinds.ts';
import { refusals } from './refusal.ts';

/** A folder for the work on one file, beside the storage so that what is made is moved there, not copied. */
export interface Workshop {
  folder: string;
  /** Path of what was uploaded. */
  source: string;
}

const KEEP_ALIVE_MS = 60_000;
/** What is found in the folder of a file that was made, for whoever removes it. */
export const CONTENTS = 'contents.json';

/**
 * Does work in a folder that is gone afterwards, whatever becomes of the work; a crash leaves it to `clearUnfinished`.
 * @throws Refusal when the file is empty or gone
 */
export async function inWorkshop<T>(
  storage: StorageProvider,
  key: string,
  work: (place: Workshop) => Promise<T>,
): Promise<T> {
  const size = await storage.size(key);
  if (size === undefined) throw refusals.gone();
  if (size === 0) throw refusals.empty();
  const folder = await storage.aside(size);
  await mkdir(folder, { recursive: true });
  // Nothing is written while a long sound is measured, and what looks forgotten is cleared away.
  const alive = setInterval(() => void utimes(folder, new Date(), new Date()).catch(() => undefined), KEEP_ALIVE_MS);
  try {
    return await work({ folder, source: await sourceIn(storage, key, folder) });
  } finally {
    clearInterval(alive);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Where the storage has the file on this machine, else a copy. */
async function sourceIn(storage: StorageProvider, key: string, folder: string): Promise<string> {
  const here = storage.here(key);
  if (here !== undefined) return here;
  const file = await storage.open(key);
  if (!file) throw refusals.gone();
  const path = join(folder, `source${extname(key)}`);
  await pipeline(file.stream, createWriteStream(path, { mode: 0o600 }));
  return path;
}

/** Bytes that lie in a folder. */
export async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(join(folder, name)).catch(() => undefined))?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Puts files of the folder into the storage below a key. Their list goes first, so that a crash in the middle leaves
 * nothing that nobody knows of.
 * @throws Refusal when they are too much
 */
export async function keep(storage: StorageProvider, folder: string, names: readonly string[], below: string) {
  if ((await bytesIn(folder)) > mediaLimits.madeBytes) throw refusals.tooMuch();
  await storage.put(`${below}/${CONTENTS}`, Buffer.from(JSON.stringify(names)), 'application/json');
  for (const name of names) await storage.take(`${below}/${name}`, join(folder, name), servedType(name).contentType);
}
