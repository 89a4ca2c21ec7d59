import * as contract from '#contract/position/smartCheck.ts';
import { answerAsked, askForHuman, ownResult, resultPage } from '../../domain/smartCheck/results.ts';
import { removeRule, ruleFor, rulePage, saveRule, turnRule } from '../../domain/smartCheck/rules.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, rulePage);

export const view = handle(contract.view, (ctx, { vacancyId }) => ruleFor(ctx, vacancyId));

export const save = handle(contract.save, async (ctx, wish) => ({ id: await saveRule(ctx, wish) }));

export const turn = handle(contract.turn, async (ctx, { id, isOn }) => {
  await turnRule(ctx, id, isOn);
  return {};
});

export const remove = handle(contract.remove, async (ctx, { id }) => {
  await removeRule(ctx, id);
  return {};
});

export const results = handle(contract.results, resultPage);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerAsked(ctx, wish);
  return {};
});

export const mine = handle(contract.mine, (ctx, { id }) => ownResult(ctx, id));

export const ask = handle(contract.ask, async (ctx, wish) => {
  await askForHuman(ctx, wish);
  return {};
});
