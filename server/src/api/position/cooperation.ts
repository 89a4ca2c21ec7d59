import * as contract from '#contract/position/cooperation.ts';
import { cooperationPage, viewCooperation } from '../../domain/cooperation/read.ts';
import {
  answerInvitation,
  endCooperation,
  sendInvitation,
  withdrawInvitation,
} from '../../domain/cooperation/steps.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, cooperationPage);

export const view = handle(contract.view, (ctx, { id }) => viewCooperation(ctx, id));

export const invite = handle(contract.invite, async (ctx, wish) => ({ id: await sendInvitation(ctx, wish) }));

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerInvitation(ctx, wish);
  return { id: wish.id };
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawInvitation(ctx, id);
  return { id };
});

export const end = handle(contract.end, async (ctx, wish) => {
  await endCooperation(ctx, wish);
  return { id: wish.id };
});
