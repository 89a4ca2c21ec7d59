import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Call } from '#contract/im/callShapes.ts';
import { CALL_PATH, CallState } from '#contract/rules/calls.ts';
import { CallBar } from './CallBar.tsx';
import { joinMedia, leaveMedia } from './callMedia.ts';
import { tabKey } from './callTab.ts';

interface RunningCallProps {
  call: Call;
  /** The tab that holds it. */
  heldBy: string;
}

/** A call in which I am: its sound goes on from page to page, and every page but its own leads back to it. */
export function RunningCall({ call, heldBy }: RunningCallProps) {
  const { pathname } = useLocation();
  const { callId, callType } = call;
  const isHere = heldBy === tabKey();
  const isHeard = isHere && call.callState === CallState.active;
  useEffect(() => {
    if (isHeard) joinMedia({ callId, callType });
    else leaveMedia();
  }, [isHeard, callId, callType]);
  useEffect(() => leaveMedia, []);
  return pathname === CALL_PATH ? null : <CallBar callId={callId} isHere={isHere} />;
}
