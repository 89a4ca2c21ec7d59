import type { Chapter, Period } from '#contract/course/chapterInfo.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { isOpenTo } from '../../../shared/player/periods.ts';

const types: Readonly<Record<number, string>> = {
  4: '视频',
  5: '音频',
  6: '图片',
  7: '文档',
  8: '链接',
  9: '链接',
  13: '作业与考试',
  14: '外部工具',
};

/** What a class-hour is: 视频, 文档. */
export const typeName = (fileType: FileType): string => types[fileType] ?? '内容';

/** The class-hours this visitor can open now, in order. */
export const openPeriods = (chapters: readonly Chapter[], isGuest: boolean): Period[] =>
  chapters.flatMap(({ periodList }) => periodList.filter((period) => isOpen(period, isGuest)));

export const isOpen = (period: Period, isGuest: boolean): boolean => period.hasMedia === 1 && isOpenTo(period, isGuest);

/** The first class-hour that is given away. */
export const firstPreview = (chapters: readonly Chapter[]): Period | undefined =>
  chapters.flatMap(({ periodList }) => periodList).find(({ isFree, hasMedia }) => isFree === 1 && hasMedia === 1);

/**
 * Where to begin or go on: what was open last unless it is done, then what follows it and is not done, then the first
 * that is not done; where everything is done, what was open last, else the first.
 */
export function nextToStudy(chapters: readonly Chapter[], lastPeriodId: string | null): Period | undefined {
  const open = openPeriods(chapters, false);
  const last = open.findIndex(({ id }) => id === lastPeriodId);
  const undone = ({ isDone }: Period) => isDone === 0;
  return open.slice(Math.max(0, last)).find(undone) ?? open.find(undone) ?? open[last] ?? open[0];
}

export interface Material {
  id: string;
  docName: string;
  fileSize: number;
  countDownload: number;
  periodName: string;
  isLocked: boolean;
}

/** Every file handed out with the course, once each, with the class-hour it belongs to. */
export function materialsOf(chapters: readonly Chapter[]): Material[] {
  return chapters.flatMap(({ periodList }) =>
    periodList.flatMap(({ periodName, isLocked, coursewareList }) =>
      coursewareList.map((file) => ({ ...file, periodName, isLocked: isLocked === 1 })),
    ),
  );
}

/** When a live course meets, in order. */
export const sessionsOf = (chapters: readonly Chapter[]): (Period & { startTime: string })[] =>
  chapters
    .flatMap(({ periodList }) => periodList)
    .filter((period): period is Period & { startTime: string } => period.startTime !== null)
    .sort((one, other) => one.startTime.localeCompare(other.startTime));
