import { useNavigate } from 'react-router';
import { start } from '#contract/im/call.ts';
import { CALL_PATH } from '#contract/rules/calls.ts';
import type { CallType } from '#contract/rules/calls.ts';
import { useSend } from '../../kit/useCall.ts';
import { rememberCall, tabKey } from './callTab.ts';

/** Begins a call of a conversation in this tab, and goes to its page. */
export function useDial(conversationId: string) {
  const starting = useSend(start);
  const navigate = useNavigate();
  const dial = (callType: CallType, userNos: string[] = []) =>
    starting.mutate(
      { conversationId, callType, tabKey: tabKey(), userNos },
      {
        onSuccess: ({ callId }) => {
          rememberCall(callId);
          void navigate(CALL_PATH);
        },
      },
    );
  return { dial, isDialling: starting.isPending };
}
