import { area, curveStepAfter, line } from 'd3-shape';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CurveFilm as Playable } from '#contract/course/courseStatistics.ts';
import { clock } from '#contract/rules/position.ts';
import { attach } from '../../../shared/player/media/attach.ts';
import { moveTo } from '../../../shared/player/media/filmCommands.ts';
import { useFilm } from '../../../shared/player/media/useFilm.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChartTable } from '../../../ui/ChartTable.tsx';
import styles from './CurveFilm.module.css';

interface CurveFilmProps {
  film: Playable;
  name: string;
  isAudio: boolean;
  /** Seconds. */
  length: number;
  parts: readonly { at: number; watched: number }[];
  /** Asks for another address, when this one does not work. */
  onAgain: () => void;
}

const HEIGHT = 100;
const TOP = 8;

/** A film with, over its seek bar, how many watched each moment: who sees the line fall can look at what is shown there. */
export function CurveFilm(props: CurveFilmProps) {
  const { name, parts } = props;
  return (
    <figure className={styles.figure}>
      <Playing {...props} />
      <ChartTable
        caption={`${name}：每一处有多少人看过`}
        head={['时间', '看过的人']}
        points={parts.map(({ at, watched }) => ({ x: at, y: watched, label: clock(at) }))}
      />
    </figure>
  );
}

/** What changes as the film goes on. */
function Playing({ film: given, name, isAudio, length, parts, onAgain }: CurveFilmProps) {
  // Every answer signs anew; the film that is open goes on with the address it has.
  const [{ url, delivery, poster }] = useState(given);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [isFailed, setFailed] = useState(false);
  const { time, duration, paused } = useFilm(video);
  useEffect(() => {
    if (!video) return;
    return attach(video, { url, isPlaylist: delivery === 'hls', at: 0, play: false }, () => setFailed(true));
  }, [video, url, delivery]);
  const end = duration || length;
  const here = parts.findLast(({ at }) => at <= time)?.watched ?? 0;
  const most = Math.max(1, ...parts.map(({ watched }) => watched));
  const toggle = () => {
    if (!video) return;
    if (video.paused) video.play().catch(() => undefined);
    else video.pause();
  };
  return (
    <div className={styles.player}>
      <video
        ref={setVideo}
        className={isAudio ? styles.sound : styles.film}
        playsInline
        preload="metadata"
        poster={poster || undefined}
        aria-label={name}
      >
        <track kind="captions" />
      </video>
      <Steps name={name} most={most} length={length} parts={parts} time={time} />
      <input
        type="range"
        className={styles.seek}
        min={0}
        max={Math.round(end)}
        step={1}
        value={Math.round(time)}
        aria-label="播放进度"
        aria-valuetext={`${clock(time)}，共 ${clock(end)}，${here} 人看过这里`}
        onChange={({ target }) => video && moveTo(video, Number(target.value))}
      />
      <div className={styles.bar}>
        <Button
          size="sm"
          icon={paused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          onClick={toggle}
        >
          {paused ? '播放' : '暂停'}
        </Button>
        <span>
          {clock(time)} / {clock(end)}
        </span>
        <span className={styles.here}>{here} 人看过这里</span>
      </div>
      {isFailed ? <Failed onAgain={onAgain} /> : null}
    </div>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const again = (
    <Button size="sm" variant="text" onClick={onAgain}>
      重试
    </Button>
  );
  return (
    <Banner tone="danger" action={again}>
      播放不了，地址可能已经过期
    </Banner>
  );
}

interface StepsProps extends Pick<CurveFilmProps, 'name' | 'length' | 'parts'> {
  most: number;
  time: number;
}

/** As wide as the way of the seek bar below it, so that a place on one is the same place on the other. */
function Steps({ name, most, length, parts, time }: StepsProps) {
  const heightOf = (watched: number): number => TOP + (1 - watched / most) * (HEIGHT - TOP);
  const steps = parts.map(({ at, watched }): [number, number] => [at, heightOf(watched)]);
  steps.push([length, heightOf(parts.at(-1)?.watched ?? 0)]);
  return (
    <svg
      className={styles.curve}
      viewBox={`0 0 ${Math.max(1, length)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${name}：每一处有多少人看过，最多 ${most} 人`}
    >
      <path className={styles.ground} d={area().y0(HEIGHT).curve(curveStepAfter)(steps) ?? ''} />
      <path className={styles.line} vectorEffect="non-scaling-stroke" d={line().curve(curveStepAfter)(steps) ?? ''} />
      <line className={styles.now} vectorEffect="non-scaling-stroke" x1={time} x2={time} y1="0" y2={HEIGHT} />
    </svg>
  );
}
