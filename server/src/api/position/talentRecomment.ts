import * as contract from '#contract/position/talentRecomment.ts';
import { inviteRecommended, openRecommended } from '../../domain/findable/acts.ts';
import { agreeToBeFound, agreeToSchool, ownConsent } from '../../domain/findable/consent.ts';
import { recommendedPeople, recommendedVacancies } from '../../domain/findable/list.ts';
import { handle } from '../../kit/handle.ts';

export const consent = handle(contract.consent, ownConsent);

export const agree = handle(contract.agree, async (ctx, { isFindable }) => {
  await agreeToBeFound(ctx, isFindable);
  return {};
});

export const agreeSchool = handle(contract.agreeSchool, async (ctx, { isSeenBySchool }) => {
  await agreeToSchool(ctx, isSeenBySchool);
  return {};
});

export const vacancies = handle(contract.vacancies, recommendedVacancies);

export const list = handle(contract.list, recommendedPeople);

export const open = handle(contract.open, openRecommended);

export const invite = handle(contract.invite, async (ctx, pair) => {
  await inviteRecommended(ctx, pair);
  return {};
});
