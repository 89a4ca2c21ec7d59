import { and, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { wireTime } from '#contract/rules/time.ts';
import { CHECKSUM_MISMATCH, INFECTED, SCAN_AWAY, UPLOAD_UNFINISHED, WRONG_CONTENT } from '#contract/system/upload.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import { CallFailure, fail } from '../../kit/fail.ts';
import { loggable } from '../../kit/loggable.ts';
import { contentOf } from './content.ts';
import { withExtension } from './fileName.ts';
import { uploadHooks } from './hooks.ts';
import { whileHeld } from './lease.ts';
import type { UploadPlatform, UploadSession } from './sessions.ts';
import { dropUpload, ownUpload } from './sessions.ts';

export type MediaFile = typeof mediaFile.$inferSelect;

/**
 * Makes a file of what has arrived: looked through, checked, stored, entered. Asked again it goes on where it was cut
 * off, and answers with the same file once there is one.
 * @throws NOT_FOUND, UPLOAD_UNFINISHED; WRONG_CONTENT, CHECKSUM_MISMATCH and INFECTED, after which it is gone; SCAN_AWAY
 */
export async function completeUpload(platform: UploadPlatform, userNo: string, key: string): Promise<MediaFile> {
  return whileHeld(platform.db, key, async () => {
    const session = await ownUpload(platform.db, userNo, key, platform.clock());
    if (session.isDone === 1) return entered(platform, session);
    try {
      const checked = session.sha256 === '' ? await check(platform, session) : session;
      await store(platform, checked);
      return await enter(platform, checked);
    } catch (error) {
      if (error instanceof CallFailure && final.has(error.failure.code)) await dropUpload(platform, key);
      throw error;
    }
  });
}

const final: ReadonlySet<number> = new Set([WRONG_CONTENT.code, CHECKSUM_MISMATCH.code, INFECTED.code]);

/** What is known of the content is written down before it is stored: from then on the file may have moved. */
async function check({ db, providers, log }: UploadPlatform, session: UploadSession): Promise<UploadSession> {
  const path = await providers.storage.growing(session.uploadKey, 0);
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size < Number(session.fileSize) || session.received !== session.fileSize) throw fail(UPLOAD_UNFINISHED);
  const content = await contentOf(path, session.fileName);
  const sha256 = await sha256Of(path);
  if (session.declaredSha256 !== '' && session.declaredSha256 !== sha256) throw fail(CHECKSUM_MISMATCH);
  const virus = await providers.scanner.scan(path).catch((error: unknown) => {
    log.error(loggable(error), 'virus scan failed');
    throw fail(SCAN_AWAY);
  });
  if (virus) throw fail(INFECTED, `「${session.fileName}」里有病毒（${virus}），没有保存`);
  const known = { sha256, ...content, fileName: withExtension(session.fileName, content.extension) };
  await db.update(uploadSession).set(known).where(eq(uploadSession.id, session.id));
  return { ...session, ...known };
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1_048_576 }), hash);
  return hash.digest('hex');
}

const storageKeyOf = ({ mediaId, gmtCreate, extension }: UploadSession): string =>
  `media/${gmtCreate.slice(0, 7)}/${mediaId}/source.${extension}`;

/** A file that lies there whole was stored before the crash. */
async function store({ providers: { storage } }: UploadPlatform, session: UploadSession): Promise<void> {
  const key = storageKeyOf(session);
  if ((await storage.size(key)) === Number(session.fileSize)) return;
  await storage.take(key, await storage.growing(session.uploadKey, 0), session.contentType);
  await storage.ungrow(session.uploadKey);
}

async function enter({ db, clock }: UploadPlatform, session: UploadSession): Promise<MediaFile> {
  const { userNo, orgNo, fileName, fileType, fileSize, contentType, sha256 } = session;
  return db.transaction(async (tx) => {
    const now = wireTime(clock());
    const [media] = await tx
      .insert(mediaFile)
      .values({
        id: session.mediaId,
        gmtCreate: now,
        gmtModified: now,
        userNo,
        orgNo,
        fileName,
        fileType,
        fileSize,
        contentType,
        sha256,
        storageKey: storageKeyOf(session),
      })
      .returning();
    await tx.update(uploadSession).set({ isDone: 1 }).where(eq(uploadSession.id, session.id));
    for (const { completed } of uploadHooks.entries()) await completed?.(tx, media!);
    const [entered] = await tx.select().from(mediaFile).where(eq(mediaFile.id, session.mediaId));
    return entered!;
  });
}

async function entered({ db }: UploadPlatform, { mediaId, userNo }: UploadSession): Promise<MediaFile> {
  const [media] = await db
    .select()
    .from(mediaFile)
    .where(and(eq(mediaFile.id, mediaId), eq(mediaFile.userNo, userNo)));
  if (!media) throw fail(UPLOAD_UNFINISHED, '这个文件已经删除了');
  return media;
}
