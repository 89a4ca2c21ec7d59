import * as contract from '#contract/system/adminHotWord.ts';
import { chooseWord, forgetChoice } from '../../domain/console/hotWordChoices.ts';
import { judgedWords } from '../../domain/search/hotWords.ts';
import { handle } from '../../kit/handle.ts';
import { pageAt } from '../../kit/paginate.ts';

export const list = handle(contract.list, async (ctx, { choice, ...request }) => {
  const all = await judgedWords(ctx.db, ctx.now);
  const words = choice === undefined ? all : all.filter((one) => one.choice === choice);
  return pageAt(request, words.length, async (limit, offset) => words.slice(offset, offset + limit));
});

export const save = handle(contract.save, async (ctx, { word, choice }) => {
  await chooseWord(ctx, word, choice);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { word }) => {
  await forgetChoice(ctx, word);
  return {};
});
