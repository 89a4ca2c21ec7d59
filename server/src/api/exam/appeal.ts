import * as contract from '#contract/exam/appeal.ts';
import { appealsPage, decideAppeal, submitAppeal, withdrawAppeal } from '../../domain/marking/appeals.ts';
import { handle } from '../../kit/handle.ts';

export const submit = handle(contract.submit, async (ctx, wish) => {
  const id = await submitAppeal(ctx, wish);
  ctx.changed({ after: wish });
  return { id };
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawAppeal(ctx, id);
  ctx.changed({ after: { id } });
  return {};
});

export const list = handle(contract.list, appealsPage);

export const decide = handle(contract.decide, async (ctx, wish) => {
  const { reason } = await decideAppeal(ctx, wish);
  ctx.changed({ before: { reason }, after: wish });
  return {};
});
