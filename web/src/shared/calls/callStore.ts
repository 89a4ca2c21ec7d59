import { useSyncExternalStore } from 'react';
import type { Call } from '#contract/im/callShapes.ts';

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

export const heldCall = (): Call | null => now;

export const useMyCall = (): Call | null => useSyncExternalStore(subscribe, heldCall, () => null);
