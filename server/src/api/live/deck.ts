import * as contract from '#contract/live/deck.ts';
import { chooseDeck, deckChoices, drawStroke, turnPage, wipePage } from '../../domain/live/decks.ts';
import { hostOf } from '../../domain/live/place.ts';
import { handle } from '../../kit/handle.ts';

export const choices = handle(contract.choices, async (ctx, { periodId }) => {
  const { room } = await hostOf(ctx.db, ctx.user, periodId, ctx.now);
  return { list: await deckChoices(ctx, room.courseId) };
});

export const choose = handle(contract.choose, async (ctx, { periodId, mediaId }) => {
  await chooseDeck(ctx, periodId, mediaId);
  return {};
});

export const turn = handle(contract.turn, async (ctx, { periodId, page }) => ({
  page: await turnPage(ctx, periodId, page),
}));

export const ink = handle(contract.ink, async (ctx, drawn) => ({ seq: await drawStroke(ctx, drawn) }));

export const clear = handle(contract.clear, async (ctx, { periodId, page }) => {
  await wipePage(ctx, periodId, page);
  return {};
});
