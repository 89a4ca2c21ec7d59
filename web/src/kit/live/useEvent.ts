import { useEffect } from 'react';
import type { LiveEvents } from '#contract/liveEvents.ts';

type Name = keyof LiveEvents;
type Listener = (told: never) => void;

const listeners = new Map<string, Set<Listener>>();

/** Hears an event for as long as the component is there; the listener must stay the same one. */
export function useEvent<N extends Name>(name: N, listener: (told: LiveEvents[N]) => void): void {
  useEffect(() => {
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    return () => void all.delete(listener);
  }, [name, listener]);
}

/** Hands what the server told on to whoever hears it. */
export function announce<N extends Name>(name: N, told: LiveEvents[N]): void {
  for (const listener of listeners.get(name) ?? []) (listener as (payload: LiveEvents[N]) => void)(told);
}
