import { Track } from 'livekit-client';
import type { Room } from 'livekit-client';
import { Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide-react';
import { UNAFFECTED } from '../../../shared/calls/callMedia.ts';
import { deviceTrouble } from '../../../shared/rtc/deviceTrouble.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toast.ts';

/** What one sends: sound, picture, screen. */
export function CallDevices({ room }: { room: Room }) {
  const { localParticipant: me } = room;
  const hasCamera = me.isCameraEnabled;
  const hasSound = me.isMicrophoneEnabled;
  const hasScreen = me.getTrackPublication(Track.Source.ScreenShare) !== undefined;
  const turn = (device: string, turning: Promise<unknown>) =>
    void turning.catch((error: unknown) => toast(deviceTrouble(device, error, UNAFFECTED)));
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
