import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { chapterFields, periodFields } from '#contract/fields/course.ts';
import type { FileType } from '#contract/rules/fileKinds.ts';
import { FileType as FileTypes } from '#contract/rules/fileKinds.ts';
import type { Column, KeyOf, Line } from '../sheetImport/sheetKind.ts';

/** A line of an outline as it was written. */
export interface RawRow extends Line {
  chapterName: string;
  periodName: string;
  fileType: string;
  isFree: string;
  startTime: string;
  minutes: string;
  periodDesc: string;
}

type Key = KeyOf<RawRow>;

/** The columns that a kind of course has a use for. */
export function columnsOf(courseKind: CourseKind): readonly Column<Key>[] {
  const { outline, periodName, hasTimes, isTaught } = courseKinds[courseKind];
  const name = `${periodName}名称`;
  const types = typeLabels(courseKind).join('、');
  const { chapterName, periodDesc, minutes } = { ...chapterFields, ...periodFields };
  const all: (Column<Key> & { isThere: boolean })[] = [
    {
      key: 'chapterName',
      head: chapterName.label,
      isNeeded: true,
      width: 26,
      note: `必填，每一行都写，不要合并单元格；最多 ${chapterName.max} 个字，同名的是同一章`,
      isThere: outline === 'chapters',
    },
    {
      key: 'periodName',
      head: name,
      isNeeded: true,
      width: 36,
      note: `最多 ${periodFields.periodName.max} 个字；只加一章时可以空着`,
      isThere: true,
    },
    { key: 'fileType', head: '种类', isNeeded: false, width: 10, note: `${types}；不填是第一种`, isThere: true },
    { key: 'isFree', head: '免费试学', isNeeded: false, width: 10, note: '是或否，不填是否', isThere: isTaught },
    {
      key: 'startTime',
      head: '开始时间',
      isNeeded: false,
      width: 20,
      note: '如 2026-12-01 19:30',
      isMoment: true,
      isThere: hasTimes,
    },
    {
      key: 'minutes',
      head: minutes.label,
      isNeeded: false,
      width: 14,
      note: `${minutes.min} 到 ${minutes.max} 的整数`,
      isThere: hasTimes,
    },
    {
      key: 'periodDesc',
      head: periodDesc.label,
      isNeeded: false,
      width: 50,
      note: `最多 ${periodDesc.max} 个字`,
      length: 900,
      isThere: true,
    },
  ];
  return all.filter(({ isThere }) => isThere);
}

/** What a class-hour of the kind may hold, by the words of the column. */
export const typesByLabel = (courseKind: CourseKind): Map<string, FileType> =>
  new Map(courseKinds[courseKind].fileTypes.map((type) => [FileTypes.labels[type], type]));

export const typeLabels = (courseKind: CourseKind): string[] => [...typesByLabel(courseKind).keys()];
