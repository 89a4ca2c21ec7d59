import * as contract from '#contract/community/questionsComment.ts';
import { NONE } from '#contract/rules/id.ts';
import { listAnswers, listBelow, oneBelow } from '../../domain/community/quesAnswerList.ts';
import { answer, answerAgain, ownAnswer, unanswer } from '../../domain/community/quesAnswers.ts';
import { mustReadQues } from '../../domain/community/quesPolicies.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => {
  const reader = (await ctx.visitor())?.userNo;
  await mustReadQues(ctx.db, wish.questionId, reader);
  return listAnswers(ctx.db, wish, reader);
});

export const below = handle(contract.below, async (ctx, wish) => {
  const reader = (await ctx.visitor())?.userNo;
  await mustReadQues(ctx.db, wish.questionId, reader);
  return listBelow(ctx.db, wish, reader);
});

export const save = handle(contract.save, async (ctx, said) => {
  const id = await answer(ctx, said);
  return { id, comment: said.parentId === NONE ? null : await oneBelow(ctx.db, id, ctx.user.userNo) };
});

export const update = handle(contract.update, async (ctx, said) => {
  await answerAgain(ctx, said);
  return { id: said.id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await unanswer(ctx, id);
  return { id };
});

export const source = handle(contract.source, async (ctx, { id }) => ({
  id,
  content: await ownAnswer(ctx.db, ctx.user.userNo, id),
}));
