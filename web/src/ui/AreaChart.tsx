import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { useState } from 'react';
import type { PointerEvent } from 'react';
import styles from './AreaChart.module.css';
import { ChartTable } from './ChartTable.tsx';
import type { ChartPoint } from './ChartTable.tsx';

export type AreaChartProps = {
  /** Spoken name of the chart and of the table beside it. */
  caption: string;
  /** Heads of the table: what x and y are. */
  head: readonly [string, string];
  points: readonly ChartPoint[];
  /** After a figure: 人. */
  unit: string;
};

const WIDTH = 640;
const HEIGHT = 200;

/** A line over its ground, in steps; the figures stand in a table that opens below. */
export function AreaChart({ caption, head, points, unit }: AreaChartProps) {
  const [near, setNear] = useState<number | null>(null);
  if (points.length === 0) return null;
  const most = Math.max(1, ...points.map(({ y }) => y));
  const x = scaleLinear([0, points.length], [0, WIDTH]);
  const y = scaleLinear([0, most], [HEIGHT, 8]);
  const stepped = [...points.map((point, index) => [x(index), y(point.y)] as [number, number]), last(points, y)];
  const shown = near === null ? undefined : points[near];
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - box.left) / box.width) * points.length);
    setNear(Math.max(0, Math.min(points.length - 1, at)));
  };
  return (
    <figure className={styles.chart}>
      <p className={styles.shown} aria-hidden="true">
        {shown ? `${shown.label} · ${shown.y} ${unit}` : `最多 ${most} ${unit}`}
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={caption}
        onPointerMove={follow}
        onPointerLeave={() => setNear(null)}
      >
        <path className={styles.ground} d={area().y0(HEIGHT).curve(curveStepAfter)(stepped) ?? ''} />
        <path className={styles.line} d={line().curve(curveStepAfter)(stepped) ?? ''} />
        <line className={styles.base} x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        {near === null ? null : <line className={styles.near} x1={x(near)} x2={x(near)} y1="0" y2={HEIGHT} />}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{points[0]!.label}</span>
        <span>{points.at(-1)!.label}</span>
      </p>
      <ChartTable caption={caption} head={head} points={points} />
    </figure>
  );
}

/** A step has a width, so the last one ends at the right edge. */
const last = (points: readonly ChartPoint[], y: (value: number) => number): [number, number] => [
  WIDTH,
  y(points.at(-1)!.y),
];
