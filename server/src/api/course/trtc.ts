import * as contract from '#contract/course/trtc.ts';
import { NOT_YOUR_SIGN } from '#contract/im/failures.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { ticketFor } from '../../domain/calls/rooms.ts';
import { ownSign } from '../../domain/chat/sign.ts';
import { fail } from '../../kit/fail.ts';
import { handle } from '../../kit/handle.ts';

/** The path asks for no token, yet a guest has no sign of their own. */
export const sig = handle(contract.sig, async (ctx, { userNo }) => {
  const user = await ctx.visitor();
  if (!user) throw fail(NOT_YOUR_SIGN);
  return ownSign({ secretKey: ctx.config.secretKey, now: ctx.now }, user.userNo, userNo);
});

/** Nor is there a room for a guest. */
export const enterRoom = handle(contract.enterRoom, async (ctx, room) => {
  const user = await ctx.visitor();
  if (!user) throw fail(NOT_FOUND);
  return ticketFor(ctx, user, room);
});
