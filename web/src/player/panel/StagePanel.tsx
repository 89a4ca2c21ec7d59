import { lazy, Suspense, useId, useState } from 'react';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { StagePeriod } from '../periods.ts';
import type { StageCourse } from '../stage.ts';
import { ChapterList } from './ChapterList.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import styles from './StagePanel.module.css';

const Coursewares = lazy(() => import('./Coursewares.tsx').then((m) => ({ default: m.Coursewares })));
const Records = lazy(() => import('./Records.tsx').then((m) => ({ default: m.Records })));

interface StagePanelProps {
  course: StageCourse;
  chapters: readonly Chapter[];
  period: StagePeriod | undefined;
  isGuest: boolean;
  /** Percent of the course; null for a guest. */
  progress: number | null;
  hrefOf: (periodId: string) => string;
  onPick: () => void;
}

/** Beside the screen: chapters, materials of the open class-hour, and what was recorded of it. */
export function StagePanel({ course, chapters, period, isGuest, progress, hrefOf, onPick }: StagePanelProps) {
  const [tab, setTab] = useState('chapters');
  const idBase = useId();
  const files = period?.coursewareList ?? [];
  const items = [
    { key: 'chapters', label: '章节' },
    { key: 'files', label: '课件', count: files.length || undefined },
    ...(isGuest ? [] : [{ key: 'records', label: '学习记录' }]),
  ];
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
            {tab === 'records' && period ? <Records courseId={course.id} period={period} /> : null}
          </Suspense>
        </div>
        <PanelFoot chapters={chapters} progress={progress} />
      </div>
    </div>
  );
}
