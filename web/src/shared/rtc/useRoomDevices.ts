import type { Room } from 'livekit-client';
import { RoomEvent, Track } from 'livekit-client';
import { useEffect, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import { choiceOf, deviceKinds, deviceNames, devicesOf, movedOf } from './deviceRules.ts';
import type { Device, DeviceKind, KeptDevices } from './deviceRules.ts';
import { deviceTrouble } from './deviceTrouble.ts';
import { keptDevices, useKeptDevices } from './keptDevices.ts';
import { canChooseSpeaker, useDeviceList } from './useDeviceList.ts';

/** Keeps a room with the chosen devices: when another is chosen, and when one comes or goes, which it says. */
export function useRoomDevices(room: Room | null, unaffected: string): void {
  const kept = useKeptDevices();
  const [devices, look] = useDeviceList();
  const before = useRef<readonly Device[]>([]);
  const used = useRef<KeptDevices>(keptDevices());
  useEffect(() => {
    room?.on(RoomEvent.LocalTrackPublished, look);
    return () => void room?.off(RoomEvent.LocalTrackPublished, look);
  }, [room, look]);
  useEffect(() => {
    if (!room) return;
    for (const kind of deviceKinds) {
      const moved = movedOf(kind, before.current, devices, kept);
      if (moved && isSent(room, kind)) toast(moved);
      const choice = choiceOf(kind, devices, kept);
      // not named yet, or none of the kind: nothing to choose from
      if (devicesOf(kind, devices).length === 0 || choice === (used.current[kind] ?? '')) continue;
      used.current = { ...used.current, [kind]: choice };
      void turnTo(room, kind, choice).catch((error: unknown) =>
        toast(deviceTrouble(deviceNames[kind], error, unaffected)),
      );
    }
    before.current = devices;
  }, [room, devices, kept, unaffected]);
}

const sources = { audioinput: Track.Source.Microphone, videoinput: Track.Source.Camera } as const;

/** Who only listens is not told about microphones. */
const isSent = (room: Room, kind: DeviceKind): boolean =>
  kind === 'audiooutput' ? canChooseSpeaker() : room.localParticipant.getTrackPublication(sources[kind]) !== undefined;

async function turnTo(room: Room, kind: DeviceKind, deviceId: string): Promise<void> {
  if (kind === 'audiooutput') {
    if (canChooseSpeaker()) await room.switchActiveDevice(kind, deviceId);
    return;
  }
  const sent = room.localParticipant.getTrackPublication(sources[kind])?.track;
  // a film that is sent as a camera has no device: the choice waits for the camera
  if (sent?.isUserProvided) {
    const { audioCaptureDefaults, videoCaptureDefaults } = room.options;
    Object.assign((kind === 'audioinput' ? audioCaptureDefaults : videoCaptureDefaults) ?? {}, {
      deviceId: deviceId || 'default',
    });
    return;
  }
  await (deviceId ? room.switchActiveDevice(kind, deviceId) : room.switchActiveDevice(kind, 'default', false));
}
