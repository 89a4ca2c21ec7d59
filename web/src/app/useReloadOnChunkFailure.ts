import { useEffect } from 'react';

/** Specification, section 9. */
export const RELOAD_GUARD_MS = 60_000;
const KEY = 'zt-chunk-reload';

/** After a deployment old pages ask for files that are gone: reload, but at most once in 60 s. */
export function useReloadOnChunkFailure(): void {
  useEffect(() => {
    const reload = (event: Event) => {
      if (!mayReload(Date.now(), Number(sessionStorage.getItem(KEY) ?? 0))) return;
      event.preventDefault();
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    };
    window.addEventListener('vite:preloadError', reload);
    return () => window.removeEventListener('vite:preloadError', reload);
  }, []);
}

export const mayReload = (now: number, last: number): boolean => now - last >= RELOAD_GUARD_MS;
