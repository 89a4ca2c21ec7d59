import { lazy, Suspense } from 'react';
import { leave, take } from '#contract/im/call.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallEnd, CallPersonState, CallState, CallType, lengthOf } from '#contract/rules/calls.ts';
import { useSession } from '../../../kit/session.tsx';
import { useHydrated } from '../../../kit/useHydrated.ts';
import { useSend } from '../../../kit/useCall.ts';
import { useMyCall } from '../../../shared/calls/callStore.ts';
import { CAME_MUTED, comeMuted } from '../../../shared/calls/callSwitches.ts';
import { rememberedCall, tabKey } from '../../../shared/calls/callTab.ts';
import { useAskedCall } from '../../../shared/calls/useAskedCall.ts';
import { Button } from '../../../ui/Button.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { toast } from '../../../ui/toast.ts';
import { callsRoutes } from '../routes.ts';
import styles from './CallIndex.module.css';

/** With it comes the script of the media, which the server has no use for. */
const CallStage = lazy(() => import('../parts/CallStage.tsx').then((part) => ({ default: part.CallStage })));

export const handle = callsRoutes.call;

/** The call of this tab: found again after a reload, kept up to date by what the server tells and by its own beat. */
export default function CallIndex() {
  const userNo = useSession()?.user.userNo;
  const told = useMyCall();
  const isHydrated = useHydrated();
  const callId = isHydrated ? (told?.callId ?? rememberedCall()) : undefined;
  const { asked, isGone, take: keep } = useAskedCall(callId);

  if (callId === null || isGone) return <Nothing title="没有进行中的通话" />;
  if (!asked) return <div className={styles.room} aria-busy="true" />;
  return <Standing call={asked} userNo={userNo ?? ''} onChange={keep} />;
}

interface StandingProps {
  call: CallView;
  userNo: string;
  onChange: (call: CallView) => void;
}

function Standing({ call, userNo, onChange }: StandingProps) {
  const leaving = useSend(leave);
  const taking = useSend(take);
  const { callId, callState, endReason, seconds, callType } = call;
  const mine = call.people.find((person) => person.userNo === userNo);
  const isIn = mine?.callPersonState === CallPersonState.accepted;
  const takeOver = () => {
    comeMuted(callId);
    const taken = (now: CallView) => {
      onChange(now);
      toast(CAME_MUTED);
    };
    taking.mutate({ callId, tabKey: tabKey() }, { onSuccess: taken });
  };
  const hangUp = () => leaving.mutate({ callId }, { onSuccess: onChange });
  if (callState === CallState.ended) {
    const length = seconds > 0 ? `通话时长 ${lengthOf(seconds)}` : CallType.labels[callType];
    return <Nothing title={CallEnd.labels[endReason ?? CallEnd.hungUp]} note={length} />;
  }
  if (!isIn) return <Nothing title="你不在这个通话里" note="来电会在页面上弹出，接听之后就能加入" />;
  if (mine.tabKey !== tabKey()) {
    return (
      <div className={styles.room}>
        <Empty
          as="h1"
          title="通话在你的另一台设备上"
          note="转过来不用重拨，那一台会自动让出"
          action={
            <Button variant="primary" loading={taking.isPending} onClick={takeOver}>
              转到这台设备
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <Suspense fallback={<div className={styles.room} aria-busy="true" />}>
      <CallStage call={call} userNo={userNo} onHangUp={hangUp} isLeaving={leaving.isPending} />
    </Suspense>
  );
}

function Nothing({ title, note }: { title: string; note?: string }) {
  return (
    <div className={styles.room}>
      <Empty as="h1" title={title} note={note} action={<LinkButton to="/im">回到消息</LinkButton>} />
    </div>
  );
}
