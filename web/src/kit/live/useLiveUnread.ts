import { useCallback, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionFacts } from '../session.tsx';
import { hearUnread, reportUnread } from '../unread.ts';
import { useEvent } from './useEvent.ts';

/** The long connection waits until the page is loaded and the browser has nothing better to do, but not longer. */
const AT_LATEST_MS = 5000;

/**
 * Keeps the unread count of a signed-in user: the page brings it, and while the tab is open the server says when it
 * changes. A session that ended elsewhere is asked for again, which says why. Guests load nothing of this.
 */
export function useLiveUnread(facts: SessionFacts | null): void {
  const { revalidate } = useRevalidator();
  const userNo = facts?.user.userNo;

  useEvent('unread', hearUnread);
  useEvent(
    'ended',
    useCallback(() => void revalidate(), [revalidate]),
  );

  useEffect(() => {
    reportUnread({ notices: facts?.notices ?? 0 });
  }, [facts]);

  useEffect(() => {
    if (userNo === undefined) return;
    let close: (() => void) | undefined;
    let left = false;
    const open = async () => {
      const { openLive } = await import('./openLive.ts');
      if (!left) close = openLive();
    };
    const forget = whenIdle(() => void open().catch(() => undefined));
    return () => {
      left = true;
      forget();
      close?.();
    };
  }, [userNo]);
}

/** Runs once after the page is loaded and idle. Returns the way to call it off. */
function whenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const wait = () => {
    idle = typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: AT_LATEST_MS }) : undefined;
    if (idle === undefined) setTimeout(run);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    removeEventListener('load', wait);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
