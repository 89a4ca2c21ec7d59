import * as contract from '#contract/user/scoreAppeal.ts';
import {
  decideScoreAppeal,
  scoreAppealsPage,
  submitScoreAppeal,
  withdrawScoreAppeal,
} from '../../domain/scores/appeals.ts';
import { handle } from '../../kit/handle.ts';

export const submit = handle(contract.submit, submitScoreAppeal);

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawScoreAppeal(ctx, id);
  return {};
});

export const list = handle(contract.list, scoreAppealsPage);

export const decide = handle(contract.decide, async (ctx, answer) => {
  await decideScoreAppeal(ctx, answer);
  ctx.changed({ after: answer });
  return {};
});
