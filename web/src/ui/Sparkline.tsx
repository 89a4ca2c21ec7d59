import styles from './Sparkline.module.css';

const WIDTH = 72;
const HEIGHT = 24;

/** Recent course of a number in a table cell; `label` says it in words. Fewer than two values draw nothing. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const points = sparkPoints(values);
  const last = points.at(-1);
  if (points.length < 2 || !last) return <span className={styles.none}>暂无数据</span>;
  return (
    <>
      <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <polyline points={points.map(([x, y]) => `${x},${y}`).join(' ')} />
        <circle cx={last[0]} cy={last[1]} r="2.6" />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}

/** Points in the 72 × 24 box, lowest value at y 20, highest at y 4. */
export function sparkPoints(values: readonly number[]): ReadonlyArray<readonly [number, number]> {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = (WIDTH - 6) / Math.max(1, values.length - 1);
  return values.map((value, index) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
    return [round(3 + index * step), round(20 - share * 16)] as const;
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
