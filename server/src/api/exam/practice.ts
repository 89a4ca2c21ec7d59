import * as contract from '#contract/exam/practice.ts';
import { answerPractice, markCard, rateRecall } from '../../domain/practice/answer.ts';
import { practiceQuestion } from '../../domain/practice/question.ts';
import { roundOf } from '../../domain/practice/round.ts';
import { practiceSummary } from '../../domain/practice/summary.ts';
import { wrongQuestions } from '../../domain/practice/wrong.ts';
import { handle } from '../../kit/handle.ts';

export const round = handle(contract.round, roundOf);

export const question = handle(contract.question, practiceQuestion);

export const answer = handle(contract.answer, answerPractice);

export const rate = handle(contract.rate, (ctx, { questionId, recall }) => rateRecall(ctx, questionId, recall));

export const mark = handle(contract.mark, async (ctx, { questionId, ...marks }) => {
  await markCard(ctx, questionId, marks);
  return {};
});

export const wrongPage = handle(contract.wrongPage, wrongQuestions);

export const summary = handle(contract.summary, practiceSummary);
