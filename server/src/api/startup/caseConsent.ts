import * as contract from '#contract/startup/caseConsent.ts';
import { answerConsent, ownConsentsPage, revokeConsent, viewConsent } from '../../domain/startCase/consents.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, ownConsentsPage);

export const view = handle(contract.view, async (ctx, { id }) => viewConsent(ctx, id));

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerConsent(ctx, wish);
  return { id: wish.id };
});

export const revoke = handle(contract.revoke, async (ctx, { id }) => {
  await revokeConsent(ctx, id);
  return { id };
});
