import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { plainDay, weeksOf } from '#contract/rules/calendar.ts';
import { OfferingState } from '#contract/rules/school.ts';
import { UserType } from '#contract/rules/userTypes.ts';
import { OFFERING_CLOSED } from '#contract/user/orgStuSchedule.ts';
import type { add } from '#contract/user/orgStuSchedule.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { schoolRoom } from '../../db/schema/school.ts';
import { offering, offeringGrade, offeringTeacher } from '../../db/schema/timetable.ts';
import { userIdentity } from '../../db/schema/user.ts';
import { fail, failAt } from '../../kit/fail.ts';
import { rosterOf } from '../school/roster.ts';
import { calendarOf } from './calendarOf.ts';
import type { NamedCalendar } from './calendarOf.ts';
import type { Holders } from './holders.ts';
import { lessonsOf, timesOf } from './lessonsOf.ts';
import type { PlannedLesson } from './lessonsOf.ts';

export type Plan = OutputOf<typeof add.input>;

/** A plan that makes sense: what it would hold, its lessons, and the weeks that fall away. */
export interface Proposal {
  offering: typeof offering.$inferSelect;
  calendar: NamedCalendar;
  holders: Holders;
  students: readonly string[];
  lessons: PlannedLesson[];
  skipped: { week: number; day: string; dayName: string }[];
}

/**
 * Reads a plan against the school it is for.
 * @throws NOT_FOUND, OFFERING_CLOSED, 422 at the field that the school cannot do
 */
export async function propose(db: Db, orgNo: string, plan: Plan): Promise<Proposal> {
  const its = and(eq(offering.id, plan.offeringId), eq(offering.orgNo, orgNo), enabled(offering));
  const [row] = await db.select().from(offering).where(its);
  if (!row) throw fail(NOT_FOUND);
  if (row.offeringState === OfferingState.ended) throw fail(OFFERING_CLOSED);
  const seats = await seatsOf(db, orgNo, plan.roomId);
  const calendar = await calendarOf(db, orgNo, row.termId);
  mustFit(plan, calendar);
  const students = (await rosterOf(db, [row.id])).map(({ userNo }) => userNo);
  mustSeat(seats, students.length);
  const holders = await holdersOf(db, orgNo, plan);
  return {
    offering: row,
    calendar,
    holders,
    students,
    lessons: lessonsOf(plan, calendar),
    skipped: skippedIn(plan, calendar),
  };
}

/** @throws 422 at the field: weeks or periods that the semester and the day do not have. */
export function mustFit(
  { fromWeek, toWeek, ...slot }: Pick<Plan, 'fromWeek' | 'toWeek' | 'fromBell' | 'toBell'>,
  calendar: NamedCalendar,
): void {
  const { weeks } = calendar.term;
  if (toWeek > weeks) throw failAt('toWeek', `这个学期只有 ${weeks} 周`);
  if (fromWeek > toWeek) throw failAt('toWeek', '结束的周不能早于开始的周');
  if (slot.fromBell > slot.toBell) throw failAt('toBell', '结束的节次不能早于开始的节次');
  if (!timesOf(calendar.bells, calendar.term.beginOn, slot)) throw failAt('toBell', '学校的作息里没有这一节');
}

/** The seats of a room of the school; no room has any number. @throws NOT_FOUND another school's, 422 one that is closed */
export async function seatsOf(db: Db, orgNo: string, roomId: string | null): Promise<number> {
  if (roomId === null) return Number.POSITIVE_INFINITY;
  const its = and(eq(schoolRoom.id, roomId), eq(schoolRoom.orgNo, orgNo));
  const [room] = await db
    .select({ seats: schoolRoom.seats, isOpen: enabled(schoolRoom) })
    .from(schoolRoom)
    .where(its);
  if (!room) throw fail(NOT_FOUND);
  if (!room.isOpen) throw failAt('roomId', '教室已停用，请重新选择');
  return room.seats;
}

/** @throws 422 at a room that is smaller than the class */
export function mustSeat(seats: number, count: number): void {
  if (seats < count) throw failAt('roomId', `教室有 ${seats} 个座位，名单上有 ${count} 人，坐不下`);
}

async function holdersOf(db: Db, orgNo: string, plan: Plan): Promise<Holders> {
  const grades = await db
    .select({ gradeId: offeringGrade.gradeId })
    .from(offeringGrade)
    .where(eq(offeringGrade.offeringId, plan.offeringId));
  const gradeIds = grades.map(({ gradeId }) => gradeId);
  const { roomId, teacherUserNos } = plan;
  if (teacherUserNos) return { teacherUserNos: await teachersOf(db, orgNo, teacherUserNos), roomId, gradeIds };
  const led = await db
    .select({ userNo: offeringTeacher.userNo })
    .from(offeringTeacher)
    .where(eq(offeringTeacher.offeringId, plan.offeringId));
  return { teacherUserNos: led.map(({ userNo }) => userNo), roomId, gradeIds };
}

/** The people who teach at a school, of those that are named. */
const teachersAt = async (db: Db, orgNo: string, userNos: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ userNo: userIdentity.userNo })
    .from(userIdentity)
    .where(
      and(
        inArray(userIdentity.userNo, [...userNos]),
        eq(userIdentity.orgNo, orgNo),
        eq(userIdentity.userType, UserType.lecturer),
        enabled(userIdentity),
      ),
    );
  return rows.map(({ userNo }) => userNo);
};

export const isTeacherOf = async (db: Db, orgNo: string, userNo: string): Promise<boolean> =>
  (await teachersAt(db, orgNo, [userNo])).length > 0;

/** @throws 422 at the teachers: somebody who does not teach at this school. */
export async function teachersOf(db: Db, orgNo: string, wanted: readonly string[]): Promise<string[]> {
  const userNos = [...new Set(wanted)];
  if (userNos.length === 0) return [];
  const known = await teachersAt(db, orgNo, userNos);
  if (known.length < userNos.length) throw failAt('teacherUserNos', '有的教师不在本校，请重新选择');
  return userNos;
}

const skippedIn = (plan: Plan, { term, changed, bells }: NamedCalendar): Proposal['skipped'] => {
  const held = new Set(lessonsOf(plan, { term, changed, bells }).map(({ week }) => week));
  return weeksOf(plan)
    .filter((week) => !held.has(week))
    .map((week) => {
      const day = plainDay(term, week, plan.weekday);
      return { week, day, dayName: changed.find((one) => one.day === day)?.dayName ?? '' };
    });
};
