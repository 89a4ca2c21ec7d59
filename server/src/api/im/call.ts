import * as contract from '#contract/im/call.ts';
import { acceptCall, beatCall, leaveCall, rejectCall, takeCall } from '../../domain/calls/answer.ts';
import { mustBeIn } from '../../domain/calls/hold.ts';
import { viewOf } from '../../domain/calls/shown.ts';
import { inviteToCall, startCall } from '../../domain/calls/start.ts';
import { handle } from '../../kit/handle.ts';

export const start = handle(contract.start, startCall);

export const accept = handle(contract.accept, acceptCall);

export const reject = handle(contract.reject, async (ctx, { callId }) => {
  await rejectCall(ctx, callId);
  return {};
});

export const leave = handle(contract.leave, (ctx, { callId }) => leaveCall(ctx, callId));

export const invite = handle(contract.invite, (ctx, { callId, userNos }) => inviteToCall(ctx, callId, userNos));

export const take = handle(contract.take, takeCall);

export const beat = handle(contract.beat, beatCall);

export const view = handle(contract.view, async ({ db, user, now }, { callId }) => {
  await mustBeIn(db, user.userNo, callId);
  return viewOf(db, callId, now);
});
