import { Track } from 'livekit-client';
import type { Room } from 'livekit-client';
import { Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide-react';
import type { LiveRoom } from '#contract/live/shapes.ts';
import { deviceTrouble } from '../../../shared/rtc/deviceTrouble.ts';
import { keepSwitches } from '../../../shared/rtc/keptSwitches.ts';
import type { Switches } from '../../../shared/rtc/keptSwitches.ts';
import { shareScreen } from '../../../shared/rtc/shareScreen.ts';
import { toast } from '../../../ui/toast.ts';
import { ControlButton } from './ControlButton.tsx';
import { UNAFFECTED } from './LiveDevices.tsx';
import { cameraSize, liveSwitches } from './liveSwitches.ts';
import styles from './MediaPane.module.css';

interface MediaDevicesProps {
  media: Room;
  room: Pick<LiveRoom, 'periodId' | 'resolution'>;
}

/** What one sends: sound, picture, screen. What is on is remembered for who comes back. */
export function MediaDevices({ media, room: { periodId, resolution } }: MediaDevicesProps) {
  const me = media.localParticipant;
  const turn = (device: string, turning: Promise<unknown>, turned?: Partial<Switches>) =>
    void turning.then(
      () => turned && keepSwitches(liveSwitches(periodId), turned),
      (error: unknown) => toast(deviceTrouble(device, error, UNAFFECTED)),
    );
  const [hasSound, hasPicture] = [!me.isMicrophoneEnabled, !me.isCameraEnabled];
  const hasScreen = me.getTrackPublication(Track.Source.ScreenShare) !== undefined;
  return (
    <div className={styles.devices}>
      <ControlButton
        label={me.isMicrophoneEnabled ? '静音' : '麦克风'}
        isOn={me.isMicrophoneEnabled}
        icon={me.isMicrophoneEnabled ? <Mic size={20} aria-hidden="true" /> : <MicOff size={20} aria-hidden="true" />}
        onClick={() => turn('麦克风', me.setMicrophoneEnabled(hasSound), { hasSound })}
      />
      <ControlButton
        label="摄像头"
        isOn={me.isCameraEnabled}
        icon={me.isCameraEnabled ? <Video size={20} aria-hidden="true" /> : <VideoOff size={20} aria-hidden="true" />}
        onClick={() => turn('摄像头', me.setCameraEnabled(hasPicture, cameraSize(resolution)), { hasPicture })}
      />
      <ControlButton
        label="共享屏幕"
        isOn={hasScreen}
        icon={<MonitorUp size={20} aria-hidden="true" />}
        onClick={() => turn('屏幕', shareScreen(media, !hasScreen))}
      />
    </div>
  );
}
