import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { FileType } from '#contract/rules/fileKinds.ts';
import { filesFolder, readManifest } from '#seed/media/manifest.ts';
import type { ManifestFile, ManifestMedia } from '#seed/media/manifest.ts';
import { mediaFile } from '#server/db/schema/media.ts';
import { keepCues } from '#server/domain/media/cues.ts';
import { servedType } from '#server/domain/media/kinds.ts';
import { insertAll } from '../batches.ts';
import { takeIds } from './takeIds.ts';
import type { Step } from './world.ts';

export interface LoadedMedia {
  id: string;
  fileType: FileType;
  length: number;
  fileName: string;
}

/** Stores every file of seed/media, describes it and keeps what is said in it. Returns the media by key. */
export async function loadMedia({ db, storage, userNos }: Step): Promise<Map<string, LoadedMedia>> {
  const manifest = readManifest();
  await Promise.all(manifest.flatMap(filesOf).map(([key, file]) => stored(storage, key, file)));
  const ids = await takeIds(db, manifest.length);
  await insertAll(
    db,
    mediaFile,
    manifest.map((media, index) => ({
      id: ids[index]!,
      userNo: userNos.get('zhoumingyuan')!,
      fileName: media.fileName,
      fileType: typeOf(media),
      contentType: media.contentType,
      storageKey: keyOf(media),
      fileSize: String(media.bytes + media.parts.reduce((sum, { bytes }) => sum + bytes, 0)),
      length: media.length,
      subtitles: media.subtitles.map((one) => ({ lang: one.lang, label: one.label, key: plainKey(one) })),
      variants: media.variants.map((one) => ({ label: one.label, key: plainKey(one) })),
    })),
  );
  for (const [index, { subtitles }] of manifest.entries()) {
    const texts = await Promise.all(subtitles.map(({ file }) => readFile(new URL(file, filesFolder), 'utf8')));
    await keepCues(db, ids[index]!, texts);
  }
  return new Map(
    manifest.map((media, index) => [
      media.key,
      { id: ids[index]!, fileType: typeOf(media), length: media.length, fileName: media.fileName },
    ]),
  );
}

/** A table is handed out as a document. */
const typeOf = ({ fileType }: ManifestMedia): FileType => fileType || FileType.document;

const plainKey = ({ file, sha256 }: ManifestFile): string => `demo/${sha256}${posix.extname(file)}`;

/** A playlist has a folder of its own, because it names its segments relative to itself. */
const keyOf = (media: ManifestMedia): string =>
  media.parts.length > 0 ? `demo/${media.sha256}/${posix.basename(media.file)}` : plainKey(media);

function filesOf(media: ManifestMedia): [key: string, file: ManifestFile][] {
  const folder = posix.dirname(keyOf(media));
  return [
    [keyOf(media), media],
    ...media.parts.map((part): [string, ManifestFile] => [`${folder}/${posix.basename(part.file)}`, part]),
    ...[...media.subtitles, ...media.variants].map((one): [string, ManifestFile] => [plainKey(one), one]),
  ];
}

/** Keys name the content, so a file of the same size is the same file. */
async function stored(storage: Step['storage'], key: string, { file, bytes }: ManifestFile): Promise<void> {
  if ((await storage.size(key)) === bytes) return;
  await storage.put(key, await readFile(new URL(file, filesFolder)), servedType(key).contentType);
}
