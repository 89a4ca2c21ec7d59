import { Track } from 'livekit-client';
import type { Participant, Room } from 'livekit-client';
import { Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { useSite } from '../../../kit/site.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { toast } from '../../../ui/toast.ts';
import { ControlButton } from './ControlButton.tsx';
import { DemoClass } from './DemoClass.tsx';
import { deviceTrouble } from './deviceTrouble.ts';
import { DEMO_TRACK } from './filmSender.ts';
import { LatePane } from './LatePane.tsx';
import styles from './MediaPane.module.css';
import { pageTab } from './pageTab.ts';
import { useLiveMedia } from './useLiveMedia.ts';

interface MediaPaneProps {
  room: LiveRoom;
  isSparing: boolean;
  /** Changed, one enters anew with another ticket: the pane is keyed by it. */
  mayPublish: boolean;
}

/**
 * Who is seen and heard: the lecturer and those on stage. It comes with livekit-client, so only ever lazily. Who only
 * watches and gets no connection sees it a few seconds late instead.
 */
export function MediaPane(props: MediaPaneProps) {
  const [isLate, setLate] = useState(false);
  const late = useCallback(() => setLate(true), []);
  const { room, isSparing, mayPublish } = props;
  if (isLate) return <LatePane room={room} isSparing={isSparing} onNear={() => setLate(false)} />;
  return <NearPane {...props} onShut={mayPublish ? undefined : late} />;
}

function NearPane({ room, isSparing, mayPublish, onShut }: MediaPaneProps & { onShut: (() => void) | undefined }) {
  const { media, trouble } = useLiveMedia(room.periodId, isSparing, onShut);
  const { demo } = useSite();
  const isHeldHere = room.anchor?.userNo === room.me.userNo && room.anchorTab === pageTab();
  const seen = [room.anchor ?? room.lecturer, ...room.stage].filter(
    (person, index, all) => all.findIndex(({ userNo }) => userNo === person.userNo) === index,
  );
  return (
    <div className={styles.pane}>
      {trouble ? (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      ) : null}
      <ul className={styles.tiles}>
        {seen.map((person) => (
          <Tile
            key={person.userNo}
            {...person}
            isMe={person.userNo === room.me.userNo}
            isLecturer={person.userNo === room.lecturer.userNo}
            participant={
              person.userNo === room.me.userNo ? media?.localParticipant : media?.remoteParticipants.get(person.userNo)
            }
          />
        ))}
      </ul>
      {media && mayPublish ? <Devices media={media} lines={room.resolution} /> : null}
      {media && demo && isHeldHere ? <DemoClass media={media} room={room} /> : null}
    </div>
  );
}

interface TileProps {
  userName: string;
  headImgUrl: string;
  isMe: boolean;
  isLecturer: boolean;
  participant: Participant | undefined;
}

function Tile({ userName, headImgUrl, isMe, isLecturer, participant }: TileProps) {
  const screen = participant?.getTrackPublication(Track.Source.ScreenShare);
  const camera = participant?.getTrackPublication(Track.Source.Camera);
  const shown = screen?.track ?? (camera?.isMuted ? undefined : camera?.track);
  const heard = isMe ? undefined : participant?.getTrackPublication(Track.Source.Microphone)?.track;
  return (
    <li className={styles.tile} data-speaking={participant?.isSpeaking || undefined}>
      {shown ? <Played track={shown} /> : <Avatar name={userName} src={headImgUrl} size={56} />}
      {heard ? <Played track={heard} isSound /> : null}
      <span className={styles.name}>
        {isMe ? '我' : userName}
        {isLecturer ? '　讲师' : ''}
        {camera?.trackName === DEMO_TRACK ? '　演示课' : ''}
      </span>
    </li>
  );
}

function Played({ track, isSound = false }: { track: Track; isSound?: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const element = film.current ?? sound.current;
    if (!element) return;
    track.attach(element);
    return () => void track.detach(element);
  }, [track]);
  if (!isSound) return <video ref={film} className={styles.film} autoPlay playsInline muted />;
  return (
    <audio ref={sound} autoPlay>
      <track kind="captions" />
    </audio>
  );
}

function Devices({ media, lines }: { media: Room; lines: number }) {
  const me = media.localParticipant;
  const turn = (device: string, turning: Promise<unknown>) =>
    void turning.catch((error: unknown) => toast(deviceTrouble(device, error)));
  const size = { resolution: { width: Math.round((lines * 16) / 9), height: lines } };
  const hasScreen = me.getTrackPublication(Track.Source.ScreenShare) !== undefined;
  return (
    <div className={styles.devices}>
      <ControlButton
        label={me.isMicrophoneEnabled ? '静音' : '麦克风'}
        isOn={me.isMicrophoneEnabled}
        icon={me.isMicrophoneEnabled ? <Mic size={20} aria-hidden="true" /> : <MicOff size={20} aria-hidden="true" />}
        onClick={() => turn('麦克风', me.setMicrophoneEnabled(!me.isMicrophoneEnabled))}
      />
      <ControlButton
        label="摄像头"
        isOn={me.isCameraEnabled}
        icon={me.isCameraEnabled ? <Video size={20} aria-hidden="true" /> : <VideoOff size={20} aria-hidden="true" />}
        onClick={() => turn('摄像头', me.setCameraEnabled(!me.isCameraEnabled, size))}
      />
      <ControlButton
        label="共享屏幕"
        isOn={hasScreen}
        icon={<MonitorUp size={20} aria-hidden="true" />}
        onClick={() => turn('屏幕', me.setScreenShareEnabled(!hasScreen))}
      />
    </div>
  );
}
