import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { scormPackage } from '../../../db/schema/media.ts';
import { ArchiveRefusal, keyOf, openArchive } from '../../archive/openArchive.ts';
import type { Archive } from '../../archive/openArchive.ts';
import { MANIFEST, MANIFEST_BYTES, readManifest } from '../../scorm/manifest.ts';
import { storedName } from '../../scorm/storedName.ts';
import type { Made, Work } from './film.ts';
import { folderOf } from './film.ts';
import { Refusal } from './refusal.ts';
import { keep } from './workshop.ts';

/** Reads the manifest of a SCORM package and puts its files where they are served from, one by one. */
export async function makePackage({ db, providers, media, place, signal, report }: Work): Promise<Made> {
  try {
    const archive = await openArchive(place.source);
    try {
      const manifest = await manifestOf(archive);
      await unfold(archive, place.folder, signal, report);
      const names = archive.entries.map(({ path }) => storedName(path));
      await keep(providers.storage, place.folder, names, folderOf(media.id));
      await db
        .insert(scormPackage)
        .values({ mediaId: media.id, ...manifest })
        .onConflictDoUpdate({ target: scormPackage.mediaId, set: manifest });
      return { length: manifest.items.length };
    } finally {
      archive.close();
    }
  } catch (error) {
    throw error instanceof ArchiveRefusal ? new Refusal(error.message) : error;
  }
}

async function manifestOf(archive: Archive) {
  const found = archive.entries.find(({ path }) => keyOf(path) === MANIFEST);
  if (!found) throw new ArchiveRefusal(`压缩包的最外层没有 ${MANIFEST}，不是 SCORM 课件包`);
  if (found.bytes > MANIFEST_BYTES) throw new ArchiveRefusal(`${MANIFEST} 太大，不能用`);
  const paths = new Set(archive.entries.map(({ path }) => keyOf(path)));
  return readManifest(await buffer(await archive.read(MANIFEST)), paths);
}

/** @throws ArchiveRefusal where the content is not what the directory says */
async function unfold(archive: Archive, folder: string, signal: AbortSignal, report: Work['report']): Promise<void> {
  for (const [at, { path }] of archive.entries.entries()) {
    try {
      const target = createWriteStream(join(folder, storedName(path)), { mode: 0o640 });
      await pipeline(await archive.read(path), target, { signal });
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
      throw new ArchiveRefusal(`压缩包里的「${path.slice(0, 80)}」读不出来，请重新打包后再传`);
    }
    report((at / archive.entries.length) * 90);
  }
}
