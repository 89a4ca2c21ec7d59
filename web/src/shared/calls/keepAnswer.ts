import type { CallView } from '#contract/im/callShapes.ts';
import { CallState } from '#contract/rules/calls.ts';
import { heldCall, keepCall } from './callStore.ts';

/** An answer of the server says the same as what it tells, also where the connection is just broken. */
export function keepAnswer(call: CallView): void {
  if (call.callState !== CallState.ended) keepCall(call);
  else forgetCall(call.callId);
}

/** The call is mine no more; another one that began meanwhile still is. */
export function forgetCall(callId: string): void {
  if (heldCall()?.callId === callId) keepCall(null);
}
