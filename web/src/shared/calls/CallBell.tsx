import { lazy, Suspense, useCallback } from 'react';
import type { LiveEvents } from '#contract/liveEvents.ts';
import { useEvent } from '../../kit/live/useEvent.ts';
import { keepCall, useMyCall } from './callStore.ts';

const IncomingCall = lazy(() => import('./IncomingCall.tsx').then((part) => ({ default: part.IncomingCall })));

/** Hears on every page whether a call rings; what shows it is fetched with the first one. */
export function CallBell({ userNo }: { userNo: string }) {
  useEvent(
    'callNow',
    useCallback(({ call }: LiveEvents['callNow']) => keepCall(call), []),
  );
  const call = useMyCall();
  if (!call) return null;
  return (
    <Suspense>
      <IncomingCall key={call.callId} call={call} userNo={userNo} />
    </Suspense>
  );
}
