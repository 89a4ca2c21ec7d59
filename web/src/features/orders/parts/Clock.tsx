import { useEffect, useState } from 'react';
import { momentOf } from '#contract/rules/time.ts';
import styles from './Cashier.module.css';

/** How long the order waits; it begins to run in the browser, and says when it is over. */
export function Clock({ until, onOver }: { until: string; onOver: () => void }) {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    const end = momentOf(until).getTime();
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  const tone = left === undefined || left >= 600 ? undefined : left < 60 ? 'danger' : 'warn';
  return (
    <p className={styles.clock} data-tone={tone}>
      请在时限内付清，还剩
      <b role="timer">{left === undefined ? '—' : clockText(left)}</b>
    </p>
  );
}

/** An order that waited for a transfer has days. */
const clockText = (seconds: number): string =>
  seconds < DAY ? timeText(seconds) : `${Math.floor(seconds / DAY)} 天 ${timeText(seconds % DAY)}`;

const DAY = 86_400;

const timeText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
