import type { Readable } from 'node:stream';
import type { Entry } from 'yauzl';
import { openPromise, validateFileName } from 'yauzl';
import { bytesText } from '#contract/rules/mediaUploads.ts';

/** An archive that is not opened, in a sentence for whoever sent it. */
export class ArchiveRefusal extends Error {}

const MB = 1_048_576;

/** What an archive may hold, whatever is in it. */
export const archiveLimits = {
  entries: 5000,
  totalBytes: 1024 * MB,
  entryBytes: 300 * MB,
  /** So many times its size in the archive a file may have, when it is large. */
  ratio: 200,
  ratioFrom: 4 * MB,
  pathLength: 300,
};

export type ArchiveLimits = typeof archiveLimits;

export interface ArchiveEntry {
  /** With `/` between the folders; never absolute, never climbing. */
  path: string;
  bytes: number;
}

export interface Archive {
  entries: ArchiveEntry[];
  /** The content of an entry, not a byte more than it says. */
  read(path: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a zip file after a look at all that its directory says: nothing is unfolded before. Names are looked for as
 * Windows does, whatever their case.
 * @throws ArchiveRefusal
 */
export async function openArchive(file: string, limits: ArchiveLimits = archiveLimits): Promise<Archive> {
  const zip = await openPromise(file, { autoClose: false, lazyEntries: true, decodeStrings: false }).catch(broken);
  try {
    if (zip.entryCount > limits.entries) throw new ArchiveRefusal(`压缩包里的文件超过 ${limits.entries} 个`);
    const known = new Map<string, { entry: Entry; path: string }>();
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (path.endsWith('/')) continue;
      mustBeModest(entry, path, limits);
      total += entry.uncompressedSize;
      if (total > limits.totalBytes)
        throw new ArchiveRefusal(`压缩包展开之后超过 ${bytesText(limits.totalBytes)}，请精简后再传`);
      if (known.has(keyOf(path))) throw new ArchiveRefusal(`压缩包里有两个「${shown(path)}」`);
      known.set(keyOf(path), { entry, path });
    }
    return {
      entries: [...known.values()].map(({ entry, path }) => ({ path, bytes: entry.uncompressedSize })),
      read: (path) => zip.openReadStreamPromise(known.get(keyOf(path))!.entry),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    if (error instanceof ArchiveRefusal || isOurs(error)) throw error;
    return broken();
  }
}

/** The same file under all spellings that Windows takes for one. */
export const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

const SYMLINK = 0o120000;
const FILE_KIND = 0o170000;
const STORED = 0;
const DEFLATED = 8;

function mustBeModest(entry: Entry, path: string, limits: ArchiveLimits): void {
  const name = shown(path);
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK;
  if (isLink) throw new ArchiveRefusal(`压缩包里的「${name}」是符号链接，不能放`);
  if (entry.isEncrypted()) throw new ArchiveRefusal('压缩包有密码，请去掉密码后再传');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED)
    throw new ArchiveRefusal('压缩包的压缩方法不支持，请用普通的 ZIP 重新打包');
  if (entry.uncompressedSize > limits.entryBytes)
    throw new ArchiveRefusal(`压缩包里的「${name}」超过 ${bytesText(limits.entryBytes)}`);
  const isLarge = entry.uncompressedSize > limits.ratioFrom;
  if (isLarge && entry.uncompressedSize > entry.compressedSize * limits.ratio)
    throw new ArchiveRefusal(`压缩包里的「${name}」展开后大得不正常`);
}

/** @throws ArchiveRefusal for names that lead out of the archive */
function pathOf(entry: Entry): string {
  const path = decoded(entry)
    .replaceAll('\\', '/')
    .replace(/^(\.\/)+/, '');
  const isPlain = validateFileName(path) === null && !/[\p{Cc}]/u.test(path) && path.length <= archiveLimits.pathLength;
  if (!isPlain || path.split('/').some((part) => part === '..' || part === '.'))
    throw new ArchiveRefusal(`压缩包里的路径「${shown(path)}」不正常，可能会跑到别的文件夹里`);
  return path;
}

const UTF8_FLAG = 0x800;

/** Names say that they are UTF-8, are without saying so, or are what a Chinese Windows writes. */
function decoded({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return new TextDecoder(generalPurposeBitFlag & UTF8_FLAG ? 'utf-8' : 'gb18030').decode(fileNameRaw);
  }
}

const shown = (path: string): string => path.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 80);

/** What the disk says, rather than the file. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EMFILE', 'EIO', 'ENOENT'].includes(String(error.code));

function broken(error?: unknown): never {
  if (isOurs(error)) throw error as Error;
  throw new ArchiveRefusal('这个压缩包打不开：可能已经损坏，或者不是 ZIP，请重新打包后再传');
}
