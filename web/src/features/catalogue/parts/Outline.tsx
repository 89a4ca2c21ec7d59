import { FileText, Headphones, Image, Link2, MonitorPlay } from 'lucide-react';
import { Link } from 'react-router';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { studyPath } from '../../../courses/paths.ts';
import { shownLength } from '../../../player/shownLength.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isOpen, typeName } from './outlineFacts.ts';
import styles from './Outline.module.css';

interface OutlineProps {
  courseId: string;
  chapters: readonly Chapter[];
  isGuest: boolean;
}

/** Chapters as a path of class-hours: what each is, how long, done, given away, or locked and why. */
export function Outline({ courseId, chapters, isGuest }: OutlineProps) {
  if (chapters.length === 0) return <Empty title="目录还没有排好" note="收藏起来，更新后再来看" />;
  return chapters.map((chapter) => (
    <section key={chapter.id} className={styles.chapter} aria-labelledby={`chapter-${chapter.id}`}>
      <h2 id={`chapter-${chapter.id}`} className={styles.name}>
        <span className={styles.number}>第 {chapter.seq} 章</span>
        {chapter.chapterName}
      </h2>
      {chapter.chapterDesc ? <p className={styles.desc}>{chapter.chapterDesc}</p> : null}
      <PathList className={styles.path}>
        {chapter.periodList.map((period, index) => (
          <PeriodRow
            key={period.id}
            period={period}
            number={`${chapter.seq}.${index + 1}`}
            to={isOpen(period, isGuest) ? studyPath(courseId, period.id) : undefined}
          />
        ))}
      </PathList>
    </section>
  ));
}

function PeriodRow({ period, number, to }: { period: Period; number: string; to: string | undefined }) {
  const Icon = icons[period.fileType] ?? FileText;
  const isLocked = to === undefined && period.isLocked === 1;
  const state = period.isDone === 1 ? 'done' : isLocked ? 'locked' : period.watchedPercent > 0 ? 'now' : 'later';
  const name = (
    <>
      <span className={styles.at}>{number}</span>
      {period.periodName}
    </>
  );
  return (
    <PathItem state={state} reason={period.lockReason === '' ? undefined : lockReasons[period.lockReason]}>
      <div className={styles.row}>
        {to === undefined ? (
          <span className={styles.title}>{name}</span>
        ) : (
          <Link to={to} className={styles.title}>
            {name}
          </Link>
        )}
        {period.isFree === 1 && period.isLocked === 1 ? <Tag tone="ok">试学</Tag> : null}
        <span className={styles.facts}>
          <Icon size={15} aria-hidden="true" />
          {typeName(period.fileType)}
          <span className={styles.length}>{lengthOf(period)}</span>
        </span>
      </div>
      {period.periodDesc ? <p className={styles.note}>{period.periodDesc}</p> : null}
      {period.watchedPercent > 0 && period.isDone === 0 ? (
        <p className={styles.note}>已看 {period.watchedPercent}%</p>
      ) : null}
    </PathItem>
  );
}

const icons: Readonly<Record<number, typeof FileText>> = {
  4: MonitorPlay,
  5: Headphones,
  6: Image,
  7: FileText,
  8: Link2,
  9: Link2,
};

function lengthOf({ hasMedia, startTime, fileType, length }: Period): string {
  if (hasMedia === 0) return startTime ? shownTime(startTime) : '未更新';
  return fileType === 4 || fileType === 5 || fileType === 7 ? shownLength(fileType, length) : '';
}
