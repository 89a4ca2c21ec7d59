import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentOf } from '#contract/rules/time.ts';
import styles from './Sale.module.css';

interface CountdownProps {
  until: string;
  /** What the server's clock said when it answered: the one of this device may be wrong. */
  now: string;
}

/** How long it is by the server's clock; when it is over, the page asks again. */
export function Countdown({ until, now }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsBetween(now, until));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const began = performance.now();
    const whole = secondsBetween(now, until);
    const tick = () => setLeft(Math.max(0, Math.ceil(whole - (performance.now() - began) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [now, until]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return (
    <b role="timer" className={styles.left}>
      {textOf(left)}
    </b>
  );
}

const secondsBetween = (now: string, until: string): number =>
  Math.max(0, Math.ceil((momentOf(until).getTime() - momentOf(now).getTime()) / 1000));

function textOf(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return days > 0 ? `${days} 天 ${clock}` : clock;
}
