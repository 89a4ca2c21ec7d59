import { Track } from 'livekit-client';
import type { Room } from 'livekit-client';
import { Mic, MicOff, MonitorUp, Video, VideoOff } from 'lucide-react';
import { UNAFFECTED } from '../../../shared/calls/callMedia.ts';
import { keepCallSwitches } from '../../../shared/calls/callSwitches.ts';
import { deviceTrouble } from '../../../shared/rtc/deviceTrouble.ts';
import type { Switches } from '../../../shared/rtc/keptSwitches.ts';
import { shareScreen } from '../../../shared/rtc/shareScreen.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { toast } from '../../../ui/toast.ts';

/** What one sends: sound, picture, screen. What is on is remembered for when this tab comes back. */
export function CallDevices({ callId, room }: { callId: string; room: Room }) {
  const { localParticipant: me } = room;
  const hasCamera = me.isCameraEnabled;
  const hasSound = me.isMicrophoneEnabled;
  const hasScreen = me.getTrackPublication(Track.Source.ScreenShare) !== undefined;
  const turn = (device: string, turning: Promise<unknown>, turned?: Partial<Switches>) =>
    void turning.then(
      () => turned && keepCallSwitches(callId, turned),
      (error: unknown) => toast(deviceTrouble(device, error, UNAFFECTED)),
    );
  return (
    <>
      <IconButton
        label={hasSound ? '静音' : '取消静音'}
        tone="line"
        icon={hasSound ? <Mic size={20} aria-hidden="true" /> : <MicOff size={20} aria-hidden="true" />}
        onClick={() => turn('麦克风', me.setMicrophoneEnabled(!hasSound), { hasSound: !hasSound })}
      />
      <IconButton
        label={hasCamera ? '关闭摄像头' : '打开摄像头'}
        tone="line"
        icon={hasCamera ? <Video size={20} aria-hidden="true" /> : <VideoOff size={20} aria-hidden="true" />}
        onClick={() => turn('摄像头', me.setCameraEnabled(!hasCamera), { hasPicture: !hasCamera })}
      />
      <IconButton
        label={hasScreen ? '停止共享屏幕' : '共享屏幕'}
        tone="line"
        icon={<MonitorUp size={20} aria-hidden="true" />}
        onClick={() => turn('屏幕', shareScreen(room, !hasScreen))}
      />
    </>
  );
}
