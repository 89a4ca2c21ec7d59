import * as contract from '#contract/course/play.ts';
import { playbackOf } from '../../domain/media/playback.ts';
import { GUEST } from '../../domain/media/token.ts';
import type { AccessRow } from '../../domain/study/access.ts';
import { accessTo } from '../../domain/study/access.ts';
import { handle } from '../../kit/handle.ts';

export const sign = handle(contract.sign, async (ctx, { periodId }) =>
  signOf(await accessTo(ctx.db, ctx.user, periodId, ctx.now)),
);

export const microSign = handle(contract.microSign, async (ctx, { periodId }) =>
  signOf(await accessTo(ctx.db, ctx.user, periodId, ctx.now)),
);

export const getPlaybackUrl = handle(contract.getPlaybackUrl, async (ctx, { periodId }) => {
  const period = await accessTo(ctx.db, ctx.user, periodId, ctx.now);
  return playbackOf(ctx.db, period, { secretKey: ctx.config.secretKey, owner: ctx.user.userNo, now: ctx.now });
});

export const preview = handle(contract.preview, async (ctx, { periodId }) => {
  const period = await accessTo(ctx.db, null, periodId, ctx.now);
  return playbackOf(ctx.db, period, { secretKey: ctx.config.secretKey, owner: GUEST, now: ctx.now });
});

const signOf = ({ periodId, courseId, fileType, length, isPreview }: AccessRow) => ({
  periodId,
  courseId,
  fileType,
  length,
  isPreview: isPreview ? (1 as const) : (0 as const),
});
