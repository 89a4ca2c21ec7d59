import { useCallback, useSyncExternalStore } from 'react';

const KEY = 'zt-theatre';
const listeners = new Set<() => void>();

/** Whether this browser shows the class-hour across the whole width, and the way to change it. */
export function useTheatre(): [isTheatre: boolean, toggle: () => void] {
  const isTheatre = useSyncExternalStore(subscribe, read, () => false);
  const toggle = useCallback(() => {
    localStorage.setItem(KEY, read() ? '0' : '1');
    for (const listener of listeners) listener();
  }, []);
  return [isTheatre, toggle];
}

const read = (): boolean => localStorage.getItem(KEY) === '1';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
