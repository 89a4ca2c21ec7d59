import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { StagePeriod } from '../periods.ts';
import styles from './FilmScreen.module.css';
import { playbackOf } from './playbackCache.ts';

const SECONDS = 5;

/**
 * After the end: the next class-hour comes by itself unless somebody says no, then its button stays. It does not take
 * the page away from whoever is writing a note.
 */
export function NextNotice({ next, isGuest, go }: { next: StagePeriod; isGuest: boolean; go: () => void }) {
  const [left, setLeft] = useState(SECONDS);
  const [waits, setWaits] = useState(isWriting);
  const [cancelled, setCancelled] = useState(false);
  useEffect(() => void playbackOf(next.id, isGuest).catch(() => undefined), [next.id, isGuest]);
  useEffect(() => {
    if (cancelled) return;
    const timer = setInterval(() => {
      setWaits(isWriting());
      setLeft((now) => (isWriting() ? now : now - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [cancelled]);
  useEffect(() => {
    if (left <= 0 && !cancelled) go();
  }, [left, cancelled, go]);
  if (cancelled) {
    return (
      <div className={styles.later}>
        <Button size="sm" variant="primary" onClick={go}>
          下一课时
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.next} role="status">
      <p>{waits ? '写完再播放' : `${Math.max(0, left)} 秒后播放`}</p>
      <b className="clip2">
        {next.number} {next.periodName}
      </b>
      <span>
        <Button size="sm" onClick={() => setCancelled(true)}>
          取消
        </Button>
        <Button size="sm" variant="primary" onClick={go}>
          马上播放
        </Button>
      </span>
    </div>
  );
}

/** Somebody types just now, in a note or in a search. */
const isWriting = (): boolean =>
  document.activeElement?.matches('textarea, input[type=search], input[type=text]') === true;
