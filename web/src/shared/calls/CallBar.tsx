import { Phone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { leave, take } from '#contract/im/call.ts';
import { CALL_PATH, CallState } from '#contract/rules/calls.ts';
import { useSend } from '../../kit/useCall.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './CallBar.module.css';
import { CallLength } from './CallLength.tsx';
import { CAME_MUTED, comeMuted } from './callSwitches.ts';
import { rememberCall, tabKey } from './callTab.ts';
import { useAskedCall } from './useAskedCall.ts';

/** It comes with the script of the media, which a call has already. */
const CallSound = lazy(() => import('./CallSound.tsx'));

interface CallBarProps {
  callId: string;
  /** This tab has the call; else another device of mine. */
  isHere: boolean;
}

/** On every page while I am in a call: how long it is, and the way back to it, or over to this device. */
export function CallBar({ callId, isHere }: CallBarProps) {
  const { asked, take: keep } = useAskedCall(callId);
  const navigate = useNavigate();
  const leaving = useSend(leave);
  const taking = useSend(take);
  const open = () => {
    rememberCall(callId);
    void navigate(CALL_PATH);
  };
  const takeOver = () => {
    comeMuted(callId);
    taking.mutate(
      { callId, tabKey: tabKey() },
      {
        onSuccess: (call) => {
          keep(call);
          toast(CAME_MUTED);
          open();
        },
      },
    );
  };
  const isActive = asked?.callState === CallState.active;
  return (
    <aside className={styles.bar} aria-label="正在进行的通话">
      <Phone size={18} aria-hidden="true" />
      {isHere ? (
        <p>
          {isActive ? (
            <>
              通话中 <CallLength key={asked.seconds} seconds={asked.seconds} />
            </>
          ) : (
            '正在呼叫…'
          )}
        </p>
      ) : (
        <p>你正在另一台设备上通话</p>
      )}
      {isHere && isActive ? (
        <Suspense>
          <CallSound />
        </Suspense>
      ) : null}
      {isHere ? (
        <Button size="sm" variant="primary" onClick={open}>
          回到通话
        </Button>
      ) : (
        <Button size="sm" variant="primary" loading={taking.isPending} onClick={takeOver}>
          转到这台
        </Button>
      )}
      <Button size="sm" loading={leaving.isPending} onClick={() => leaving.mutate({ callId }, { onSuccess: keep })}>
        挂断
      </Button>
    </aside>
  );
}
