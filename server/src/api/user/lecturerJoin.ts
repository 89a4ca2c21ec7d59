import * as contract from '#contract/user/lecturerJoin.ts';
import { answerInvitation, askToJoin, ownJoins, withdrawAsking } from '../../domain/lecturers/join.ts';
import { handle } from '../../kit/handle.ts';

export const mine = handle(contract.mine, (ctx) => ownJoins(ctx.db, ctx.user.userNo));

export const apply = handle(contract.apply, async (ctx, { orgNo, note }) => ({
  id: await askToJoin(ctx, orgNo, note),
}));

export const withdraw = handle(contract.withdraw, async (ctx, { id }) => {
  await withdrawAsking(ctx, id);
  return { id };
});

export const accept = handle(contract.accept, async (ctx, { id }) => {
  await answerInvitation(ctx, id, 'pass');
  return { id };
});

export const decline = handle(contract.decline, async (ctx, { id }) => {
  await answerInvitation(ctx, id, 'refuse');
  return { id };
});
