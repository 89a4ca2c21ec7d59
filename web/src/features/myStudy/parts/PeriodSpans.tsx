import { isOpenedOnce } from '#contract/rules/progress.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { amount, shownLength } from '../../../shared/player/shownLength.ts';
import { Link } from '../../../ui/Link.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import type { Overview } from './OverviewFacts.tsx';
import styles from './PeriodSpans.module.css';
import { SpanBar } from './SpanBar.tsx';
import { spansText } from '../../../shared/player/spanText.ts';

type Period = Overview['periods'][number];

/** Every class-hour with the spans that count, what was never watched, and how much is missing. */
export function PeriodSpans({ overview: { courseId, periods } }: { overview: Overview }) {
  const byChapter = Map.groupBy(periods, ({ chapterId }) => chapterId);
  return (
    <section className={styles.periods} aria-labelledby="period-spans">
      <h2 id="period-spans" className={styles.title}>
        每个课时看过哪些部分
      </h2>
      {[...byChapter].map(([chapterId, own]) => (
        <div key={chapterId} className={styles.chapter}>
          <h3 className={styles.name}>{own[0]?.chapterName}</h3>
          <ul>
            {own.map((period) => (
              <Line key={period.periodId} courseId={courseId} period={period} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Line({ courseId, period }: { courseId: string; period: Period }) {
  const { periodId, periodName, fileType, length, watchedLength, isDone, watched, unwatched, missing } = period;
  const began = watchedLength > 0;
  return (
    <li className={styles.line}>
      <Link to={studyPath(courseId, periodId)} className={styles.period}>
        {periodName}
      </Link>
      <span>
        {isDone === 1 ? (
          <StatusDot tone="passed">已学完</StatusDot>
        ) : (
          <StatusDot tone={began ? 'waiting' : 'idle'}>
            {began ? `还差 ${amount(fileType, missing)}` : '没有开始'}
          </StatusDot>
        )}
      </span>
      <span className={styles.length}>
        {isOpenedOnce(fileType)
          ? `${shownLength(fileType, length)}，${began ? '已打开' : '没有打开'}`
          : `${amount(fileType, watchedLength)} / ${shownLength(fileType, length)}`}
      </span>
      <SpanBar spans={watched} length={length} label={`${periodName}，${Math.floor(period.percent)}%`} />
      {began && isDone === 0 && unwatched.length > 0 ? (
        <span className={styles.missing}>没看过：{spansText(fileType, unwatched)}</span>
      ) : null}
    </li>
  );
}
