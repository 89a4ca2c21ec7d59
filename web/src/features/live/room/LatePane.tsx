import { useState } from 'react';
import type { LiveRoom } from '#contract/live/shapes.ts';
import styles from './MediaPane.module.css';
import { TextButton } from './TextButton.tsx';
import { useBroadcast } from './useBroadcast.ts';

interface LatePaneProps {
  room: LiveRoom;
  isSparing: boolean;
  /** Tries the connection without delay again. */
  onNear: () => void;
}

/** The class as it was a few seconds ago, for who gets no connection that is quicker. */
export function LatePane({ room, isSparing, onNear }: LatePaneProps) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const { waiting, isQuiet, unmute } = useBroadcast(room.periodId, film);
  return (
    <div className={styles.pane}>
      <p role="status" className={styles.late}>
        {waiting || '画面和声音比讲师晚几秒，讨论、投票和举手照常'}
        {isSparing ? '；晚几秒的画面不能只听声音' : ''}
        <TextButton onClick={onNear}>换成实时的</TextButton>
      </p>
      <ul className={styles.tiles}>
        <li className={styles.tile}>
          <video ref={setFilm} className={styles.film} playsInline aria-label="课堂画面">
            <track kind="captions" />
          </video>
          <span className={styles.name}>{(room.anchor ?? room.lecturer).userName}　晚几秒</span>
        </li>
      </ul>
      {isQuiet ? <TextButton onClick={unmute}>打开声音</TextButton> : null}
    </div>
  );
}
