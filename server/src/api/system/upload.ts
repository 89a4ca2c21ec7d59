import { and, eq, gt, sql } from 'drizzle-orm';
import { posix } from 'node:path';
import { CHUNK_BYTES } from '#contract/rules/mediaUploads.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as contract from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { acceptFile } from '../../domain/files/accept.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { ownFileRow } from '../../domain/space/policies.ts';
import { completeUpload } from '../../domain/uploads/complete.ts';
import { beginUpload, newUploadKey } from '../../domain/uploads/sessions.ts';
import type { UploadPlatform, UploadWish } from '../../domain/uploads/sessions.ts';
import { TUS_PATH } from '../../domain/uploads/tusPath.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

const DAY_MS = 86_400_000;
const FILES_A_DAY = 300;

export const aliyun = handle(
  contract.aliyun,
  async (ctx, { purpose, file }) => {
    await mayUpload(ctx);
    const { bytes, extension, mimeType } = await acceptFile(file, purpose);
    const id = await nextId(ctx);
    const storageKey = `upload/${wireTime(ctx.now).slice(0, 7)}/${id}.${extension}`;
    await ctx.providers.storage.take(storageKey, file.path, mimeType);
    const kept = { id, fileName: nameOf(file.fileName, extension), extension, bytes };
    const { userNo, orgNo } = ctx.user;
    const entry = ctx.db.insert(storedFile).values({ ...kept, userNo, orgNo, purpose, mimeType, storageKey });
    await orRemove(ctx, storageKey, entry);
    return { ...kept, url: `/files/${id}.${extension}` } satisfies StoredFile;
  },
  { transaction: 'own' }, // drawing a picture anew and storing it would keep a connection waiting
);

const begin = async (ctx: UserCtx, wish: UploadWish) => {
  const key = newUploadKey();
  const { expiresAt } = await beginUpload(platformOf(ctx), ctx.user, key, wish);
  return { key, url: `${TUS_PATH}/${key}`, chunkBytes: CHUNK_BYTES, expiresAt };
};

export const polyv = handle(contract.polyv, begin);

export const tencent = handle(contract.tencent, begin);

export const finish = handle(
  contract.finish,
  async (ctx, { key }) => {
    const media = await completeUpload(platformOf(ctx), ctx.user.userNo, key);
    return { ...media, fileSize: Number(media.fileSize) };
  },
  { transaction: 'own' }, // looking through a large file takes its time
);

export const download = handle(contract.download, async ({ db, user, config, now }, { id }) => {
  const { fileName, fileSize, storageKey } = await ownFileRow(db, user, id);
  const signer = { secretKey: config.secretKey, owner: user.userNo, now };
  return {
    ...mediaLink(signer, { id, part: 'd', name: posix.basename(storageKey) }),
    fileName,
    fileSize: Number(fileSize),
  };
});

const platformOf = ({ now, ...ctx }: UserCtx): UploadPlatform => ({ ...ctx, clock: () => now });

async function mayUpload({ db, user, now }: UserCtx): Promise<void> {
  const since = wireTime(new Date(now.getTime() - DAY_MS));
  const today = and(eq(storedFile.userNo, user.userNo), gt(storedFile.gmtCreate, since));
  if ((await db.$count(storedFile, today)) >= FILES_A_DAY) throw fail(contract.UPLOAD_LIMIT);
}

/** A file that is not entered anywhere would lie there for ever. */
async function orRemove({ providers }: UserCtx, storageKey: string, entry: PromiseLike<unknown>): Promise<void> {
  try {
    await entry;
  } catch (error) {
    await providers.storage.remove(storageKey).catch(() => undefined);
    throw error;
  }
}

async function nextId({ db }: UserCtx): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select nextval('ids') as id`);
  return rows[0]!.id;
}

/** The name it had, with the ending it has now; only ever shown and offered as a name to save under. */
const nameOf = (given: string, extension: string): string =>
  `${
    given
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '')
      .trim()
      .slice(0, 100) || '文件'
  }.${extension}`;
