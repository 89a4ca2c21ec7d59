import type { Heat } from '#contract/exam/runningShapes.ts';
import { HEAT_MINUTES } from '#contract/rules/running.ts';
import { momentOf, wireTimeIn } from '#contract/rules/time.ts';
import styles from './HeatMap.module.css';
import { clockOf, spanText } from './runText.ts';
import { Subhead } from './Subhead.tsx';

const STEPS = 5;

/** How often answers were saved, a cell for a minute and a row for a class; a minute without any is outlined. */
export function HeatMap({ heat: { from, groups, outages } }: { heat: Heat }) {
  if (groups.length === 0) return null;
  const most = Math.max(1, ...groups.flatMap(({ counts }) => counts));
  const timeAt = (minute: number): string => clockOf(wireTimeIn(momentOf(from), minute * 60));
  const [last] = outages.slice(-1);
  const note = last
    ? `${clockOf(last.from)} 有 ${last.people} 人同时断线，持续 ${spanText(last.seconds)}；重新连上后答案会补传`
    : '最近 30 分钟没有很多人同时断线';
  return (
    <section aria-label="保存情况">
      <Subhead title="保存情况" note={note}>
        <span className={styles.key} aria-hidden="true">
          少
          {[1, 2, 3, 4, 5].map((step) => (
            <i key={step} data-step={step} />
          ))}
          多
        </span>
      </Subhead>
      <div className={styles.map}>
        {groups.map(({ name, candidateSource, counts }) => (
          <Row key={`${name}${candidateSource}`} name={name} counts={counts} most={most} timeAt={timeAt} />
        ))}
        <span className={styles.axis} aria-hidden="true">
          <span>{timeAt(0)}</span>
          <span>{timeAt(HEAT_MINUTES / 2)}</span>
          <span>{timeAt(HEAT_MINUTES - 1)}</span>
        </span>
      </div>
    </section>
  );
}

interface RowProps {
  name: string;
  counts: readonly number[];
  most: number;
  timeAt: (minute: number) => string;
}

function Row({ name, counts, most, timeAt }: RowProps) {
  const first = counts.findIndex((count) => count > 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  // before the first save nobody has begun, and the minute of now is not over
  const isMissing = (count: number, minute: number): boolean =>
    count === 0 && first >= 0 && minute > first && minute < counts.length - 1;
  const none = counts.flatMap((count, minute) => (isMissing(count, minute) ? [timeAt(minute)] : []));
  const spoken = `${name}：30 分钟保存 ${total} 次${none.length > 0 ? `，${none.join('、')} 没有保存` : ''}`;
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.cells} role="img" aria-label={spoken}>
        {counts.map((count, minute) => (
          <i
            key={timeAt(minute)}
            data-step={count === 0 ? 0 : Math.ceil((count / most) * STEPS)}
            data-none={isMissing(count, minute) || undefined}
            title={`${timeAt(minute)}，${count} 次`}
          />
        ))}
      </span>
      <span className={styles.rate}>{Math.round(total / counts.length)} 次/分</span>
    </>
  );
}
