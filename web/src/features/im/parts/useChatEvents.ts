import { useEffect } from 'react';
import { useEvent } from '../../../kit/live/useEvent.ts';
import { useLeaving } from '../../../kit/outbox/useLeaving.ts';
import type { ChatStore } from '../store/chatStore.ts';

/** Brings the store to life while the page is there, and hands it what the server tells. */
export function useChatEvents(store: ChatStore): void {
  useEffect(() => store.start(), [store]);
  useEvent('chatMessage', store.hearMessage);
  useEvent('chatChanged', store.hearChanged);
  useEvent('chatListChanged', store.hearList);
  useEvent('chatMissed', store.hearMissed);
  useEvent('chatRead', store.hearRead);
  useLeaving({ onLeave: store.lastWord, onOnline: store.online });
}
