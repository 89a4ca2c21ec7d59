import * as contract from '#contract/exam/questionReport.ts';
import { answerReport, reportQuestion, reportsOf } from '../../domain/questions/reports.ts';
import { handle } from '../../kit/handle.ts';

export const save = handle(contract.save, async (ctx, { questionId, content }) => ({
  id: await reportQuestion(ctx, questionId, content),
}));

export const page = handle(contract.page, reportsOf);

export const reply = handle(contract.reply, async (ctx, { id, reply: words }) => {
  await answerReport(ctx, id, words);
  return {};
});
