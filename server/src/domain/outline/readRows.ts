import type { OutlineRow } from '#contract/course/courseOutline.ts';
import { OutlineRow as Row } from '#contract/course/courseOutline.ts';
import type { CourseKind } from '#contract/rules/courseKinds.ts';
import { courseKinds } from '#contract/rules/courseKinds.ts';
import type { RowIssue } from '../sheetImport/sheetKind.ts';
import { columnsOf, typeLabels, typesByLabel } from './columns.ts';
import type { RawRow } from './columns.ts';

export interface ReadRow {
  row: number;
  name: string;
  /** As it is brought in; only where nothing is wrong with it. */
  value: OutlineRow | null;
  issues: RowIssue[];
}

const NO_CHAPTER = '全部';

/** What the kind has no column for. */
const blank = { chapterName: '', fileType: '', isFree: '', startTime: '', minutes: '', periodDesc: '' };

/** What the lines mean, and what is wrong with each. */
export function readRows(courseKind: CourseKind, rows: readonly RawRow[]): ReadRow[] {
  const heads = new Map<string, string>(columnsOf(courseKind).map(({ key, head }) => [key, head]));
  const types = typesByLabel(courseKind);
  const seen = new Map<string, number>();
  return rows.map((given) => {
    const raw = { ...blank, ...given };
    const issues: RowIssue[] = [];
    const wrong = (key: keyof RawRow, reason: string) => void issues.push({ column: heads.get(key) ?? '', reason });
    const value = {
      chapterName: heads.has('chapterName') ? raw.chapterName : NO_CHAPTER,
      periodName: raw.periodName,
      fileType: raw.fileType ? types.get(raw.fileType) : [...types.values()][0],
      isFree: flagOf(raw.isFree),
      startTime: raw.startTime ? timeOf(raw.startTime) : null,
      minutes: raw.minutes ? Number(raw.minutes) : null,
      periodDesc: raw.periodDesc,
    };
    if (value.chapterName === '') wrong('chapterName', '没有写；合并的单元格请拆开，每一行都写上');
    if (value.periodName === '' && !isChapterAlone(raw, heads)) wrong('periodName', '没有写');
    if (value.fileType === undefined)
      wrong('fileType', `没有「${raw.fileType}」这种，可以写${typeLabels(courseKind).join('、')}`);
    if (value.isFree === undefined) wrong('isFree', '写是或否');
    if (value.startTime === undefined) wrong('startTime', '写成 2026-12-01 19:30 这样');
    if (Number.isNaN(value.minutes)) wrong('minutes', '请输入整数');
    const key = `${value.chapterName}\n${value.periodName}`;
    const first = seen.get(key);
    if (first !== undefined && raw.periodName !== '') wrong('periodName', `和第 ${first} 行重复`);
    seen.set(key, first ?? raw.row);
    if (issues.length > 0) return { row: raw.row, name: raw.periodName || raw.chapterName, value: null, issues };
    const parsed = Row.safeParse(value);
    for (const { path, message } of parsed.error?.issues ?? []) wrong(path[0] as keyof RawRow, message);
    return { row: raw.row, name: raw.periodName || raw.chapterName, value: parsed.data ?? null, issues };
  });
}

/** A line may name a chapter and nothing else, where there are chapters. */
const isChapterAlone = (raw: RawRow, heads: ReadonlyMap<string, string>): boolean =>
  heads.has('chapterName') &&
  [raw.fileType, raw.isFree, raw.startTime, raw.minutes, raw.periodDesc].every((text) => text === '');

const flagOf = (text: string): 0 | 1 | undefined => (text === '是' ? 1 : text === '' || text === '否' ? 0 : undefined);

/** `2026-12-01 19:30` or with other signs between, as a moment that there is; undefined for anything else. */
function timeOf(text: string): string | undefined {
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?[ T]+(\d{1,2})[:：](\d\d)(?::\d\d)?$/.exec(text)?.slice(1);
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.map((part) => part.padStart(2, '0'));
  const wire = `${year}-${month}-${day} ${hour}:${minute}:00`;
  const at = new Date(`${wire.replace(' ', 'T')}Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 19).replace('T', ' ') !== wire ? undefined : wire;
}

/** Whether the kind has an outline of several lines at all. */
export const hasOutline = (courseKind: CourseKind): boolean => courseKinds[courseKind].outline !== 'one';
