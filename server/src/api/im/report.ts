import * as contract from '#contract/im/report.ts';
import { handleReport, listReports, reportMessage } from '../../domain/chat/report.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, reportMessage);

export const handleList = handle(contract.handleList, listReports);

export const handleSave = handle(contract.handleSave, async (ctx, verdict) => {
  await handleReport(ctx, verdict);
  return { id: verdict.id };
});
