import { useSyncExternalStore } from 'react';
import type { Call, CallView } from '#contract/im/callShapes.ts';
import { CallState } from '#contract/rules/calls.ts';
import { newKey } from '../../kit/outbox/newKey.ts';

let now: Call | null = null;
const listeners = new Set<() => void>();

/** The call that the server last said is mine; null when there is none. */
export function keepCall(call: Call | null): void {
  now = call;
  for (const listener of listeners) listener();
}

/** An answer of the server says the same as what it tells, also where the connection is just broken. */
export function keepAnswer(call: CallView): void {
  if (call.callState !== CallState.ended) keepCall(call);
  else if (now?.callId === call.callId) keepCall(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const heldCall = (): Call | null => now;

export const useMyCall = (): Call | null => useSyncExternalStore(subscribe, heldCall, () => null);

const TAB = 'zhitu.callTab';
const CALL = 'zhitu.call';

/** This tab as a device of calls: the same after a reload. */
export function tabKey(): string {
  const kept = sessionStorage.getItem(TAB);
  if (kept) return kept;
  const made = newKey();
  sessionStorage.setItem(TAB, made);
  return made;
}

/** The call that this tab shows; it is found again after a reload. */
export const rememberCall = (callId: string): void => sessionStorage.setItem(CALL, callId);
export const rememberedCall = (): string | null => sessionStorage.getItem(CALL);
