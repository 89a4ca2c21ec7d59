import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { accept, reject } from '#contract/im/call.ts';
import type { Call } from '#contract/im/callShapes.ts';
import { ACCEPTING, CALL_PATH, CallPersonState, CallType, RING_SECONDS } from '#contract/rules/calls.ts';
import { useSend } from '../../kit/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { rememberCall, tabKey } from './callTab.ts';
import { ringTone } from './ringTone.ts';

/** A call rings: who it is, and the two answers. It goes when it was answered elsewhere, taken back, or rang in vain. */
export function IncomingCall({ call, userNo }: { call: Call; userNo: string }) {
  const { callId, callType, people, callerUserNo, isGroup, title } = call;
  const [isPast, setPast] = useState(false);
  const navigate = useNavigate();
  const accepting = useSend(accept);
  const refusing = useSend(reject);
  const mine = people.find((person) => person.userNo === userNo);
  const rings = mine?.callPersonState === CallPersonState.ringing && !isPast;

  useEffect(() => {
    if (!rings) return;
    const stop = ringTone();
    const timer = setTimeout(() => setPast(true), RING_SECONDS * 1000);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [rings]);

  const answer = () =>
    accepting.mutate(
      { callId, tabKey: tabKey() },
      {
        onSuccess: () => {
          rememberCall(callId);
          void navigate(`${CALL_PATH}?action=${ACCEPTING}`);
        },
      },
    );
  const refuse = () => refusing.mutate({ callId });
  const caller = people.find((person) => person.userNo === callerUserNo)?.userName ?? '';
  return (
    <Dialog
      open={rings}
      onClose={refuse}
      lightDismiss={false}
      title={`${caller}邀请你${CallType.labels[callType]}`}
      note={isGroup === 1 ? `来自群聊「${title}」` : '接听之后才会打开麦克风和摄像头'}
      actions={
        <>
          <Button variant="danger" loading={refusing.isPending} onClick={refuse}>
            拒绝
          </Button>
          <Button variant="primary" loading={accepting.isPending} onClick={answer}>
            接听
          </Button>
        </>
      }
    />
  );
}
