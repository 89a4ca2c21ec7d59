import * as contract from '#contract/course/programOffer.ts';
import { answerOffer, offerList, sendOffer, withdrawOffer } from '../../domain/programs/offers.ts';
import { handle } from '../../kit/handle.ts';

export const send = handle(contract.send, async (ctx, { programId, orgNo }) => ({
  id: await sendOffer(ctx, programId, orgNo),
}));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawOffer(ctx, id);
  return {};
});

export const list = handle(contract.list, offerList);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerOffer(ctx, wish);
  return {};
});
