import { eq } from 'drizzle-orm';
import * as contract from '#contract/course/videoFile.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { MediaState } from '#contract/rules/mediaStates.ts';
import { mediaFile } from '../../db/schema/media.ts';
import { mediaLink, pictureLinks, playbackLinks } from '../../domain/media/links.ts';
import { lockOwnMedia, ownMedia, versionOf } from '../../domain/media/ownMedia.ts';
import { processAgain } from '../../domain/media/processWhenStored.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async (ctx, { id }) => {
  const media = await ownMedia(ctx.db, ctx.user, id);
  const signer = { secretKey: ctx.config.secretKey, owner: ctx.user.userNo, now: ctx.now };
  const links = playbackLinks(signer, media);
  const isReady = media.mediaState === MediaState.ready;
  const original = media.sourceKey && mediaLink(signer, { id, part: 'o', name: media.fileName }).url;
  return {
    ...media,
    ...links,
    poster: media.poster,
    url: isReady ? links.url : '',
    originalUrl: original,
    pictures: pictureLinks(signer, media),
  };
});

export const choosePoster = handle(contract.choosePoster, async (ctx, { id, version, poster }) => {
  const media = await lockOwnMedia(ctx.db, ctx.user, id, version);
  if (poster >= media.pictures.length) throw fail(NOT_FOUND);
  await ctx.db.update(mediaFile).set({ poster }).where(eq(mediaFile.id, id));
  return { version: await versionOf(ctx.db, id) };
});

export const again = handle(contract.again, async (ctx, { id }) => {
  const media = await ownMedia(ctx.db, ctx.user, id);
  if (!(await processAgain(ctx.db, media))) throw fail(contract.NOT_FAILED);
  return {};
});
