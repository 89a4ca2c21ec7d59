import { and, eq, sql } from 'drizzle-orm';
import { posix } from 'node:path';
import * as contract from '#contract/course/userCourseware.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { enabled } from '../../db/enabled.ts';
import { courseware } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { accessTo } from '../../domain/study/access.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const download = handle(contract.download, async (ctx, { id }) => {
  const [found] = await ctx.db
    .select({ periodId: courseware.periodId, media: mediaFile })
    .from(courseware)
    .innerJoin(mediaFile, and(eq(mediaFile.id, courseware.mediaId), enabled(mediaFile)))
    .where(and(eq(courseware.id, id), enabled(courseware)));
  if (!found) throw fail(NOT_FOUND);
  await accessTo(ctx.db, ctx.user, found.periodId, ctx.now);
  await ctx.db
    .update(courseware)
    .set({ countDownload: sql`${courseware.countDownload} + 1` })
    .where(eq(courseware.id, id));
  const { fileName, fileSize } = found.media;
  const signer = { secretKey: ctx.config.secretKey, owner: ctx.user.userNo, now: ctx.now };
  const link = mediaLink(signer, { id: found.media.id, part: 'd', name: posix.basename(found.media.storageKey) });
  return { ...link, fileName, fileSize: Number(fileSize) };
});
