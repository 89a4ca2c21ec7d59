import { ConnectionQuality, Track } from 'livekit-client';
import type { Room } from 'livekit-client';
import { MessageSquare, Mic, MicOff, MonitorUp, PhoneOff, UserPlus, Video, VideoOff } from 'lucide-react';
import { useState } from 'react';
import { invite } from '#contract/im/call.ts';
import type { CallView } from '#contract/im/callShapes.ts';
import { CallPersonState, CallState, CallType } from '#contract/rules/calls.ts';
import { useSend } from '../../../kit/useCall.ts';
import { CallLength } from '../../../shared/calls/CallLength.tsx';
import { deviceTrouble, useCallMedia } from '../../../shared/calls/callMedia.ts';
import { CallMembers } from '../../../shared/calls/CallMembers.tsx';
import { toast } from '../../../ui/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconLink } from '../../../ui/IconLink.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import styles from './CallStage.module.css';
import { Tile } from './Tile.tsx';

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
  const { room, trouble } = useCallMedia();
  const present = call.people.filter(
    ({ callPersonState: state }) => state === CallPersonState.accepted || state === CallPersonState.ringing,
  );
  const quality = room ? qualities[room.localParticipant.connectionQuality] : undefined;
  return (
    <main className={styles.stage}>
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
      <ul className={styles.tiles} data-count={present.length}>
        {present.map((person) => (
          <Tile
            key={person.userNo}
            person={person}
            isMe={person.userNo === userNo}
            participant={
              person.userNo === userNo ? room?.localParticipant : room?.remoteParticipants.get(person.userNo)
            }
          />
        ))}
      </ul>
      <footer className={styles.controls}>
        {call.isGroup === 1 && isActive ? <Invite call={call} /> : null}
        {room ? <Devices room={room} /> : null}
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

function Invite({ call: { callId, conversationId, people } }: { call: CallView }) {
  const [isOpen, setOpen] = useState(false);
  const inviting = useSend(invite);
  const { accepted, ringing } = CallPersonState;
  const present = people.filter(({ callPersonState: state }) => state === accepted || state === ringing);
  return (
    <>
      <IconButton
        label="邀请更多人"
        tone="line"
        icon={<UserPlus size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <CallMembers
          conversationId={conversationId}
          without={present.map(({ userNo }) => userNo)}
          onClose={() => setOpen(false)}
          onChosen={(userNos) => inviting.mutate({ callId, userNos }, { onSuccess: () => setOpen(false) })}
        />
      ) : null}
    </>
  );
}

function Devices({ room }: { room: Room }) {
  const { localParticipant: me } = room;
  const hasCamera = me.isCameraEnabled;
  const hasSound = me.isMicrophoneEnabled;
  const hasScreen = me.getTrackPublication(Track.Source.ScreenShare) !== undefined;
  const turn = (device: string, turning: Promise<unknown>) =>
    void turning.catch((error: unknown) => toast(deviceTrouble(device, error)));
  return (
    <>
      <IconButton
        label={hasSound ? '静音' : '取消静音'}
        tone="line"
        icon={hasSound ? <Mic size={20} aria-hidden="true" /> : <MicOff size={20} aria-hidden="true" />}
        onClick={() => turn('麦克风', me.setMicrophoneEnabled(!hasSound))}
      />
      <IconButton
        label={hasCamera ? '关闭摄像头' : '打开摄像头'}
        tone="line"
        icon={hasCamera ? <Video size={20} aria-hidden="true" /> : <VideoOff size={20} aria-hidden="true" />}
        onClick={() => turn('摄像头', me.setCameraEnabled(!hasCamera))}
      />
      <IconButton
        label={hasScreen ? '停止共享屏幕' : '共享屏幕'}
        tone="line"
        icon={<MonitorUp size={20} aria-hidden="true" />}
        onClick={() => turn('屏幕', me.setScreenShareEnabled(!hasScreen))}
      />
    </>
  );
}
