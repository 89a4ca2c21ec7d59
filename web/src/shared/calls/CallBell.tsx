import { lazy, Suspense, useCallback } from 'react';
import type { LiveEvents } from '#contract/liveEvents.ts';
import { CallPersonState } from '#contract/rules/calls.ts';
import { useEvent } from '../../kit/live/useEvent.ts';
import { keepCall, useMyCall } from './callStore.ts';

const IncomingCall = lazy(() => import('./IncomingCall.tsx').then((part) => ({ default: part.IncomingCall })));
const RunningCall = lazy(() => import('./RunningCall.tsx').then((part) => ({ default: part.RunningCall })));

/** Hears on every page whether a call rings or runs; what shows it is fetched with the first one. */
export function CallBell({ userNo }: { userNo: string }) {
  useEvent(
    'callNow',
    useCallback(({ call }: LiveEvents['callNow']) => keepCall(call), []),
  );
  const call = useMyCall();
  if (!call) return null;
  const mine = call.people.find((person) => person.userNo === userNo);
  const isIn = mine?.callPersonState === CallPersonState.accepted;
  return (
    <>
      <Suspense>
        <IncomingCall key={call.callId} call={call} userNo={userNo} />
      </Suspense>
      <Suspense>{isIn ? <RunningCall key={call.callId} call={call} heldBy={mine.tabKey} /> : null}</Suspense>
    </>
  );
}
