import * as contract from '#contract/community/blogReport.ts';
import { appealRemoval, decideAppeal, listAppeals, removalsOf } from '../../domain/community/appeals.ts';
import { moderationFigures } from '../../domain/community/figures.ts';
import { handlePostReport, listPostReports, reportPost } from '../../domain/community/report.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, wish) => reportPost(ctx, wish));

export const handleList = handle(contract.handleList, async (ctx, wish) => listPostReports(ctx, wish));

export const handleSave = handle(contract.handleSave, async (ctx, verdict) => {
  await handlePostReport(ctx, verdict);
  return { id: verdict.id };
});

export const removals = handle(contract.removals, async (ctx, request) =>
  removalsOf(ctx.db, ctx.user.userNo, request, ctx.now),
);

export const appeal = handle(contract.appeal, async (ctx, wish) => {
  await appealRemoval(ctx, wish);
  return { id: wish.id };
});

export const appealList = handle(contract.appealList, async (ctx, wish) => listAppeals(ctx, wish));

export const appealSave = handle(contract.appealSave, async (ctx, verdict) => {
  await decideAppeal(ctx, verdict);
  return { id: verdict.id };
});

export const figures = handle(contract.figures, async (ctx) => moderationFigures(ctx.db, ctx.now));
