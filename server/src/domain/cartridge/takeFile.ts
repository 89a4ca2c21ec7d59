import { and, eq } from 'drizzle-orm';
import { createWriteStream } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileType } from '#contract/rules/fileKinds.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import type { Platform, SessionUser } from '../../kit/context.ts';
import { CallFailure } from '../../kit/fail.ts';
import type { Archive } from '../archive/openArchive.ts';
import { processWhenStored } from '../media/processWhenStored.ts';
import { completeUpload, sha256Of } from '../uploads/complete.ts';
import { beginUpload, newUploadKey } from '../uploads/sessions.ts';

export type Owner = Pick<SessionUser, 'userNo' | 'orgNo' | 'userType'>;

interface Wanted {
  path: string;
  bytes: number;
  /** Where it may be unfolded. */
  folder: string;
  /** A package where an archive is to be opened as one. */
  fileType?: number | undefined;
}

/**
 * A file of a package as a file of a person: looked through, counted and made fit for use like any upload. One with the
 * same content that they have already is taken instead. @returns its id, or why it is not taken
 */
export async function takeFile(
  platform: Platform,
  owner: Owner,
  archive: Archive,
  { path, bytes, folder, fileType }: Wanted,
): Promise<{ id: string } | { reason: string }> {
  const file = join(folder, 'entry');
  try {
    await pipeline(await archive.read(path), createWriteStream(file, { mode: 0o640 }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') throw error;
    return { reason: '读不出来，压缩包可能已经损坏' };
  }
  try {
    const known = await sameFile(platform, owner, await sha256Of(file), fileType);
    if (known) return { id: known };
    const key = newUploadKey();
    await beginUpload(platform, owner, key, { fileName: posix.basename(path), fileSize: bytes });
    await moved(file, await platform.providers.storage.growing(key, 0));
    await platform.db
      .update(uploadSession)
      .set({ received: String(bytes) })
      .where(eq(uploadSession.uploadKey, key));
    const media = await completeUpload(platform, owner.userNo, key);
    if (fileType === FileType.package) await asPackage(platform, media);
    return { id: media.id };
  } catch (error) {
    if (error instanceof CallFailure) return { reason: error.failure.msg };
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

async function sameFile({ db }: Platform, { userNo }: Owner, sha256: string, fileType: number | undefined) {
  const same = and(eq(mediaFile.userNo, userNo), eq(mediaFile.sha256, sha256), enabled(mediaFile));
  const rows = await db.select({ id: mediaFile.id, fileType: mediaFile.fileType }).from(mediaFile).where(same).limit(5);
  return rows.find((row) => fileType === undefined || row.fileType === fileType)?.id;
}

/** An archive that is to be played is opened as a SCORM package. */
async function asPackage({ db }: Platform, media: typeof mediaFile.$inferSelect): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(mediaFile).set({ fileType: FileType.package }).where(eq(mediaFile.id, media.id));
    await processWhenStored(tx, { ...media, fileType: FileType.package });
  });
}

/** Folders of different disks cannot be moved between. */
async function moved(from: string, to: string): Promise<void> {
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await copyFile(from, to);
  });
}
