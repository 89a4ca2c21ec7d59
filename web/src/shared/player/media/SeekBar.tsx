import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clock } from '#contract/rules/position.ts';
import type { Span } from '#contract/rules/spans.ts';
import styles from './SeekBar.module.css';
import { SeekPicture } from './SeekPicture.tsx';
import { pictureAt, useThumbnails } from './useThumbnails.ts';

interface SeekBarProps {
  time: number;
  duration: number;
  /** Shares of the duration. */
  buffered: readonly [from: number, to: number][];
  /** Seconds that count as watched: the thin line below. */
  watched: readonly Span[];
  seek: (to: number) => void;
  /** Address of the pictures of the film; or empty. */
  thumbnails: string;
}

/** Where the film is, what is loaded, and, on a thin line below, every second that counts. */
export function SeekBar({ time, duration, buffered, watched, seek, thumbnails }: SeekBarProps) {
  const [at, setAt] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const pictures = useThumbnails(thumbnails, at !== null || dragged !== null);
  const percent = (second: number): string => `${duration === 0 ? 0 : Math.min(100, (second / duration) * 100)}%`;
  const share = (event: PointerEvent<HTMLElement>): number => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(1, (event.clientX - left) / width)) * duration;
  };
  const keyed = (event: KeyboardEvent) => {
    const to = { Home: 0, End: duration, PageUp: time + 30, PageDown: time - 30 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    seek(to);
  };
  return (
    <div
      className={styles.bar}
      role="slider"
      tabIndex={0}
      aria-label="播放进度"
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={`${clock(shown)}，共 ${clock(duration)}`}
      onKeyDown={keyed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(share(event));
      }}
      onPointerMove={(event) => {
        setAt(share(event));
        if (dragged !== null) setDragged(share(event));
      }}
      onPointerUp={(event) => {
        if (dragged !== null) seek(share(event));
        setDragged(null);
      }}
      onPointerCancel={() => setDragged(null)}
      onPointerLeave={() => setAt(null)}
    >
      <svg className={styles.lines} width="100%" height="18" aria-hidden="true">
        <rect className={styles.way} x="0" y="6" width="100%" height="4" rx="2" />
        {buffered.map(([from, to]) => (
          <rect
            key={from}
            className={styles.loaded}
            x={`${from * 100}%`}
            y="6"
            width={`${(to - from) * 100}%`}
            height="4"
            rx="2"
          />
        ))}
        <rect className={styles.played} x="0" y="6" width={percent(shown)} height="4" rx="2" />
        {watched.map(([from, to]) => (
          <rect key={from} className={styles.watched} x={percent(from)} y="13" width={percent(to - from)} height="2" />
        ))}
        <circle className={styles.thumb} cx={percent(shown)} cy="8" r="7" />
      </svg>
      {at !== null && duration > 0 ? (
        <svg className={styles.hint} width="100%" height="22" aria-hidden="true">
          <SeekPicture picture={pictureAt(pictures, dragged ?? at)} x={percent(at)} share={at / duration} />
          <text
            x={percent(at)}
            y="15"
            textAnchor={at / duration < 0.04 ? 'start' : at / duration > 0.96 ? 'end' : 'middle'}
          >
            {clock(at)}
          </text>
        </svg>
      ) : null}
    </div>
  );
}
