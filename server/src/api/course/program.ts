import * as contract from '#contract/course/program.ts';
import { joinProgram, leaveProgram, moveToNewest, setPace } from '../../domain/programs/join.ts';
import { collectedPrograms, joinedList, publicList, publicView } from '../../domain/programs/public.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, (ctx, wanted) => publicList(ctx.db, wanted));

export const view = handle(contract.view, (ctx, { id }) => publicView(ctx, id));

export const join = handle(contract.join, async (ctx, { id }) => {
  await joinProgram(ctx, id);
  return {};
});

export const leave = handle(contract.leave, async (ctx, { id }) => {
  await leaveProgram(ctx, id);
  return {};
});

export const pace = handle(contract.pace, async (ctx, wish) => {
  await setPace(ctx, wish);
  return {};
});

export const moveVersion = handle(contract.moveVersion, async (ctx, { id }) => {
  await moveToNewest(ctx, id);
  return {};
});

export const mine = handle(contract.mine, (ctx, wanted) => joinedList(ctx.db, ctx.user.userNo, wanted));

export const collected = handle(contract.collected, (ctx, request) =>
  collectedPrograms(ctx.db, ctx.user.userNo, request),
);
