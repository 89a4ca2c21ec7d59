import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { LiveEntry, Stroke } from '#contract/live/shapes.ts';
import { INK_SCALE, MOST_STROKE_POINTS } from '#contract/rules/liveRooms.ts';
import type { WaitingStroke } from './inkSender.ts';
import styles from './Slides.module.css';

interface InkLayerProps {
  strokes: readonly LiveEntry[];
  /** Written here and not yet with the server. */
  waiting: readonly WaitingStroke[];
  /** The pen in hand; null while one only looks. */
  pen: { colour: string; width: number } | null;
  onStroke: (stroke: Stroke) => void;
}

/** Half a percent: nearer points are the same one. */
const NEAR = 25;

/** What is written on the page, and the pen that writes. */
export function InkLayer({ strokes, waiting, pen, onStroke }: InkLayerProps) {
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const line = useRef<number[]>([]);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] => {
    const box = currentTarget.getBoundingClientRect();
    const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * INK_SCALE);
    return [part((clientX - box.left) / box.width), part((clientY - box.top) / box.height)];
  };
  const send = () => {
    if (pen && line.current.length >= 2) onStroke({ points: line.current, ...pen });
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    line.current = at(event);
    setDrawn(line.current);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (!pen || line.current.length === 0) return;
    const [x, y] = at(event);
    const [beforeX = 0, beforeY = 0] = line.current.slice(-2);
    if (Math.abs(x - beforeX) + Math.abs(y - beforeY) < NEAR) return;
    line.current = [...line.current, x, y];
    setDrawn(line.current);
    if (line.current.length < MOST_STROKE_POINTS * 2) return;
    send();
    line.current = [x, y];
  };
  const end = () => {
    send();
    line.current = [];
    setDrawn([]);
  };
  return (
    <svg
      className={styles.ink}
      viewBox={`0 0 ${INK_SCALE} ${INK_SCALE}`}
      preserveAspectRatio="none"
      data-pen={pen ? true : undefined}
      data-strokes={strokes.length}
      role="img"
      aria-label={strokes.length > 0 ? `板书 ${strokes.length} 笔` : '没有板书'}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {strokes.map(({ seq, stroke }) => (stroke ? <Line key={seq} {...stroke} /> : null))}
      {waiting.map(({ clientKey, stroke }) => (
        <Line key={clientKey} {...stroke} />
      ))}
      {pen && drawn.length > 0 ? <Line points={drawn} {...pen} /> : null}
    </svg>
  );
}

function Line({ points, colour, width }: { points: readonly number[]; colour: string; width: number }) {
  const pairs = points.length === 2 ? [...points, points[0]! + 1, points[1]! + 1] : points;
  return (
    <polyline
      points={pairs.join(' ')}
      fill="none"
      stroke={colour}
      strokeWidth={Math.max(1.5, width / 10)}
      vectorEffect="non-scaling-stroke"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
