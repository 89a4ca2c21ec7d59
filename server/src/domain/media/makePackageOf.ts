import { and, eq, inArray } from 'drizzle-orm';
import { NOT_A_PACKAGE } from '#contract/course/scorm.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { extensionOf } from '#contract/rules/mediaUploads.ts';
import { enabled } from '../../db/enabled.ts';
import { mediaFile } from '../../db/schema/media.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { processWhenStored } from './processWhenStored.ts';

/**
 * Has an archive of the caller looked at as a SCORM package; one that is a package already stays as it is, one that could
 * not be used is tried again. @throws NOT_FOUND, NOT_A_PACKAGE
 */
export async function makePackageOf({ db, user }: UserCtx, mediaId: string) {
  const which = eq(mediaFile.id, mediaId);
  const mine = and(which, eq(mediaFile.userNo, user.userNo), enabled(mediaFile));
  const kinds = [FileType.archive, FileType.package];
  const [media] = await db.select().from(mediaFile).where(mine).for('update');
  if (!media) throw fail(NOT_FOUND);
  if (!kinds.some((kind) => kind === media.fileType) || extensionOf(media.fileName) !== 'zip')
    throw fail(NOT_A_PACKAGE);
  const isDone = media.fileType === FileType.package && media.mediaState !== MediaState.failed;
  if (!isDone) {
    await db
      .update(mediaFile)
      .set({ fileType: FileType.package })
      .where(and(which, inArray(mediaFile.fileType, kinds)));
    await processWhenStored(db, { ...media, fileType: FileType.package });
  }
  const [made] = await db.select().from(mediaFile).where(which);
  return made!;
}
