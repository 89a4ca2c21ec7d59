import * as contract from '#contract/course/liveChapter.ts';
import { takeAnchor, watch } from '../../domain/live/enter.ts';
import { stepRoom } from '../../domain/live/step.ts';
import { viewAgain } from '../../domain/live/view.ts';
import { handle } from '../../kit/handle.ts';

export const beginlive = handle(contract.beginlive, (ctx, { chapterId, tabKey, isTaking }) =>
  takeAnchor(ctx, chapterId, tabKey, isTaking === 1),
);

export const watchlive = handle(contract.watchlive, (ctx, { chapterId }) => watch(ctx, chapterId));

export const updateLivestatus = handle(contract.updateLivestatus, async (ctx, wanted) => {
  await stepRoom(ctx, wanted);
  return viewAgain(ctx, wanted.chapterId);
});
