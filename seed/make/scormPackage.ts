import { FileType } from '#contract/rules/fileKinds.ts';
import { sqlPractice } from '#seed/data/sqlPractice.ts';
import type { Db } from '#server/db/client.ts';
import { mediaFile, scormPackage } from '#server/db/schema/media.ts';
import { keyOf } from '#server/domain/archive/openArchive.ts';
import { writeArchive } from '#server/domain/archive/writeArchive.ts';
import { folderOf } from '#server/domain/media/process/film.ts';
import { CONTENTS } from '#server/domain/media/process/workshop.ts';
import { MANIFEST, readManifest } from '#server/domain/scorm/manifest.ts';
import { storedName } from '#server/domain/scorm/storedName.ts';
import type { LearningWorld } from './learning/world.ts';

/** A SCORM package of a lecturer, as uploading it and opening it leave it. @returns its media file */
export async function makeScormPackage(db: Db, storage: LearningWorld['storage'], userNo: string): Promise<string> {
  const { manifest, page, fileName } = sqlPractice;
  const files = [
    { path: MANIFEST, content: manifest, type: 'application/xml' },
    { path: 'index.html', content: page, type: 'text/html; charset=utf-8' },
  ];
  const zip = writeArchive(files);
  const facts = { userNo, fileName, fileType: FileType.package, contentType: 'application/zip' };
  const storageKey = 'demo/sql-practice/source.zip';
  const { items, title, scormVersion } = readManifest(
    Buffer.from(manifest),
    new Set(files.map(({ path }) => keyOf(path))),
  );
  const [media] = await db
    .insert(mediaFile)
    .values({ ...facts, storageKey, fileSize: String(zip.length), length: items.length })
    .returning({ id: mediaFile.id });
  const mediaId = media!.id;
  await db.insert(scormPackage).values({ mediaId, items, title, scormVersion });
  await storage.put(storageKey, zip, facts.contentType);
  const names = files.map(({ path }) => storedName(path));
  await storage.put(`${folderOf(mediaId)}/${CONTENTS}`, Buffer.from(JSON.stringify(names)), 'application/json');
  for (const { path, content, type } of files)
    await storage.put(`${folderOf(mediaId)}/${storedName(path)}`, Buffer.from(content), type);
  return mediaId;
}
