import { ONE_PERIOD_ONLY } from '#contract/course/courseOutline.ts';
import type { DraftPeriod } from '#contract/course/draft.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../kit/fail.ts';
import { outlineOf } from '../authoring/outline.ts';
import type { SheetFile } from '../sheetImport/files.ts';
import { bold, fileOf, headsOf, widthsOf } from '../sheetImport/files.ts';
import { neutral } from '../sheetImport/neutral.ts';
import type { KeyOf } from '../sheetImport/sheetKind.ts';
import { columnsOf, typeLabels } from './columns.ts';
import type { RawRow } from './columns.ts';
import { hasOutline } from './readRows.ts';

interface Draft {
  id: string;
  courseKind: CourseKind;
  courseName: string;
}

/** An empty outline to fill in, with what belongs there on a sheet of its own. */
export function outlineTemplate({ courseKind }: Draft): Promise<SheetFile> {
  const columns = columnsFor(courseKind);
  const notes = [
    ...columns.map(({ head, note }) => [head, note]),
    ['', ''],
    [bold('种类里可以写')],
    ...typeLabels(courseKind).map((label) => [label]),
  ];
  return fileOf('课程目录模板.xlsx', [
    { sheet: '目录', data: [headsOf({ columns })], columns: widthsOf({ columns }), stickyRowsCount: 1 },
    { sheet: '填写说明', data: notes, columns: [{ width: 30 }, { width: 60 }] },
  ]);
}

/** The outline as it is, in the form in which it can be brought in elsewhere. */
export async function outlineFile(db: Db, { id, courseKind, courseName }: Draft): Promise<SheetFile> {
  const columns = columnsFor(courseKind);
  const { chapters } = await outlineOf(db, id);
  const lines = chapters.flatMap(({ chapterName, periods }) => {
    const rows =
      periods.length > 0 ? periods.map((period) => textsOf(courseKind, chapterName, period)) : [empty(chapterName)];
    return rows.map((row) => columns.map(({ key }) => neutral(row[key])));
  });
  const data = [headsOf({ columns }), ...lines];
  return fileOf(`${courseName.replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, '')}的目录.xlsx`, [
    { sheet: '目录', data, columns: widthsOf({ columns }), stickyRowsCount: 1 },
  ]);
}

/** @throws ONE_PERIOD_ONLY */
export function columnsFor(courseKind: CourseKind) {
  if (!hasOutline(courseKind)) throw fail(ONE_PERIOD_ONLY);
  return columnsOf(courseKind);
}

type Texts = Record<KeyOf<RawRow>, string>;

const empty = (chapterName: string): Texts => ({
  chapterName,
  periodName: '',
  fileType: '',
  isFree: '',
  startTime: '',
  minutes: '',
  periodDesc: '',
});

const textsOf = (courseKind: CourseKind, chapterName: string, period: DraftPeriod): Texts => ({
  chapterName,
  periodName: period.periodName,
  fileType: FileType.labels[period.fileType],
  isFree: courseKinds[courseKind].isTaught && period.isFree === 1 ? '是' : '否',
  startTime: (period.startTime ?? '').slice(0, 16),
  minutes: String(period.minutes ?? ''),
  periodDesc: period.periodDesc,
});
