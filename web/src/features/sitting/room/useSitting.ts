import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { currentLink, onLink } from '../../../kit/live/link.ts';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import { createSittingStore } from './sittingStore.ts';
import type { SittingStore, SittingView } from './sittingStore.ts';

export type Sitting = SittingView & { store: SittingStore };

/** A sitting for as long as its room is open. */
export function useSitting(id: string): Sitting {
  const [store] = useState(() => createSittingStore(id));
  const view = useSyncExternalStore(store.subscribe, store.view, store.view);
  useEffect(() => {
    void store.open();
    return store.close;
  }, [store]);
  useEvent(
    'sittingMoved',
    useCallback((told: { sittingId: string }) => void (told.sittingId === id && store.reread()), [id, store]),
  );
  useEffect(() => {
    let before = currentLink();
    return onLink(() => {
      // what was told meanwhile was not heard
      if (before !== 'waiting' && currentLink() === 'open') void store.reread();
      before = currentLink();
    });
  }, [store]);
  useLeaving({ onLeave: store.lastWord, onOnline: store.retry });
  return { ...view, store };
}
