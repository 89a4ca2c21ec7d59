import { useEffect } from 'react';
import { momentOf } from '#contract/rules/time.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';
import { useChat } from '../store/useChat.ts';

const MOST_MS = 2_000_000_000;

/** When the time for which I am silenced is over, one may write again without a reload. */
export function useSilenceOver(conversationId: string, mutedUntil: string | null): void {
  const { store } = useChat();
  useEffect(() => {
    if (mutedUntil === null) return;
    const left = momentOf(mutedUntil).getTime() - serverClock.now();
    const timer = setTimeout(() => void store.reread(conversationId), Math.min(Math.max(left, 0) + 1000, MOST_MS));
    return () => clearTimeout(timer);
  }, [store, conversationId, mutedUntil]);
}
