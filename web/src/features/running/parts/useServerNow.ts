import { useEffect, useState } from 'react';
import { momentOf } from '#contract/rules/time.ts';
import { serverClock } from '../../../kit/outbox/serverClock.ts';

/** The server's time in milliseconds, second by second; in the server's page the moment at which it was made. */
export function useServerNow(madeAt: string): number {
  const [now, setNow] = useState(() => momentOf(madeAt).getTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
