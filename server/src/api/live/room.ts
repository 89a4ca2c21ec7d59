import * as contract from '#contract/live/room.ts';
import { broadcastFor } from '../../domain/live/broadcast.ts';
import { becomeAssistant } from '../../domain/live/enter.ts';
import { myLivePage } from '../../domain/live/mine.ts';
import { roomOf } from '../../domain/live/place.ts';
import { setFiller, setRoom, setRules } from '../../domain/live/settings.ts';
import { entriesSince, recentEntries } from '../../domain/live/timeline.ts';
import { viewAgain } from '../../domain/live/view.ts';
import { handle } from '../../kit/handle.ts';

export const view = handle(contract.view, (ctx, { periodId }) => viewAgain(ctx, periodId));

export const entries = handle(contract.entries, async ({ db, user, now }, { periodId, sinceSeq, isRecent }) => {
  const { room } = await roomOf(db, user, periodId, now);
  const list = isRecent === 1 ? await recentEntries(db, room) : await entriesSince(db, room, sinceSeq);
  return { list, lastSeq: room.lastSeq };
});

export const hls = handle(contract.hls, (ctx, { periodId }) => broadcastFor(ctx, periodId));

export const settings = handle(contract.settings, setRoom);

export const rules = handle(contract.rules, setRules);

export const filler = handle(contract.filler, (ctx, { periodId, filler: words }) => setFiller(ctx, periodId, words));

/** Outside a transaction: tries that fail count, and hashing is slow. */
export const assist = handle(
  contract.assist,
  (ctx, { periodId, password }) => becomeAssistant(ctx, periodId, password),
  {
    transaction: 'own',
  },
);

export const mine = handle(contract.mine, myLivePage);
