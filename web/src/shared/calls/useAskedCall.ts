import { useCallback, useEffect, useState } from 'react';
import { beat } from '#contract/im/call.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallError } from '#contract/kit/callError.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { BEAT_SECONDS } from '#contract/rules/calls.ts';
import { call as send } from '../../kit/call.ts';
import { useEvent } from '../../kit/live/useEvent.ts';
import { tabKey } from './callTab.ts';
import { forgetCall, keepAnswer } from './keepAnswer.ts';

export interface AskedCall {
  asked: CallView | null;
  isGone: boolean;
  /** Takes an answer of the server as what the call is now. */
  take: (call: CallView) => void;
}

/** A call as the server says it is now; asking also says that this tab is there, whichever page it shows. */
export function useAskedCall(callId: string | null | undefined): AskedCall {
  const [asked, setAsked] = useState<CallView | null>(null);
  const [isGone, setGone] = useState(false);
  const take = useCallback((call: CallView) => {
    setAsked(call);
    keepAnswer(call);
  }, []);
  const ask = useCallback(() => {
    if (!callId) return;
    const refused = (error: unknown) => {
      if (!(error instanceof CallError) || error.code !== NOT_FOUND.code) return;
      setGone(true);
      forgetCall(callId);
    };
    void send(beat, { callId, tabKey: tabKey() }, { isShowErrTip: false }).then(take, refused);
  }, [callId, take]);
  // told that something changed, or that there is no call any more: the answer says what, and why
  useEvent('callNow', ask);
  useEffect(() => {
    ask();
    const timer = setInterval(ask, BEAT_SECONDS * 1000);
    return () => clearInterval(timer);
  }, [ask]);
  return { asked, isGone, take };
}
