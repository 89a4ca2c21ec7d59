import { ClipboardList, FileText, Headphones, Image, Link2, Lock, MonitorPlay, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '../../../ui/Link.tsx';
import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import { AssessmentKind } from '#contract/rules/assessmentKinds.ts';
import { playerPath, replayPath } from '#contract/rules/livePaths.ts';
import { lockReasons } from '#contract/rules/lock.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { studyPath } from '../../../shared/courses/paths.ts';
import { nodeFact } from '../../../shared/player/node/nodeFact.ts';
import { shownLength } from '../../../shared/player/shownLength.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PathItem, PathList } from '../../../ui/PathList.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { isOpen, typeName } from './outlineFacts.ts';
import styles from './Outline.module.css';

const CourseSearch = lazy(() =>
  import('../../../shared/player/search/CourseSearch.tsx').then((module) => ({ default: module.CourseSearch })),
);

interface OutlineProps {
  courseId: string;
  chapters: readonly Chapter[];
  isGuest: boolean;
  /** Everything is open to this visitor, so that nothing has to be marked as a preview. */
  mayStudy: boolean;
  /** Where a class-hour opens; a preview opens it on its own page, and nothing can be looked for there. */
  hrefOf?: (periodId: string) => string;
}

/** Chapters as a path of class-hours, and a way to look for a word in all of them. */
export function Outline(props: OutlineProps) {
  const { courseId, chapters } = props;
  const [isSearching, setSearching] = useState(false);
  const { pathname, search } = useLocation();
  if (chapters.length === 0) return <Empty title="目录还没有排好" note="收藏起来，更新后再来看" />;
  const path = <Chapters {...props} />;
  if (props.hrefOf) return path;
  if (!isSearching) {
    return (
      <>
        <p className={styles.search}>
          <Button size="sm" icon={<Search size={16} aria-hidden="true" />} onClick={() => setSearching(true)}>
            在这门课里找
          </Button>
        </p>
        {path}
      </>
    );
  }
  const query = new URLSearchParams(search);
  query.set('tab', 'materials');
  return (
    <Suspense fallback={path}>
      <CourseSearch
        isAsked
        courseId={courseId}
        hrefOf={(periodId) => studyPath(courseId, periodId)}
        filesHref={`${pathname}?${query}`}
      >
        {path}
      </CourseSearch>
    </Suspense>
  );
}

/** What each class-hour is, how long, done, given away, or locked and why. */
function Chapters({ courseId, chapters, isGuest, mayStudy, hrefOf }: OutlineProps) {
  const placeOf = hrefOf ?? ((periodId: string) => studyPath(courseId, periodId));
  const reason = sharedReason(chapters, isGuest);
  return (
    <>
      {reason ? (
        <p className={styles.reason}>
          <Lock size={16} aria-hidden="true" />
          {reason}
        </p>
      ) : null}
      {chapters.map((chapter) => (
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
                to={isOpen(period, isGuest) ? placeOf(period.id) : hrefOf ? undefined : roomOf(period, isGuest)}
                isSaid={reason !== undefined}
                isPreview={!mayStudy && period.isFree === 1}
              />
            ))}
          </PathList>
        </section>
      ))}
    </>
  );
}

/** The room of a lesson that takes place at a time, or its replay, for who may study it. */
const roomOf = ({ id, startTime, isLocked, hasReplay }: Period, isGuest: boolean): string | undefined =>
  startTime !== null && isLocked === 0 && !isGuest ? (hasReplay ? replayPath : playerPath)(id) : undefined;

/** Why everything that is locked is locked, when it is one reason; then it is said once and not at every row. */
function sharedReason(chapters: readonly Chapter[], isGuest: boolean): string | undefined {
  const locked = chapters
    .flatMap(({ periodList }) => periodList)
    .filter((period) => period.isLocked === 1 && !isOpen(period, isGuest));
  const [first, ...others] = new Set(locked.map(({ lockReason }) => lockReason));
  if (!first || others.length > 0) return undefined;
  const hasPreview = chapters.some(({ periodList }) => periodList.some((period) => isOpen(period, isGuest)));
  return hasPreview ? `${lockReasons[first]}，标着「试学」的现在就能看` : lockReasons[first];
}

interface PeriodRowProps {
  period: Period;
  number: string;
  /** Where it is learnt; undefined while it is locked or empty. */
  to: string | undefined;
  /** The reason stands above already. */
  isSaid: boolean;
  /** Given away to those who do not take the course. */
  isPreview: boolean;
}

function PeriodRow({ period, number, to, isSaid, isPreview }: PeriodRowProps) {
  const Icon = icons[period.fileType] ?? FileText;
  const isLocked = to === undefined && period.isLocked === 1;
  const reason = isLocked && period.lockReason !== '' ? lockReasons[period.lockReason] : undefined;
  const state =
    period.isDone === 1 ? 'done' : isLocked && !isSaid ? 'locked' : period.watchedPercent > 0 ? 'now' : 'later';
  const name = (
    <>
      <span className={styles.at}>{number}</span>
      {period.periodName}
    </>
  );
  return (
    <PathItem state={state} reason={reason}>
      <div className={styles.row}>
        {to === undefined ? (
          <span className={cx(styles.title, isLocked && styles.shut)}>
            {name}
            {reason && isSaid ? <span className="sr-only">，{reason}</span> : null}
          </span>
        ) : (
          <Link to={to} className={styles.title}>
            {name}
          </Link>
        )}
        {isPreview ? <Tag tone="ok">试学</Tag> : null}
        <span className={styles.facts}>
          <Icon size={15} aria-hidden="true" />
          {period.node ? AssessmentKind.labels[period.node.assessmentKind] : typeName(period.fileType)}
          <span className={styles.length}>{period.node ? nodeFact(period.node) : lengthOf(period)}</span>
          {isLocked && isSaid ? <Lock size={13} className={styles.lock} aria-hidden="true" /> : null}
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
  13: ClipboardList,
};

function lengthOf({ hasMedia, hasReplay, startTime, fileType, length }: Period): string {
  if (hasMedia === 0 && hasReplay) return '看回放';
  if (hasMedia === 0) return startTime ? shownTime(startTime) : '未更新';
  return fileType === FileType.video || fileType === FileType.audio || fileType === FileType.document
    ? shownLength(fileType, length)
    : '';
}
