import type { DraftChapter, DraftPeriod } from '#contract/course/draft.ts';
import { chapterTarget, periodTarget } from '#contract/rules/remarks.ts';

/** A row of the editor: a chapter, a class-hour, or where one is added at the end of a chapter. */
export type OutlineRow =
  | { kind: 'chapter'; key: string; chapter: DraftChapter; at: number; isOpen: boolean }
  | { kind: 'period'; key: string; period: DraftPeriod; number: string; isFirst: boolean; isLast: boolean }
  | { kind: 'add'; key: string; chapterId: string };

interface Shown {
  /** Chapters whose class-hours are folded away. */
  folded: ReadonlySet<string>;
  /** A plain list has one chapter that nobody sees. */
  hasChapters: boolean;
  isWritable: boolean;
}

export function rowsOf(chapters: readonly DraftChapter[], { folded, hasChapters, isWritable }: Shown): OutlineRow[] {
  return chapters.flatMap((chapter, at): OutlineRow[] => {
    const isOpen = !hasChapters || !folded.has(chapter.id);
    const own: OutlineRow[] = hasChapters
      ? [{ kind: 'chapter', key: chapterTarget(chapter.id), chapter, at, isOpen }]
      : [];
    if (!isOpen) return own;
    const last = chapter.periods.length - 1;
    const periods = chapter.periods.map((period, place): OutlineRow => ({
      kind: 'period',
      key: periodTarget(period.id),
      period,
      number: hasChapters ? `${at + 1}.${place + 1}` : String(place + 1),
      isFirst: place === 0,
      isLast: place === last,
    }));
    const add: OutlineRow[] = isWritable ? [{ kind: 'add', key: `add:${chapter.id}`, chapterId: chapter.id }] : [];
    return [...own, ...periods, ...add];
  });
}
