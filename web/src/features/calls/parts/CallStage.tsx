import { ConnectionQuality } from 'livekit-client';
import { Maximize, Minimize, PhoneOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallPersonState, CallState, CallType, lengthOf } from '#contract/rules/calls.ts';
import { CallDeviceButton, UNAFFECTED } from '../../../shared/calls/CallDeviceButton.tsx';
import { Heard } from '../../../shared/rtc/Played.tsx';
import { picturesOf } from '../../../shared/rtc/pictures.ts';
import { useFullScreen } from '../../../shared/rtc/useFullScreen.ts';
import { useRoomDevices } from '../../../shared/rtc/useRoomDevices.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CallDevices } from './CallDevices.tsx';
import { CallInvite } from './CallInvite.tsx';
import { CallPictures } from './CallPictures.tsx';
import styles from './CallStage.module.css';
import { useCallRoom } from './useCallRoom.ts';

interface StageProps {
  call: CallView;
  userNo: string;
  isLeaving: boolean;
  onHangUp: () => void;
}

const qualities: Partial<Record<ConnectionQuality, string>> = {
  [ConnectionQuality.Excellent]: '网络良好',
  [ConnectionQuality.Good]: '网络一般',
  [ConnectionQuality.Poor]: '网络较差',
  [ConnectionQuality.Lost]: '网络中断',
};

/** The call while it rings and while it runs: its people and the buttons. */
export function CallStage({ call, userNo, isLeaving, onHangUp }: StageProps) {
  const isActive = call.callState === CallState.active;
  const isVideo = call.callType === CallType.video;
  const { room, trouble } = useCallRoom(call.callId, isActive, isVideo);
  useRoomDevices(room, UNAFFECTED);
  const people = call.people
    .filter(({ callPersonState: state }) => state === CallPersonState.accepted || state === CallPersonState.ringing)
    .map((person) => {
      const isMine = person.userNo === userNo;
      const participant = isMine ? room?.localParticipant : room?.remoteParticipants.get(person.userNo);
      return { ...person, isMine, participant };
    });
  const pictures = people.flatMap(picturesOf);
  const full = useFullScreen(pictures.some(({ track }) => track));
  const quality = room ? qualities[room.localParticipant.connectionQuality] : undefined;
  const ringing = people.filter(({ callPersonState }) => callPersonState === CallPersonState.ringing);
  return (
    <main className={styles.stage}>
      <header className={styles.head}>
        <h1 className={styles.title}>{CallType.labels[call.callType]}</h1>
        <p role="status">{isActive ? <Length key={call.seconds} seconds={call.seconds} /> : '正在等待对方接听…'}</p>
        {quality ? <p>{quality}</p> : null}
      </header>
      {trouble ? <p role="alert">{trouble}</p> : null}
      <CallPictures pictures={pictures} ringing={ringing.map((person) => person.userNo)} />
      {people.map(({ userNo: whose, isMine, participant }) =>
        participant && !isMine ? <Heard key={whose} participant={participant} /> : null,
      )}
      <footer className={styles.controls}>
        {call.isGroup === 1 && isActive ? <CallInvite call={call} /> : null}
        {room ? <CallDevices room={room} /> : null}
        <CallDeviceButton isVideo={isVideo} />
        {full.isOffered ? (
          <IconButton
            label={full.isFull ? '退出全屏' : '全屏'}
            tone="line"
            aria-pressed={full.isFull}
            icon={full.isFull ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
            onClick={full.toggle}
          />
        ) : null}
        <Button
          variant="dangerFill"
          icon={<PhoneOff size={18} aria-hidden="true" />}
          loading={isLeaving}
          onClick={onHangUp}
        >
          {isActive ? '挂断' : '取消'}
        </Button>
      </footer>
    </main>
  );
}

/** Counts on from what the server said. */
function Length({ seconds }: { seconds: number }) {
  const [more, setMore] = useState(0);
  useEffect(() => {
    const from = Date.now();
    const timer = setInterval(() => setMore(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return lengthOf(seconds + more);
}
