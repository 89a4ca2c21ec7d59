import { useState } from 'react';
import { largeOf, screenAside, untouched } from '../../../shared/rtc/largeOf.ts';
import { seenOf } from '../../../shared/rtc/pictures.ts';
import type { ShownPicture } from '../../../shared/rtc/pictures.ts';
import { LargePicture, PictureTile } from '../../../shared/rtc/PictureTile.tsx';
import { takeFocus } from '../../../shared/rtc/takeFocus.ts';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/Button.tsx';
import { reachable } from '../../../ui/reachable.ts';
import styles from './CallStage.module.css';

interface CallPicturesProps {
  pictures: readonly ShownPicture[];
  /** Who has not answered yet. */
  ringing: readonly string[];
}

/** Everybody side by side; a screen that is shared, or a picture that one enlarges, large above the others. */
export function CallPictures({ pictures, ringing }: CallPicturesProps) {
  const [turns, setTurns] = useState(untouched);
  const seen = seenOf(pictures);
  const large = largeOf(seen, turns, false);
  const aside = large ? undefined : screenAside(seen, turns);
  const enlarge = (id: string) => setTurns({ pinned: id, turned: null });
  const shown = pictures.find(({ id }) => id === large?.id);
  const noteOf = ({ owner }: ShownPicture) => (ringing.includes(owner.userNo) ? ' · 等待接听' : '');
  const tiles = pictures.filter((picture) => picture !== shown);
  return (
    <div className={styles.pictures} data-large={shown ? true : undefined}>
      {shown ? (
        <section className={styles.large} aria-label="画面">
          <LargePicture picture={shown}>
            <Button
              ref={turns.pinned === null ? undefined : takeFocus}
              size="sm"
              className={styles.turn}
              onClick={() => setTurns({ pinned: null, turned: shown.isScreen && !shown.isMine ? shown.id : null })}
            >
              缩小
            </Button>
          </LargePicture>
        </section>
      ) : null}
      {aside ? (
        <Button ref={takeFocus} size="sm" className={styles.again} onClick={() => enlarge(aside.id)}>
          看共享屏幕
        </Button>
      ) : null}
      <ul ref={reachable} className={cx(styles.tiles, shown && styles.strip)}>
        {tiles.map((picture) => (
          <PictureTile key={picture.id} picture={picture} note={noteOf(picture)} onEnlarge={enlarge} />
        ))}
      </ul>
    </div>
  );
}
