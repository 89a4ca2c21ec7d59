import { useRoomDevices } from '../rtc/useRoomDevices.ts';
import { UNAFFECTED, useCallMedia } from './callMedia.ts';

/** Keeps the running call with the chosen devices, on whichever page one is. */
export default function KeptDevices() {
  const { room } = useCallMedia();
  useRoomDevices(room, UNAFFECTED);
  return null;
}
