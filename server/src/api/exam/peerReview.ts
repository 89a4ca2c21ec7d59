import * as contract from '#contract/exam/peerReview.ts';
import { makeAppeal, withdrawPeerAppeal } from '../../domain/peerReview/appeals.ts';
import { owedPage, owedReview } from '../../domain/peerReview/owed.ts';
import { receivedPage } from '../../domain/peerReview/received.ts';
import { submitReview } from '../../domain/peerReview/submit.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, owedPage);

export const view = handle(contract.view, (ctx, { id }) => owedReview(ctx, id));

export const submit = handle(contract.submit, async (ctx, wish) => {
  const sent = await submitReview(ctx, wish);
  ctx.changed({ after: { ...wish, points: sent.points } });
  return sent;
});

export const received = handle(contract.received, receivedPage);

export const appeal = handle(contract.appeal, async (ctx, wish) => {
  const id = await makeAppeal(ctx, wish);
  ctx.changed({ after: wish });
  return { id };
});

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawPeerAppeal(ctx, id);
  ctx.changed({ after: { id } });
  return {};
});
