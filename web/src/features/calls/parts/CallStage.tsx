import { ConnectionQuality } from 'livekit-client';
import { Maximize, MessageSquare, Minimize, PhoneOff } from 'lucide-react';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallPersonState, CallState, CallType } from '#contract/rules/calls.ts';
import { CallDeviceButton } from '../../../shared/calls/CallDeviceButton.tsx';
import { CallLength } from '../../../shared/calls/CallLength.tsx';
import { useCallMedia } from '../../../shared/calls/callMedia.ts';
import { picturesOf } from '../../../shared/rtc/pictures.ts';
import { SoundButton } from '../../../shared/rtc/SoundButton.tsx';
import { useFullScreen } from '../../../shared/rtc/useFullScreen.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { CallDevices } from './CallDevices.tsx';
import { CallInvite } from './CallInvite.tsx';
import { CallPictures } from './CallPictures.tsx';
import styles from './CallStage.module.css';

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
  const { room, trouble } = useCallMedia();
  const people = call.people
    .filter(({ callPersonState: state }) => state === CallPersonState.accepted || state === CallPersonState.ringing)
    .map((person) => {
      const isMine = person.userNo === userNo;
      const participant = isMine ? room?.localParticipant : room?.remoteParticipants.get(person.userNo);
      return { ...person, isMine, participant };
    });
  const pictures = people.flatMap(picturesOf);
  const full = useFullScreen(pictures.some(({ track }) => track));
  const isMuted = room?.localParticipant.isMicrophoneEnabled === false;
  const quality = room ? qualities[room.localParticipant.connectionQuality] : undefined;
  const ringing = people.filter(({ callPersonState }) => callPersonState === CallPersonState.ringing);
  return (
    <div className={styles.stage}>
      <header className={styles.head}>
        <h1 className={styles.title}>{CallType.labels[call.callType]}</h1>
        <p role="status">{isActive ? <CallLength key={call.seconds} seconds={call.seconds} /> : '正在等待对方接听…'}</p>
        {quality ? <p>{quality}</p> : null}
        <span className={styles.away}>
          <IconLink
            to={`/im?id=${call.conversationId}`}
            label="边通话边看消息"
            icon={<MessageSquare size={20} aria-hidden="true" />}
          />
        </span>
      </header>
      {trouble ? <p role="alert">{trouble}</p> : null}
      {isMuted && !trouble ? <p role="status">麦克风关着，对方听不到你</p> : null}
      <CallPictures pictures={pictures} ringing={ringing.map((person) => person.userNo)} />
      <footer className={styles.controls}>
        {call.isGroup === 1 && isActive ? <CallInvite call={call} /> : null}
        {room ? <SoundButton room={room} /> : null}
        {room ? <CallDevices callId={call.callId} room={room} /> : null}
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
    </div>
  );
}
