import type { Chapter } from '#contract/course/chapterInfo.ts';
import { PathProgress } from '../../../ui/PathProgress.tsx';

/** Of the class-hours that have something to study, how many are done; and the percent of the course. */
export function CourseProgress({ chapters, progress }: { chapters: readonly Chapter[]; progress: number }) {
  const counted = chapters.flatMap(({ periodList }) => periodList).filter(({ hasMedia }) => hasMedia === 1);
  const done = counted.filter(({ isDone }) => isDone === 1).length;
  return (
    <PathProgress value={Math.floor(progress)} label="课程进度" before={`已学 ${done} / ${counted.length} 课时`} />
  );
}
