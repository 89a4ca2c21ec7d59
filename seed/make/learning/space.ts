import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { wireTimeIn } from '#contract/rules/time.ts';
import { linxiaoSpace } from '#seed/data/linxiaoSpace.ts';
import { filesFolder } from '#seed/media/manifest.ts';
import { mediaFile, mediaFolder } from '#server/db/schema/media.ts';
import { mediaShare } from '#server/db/schema/upload.ts';
import { servedType } from '#server/domain/media/kinds.ts';
import { insertAll } from '../batches.ts';
import type { Step } from './world.ts';

const MONTH_SECONDS = 30 * 86_400;

/** A learner's own files in folders, one of them shared by a link. */
export async function loadSpace({ db, storage, userNos, clock, now }: Step): Promise<void> {
  const userNo = userNos.get('linxiao')!;
  const names = [...new Set(linxiaoSpace.map(({ folder }) => folder))].filter((name) => name !== '');
  const folders = await db
    .insert(mediaFolder)
    .values(names.map((folderName) => ({ userNo, folderName, gmtCreate: clock.before(41) })))
    .returning();
  const rows = await Promise.all(
    linxiaoSpace.map(async ({ file, fileName, fileType, folder, daysAgo }) => {
      const bytes = await readFile(new URL(file, filesFolder));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const storageKey = `demo/space/${sha256}${posix.extname(file)}`;
      const { contentType } = servedType(storageKey);
      if ((await storage.size(storageKey)) !== bytes.length) await storage.put(storageKey, bytes, contentType);
      const at = clock.before(daysAgo);
      return {
        userNo,
        fileName,
        fileType,
        contentType,
        storageKey,
        sha256,
        gmtCreate: at,
        gmtModified: at,
        fileSize: String(bytes.length),
        folderId: folders.find(({ folderName }) => folderName === folder)?.id ?? null,
      };
    }),
  );
  await insertAll(db, mediaFile, rows);
  const [shared] = await db
    .select({ id: mediaFile.id })
    .from(mediaFile)
    .where(eq(mediaFile.storageKey, rows.at(-1)!.storageKey));
  await db.insert(mediaShare).values({
    mediaId: shared!.id,
    userNo,
    token: 'demo-linxiao-funnel-01',
    code: 'k7q2',
    expiresAt: wireTimeIn(now, MONTH_SECONDS),
    countView: 6,
    countDownload: 2,
  });
}
