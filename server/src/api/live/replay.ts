import * as contract from '#contract/live/replay.ts';
import { putFilm, replayOf } from '../../domain/live/replay.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx, { periodId }) => replayOf(ctx, periodId));

export const film = handle(contract.film, async (ctx, { periodId, mediaId }) => {
  await putFilm(ctx, periodId, mediaId);
  return {};
});
