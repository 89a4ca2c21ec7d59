import { lazy, Suspense, useId, useState } from 'react';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { StagePeriod } from '../periods.ts';
import { isOpenTo } from '../periods.ts';
import type { Playhead } from '../playhead.ts';
import type { StageCourse, StageStanding } from '../stage.ts';
import { ChapterList } from './ChapterList.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import styles from './StagePanel.module.css';

const Coursewares = lazy(() => import('./Coursewares.tsx').then((m) => ({ default: m.Coursewares })));
const Transcript = lazy(() => import('../transcript/Transcript.tsx').then((m) => ({ default: m.Transcript })));
const Notes = lazy(() => import('../notes/Notes.tsx').then((m) => ({ default: m.Notes })));
const StageSearch = lazy(() => import('../search/StageSearch.tsx').then((m) => ({ default: m.StageSearch })));
const Records = lazy(() => import('./Records.tsx').then((m) => ({ default: m.Records })));

export interface StagePanelProps {
  course: StageCourse;
  chapters: readonly Chapter[];
  period: StagePeriod | undefined;
  /** Null for a guest. */
  standing: StageStanding | null;
  /** Percent of the course; null for a guest. */
  progress: number | null;
  hrefOf: (periodId: string) => string;
  onPick: () => void;
  playhead: Playhead;
}

/**
 * Beside the screen: chapters, materials of the open class-hour, what is said in it, what the learner noted, what was
 * recorded of it, and where a word stands in the whole course.
 */
export function StagePanel(props: StagePanelProps) {
  const { course, chapters, period, standing, progress, hrefOf, onPick, playhead } = props;
  const isGuest = standing === null;
  const [chosen, setTab] = useState('chapters');
  const idBase = useId();
  const files = period?.coursewareList ?? [];
  const isReadable = period?.hasSubtitle === 1 && isOpenTo(period, isGuest);
  const items = [
    { key: 'chapters', label: '章节' },
    { key: 'files', label: '课件', count: files.length || undefined },
    ...(isReadable ? [{ key: 'transcript', label: '文稿' }] : []),
    ...(isGuest
      ? []
      : [
          { key: 'notes', label: '笔记' },
          { key: 'records', label: '学习记录' },
        ]),
    { key: 'search', label: '查找' },
  ];
  const tab = items.some(({ key }) => key === chosen) ? chosen : 'chapters';
  return (
    <div className={styles.panel}>
      <div className={styles.inner}>
        <Tabs label="学习台" items={items} current={tab} onSelect={setTab} idBase={idBase} className={styles.tabs} />
        <div
          id={`${idBase}-panel`}
          role="tabpanel"
          aria-labelledby={`${idBase}-tab-${tab}`}
          tabIndex={0}
          className={styles.body}
        >
          <Suspense fallback={<SkeletonRows />}>
            {tab === 'chapters' ? (
              <ChapterList
                chapters={chapters}
                periodId={period?.id}
                isGuest={isGuest}
                hrefOf={hrefOf}
                onPick={onPick}
              />
            ) : null}
            {tab === 'files' ? <Coursewares files={files} isGuest={isGuest} /> : null}
            {tab === 'transcript' && period ? (
              <Transcript key={period.id} period={period} isGuest={isGuest} playhead={playhead} start={onPick} />
            ) : null}
            {tab === 'notes' && period ? (
              <Notes key={period.id} courseId={course.id} period={period} playhead={playhead} start={onPick} />
            ) : null}
            {tab === 'search' ? <StageSearch {...props} openTab={setTab} /> : null}
            {tab === 'records' && period ? <Records courseId={course.id} period={period} /> : null}
          </Suspense>
        </div>
        <PanelFoot course={course} chapters={chapters} standing={standing} progress={progress} />
      </div>
    </div>
  );
}
