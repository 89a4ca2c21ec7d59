import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LiveRoom } from '#contract/live/shapes.ts';
import type { Picture } from '../../../shared/rtc/largeOf.ts';
import picture from '../../../shared/rtc/Picture.module.css';
import { Enlarge } from '../../../shared/rtc/PictureTile.tsx';
import styles from './MediaPane.module.css';
import { TextButton } from './TextButton.tsx';
import { useBroadcast } from './useBroadcast.ts';
import type { DataLadder } from './useDataLadder.ts';
import type { Stage } from './useStage.ts';

interface LatePaneProps {
  room: LiveRoom;
  ladder: DataLadder;
  stage: Stage;
  /** Where the picture goes while it is large. */
  host: HTMLElement | null;
  /** Tries the connection without delay again. */
  onNear: () => void;
}

/** There is one picture, with a screen in it or a camera: which, is not told. */
const whole: Picture = { id: 'late', isScreen: false, isMine: false };

/** The class as it was a few seconds ago, for who gets no connection that is quicker. */
export function LatePane({ room, ladder, stage, host, onNear }: LatePaneProps) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null);
  const { waiting, isQuiet, unmute } = useBroadcast(room.periodId, film);
  const { report, enlarge, large } = stage;
  useEffect(() => {
    report([whole]);
    return () => report([]);
  }, [report]);
  const name = `${(room.anchor ?? room.lecturer).userName}　晚几秒`;
  const shown = (
    <>
      <video ref={setFilm} className={picture.film} playsInline aria-label="课堂画面">
        <track kind="captions" />
      </video>
      <span className={picture.name}>{name}</span>
    </>
  );
  return (
    <div className={styles.pane}>
      <p role="status" className={styles.late}>
        {waiting || '画面和声音比讲师晚几秒，讨论、投票和举手照常'}
        {ladder.chosen === 'small' || ladder.chosen === 'sound' ? '；晚几秒的画面不能减少流量' : ''}
        <TextButton onClick={onNear}>换成实时的</TextButton>
      </p>
      {large && host ? createPortal(<div className={picture.large}>{shown}</div>, host) : null}
      {large ? null : (
        <ul className={styles.tiles}>
          <li className={picture.tile}>
            {shown}
            <Enlarge name={name} onPress={() => enlarge(whole.id)} />
          </li>
        </ul>
      )}
      {isQuiet ? <TextButton onClick={unmute}>打开声音</TextButton> : null}
    </div>
  );
}
