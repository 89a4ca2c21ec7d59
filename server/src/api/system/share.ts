import { eq } from 'drizzle-orm';
import { posix } from 'node:path';
import * as contract from '#contract/system/share.ts';
import { mediaShare } from '../../db/schema/upload.ts';
import { isPlaylist } from '../../domain/media/kinds.ts';
import { mediaLink } from '../../domain/media/links.ts';
import { GUEST } from '../../domain/media/token.ts';
import { openShare, passCode, sharedFile } from '../../domain/space/openShare.ts';
import { counted } from '../../domain/space/shares.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, async ({ db, now }, { token }) => {
  const { share, media, sharer } = await openShare(db, token, now);
  const isClosed = share.code !== '';
  return {
    sharer,
    expiresAt: share.expiresAt,
    needsCode: isClosed ? (1 as const) : (0 as const),
    file: isClosed ? null : sharedFile(media),
  };
});

export const open = handle(
  contract.open,
  async (ctx, { token, code, isDownload }) => {
    const { share, media } = await openShare(ctx.db, token, ctx.now);
    await passCode(ctx, share, code);
    await ctx.db
      .update(mediaShare)
      .set(counted(isDownload === 1))
      .where(eq(mediaShare.id, share.id));
    const signer = { secretKey: ctx.config.secretKey, owner: GUEST, now: ctx.now };
    const part = isDownload === 1 ? 'd' : 'm';
    const { url } = mediaLink(signer, { id: media.id, part, name: posix.basename(media.storageKey) });
    const delivery = isPlaylist(media.storageKey) ? ('hls' as const) : ('file' as const);
    return { url, contentType: media.contentType, delivery, file: sharedFile(media) };
  },
  { transaction: 'own' }, // a wrong code must be counted although the call fails
);
