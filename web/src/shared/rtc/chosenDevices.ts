import type { RoomOptions } from 'livekit-client';
import { keptDevices } from './keptDevices.ts';
import { canChooseSpeaker } from './useDeviceList.ts';

/** With what a room begins: the devices that were chosen in this browser, as far as they are there. */
export function chosenDevices(): Pick<RoomOptions, 'audioCaptureDefaults' | 'videoCaptureDefaults' | 'audioOutput'> {
  const { audioinput, videoinput, audiooutput } = keptDevices();
  return {
    audioCaptureDefaults: { deviceId: audioinput ?? 'default' },
    videoCaptureDefaults: videoinput ? { deviceId: videoinput } : {},
    ...(audiooutput && canChooseSpeaker() && { audioOutput: { deviceId: audiooutput } }),
  };
}
