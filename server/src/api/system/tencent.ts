import { and, eq, exists } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { IM_APP_ID } from '#contract/rules/chat.ts';
import { FileKind, FileType } from '#contract/rules/fileKinds.ts';
import { CHUNK_BYTES, kindRules } from '#contract/rules/mediaUploads.ts';
import * as contract from '#contract/system/tencent.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { onShelf } from '../../domain/catalogue/policies.ts';
import { posterLink } from '../../domain/media/links.ts';
import { GUEST } from '../../domain/media/token.ts';
import { TUS_PATH } from '../../domain/uploads/tusPath.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const config = handle(contract.config, async () => ({
  sdkAppId: IM_APP_ID,
  uploadUrl: TUS_PATH,
  chunkBytes: CHUNK_BYTES,
  kinds: FileKind.values.map((fileType) => ({
    fileType,
    label: FileKind.labels[fileType],
    maxBytes: kindRules[fileType].maxBytes,
    extensions: [...kindRules[fileType].extensions],
  })),
}));

/** A cover shows what the film is, so it is for those who could come upon the film: on the shelf, or their own. */
export const getCoverUrl = handle(contract.getCoverUrl, async (ctx, { vid }) => {
  const visitor = await ctx.visitor();
  const shelved = exists(
    ctx.db
      .select({ id: coursePeriod.id })
      .from(coursePeriod)
      .innerJoin(course, eq(course.id, coursePeriod.courseId))
      .where(and(eq(coursePeriod.mediaId, mediaFile.id), enabled(coursePeriod), onShelf)),
  );
  const [found] = await ctx.db
    .select({ film: mediaFile, isShelved: shelved })
    .from(mediaFile)
    .where(and(eq(mediaFile.id, vid), eq(mediaFile.fileType, FileType.video), enabled(mediaFile)));
  if (!found || !(found.isShelved || found.film.userNo === visitor?.userNo)) throw fail(NOT_FOUND);
  const { film, isShelved } = found;
  const url = posterLink(
    { secretKey: ctx.config.secretKey, owner: isShelved ? GUEST : film.userNo, now: ctx.now },
    film,
  );
  if (url === '') throw fail(NOT_FOUND);
  return { url };
});
