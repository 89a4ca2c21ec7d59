import * as contract from '#contract/live/chat.ts';
import { captionRoom, hideEntry, likeRoom, pinEntry, putNotice, sayInRoom } from '../../domain/live/chat.ts';
import { reportLine } from '../../domain/live/report.ts';
import { handle } from '../../kit/handle.ts';

export const say = handle(contract.say, sayInRoom);

export const hide = handle(contract.hide, async (ctx, { periodId, seq }) => {
  await hideEntry(ctx, periodId, seq);
  return {};
});

export const pin = handle(contract.pin, async (ctx, { periodId, seq }) => {
  await pinEntry(ctx, periodId, seq);
  return {};
});

export const report = handle(contract.report, reportLine);

export const notice = handle(contract.notice, async (ctx, { periodId, notice: words }) => {
  await putNotice(ctx, periodId, words);
  return {};
});

export const caption = handle(contract.caption, captionRoom);

export const good = handle(contract.good, async (ctx, { periodId, count }) => ({
  goodCount: await likeRoom(ctx, periodId, count),
}));
