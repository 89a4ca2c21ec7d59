import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import type { UploadPurpose } from '#contract/rules/uploads.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { storedFile } from '../../db/schema/trust.ts';
import type { StorageProvider } from '../../providers/storage.ts';
import { fileOf } from '../cartridge/fileOf.ts';

/** What is uploaded in the name of the house; the others belong to whoever uploaded them. */
const ofHouse: readonly UploadPurpose[] = [
  'logo',
  'seal',
  'banner',
  'picture',
  'sound',
  'licence',
  'task',
  'training',
  'policyFile',
];

export interface LeavingFile {
  path: string;
  bytes: number;
  open: () => Promise<Readable>;
}

const ownStored = (orgNo: string) =>
  and(eq(storedFile.orgNo, orgNo), inArray(storedFile.purpose, [...ofHouse]), enabled(storedFile));

const ownMedia = (orgNo: string) =>
  and(eq(mediaFile.orgNo, orgNo), eq(mediaFile.mediaState, MediaState.ready), enabled(mediaFile));

/** What the files of an organization weigh together, as they are kept. */
export async function bytesOfFiles(db: Db, orgNo: string): Promise<number> {
  const [stored] = await db
    .select({ sum: sql<string>`coalesce(sum(${storedFile.bytes}), 0)::text` })
    .from(storedFile)
    .where(ownStored(orgNo));
  const [made] = await db
    .select({ sum: sql<string>`coalesce(sum(${mediaFile.fileSize}), 0)::text` })
    .from(mediaFile)
    .where(ownMedia(orgNo));
  return Number(stored!.sum) + Number(made!.sum);
}

const AT_ONCE = 200;

/** The files of an organization one after another, each with where it lies in the archive; those that are lost say why. */
export async function* filesOf(
  db: Db,
  storage: StorageProvider,
  orgNo: string,
): AsyncGenerator<LeavingFile | { left: string }> {
  for (let after = '0'; ;) {
    const rows = await db
      .select()
      .from(storedFile)
      .where(and(ownStored(orgNo), gt(storedFile.id, after)))
      .orderBy(asc(storedFile.id))
      .limit(AT_ONCE);
    for (const { id, extension, storageKey, fileName } of rows) {
      const bytes = await storage.size(storageKey);
      if (bytes === undefined) yield { left: `「${fileName}」已经不在了` };
      else
        yield { path: `files/${id}.${extension}`, bytes, open: async () => (await storage.open(storageKey))!.stream };
    }
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.id;
  }
  for (let after = '0'; ;) {
    const rows = await db
      .select()
      .from(mediaFile)
      .where(and(ownMedia(orgNo), gt(mediaFile.id, after)))
      .orderBy(asc(mediaFile.id))
      .limit(AT_ONCE);
    for (const row of rows) yield await fileOf(storage, row, true);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
