import { TOO_MANY_CHAPTERS, TOO_MANY_PERIODS } from '#contract/course/authoringFailures.ts';
import type { OutlineRow } from '#contract/course/courseOutline.ts';
import type { Outline } from '#contract/course/draft.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { fail } from '../../kit/fail.ts';
import { MOST_CHAPTERS } from '../authoring/chapters.ts';
import { MOST_IN_CHAPTER, MOST_IN_COURSE } from '../authoring/periods.ts';

/** A chapter with the class-hours that are to be added to it. */
export interface Addition {
  /** Null for one that is new. */
  chapterId: string | null;
  chapterName: string;
  periods: OutlineRow[];
}

export interface Plan {
  additions: Addition[];
  chapterCount: number;
  periodCount: number;
  keptCount: number;
}

/**
 * What rows add to an outline: chapters of the same name are the same, and what stands in one by the same name stays
 * as it is, so that a file that was downloaded can be added to and sent back.
 * @throws TOO_MANY_CHAPTERS, TOO_MANY_PERIODS
 */
export function planOf(
  courseKind: CourseKind,
  { chapters }: Pick<Outline, 'chapters'>,
  rows: readonly OutlineRow[],
): Plan {
  const only = courseKinds[courseKind].outline === 'chapters' ? undefined : chapters[0];
  const additions = new Map<string, Addition>();
  const names = new Map<string, Set<string>>();
  for (const chapter of chapters.toReversed()) {
    additions.set(chapter.chapterName, { chapterId: chapter.id, chapterName: chapter.chapterName, periods: [] });
    names.set(chapter.chapterName, new Set(chapter.periods.map(({ periodName }) => periodName)));
  }
  let keptCount = 0;
  for (const row of rows) {
    const chapterName = only?.chapterName ?? row.chapterName;
    const addition = additions.get(chapterName) ?? { chapterId: null, chapterName, periods: [] };
    const there = names.get(chapterName) ?? new Set();
    additions.set(chapterName, addition);
    names.set(chapterName, there);
    if (row.periodName === '') continue;
    if (there.has(row.periodName)) keptCount += 1;
    else addition.periods.push(row);
    there.add(row.periodName);
  }
  const added = [...additions.values()].filter(({ chapterId, periods }) => chapterId === null || periods.length > 0);
  const chapterCount = added.filter(({ chapterId }) => chapterId === null).length;
  const periodCount = added.reduce((sum, { periods }) => sum + periods.length, 0);
  const sizes = new Map(chapters.map(({ id, periods }) => [id, periods.length]));
  const before = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (chapters.length + chapterCount > MOST_CHAPTERS) throw fail(TOO_MANY_CHAPTERS);
  const isFull = added.some(
    ({ chapterId, periods }) => (sizes.get(chapterId ?? '') ?? 0) + periods.length > MOST_IN_CHAPTER,
  );
  if (isFull || before + periodCount > MOST_IN_COURSE) throw fail(TOO_MANY_PERIODS);
  return { additions: added, chapterCount, periodCount, keptCount };
}
