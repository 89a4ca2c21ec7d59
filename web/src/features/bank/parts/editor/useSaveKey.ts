import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and ⌘S save what is written, wherever on the page one is. */
export function useSaveKey(save: () => Promise<void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
