import { BookOpen, ExternalLink, Image, Package, Play } from 'lucide-react';
import { coverTopics } from '#contract/rules/coverTopics.ts';
import { isPackage, isTimed } from '#contract/rules/progress.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import type { StagePeriod } from '../periods.ts';
import { shownLength } from '../shownLength.ts';
import type { StageCourse } from '../stage.ts';
import styles from './Screen.module.css';

interface PosterProps {
  course: StageCourse;
  period: StagePeriod;
  busy: boolean;
  onStart: () => void;
  /** The pointer is over it: a click is likely. */
  onNear?: () => void;
}

/** The cover with one large button; it stays in place while the class-hour is being fetched. */
export function Poster({ course, period, busy, onStart, onNear }: PosterProps) {
  return (
    <div className={styles.fill}>
      <Cover id={course.id} src={course.courseLogo} topics={coverTopics(course)} eager className={styles.cover} />
      <BareButton
        className={styles.start}
        aria-label={`${verbOf(period)} ${period.number} ${period.periodName}`}
        aria-busy={busy || undefined}
        onClick={onStart}
        onPointerEnter={onNear}
        onFocus={onNear}
        onTouchStart={onNear}
      >
        <span className={styles.disc} data-busy={busy || undefined}>
          <Sign fileType={period.fileType} />
        </span>
      </BareButton>
      <p className={styles.caption} aria-hidden="true">
        <b>{verbOf(period)}</b>
        {shownLength(period.fileType, period.length)}
        {period.watchedPercent > 0 && period.isDone === 0 ? <span>已学 {period.watchedPercent}%</span> : null}
        {period.isDone === 1 ? <span>已学完</span> : null}
      </p>
    </div>
  );
}

function verbOf({ fileType, watchedPercent, isDone }: StagePeriod): string {
  if (!isTimed(fileType)) return '打开';
  return watchedPercent > 0 && isDone === 0 ? '接着学' : '播放';
}

function Sign({ fileType }: { fileType: FileType }) {
  if (fileType === FileType.document) return <BookOpen size={30} aria-hidden="true" />;
  if (fileType === FileType.image) return <Image size={30} aria-hidden="true" />;
  if (isPackage(fileType)) return <Package size={30} aria-hidden="true" />;
  if (!isTimed(fileType)) return <ExternalLink size={30} aria-hidden="true" />;
  return <Play size={32} fill="currentColor" aria-hidden="true" className={styles.play} />;
}
