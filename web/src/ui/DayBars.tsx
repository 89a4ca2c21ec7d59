import styles from './DayBars.module.css';

const HEIGHT = 96;
/** Share of a day's width that stays empty on either side of its bar. */
const GAP = 0.14;

const plain = (count: number): string => count.toLocaleString('en-US');

interface DayBarsProps {
  title: string;
  unit: string;
  days: readonly { day: string; count: number }[];
  /** How a figure reads; in groups of three digits unless told. */
  textOf?: (count: number) => string;
  /** The last of the days is today; so it is unless told. */
  endsToday?: boolean;
}

/** A bar per day, today's in accent; the figures are in a table for readers. */
export function DayBars({ title, unit, days, textOf = plain, endsToday = true }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = 100 / Math.max(1, days.length);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <svg height={HEIGHT + 22} className={styles.bars} aria-hidden="true">
        <line x1="0" x2="100%" y1={HEIGHT + 0.5} y2={HEIGHT + 0.5} className={styles.axis} />
        {days.map(({ day, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - 16));
          const isLast = index === days.length - 1;
          const isToday = endsToday && isLast;
          return (
            <g key={day}>
              <rect
                x={percent((index + GAP) * step)}
                y={HEIGHT - height}
                width={percent(step * (1 - 2 * GAP))}
                height={height}
                rx="2"
                className={isToday ? styles.today : styles.bar}
              />
              {count === most && count > 0 ? (
                <text x={percent((index + 0.5) * step)} y={HEIGHT - height - 5} className={styles.label}>
                  {textOf(count)}
                </text>
              ) : null}
              {index === 0 || isLast ? (
                <text
                  x={percent(isLast ? 100 - GAP * step : GAP * step)}
                  y={HEIGHT + 17}
                  className={styles.label}
                  data-end={isLast || undefined}
                  data-start={index === 0 || undefined}
                >
                  {isToday ? '今天' : dayName(day)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      {/* A table does not shrink to a pixel, so what is hidden is the layer around it. */}
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                <td>{`${textOf(count)} ${unit}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Widths are shares, so that the words keep their size on every screen. */
const percent = (share: number): string => `${share.toFixed(2)}%`;

const dayName = (day: string): string => `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;
