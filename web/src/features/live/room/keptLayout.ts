import { useSyncExternalStore } from 'react';
import { layoutIn } from './layouts.ts';
import type { Layout } from './layouts.ts';

const KEY = 'zt-live-layout';
const listeners = new Set<() => void>();

/** The layout of classes in this browser. */
export const useKeptLayout = (): Layout => useSyncExternalStore(subscribe, read, () => 'slides');

export function keepLayout(layout: Layout): void {
  localStorage.setItem(KEY, layout);
  for (const listener of listeners) listener();
}

const read = (): Layout => layoutIn(localStorage.getItem(KEY));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
