import * as contract from '#contract/startup/projectTeam.ts';
import { dropRole, keepRole } from '../../domain/startProject/roles.ts';
import { answerInvitation, inviteToTeam, leaveTeam, removeFromTeam } from '../../domain/startProject/team.ts';
import { handle } from '../../kit/handle.ts';

export const invite = handle(contract.invite, async (ctx, wish) => ({ id: await inviteToTeam(ctx, wish) }));

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerInvitation(ctx, wish);
  return { id: wish.id };
});

export const leave = handle(contract.leave, async (ctx, { id }) => {
  await leaveTeam(ctx, id);
  return { id };
});

export const removeMember = handle(contract.removeMember, async (ctx, { id }) => {
  await removeFromTeam(ctx, id);
  return { id };
});

export const saveRole = handle(contract.saveRole, async (ctx, wish) => ({ id: await keepRole(ctx, wish) }));

export const removeRole = handle(contract.removeRole, async (ctx, { id }) => {
  await dropRole(ctx, id);
  return { id };
});
