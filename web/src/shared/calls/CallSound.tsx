import { SoundButton } from '../rtc/SoundButton.tsx';
import { useCallMedia } from './callMedia.ts';

/** On any page: the way to hear a call whose sound the browser holds back until something is pressed. */
export default function CallSound() {
  const { room } = useCallMedia();
  return room ? <SoundButton room={room} size="sm" /> : null;
}
