import { useSyncExternalStore } from 'react';
import type { Call } from '#contract/im/callShapes.ts';
import { newKey } from '../../kit/outbox/newKey.ts';

let now: Call | null = null;
const listeners = new Set<() => void>();

/** The call that the server last said is mine; null when there is none. */
export function keepCall(call: Call | null): void {
  now = call;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useMyCall = (): Call | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );

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
