import { and, eq } from 'drizzle-orm';
import { RowState } from '#contract/rules/rowStates.ts';
import { wireTime } from '#contract/rules/time.ts';
import { FILE_IN_USE } from '#contract/system/space.ts';
import type { Db } from '../../db/client.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import type { SessionUser } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { ownFileRow } from './policies.ts';
import { useOf } from './used.ts';

/**
 * A file can be opened no more and counts no more; its bytes go later (jobs/removeMedia.ts).
 * @throws NOT_FOUND, FILE_IN_USE with the course that uses it
 */
export async function removeFile(db: Db, user: SessionUser, id: string, now: Date): Promise<{ fileName: string }> {
  await db.select({ id: mediaFile.id }).from(mediaFile).where(eq(mediaFile.id, id)).for('update');
  const { fileName } = await ownFileRow(db, user, id);
  const use = await useOf(db, id);
  if (use) throw fail(FILE_IN_USE, `${use}正在使用「${fileName}」，先在课程里换掉再删`);
  const gone = { statusId: RowState.disabled, gmtModified: wireTime(now) };
  await db.update(mediaFile).set(gone).where(eq(mediaFile.id, id));
  await db
    .update(mediaShare)
    .set(gone)
    .where(and(eq(mediaShare.mediaId, id), eq(mediaShare.userNo, user.userNo)));
  return { fileName };
}
