import type { WeekPlan } from '#contract/rules/calendar.ts';
import { MOST_BELLS, MOST_WEEKS } from '#contract/rules/school.ts';
import type { Column, KeyOf, Line } from '../sheetImport/sheetKind.ts';

/** A line of a timetable as it was written. */
export interface RawLesson extends Line {
  termName: string;
  offeringName: string;
  gradeNames: string;
  teacherNames: string;
  weekday: string;
  bells: string;
  weeks: string;
  roomName: string;
}

export const lessonColumns: readonly Column<KeyOf<RawLesson>>[] = [
  { key: 'termName', head: '学期', isNeeded: true, width: 22, note: '必填，如 2026-2027 第一学期' },
  { key: 'offeringName', head: '课程', isNeeded: true, width: 22, note: '必填，这个学期已经开课的名称' },
  {
    key: 'gradeNames',
    head: '班级',
    isNeeded: true,
    width: 20,
    note: '必填，几个班合上的用、隔开；选修课没有班级的写 无',
  },
  { key: 'teacherNames', head: '教师', isNeeded: false, width: 16, note: '不填就是开课的任课教师；几位用、隔开' },
  { key: 'weekday', head: '星期', isNeeded: true, width: 8, note: '必填，一到日，或 1 到 7' },
  { key: 'bells', head: '节次', isNeeded: true, width: 10, note: '必填，如 3-4' },
  { key: 'weeks', head: '周次', isNeeded: true, width: 14, note: '必填，如 1-16；单周写 1-15 单，双周写 2-16 双' },
  {
    key: 'roomName',
    head: '教室',
    isNeeded: false,
    width: 20,
    note: '已有的教室，如 A-205；同名的写上楼，如 教学楼 A A-205',
  },
];

const days = '一二三四五六日';

/** 1 to 7; undefined for anything else. */
export function weekdayIn(text: string): number | undefined {
  const word = text.replace(/^(星期|周)/, '').replace('天', '日');
  const found = /^[1-7]$/.test(word) ? Number(word) : days.indexOf(word) + 1;
  return word.length === 1 && found > 0 ? found : undefined;
}

const stretch = (text: string): [number, number] | undefined => {
  const found = /^(\d{1,2})(?:\s*[-–—~至]\s*(\d{1,2}))?$/.exec(text.trim());
  return found ? [Number(found[1]), Number(found[2] ?? found[1])] : undefined;
};

/** `3-4`; undefined for anything that no day can have. */
export function bellsIn(text: string): { fromBell: number; toBell: number } | undefined {
  const [fromBell, toBell] = stretch(text.replace(/^第|节$/g, '')) ?? [0, 0];
  return fromBell >= 1 && toBell >= fromBell && toBell <= MOST_BELLS ? { fromBell, toBell } : undefined;
}

/** `1-16`, `1-15 单`, `2-16（双周）`; undefined for anything that no semester can have. */
export function weeksIn(text: string): WeekPlan | undefined {
  const parity = /单/.test(text) ? 1 : /双/.test(text) ? 2 : 0;
  const [fromWeek, toWeek] = stretch(text.replaceAll(/[第周单双（）()\s]/g, '')) ?? [0, 0];
  return fromWeek >= 1 && toWeek >= fromWeek && toWeek <= MOST_WEEKS ? { fromWeek, toWeek, parity } : undefined;
}

/** Names that one cell holds. */
export const namesIn = (text: string): string[] => text.split(/[、,，;；/]/).flatMap((one) => one.trim() || []);
