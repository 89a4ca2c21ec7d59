import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../session.tsx';

/** How many entries fit above the menu without pushing it away. */
export const MOST_PINS = 6;

const CHANGED = 'zt-pins';

export interface Pins {
  /** Menu codes in the order they were pinned. */
  codes: readonly string[];
  toggle: (menuCode: string) => void;
  isFull: boolean;
}

/** The menu entries a person keeps at hand in this browser, for each identity its own. */
export function usePins(): Pins {
  const session = useSession();
  const key = session ? `zt-pins:${session.user.userNo}:${session.current.id}` : null;
  const kept = useSyncExternalStore(listen, () => (key === null ? '' : (localStorage.getItem(key) ?? '')), none);
  const codes = kept === '' ? [] : kept.split(',');
  const toggle = useCallback(
    (menuCode: string) => {
      if (key === null) return;
      localStorage.setItem(key, toggled(localStorage.getItem(key) ?? '', menuCode));
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return { codes, toggle, isFull: codes.length >= MOST_PINS };
}

/** The kept text after pinning or letting go; a full list takes no more. */
export function toggled(kept: string, menuCode: string): string {
  const codes = kept === '' ? [] : kept.split(',');
  if (codes.includes(menuCode)) return codes.filter((code) => code !== menuCode).join(',');
  return codes.length < MOST_PINS ? [...codes, menuCode].join(',') : kept;
}

const none = (): string => '';

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  // follows changes in other tabs
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}
