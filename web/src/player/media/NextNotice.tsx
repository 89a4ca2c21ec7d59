import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { StagePeriod } from '../periods.ts';
import styles from './FilmScreen.module.css';
import { playbackOf } from './playbackCache.ts';

const SECONDS = 5;

/** After the end: the next class-hour comes by itself unless somebody says no; then its button stays. */
export function NextNotice({ next, isGuest, go }: { next: StagePeriod; isGuest: boolean; go: () => void }) {
  const [left, setLeft] = useState(SECONDS);
  const [cancelled, setCancelled] = useState(false);
  useEffect(() => void playbackOf(next.id, isGuest).catch(() => undefined), [next.id, isGuest]);
  useEffect(() => {
    if (cancelled) return;
    if (left === 0) return go();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
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
      <p>{left} 秒后播放</p>
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
