import * as contract from '#contract/community/blogReport.ts';
import { handlePostReport, listPostReports, reportPost } from '../../domain/community/report.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, wish) => reportPost(ctx, wish));

export const handleList = handle(contract.handleList, async (ctx, wish) => listPostReports(ctx, wish));

export const handleSave = handle(contract.handleSave, async (ctx, verdict) => {
  await handlePostReport(ctx, verdict);
  return { id: verdict.id };
});
