import * as contract from '#contract/community/questions.ts';
import { ask, askAgain, closeQues, unask } from '../../domain/community/quesAsk.ts';
import { ownQuestions, quesFeed, questionsOf } from '../../domain/community/quesFeed.ts';
import { mustBeOwnQues, mustReadQues } from '../../domain/community/quesPolicies.ts';
import { quesReadings } from '../../domain/community/quesReadings.ts';
import { searchQuestions, similarQuestions } from '../../domain/community/quesSearch.ts';
import { labelNamesOf } from '../../domain/community/quesShelf.ts';
import { viewQues } from '../../domain/community/quesView.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, async (ctx, wish) => quesFeed(ctx.db, wish));

export const searchList = handle(contract.searchList, async (ctx, wish) => searchQuestions(ctx.db, wish, ctx.now));

export const similar = handle(contract.similar, async (ctx, { title, exceptId }) => ({
  list: await similarQuestions(ctx.db, title, exceptId),
}));

export const view = handle(contract.view, async (ctx, { id }) => viewQues(ctx.db, id, (await ctx.visitor())?.userNo));

export const read = handle(
  contract.read,
  async (ctx, { id }) => {
    const reader = (await ctx.visitor())?.userNo;
    const question = await mustReadQues(ctx.db, id, reader);
    // who looks at their own question is no reader of it
    if (question.userNo === reader) return {};
    const visitor = reader ?? `${ctx.ip} ${ctx.userAgent}`;
    quesReadings.count(ctx.db, id, visitor, ctx.now, (err) =>
      ctx.log.error({ err }, 'readings of questions not written'),
    );
    return {};
  },
  // Kept in memory and written together after ten seconds, so there is no transaction; counts go by the outer
  // database.
  { transaction: 'own' },
);

export const save = handle(contract.save, async (ctx, asked) => ({ id: await ask(ctx, asked) }));

export const update = handle(contract.update, async (ctx, asked) => {
  await askAgain(ctx, asked);
  return { id: asked.id };
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await unask(ctx, id);
  return { id };
});

export const close = handle(contract.close, async (ctx, wish) => {
  await closeQues(ctx, wish);
  return { id: wish.id };
});

export const mine = handle(contract.mine, async (ctx, wish) => ownQuestions(ctx.db, ctx.user.userNo, wish));

export const ofUser = handle(contract.ofUser, (ctx, wish) => questionsOf(ctx.db, wish));

export const own = handle(contract.own, async (ctx, { id }) => {
  const { title, content, quesState } = await mustBeOwnQues(ctx.db, id, ctx.user.userNo);
  const labels = await labelNamesOf(ctx.db, id);
  return { id, fields: { title, content, labels, rewardPoints: 0 as const }, quesState };
});
