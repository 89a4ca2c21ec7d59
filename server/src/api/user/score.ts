import * as contract from '#contract/user/score.ts';
import { enterScores, saveParts } from '../../domain/scores/enter.ts';
import { correctScore, releaseScores } from '../../domain/scores/release.ts';
import { offeringsPage, sheetOf } from '../../domain/scores/sheet.ts';
import { handle } from '../../kit/handle.ts';

export const offerings = handle(contract.offerings, offeringsPage);

export const sheet = handle(contract.sheet, (ctx, { offeringId }) => sheetOf(ctx, offeringId));

export const parts = handle(contract.parts, async (ctx, { offeringId, parts: wished }) => {
  const { before, parts: after } = await saveParts(ctx, offeringId, wished);
  ctx.changed({ before: { parts: before }, after: { parts: after } });
  return { parts: after };
});

export const enter = handle(contract.enter, async (ctx, { offeringId, cells }) => {
  await enterScores(ctx, offeringId, cells);
  ctx.changed({ after: { offeringId, cells } });
  return {};
});

export const release = handle(contract.release, async (ctx, { offeringId }) => {
  const studentCount = await releaseScores(ctx, offeringId);
  ctx.changed({ after: { offeringId, studentCount } });
  return { studentCount };
});

export const correct = handle(contract.correct, async (ctx, { offeringId, ...wish }) => {
  const { before, after } = await correctScore(ctx, offeringId, wish);
  ctx.changed({ before: { value: before }, after: { value: after, userNo: wish.userNo, reason: wish.reason } });
  return {};
});
