import { buffer } from 'node:stream/consumers';
import { ArchiveRefusal, archiveLimits, keyOf, openArchive } from '../archive/openArchive.ts';
import type { Archive } from '../archive/openArchive.ts';
import { childOf, readXml, textIn } from '../archive/readXml.ts';

const GB = 1_073_741_824;

/** A course holds films, so that its package may be larger than others. */
export const cartridgeLimits = { ...archiveLimits, totalBytes: 4 * GB, entryBytes: 2 * GB };

/** A page or a description in XML of more is none that somebody wrote. */
export const TEXT_BYTES = 1_048_576;

export const openCartridge = (path: string): Promise<Archive> => openArchive(path, cartridgeLimits);

/** A file of a package in memory; undefined when it is not there. @throws ArchiveRefusal when it is large or broken */
export async function small(
  archive: Archive,
  sizes: ReadonlyMap<string, number>,
  path: string,
  most: number,
): Promise<Buffer | undefined> {
  const bytes = sizes.get(keyOf(path));
  if (bytes === undefined) return undefined;
  if (bytes > most) throw new ArchiveRefusal(`「${path.slice(-80)}」太大，读不了`);
  return buffer(await archive.read(path)).catch(() => {
    throw new ArchiveRefusal(`压缩包里的「${path.slice(-80)}」读不出来，可能已经损坏`);
  });
}

/** The text of a discussion, which is kept as a text to read. */
export function readTopic(bytes: Buffer, path: string): string {
  return textIn(childOf(readXml(bytes, path), 'text'));
}
