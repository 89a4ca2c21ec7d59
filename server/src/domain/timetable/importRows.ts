import { bellsWords, weekdayName } from '#contract/rules/calendarWords.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { staffOf } from '../organization/policies.ts';
import type { UserCtx } from '../../kit/context.ts';
import { issueAt } from '../sheetImport/sheetKind.ts';
import type { Checked, KeyOf, RowIssue } from '../sheetImport/sheetKind.ts';
import { Busy, busyIn } from './busy.ts';
import type { Holders } from './holders.ts';
import { lessonsOf, timesOf } from './lessonsOf.ts';
import type { PlannedLesson } from './lessonsOf.ts';
import { bellsIn, lessonColumns, namesIn, weekdayIn, weeksIn } from './sheetColumns.ts';
import type { RawLesson } from './sheetColumns.ts';
import { sheetWorld, stretchOf } from './sheetWorld.ts';
import type { KnownOffering, SheetWorld } from './sheetWorld.ts';

/** What a good line means. */
export interface PlannedRow {
  offeringId: string;
  termId: string;
  weekday: number;
  fromBell: number;
  toBell: number;
  fromWeek: number;
  toWeek: number;
  parity: 0 | 1 | 2;
  holders: Holders;
  lessons: PlannedLesson[];
}

export interface LessonRow extends RawLesson, Checked {
  /** Also of a line that clashes: how it is mended is chosen in the form of a plan. */
  plan: PlannedRow | null;
}

/** A complaint about one cell. */
class Wrong extends Error {
  readonly issue: RowIssue;

  constructor(key: KeyOf<RawLesson>, reason: string) {
    super(reason);
    this.issue = issueAt(lessonColumns, key, reason);
  }
}

/**
 * Says of every line what it means and what is wrong with it: a cell, or a clash with the timetable or with a line
 * before it. A fixed number of queries, however many lines.
 */
export async function checkLessons(ctx: UserCtx, written: readonly RawLesson[]): Promise<LessonRow[]> {
  const { orgNo } = staffOf(ctx.user);
  const world = await sheetWorld(ctx.db, orgNo, [...new Set(written.map(({ termName }) => termName.trim()))]);
  const stretch = stretchOf(world);
  const busy = stretch ? await busyIn(ctx.db, orgNo, stretch) : new Busy();
  return written.map((raw) => {
    try {
      const plan = planOf(raw, world);
      const other = busy.clash(plan.holders, plan.lessons);
      if (other) {
        const reason = `${weekdayName(plan.weekday)}${bellsWords(plan.fromBell, plan.toBell)}与${other}冲突`;
        return { ...raw, plan, issues: [issueAt(lessonColumns, 'bells', reason)] };
      }
      busy.take(plan.holders, plan.lessons, `第 ${raw.row} 行的「${raw.offeringName}」`);
      return { ...raw, plan, issues: [] };
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      return { ...raw, plan: null, issues: [error.issue] };
    }
  });
}

function planOf(raw: RawLesson, world: SheetWorld): PlannedRow {
  const calendar = world.calendars.get(raw.termName.trim());
  if (!calendar) throw new Wrong('termName', '没有这个学期，请写全，如 2026-2027 第一学期');
  const offering = offeringOf(
    raw,
    world.offerings.filter(({ termId }) => termId === calendar.id),
  );
  const weekday = weekdayIn(raw.weekday.trim());
  if (weekday === undefined) throw new Wrong('weekday', '请写一到日，或 1 到 7');
  const bells = bellsIn(raw.bells);
  if (!bells || !timesOf(calendar.bells, calendar.term.beginOn, bells))
    throw new Wrong('bells', '请写作息里有的节次，如 3-4');
  const weeks = weeksIn(raw.weeks);
  if (!weeks || weeks.toWeek > calendar.term.weeks) {
    throw new Wrong('weeks', `请写这个学期的周次（共 ${calendar.term.weeks} 周），如 1-16`);
  }
  const holders = {
    gradeIds: offering.gradeIds,
    teacherUserNos: teachersOf(raw, offering, world),
    roomId: roomOf(raw, offering, world),
  };
  const slot = { weekday, ...bells, ...weeks };
  const lessons = lessonsOf(slot, calendar);
  if (lessons.length === 0) throw new Wrong('weeks', '这些周都放假，排不出一次课');
  return { offeringId: offering.id, termId: calendar.id, ...slot, holders, lessons };
}

function offeringOf({ offeringName, gradeNames }: RawLesson, offerings: readonly KnownOffering[]): KnownOffering {
  const named = offerings.filter((one) => one.offeringName === offeringName.trim());
  if (named.length === 0) throw new Wrong('offeringName', '这个学期没有这门开课');
  const wanted = gradeNames.trim() === '无' ? [] : namesIn(gradeNames);
  const found = named.filter(
    (one) => one.gradeNames.length === wanted.length && wanted.every((name) => one.gradeNames.includes(name)),
  );
  if (found.length === 0) throw new Wrong('gradeNames', '这门开课的班级不是这几个');
  if (found.length > 1) throw new Wrong('offeringName', '有几门同名、同班的开课，请先改名');
  if (found[0]!.offeringState === OfferingState.ended) throw new Wrong('offeringName', '这门开课已经结课');
  return found[0]!;
}

function teachersOf({ teacherNames }: RawLesson, offering: KnownOffering, { teachers }: SheetWorld): string[] {
  const names = namesIn(teacherNames);
  if (names.length === 0) return offering.teacherUserNos;
  return names.map((name) => {
    const [first, ...others] = teachers.get(name) ?? [];
    if (first === undefined) throw new Wrong('teacherNames', `本校没有叫「${name}」的教师`);
    const own = [first, ...others].filter((userNo) => offering.teacherUserNos.includes(userNo));
    if (others.length > 0 && own.length !== 1)
      throw new Wrong('teacherNames', `有几位教师叫「${name}」，请先写进开课的任课教师`);
    return own[0] ?? first;
  });
}

function roomOf({ roomName }: RawLesson, { studentCount }: KnownOffering, { rooms }: SheetWorld): string | null {
  const name = roomName.trim();
  if (name === '') return null;
  const found = rooms.filter((room) => room.roomName === name || room.fullName === name);
  if (found.length === 0) throw new Wrong('roomName', '没有这间教室');
  if (found.length > 1) throw new Wrong('roomName', '有几间同名的教室，请写上楼名');
  const [room] = found as [(typeof found)[number]];
  if (room.seats < studentCount)
    throw new Wrong('roomName', `教室有 ${room.seats} 个座位，名单上有 ${studentCount} 人，坐不下`);
  return room.id;
}
