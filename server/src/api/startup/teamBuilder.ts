import * as contract from '#contract/startup/teamBuilder.ts';
import { inviteProposed, proposedPeople } from '../../domain/startProject/proposals.ts';
import { agreeToTeams, ownTeamWish, takeBackTeams } from '../../domain/startProject/teamWish.ts';
import { handle } from '../../kit/handle.ts';

export const wish = handle(contract.wish, ownTeamWish);

export const agree = handle(contract.agree, async (ctx, said) => {
  await agreeToTeams(ctx, said);
  return {};
});

export const takeBack = handle(contract.takeBack, async (ctx) => {
  await takeBackTeams(ctx);
  return {};
});

export const list = handle(contract.list, proposedPeople);

export const invite = handle(contract.invite, async (ctx, wanted) => ({ id: await inviteProposed(ctx, wanted) }));
