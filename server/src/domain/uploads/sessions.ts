import { and, eq, sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { kindOfName, refusalOf, UPLOAD_DAYS, UPLOADS_AT_ONCE } from '#contract/rules/mediaUploads.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import { UPLOAD_EXPIRED, UPLOAD_LIMIT, WRONG_KIND } from '#contract/system/upload.ts';
import type { Db } from '../../db/client.ts';
import { uploadSession } from '../../db/schema/upload.ts';
import type { Platform, SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { oneAtATime } from '../person/oneAtATime.ts';
import { tidyFileName } from './fileName.ts';
import { mustFit, roomOrg } from './quota.ts';

export type UploadSession = typeof uploadSession.$inferSelect;

export interface UploadWish {
  fileName: string;
  fileSize: number;
  sha256?: string | undefined;
}

/** What uploads need of the whole. */
export type UploadPlatform = Pick<Platform, 'db' | 'config' | 'providers' | 'clock' | 'log'>;

const DAY_SECONDS = 86_400;

export const newUploadKey = (): string => randomBytes(16).toString('base64url');

/**
 * Enters an upload before its first byte.
 * @throws WRONG_KIND for what could never be taken, UPLOAD_LIMIT, SPACE_FULL, an error with code ENOSPC
 */
export async function beginUpload(
  { db, config, providers, clock }: UploadPlatform,
  user: Pick<SessionUser, 'userNo' | 'orgNo' | 'userType'>,
  key: string,
  wish: UploadWish,
): Promise<UploadSession> {
  const fileName = tidyFileName(wish.fileName);
  const refusal = refusalOf({ name: fileName, size: wish.fileSize });
  if (refusal) throw fail(WRONG_KIND, refusal);
  await providers.storage.growing(key, wish.fileSize);
  const { userNo } = user;
  const orgNo = roomOrg(user);
  return db.transaction(async (tx) => {
    await oneAtATime(tx, userNo);
    const open = and(eq(uploadSession.userNo, userNo), sql`${uploadSession.isDone} = 0`);
    if ((await tx.$count(uploadSession, open)) >= UPLOADS_AT_ONCE) {
      throw fail(UPLOAD_LIMIT, `没传完的文件最多 ${UPLOADS_AT_ONCE} 个，先传完或取消一些`);
    }
    await mustFit(tx, config, { userNo, orgNo }, wish.fileSize);
    const [row] = await tx
      .insert(uploadSession)
      .values({
        uploadKey: key,
        userNo,
        orgNo,
        fileName,
        fileType: kindOfName(fileName)!,
        fileSize: String(wish.fileSize),
        declaredSha256: wish.sha256 ?? '',
        expiresAt: wireTimeIn(clock(), UPLOAD_DAYS * DAY_SECONDS),
        mediaId: sql`nextval('ids')`,
      })
      .returning();
    return row!;
  });
}

/** The upload of a person by its key. @throws NOT_FOUND also for somebody else's, UPLOAD_EXPIRED */
export async function ownUpload(db: Db, userNo: string, key: string, now: Date): Promise<UploadSession> {
  const own = and(eq(uploadSession.uploadKey, key), eq(uploadSession.userNo, userNo));
  const [row] = await db.select().from(uploadSession).where(own);
  if (!row) throw fail(NOT_FOUND, '上传不存在或者已经取消，请重新上传');
  if (row.isDone === 0 && momentOf(row.expiresAt) <= now) throw fail(UPLOAD_EXPIRED);
  return row;
}

/** Forgets an upload and the bytes of it that wait. */
export async function dropUpload({ db, providers }: Pick<Platform, 'db' | 'providers'>, key: string): Promise<void> {
  await providers.storage.ungrow(key);
  await db.delete(uploadSession).where(eq(uploadSession.uploadKey, key));
}
