import * as contract from '#contract/position/offerLetter.ts';
import { answerOffer } from '../../domain/offerLetters/answer.ts';
import { deskOfferPage, ownOfferPage, verifyOffer } from '../../domain/offerLetters/lists.ts';
import { sendOffer, withdrawOffer } from '../../domain/offerLetters/send.ts';
import { handle } from '../../kit/handle.ts';

export const send = handle(contract.send, async (ctx, wish) => ({ id: await sendOffer(ctx, wish) }));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawOffer(ctx, id);
  return { id };
});

export const list = handle(contract.list, deskOfferPage);

export const mine = handle(contract.mine, ownOfferPage);

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerOffer(ctx, wish);
  return { id: wish.id };
});

export const verify = handle(contract.verify, (ctx, { certificateNo }) => verifyOffer(ctx, certificateNo));
