import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What this browser keeps under the key, '' when nothing; whatever uses it follows every change on this page. */
export const useBrowserText = (key: string): string =>
  useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? '',
    () => '',
  );

export function keepBrowserText(key: string, text: string): void {
  localStorage.setItem(key, text);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
