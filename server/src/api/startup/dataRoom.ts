import * as contract from '#contract/startup/dataRoom.ts';
import { makeRoom, revokeRoom } from '../../domain/dataRoom/make.ts';
import { openRoom, peekRoom } from '../../domain/dataRoom/open.ts';
import { answerRoom, lookPage, roomPage, viewRoom } from '../../domain/dataRoom/rooms.ts';
import { handle } from '../../kit/handle.ts';

export const list = handle(contract.list, roomPage);

export const view = handle(contract.view, async (ctx, { id }) => viewRoom(ctx, id));

export const make = handle(contract.make, async (ctx, wish) => ({ id: await makeRoom(ctx, wish) }));

export const answer = handle(contract.answer, async (ctx, wish) => {
  await answerRoom(ctx, wish);
  return { id: wish.id };
});

export const revoke = handle(contract.revoke, async (ctx, { id }) => {
  await revokeRoom(ctx, id);
  return { id };
});

export const looks = handle(contract.looks, lookPage);

export const peek = handle(contract.peek, async (ctx, { token }) => peekRoom(ctx, token));

export const open = handle(contract.open, openRoom);
