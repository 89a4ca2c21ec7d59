import type { Room, VideoCaptureOptions } from 'livekit-client';
import { deviceTrouble } from './deviceTrouble.ts';
import type { Switches } from './keptSwitches.ts';

/** Sends what is switched on. @returns what the browser refuses and what to do, in words; empty when all of it is sent */
export async function sendAgain(
  { localParticipant: me }: Pick<Room, 'localParticipant'>,
  { hasSound, hasPicture }: Switches,
  unaffected: string,
  size?: VideoCaptureOptions,
): Promise<string> {
  let refused = '';
  const without = (device: string) => (error: unknown) => void (refused = deviceTrouble(device, error, unaffected));
  if (hasSound) await me.setMicrophoneEnabled(true).catch(without('麦克风'));
  if (hasPicture) await me.setCameraEnabled(true, size).catch(without('摄像头'));
  return refused;
}
