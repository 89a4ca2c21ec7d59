import { ChevronRight, Lock } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import { isOpenTo } from '../periods.ts';
import { nodeFact } from '../node/nodeFact.ts';
import { shownLength } from '../shownLength.ts';
import styles from './ChapterList.module.css';

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** The open class-hour. */
  periodId: string | undefined;
  isGuest: boolean;
  hrefOf: (periodId: string) => string;
  onPick: () => void;
}

/** Chapters that fold, each with its class-hours on a path; the chapter of the open class-hour is unfolded. */
export function ChapterList({ chapters, periodId, isGuest, hrefOf, onPick }: ChapterListProps) {
  if (chapters.length === 0)
    return <Empty title="还没有章节" note="内容准备好之后会出现在这里" className={styles.none} />;
  const holds = (chapter: Chapter) => chapter.periodList.some(({ id }) => id === periodId);
  return chapters.map((chapter) => (
    <details key={chapter.id} className={styles.chapter} open={holds(chapter)}>
      <summary className={styles.summary}>
        <ChevronRight size={16} aria-hidden="true" className={styles.arrow} />
        <b className={styles.name}>
          第 {chapter.seq} 章<span className={styles.words}>{chapter.chapterName}</span>
        </b>
        <span className={styles.count}>{chapter.periodList.length} 课时</span>
      </summary>
      <PathList compact className={styles.path}>
        {chapter.periodList.map((period, index) => (
          <PathItem key={period.id} state={stateOf(period, periodId)}>
            <Link
              to={hrefOf(period.id)}
              className={styles.period}
              aria-current={period.id === periodId ? 'true' : undefined}
              preventScrollReset
              onClick={onPick}
            >
              <span className={styles.title}>
                {chapter.seq}.{index + 1} {period.periodName}
              </span>
              <Fact period={period} isGuest={isGuest} />
            </Link>
          </PathItem>
        ))}
      </PathList>
    </details>
  ));
}

const stateOf = (period: Period, openId: string | undefined) => {
  if (period.id === openId) return 'now';
  return period.isDone === 1 ? 'done' : 'later';
};

/** At the right end: why it is closed, that it is free, how far it was watched, or how long it is. */
function Fact({ period, isGuest }: { period: Period; isGuest: boolean }) {
  if (period.hasMedia === 0) return <span className={styles.fact}>未更新</span>;
  if (!isOpenTo(period, isGuest)) {
    const reason = period.lockReason === '' ? '' : lockReasons[period.lockReason];
    return (
      <span className={styles.fact} title={reason}>
        <Lock size={14} aria-hidden="true" />
        <span className="sr-only">{reason}</span>
      </span>
    );
  }
  const started = period.watchedPercent > 0 && period.isDone === 0;
  return (
    <span className={styles.fact}>
      {isGuest && period.isFree === 1 ? <em className={styles.free}>试学</em> : null}
      {started ? <em className={styles.free}>{period.watchedPercent}%</em> : null}
      {period.isDone === 1 ? <span className="sr-only">已学完</span> : null}
      {period.node ? nodeFact(period.node) : shownLength(period.fileType, period.length)}
    </span>
  );
}
