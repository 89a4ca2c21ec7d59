import { useSyncExternalStore } from 'react';

export interface Unread {
  /** Conversations. */
  messages: number;
  /** Notices of the platform. */
  notices: number;
}

const NONE: Unread = { messages: 0, notices: 0 };
let counts = NONE;
const listeners = new Set<() => void>();

/** Unread counts of the signed-in user, as whoever reads messages last reported them. */
export const useUnread = (): Unread =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => NONE,
  );

/** Reports new counts; what is left out stays. */
export function reportUnread(change: Partial<Unread>): void {
  counts = { ...counts, ...change };
  for (const listener of listeners) listener();
}

/** Takes what the server said. */
export const hearUnread = ({ notices, chat }: { notices: number; chat: number }): void =>
  reportUnread({ notices, messages: chat });

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
