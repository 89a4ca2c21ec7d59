import * as contract from '#contract/position/nomination.ts';
import { answerNomination, replyToNomination, takeBackNomination } from '../../domain/cooperation/answers.ts';
import { openNomination, ownPage, receivedPage, sentPage } from '../../domain/cooperation/lists.ts';
import { learnerPage, nominate, withdrawNomination } from '../../domain/cooperation/nominate.ts';
import { handle } from '../../kit/handle.ts';

export const learners = handle(contract.learners, learnerPage);

export const send = handle(contract.send, async (ctx, wish) => ({ id: await nominate(ctx, wish) }));

export const sent = handle(contract.sent, sentPage);

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawNomination(ctx, id);
  return { id };
});

export const received = handle(contract.received, receivedPage);

export const open = handle(contract.open, (ctx, { id }) => openNomination(ctx, id));

export const reply = handle(contract.reply, async (ctx, wish) => {
  await replyToNomination(ctx, wish);
  return { id: wish.id };
});

export const mine = handle(contract.mine, ownPage);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerNomination(ctx, wish);
  return { id: wish.id };
});

export const takeBack = handle(contract.takeBack, async (ctx, { id }) => {
  await takeBackNomination(ctx, id);
  return { id };
});
