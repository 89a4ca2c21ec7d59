import type { Room } from 'livekit-client';
import { Volume2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

/** The way to hear the others where the browser plays no sound before one has pressed something on the page. */
export function SoundButton({ room, size }: { room: Room; size?: 'sm' }) {
  if (room.canPlaybackAudio) return null;
  const start = () => void room.startAudio().catch(() => undefined);
  return (
    <Button variant="primary" {...(size && { size })} icon={<Volume2 size={18} aria-hidden="true" />} onClick={start}>
      打开声音
    </Button>
  );
}
