import { buffer } from 'node:stream/consumers';
import { ArchiveRefusal, keyOf, openArchive } from '../archive/openArchive.ts';
import { TOO_MUCH_TEXT, UNREADABLE } from '#contract/exam/questionImportFailures.ts';
import { ReadRefusal } from './row.ts';

const MB = 1_048_576;

/** What the files of a package may unfold to, all of them and one of XML. */
const WHOLE = 120 * MB;
const XML = 8 * MB;
const ENTRIES = 3000;

export interface Package {
  paths: readonly string[];
  has(path: string): boolean;
  read(path: string): Buffer | undefined;
}

/** Everything of an archive, in memory: only for threads of their own. @throws ReadRefusal */
export async function openPackage(file: string): Promise<Package> {
  const files = await filesOf(file).catch((error: unknown) => {
    throw error instanceof ArchiveRefusal ? new ReadRefusal(UNREADABLE, error.message) : error;
  });
  return {
    paths: [...files.values()].map(({ path }) => path),
    has: (path) => files.has(keyOf(path)),
    read: (path) => files.get(keyOf(path))?.bytes,
  };
}

async function filesOf(file: string): Promise<Map<string, { path: string; bytes: Buffer }>> {
  const archive = await openArchive(file);
  try {
    if (archive.entries.length > ENTRIES) throw new ArchiveRefusal(`压缩包里的文件超过 ${ENTRIES} 个`);
    const total = archive.entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > WHOLE) throw new ArchiveRefusal('压缩包展开之后太大，请分成几个包');
    const large = archive.entries.find(({ path, bytes }) => /\.(?:xml|rels)$/i.test(path) && bytes > XML);
    if (large) throw new ReadRefusal(TOO_MUCH_TEXT);
    const files = new Map<string, { path: string; bytes: Buffer }>();
    for (const { path } of archive.entries) {
      const bytes = await buffer(await archive.read(path)).catch(() => {
        throw new ArchiveRefusal(`压缩包里的「${path.slice(-80)}」读不出来，可能已经损坏`);
      });
      files.set(keyOf(path), { path, bytes });
    }
    return files;
  } finally {
    archive.close();
  }
}
