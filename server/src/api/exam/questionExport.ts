import * as contract from '#contract/exam/questionExport.ts';
import { chosenQuestions } from '../../domain/questionExchange/chosen.ts';
import { questionSheet } from '../../domain/questionExchange/files.ts';
import { questionPackage } from '../../domain/questionExchange/questionPackage.ts';
import { questionPdf } from '../../domain/questionExchange/questionPdf.ts';
import { handle } from '../../kit/handle.ts';

export const excel = handle(contract.excel, async (ctx, choice) =>
  questionSheet(ctx, await chosenQuestions(ctx, choice)),
);

export const qti = handle(contract.qti, async (ctx, choice) =>
  questionPackage(ctx, await chosenQuestions(ctx, choice)),
);

export const pdf = handle(contract.pdf, async (ctx, { isWithAnswers, title, ...choice }) =>
  questionPdf(ctx, await chosenQuestions(ctx, choice), { isWithAnswers, title }),
);
