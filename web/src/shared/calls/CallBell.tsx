import { lazy, Suspense, useCallback } from 'react';
import type { LiveEvents } from '#contract/liveEvents.ts';
import { useEvent } from '../../kit/live/useEvent.ts';
import { keepCall, useMyCall } from './callStore.ts';

const MyCall = lazy(() => import('./MyCall.tsx'));

/** Hears on every page whether a call rings or runs; what shows it is fetched with the first one. */
export function CallBell({ userNo }: { userNo: string }) {
  useEvent(
    'callNow',
    useCallback(({ call }: LiveEvents['callNow']) => keepCall(call), []),
  );
  const call = useMyCall();
  return call ? (
    <Suspense>
      <MyCall key={call.callId} call={call} userNo={userNo} />
    </Suspense>
  ) : null;
}
