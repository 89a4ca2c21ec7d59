import { Track } from 'livekit-client';
import type { Room } from 'livekit-client';
import { Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide-react';
import { deviceTrouble } from '../../../shared/rtc/deviceTrouble.ts';
import { toast } from '../../../ui/toast.ts';
import { ControlButton } from './ControlButton.tsx';
import { UNAFFECTED } from './LiveDevices.tsx';
import styles from './MediaPane.module.css';

/** What one sends: sound, picture, screen. `lines` is how high the picture is. */
export function MediaDevices({ media, lines }: { media: Room; lines: number }) {
  const me = media.localParticipant;
  const turn = (device: string, turning: Promise<unknown>) =>
    void turning.catch((error: unknown) => toast(deviceTrouble(device, error, UNAFFECTED)));
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
