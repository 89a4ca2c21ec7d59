import { useCallback, useState } from 'react';
import type { Chapter } from '#contract/course/chapterInfo.ts';
import type { StageStanding } from './stage.ts';

/** What one save changed, as the marks and the progress of the stage show it. */
export interface SavedMark {
  periodId: string;
  /** Percent of the class-hour. */
  percent: number;
  isDone: 0 | 1;
  /** Percent of the course. */
  courseProgress: number;
  isCourseDone: 0 | 1;
  certificateNo: string;
  isCertificateWaiting: 0 | 1;
}

interface Marks {
  courseId: string;
  /** From the loader; when it changes, what was heard meanwhile is in it. */
  of: readonly Chapter[];
  byPeriod: ReadonlyMap<string, SavedMark>;
  progress: number | null;
}

interface End {
  wasDone: boolean;
  /** The save that finished the course; null when there is nothing to say. */
  by: SavedMark | null;
}

/**
 * The standing that the loader brought, kept up to date by the saves of this page.
 * `finished` is the save that finishes the course, until it is dismissed.
 */
export function useLiveStanding(courseId: string, chapters: readonly Chapter[], standing: StageStanding | null) {
  const fresh: Marks = { courseId, of: chapters, byPeriod: new Map(), progress: null };
  const [kept, setMarks] = useState(fresh);
  const [end, setEnd] = useState<End>({ wasDone: standing?.completedAt != null, by: null });
  const marks = kept.courseId === courseId && kept.of === chapters ? kept : fresh;
  if (marks !== kept) setMarks(marks);

  const saved = useCallback((mark: SavedMark) => {
    setMarks((now) => ({
      ...now,
      byPeriod: new Map([...now.byPeriod, [mark.periodId, mark]]),
      progress: mark.courseProgress,
    }));
    setEnd((now) => (mark.isCourseDone && !now.wasDone ? { wasDone: true, by: mark } : now));
  }, []);
  const dismiss = useCallback(() => setEnd({ wasDone: true, by: null }), []);

  return {
    chapters: marks.byPeriod.size === 0 ? chapters : chapters.map((chapter) => withMarks(chapter, marks.byPeriod)),
    /** Percent of the course; null for a guest. */
    progress: standing === null ? null : (marks.progress ?? standing.studyProgress),
    saved,
    finished: end.by,
    dismiss,
  };
}

const withMarks = (chapter: Chapter, marks: ReadonlyMap<string, SavedMark>): Chapter => ({
  ...chapter,
  periodList: chapter.periodList.map((period) => {
    const mark = marks.get(period.id);
    return mark ? { ...period, watchedPercent: Math.floor(mark.percent), isDone: mark.isDone } : period;
  }),
});
