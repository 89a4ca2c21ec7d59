import { axisLabel, nameLines, radarShape, ringShape } from './radarShape.ts';
import styles from './Radar.module.css';

export type RadarAxis = {
  name: string;
  /** 0-100. */
  mine: number;
  /** Demand of the position, 0-100. */
  need?: number;
};

export type RadarProps = {
  /** 5 to 8. */
  axes: readonly RadarAxis[];
  /** 206-236 in cards, 290 in a side column, 372 with values. */
  size?: number;
  /** Writes the figures under the names. */
  values?: boolean;
  /** Spoken beginning: 数据分析师能力雷达. */
  label: string;
};

const RINGS = [0.25, 0.5, 0.75, 1];
const LINE_HEIGHT = 16;

/** Mine is a filled line with nodes, the demand a dashed line without fill, so that both read without colour. */
export function Radar({ axes, size = 236, values, label }: RadarProps) {
  const middle = size / 2;
  const reach = middle - (values ? 58 : 44);
  const count = axes.length;
  const mine = radarShape(
    axes.map((axis) => axis.mine),
    middle,
    reach,
  );
  const need = axes.every((axis) => axis.need !== undefined)
    ? radarShape(
        axes.map((axis) => axis.need ?? 0),
        middle,
        reach,
      )
    : undefined;
  return (
    <span className={styles.wrap}>
      {/* Without a fill of its own nothing is black while the styles are on their way. */}
      <svg
        className={styles.radar}
        viewBox={`0 0 ${size} ${size}`}
        width={size}
        height={size}
        fill="none"
        aria-hidden="true"
      >
        {RINGS.map((ring) => (
          <polygon key={ring} className={styles.ring} points={join(ringShape(count, middle, reach * ring))} />
        ))}
        {ringShape(count, middle, reach).map(([x, y], index) => (
          <line key={axes[index]?.name} className={styles.ring} x1={middle} y1={middle} x2={x} y2={y} />
        ))}
        {need ? <polygon className={styles.need} points={join(need)} /> : null}
        <polygon className={styles.mine} points={join(mine)} />
        {mine.map(([x, y], index) => (
          <circle key={axes[index]?.name} className={styles.node} cx={x} cy={y} r="3.5" />
        ))}
        {axes.map((axis, index) => {
          const { x, y, anchor } = axisLabel(index, count, middle, reach + 10);
          const lines = nameLines(axis.name, anchor);
          const top = y - (lines.length - 1) * (LINE_HEIGHT / 2);
          return (
            <text
              key={axis.name}
              className={styles.name}
              x={x}
              y={values ? top - roomForValue(anchor, y < middle) : top}
              textAnchor={anchor}
            >
              {lines.map((line, at) => (
                <tspan key={line} x={x} dy={at === 0 ? 0 : LINE_HEIGHT}>
                  {line}
                </tspan>
              ))}
              {values ? (
                <tspan className={styles.value} x={x} dy="17">
                  {axis.need === undefined ? axis.mine : `${axis.mine} / ${axis.need}`}
                </tspan>
              ) : null}
            </text>
          );
        })}
      </svg>
      <span className="sr-only">{`${label}：${axes.map(spoken).join('，')}`}</span>
    </span>
  );
}

/** Two lines stand above the top corner, below the bottom one, and around the middle of the others. */
function roomForValue(anchor: string, isAbove: boolean): number {
  if (anchor !== 'middle') return 8;
  return isAbove ? 17 : 0;
}

function spoken({ name, mine, need }: RadarAxis): string {
  return need === undefined ? `${name} ${mine}` : `${name} ${mine}，要求 ${need}`;
}

function join(points: ReadonlyArray<readonly [number, number]>): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ');
}
