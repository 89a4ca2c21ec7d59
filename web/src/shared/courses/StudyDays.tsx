import { spokenSeconds } from '../player/shownLength.ts';
import styles from './StudyDays.module.css';

interface Day {
  /** `yyyy-MM-dd` */
  day: string;
  seconds: number;
}

interface StudyDaysProps {
  days: readonly Day[];
  /** Said when there was nothing. */
  nobody?: string;
}

const HEIGHT = 96;

/** The last 30 days, one bar a day; the title says what it comes to. */
export function StudyDays({ days, nobody = '最近 30 天没有学过' }: StudyDaysProps) {
  const total = days.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = Math.max(1, ...days.map(({ seconds }) => seconds));
  const active = days.filter(({ seconds }) => seconds > 0);
  const step = 100 / Math.max(1, days.length);
  return (
    <section className={styles.days} aria-labelledby="study-days">
      <h2 id="study-days" className={styles.title}>
        {total === 0 ? nobody : `最近 30 天学了 ${spokenSeconds(total)}，有 ${active.length} 天在学`}
      </h2>
      <svg className={styles.chart} width="100%" height={HEIGHT + 24} aria-hidden="true">
        <line className={styles.base} x1="0" x2="100%" y1={HEIGHT} y2={HEIGHT} />
        {days.map(({ day, seconds }, index) => {
          const height = seconds === 0 ? 0 : Math.max(3, (seconds / most) * (HEIGHT - 18));
          return seconds === 0 ? null : (
            <rect
              key={day}
              className={styles.bar}
              x={`${(index + 0.16) * step}%`}
              width={`${step * 0.68}%`}
              y={HEIGHT - height}
              height={height}
              rx="2"
            >
              <title>{`${shownDay(day)} ${spokenSeconds(seconds)}`}</title>
            </rect>
          );
        })}
        <text className={styles.label} x="0" y={HEIGHT + 19}>
          {shownDay(days[0]?.day ?? '')}
        </text>
        <text className={styles.label} x="100%" y={HEIGHT + 19} textAnchor="end">
          今天
        </text>
      </svg>
      <ul className="sr-only">
        {active.map(({ day, seconds }) => (
          <li key={day}>
            {shownDay(day)}，{spokenSeconds(seconds)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function shownDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return month === undefined ? '' : `${month} 月 ${date} 日`;
}
