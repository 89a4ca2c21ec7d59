import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { AttendanceState, CheckInWay, SessionState } from '#contract/rules/attendance.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { attendanceChange, attendanceRecord, attendanceSession } from '#server/db/schema/attendance.ts';
import { lesson } from '#server/db/schema/timetable.ts';
import { insertNew } from '../batches.ts';
import type { SeedPassedLeave } from './leaves.ts';
import type { SchoolStep, SeedGradeRow, SeedOffering } from './world.ts';

const MINUTE = 60;

interface Roll {
  offerings: readonly SeedOffering[];
  grades: readonly SeedGradeRow[];
  leaves: readonly SeedPassedLeave[];
}

/** The rolls of the lessons that are over this semester, in every class: most people are there most of the time. */
export async function loadAttendance(step: SchoolStep, { offerings, grades, leaves }: Roll): Promise<void> {
  const { db, now, orgNo } = step;
  const taught = new Map(
    offerings.flatMap((one) => {
      const grade = grades.find(({ id }) => id === one.gradeId);
      return grade ? [[one.id, { grade, teacher: one.teachers[0]! }] as const] : [];
    }),
  );
  const lessons = await db
    .select({ id: lesson.id, offeringId: lesson.offeringId, beginsAt: lesson.beginsAt, endsAt: lesson.endsAt })
    .from(lesson)
    .where(
      and(inArray(lesson.offeringId, [...taught.keys()]), eq(lesson.lessonState, 1), lt(lesson.endsAt, wireTime(now))),
    )
    .orderBy(asc(lesson.beginsAt), asc(lesson.id));
  const sessions = lessons.map(({ id, offeringId, beginsAt }, index) => {
    const begin = momentOf(beginsAt);
    return {
      orgNo,
      lessonId: id,
      openedBy: taught.get(offeringId)!.teacher,
      openedAt: wireTimeIn(begin, -5 * MINUTE),
      lateAt: wireTimeIn(begin, 10 * MINUTE),
      closesAt: wireTimeIn(begin, 20 * MINUTE),
      sessionState: SessionState.closed,
      secret: Buffer.alloc(32, index % 251),
    };
  });
  await insertNew(db, attendanceSession, sessions);
  const records = lessons.flatMap((one, lessonNo) =>
    taught.get(one.offeringId)!.grade.students.map((userNo, place) => {
      const isAway = leaves.some(
        (leave) => leave.userNo === userNo && leave.beginsAt < one.endsAt && leave.endsAt > one.beginsAt,
      );
      const { attendanceState, way, minutes } = isAway ? away : outcome(lessonNo * 53 + place * 17, place);
      return {
        lessonId: one.id,
        userNo,
        attendanceState,
        way,
        at: wireTimeIn(momentOf(one.beginsAt), minutes * MINUTE),
      };
    }),
  );
  await insertNew(db, attendanceRecord, records);
  const offeringOf = new Map(lessons.map(({ id, offeringId }) => [id, offeringId]));
  const corrected = records.filter(({ way }) => way === CheckInWay.byHand);
  await insertNew(
    db,
    attendanceChange,
    corrected.map(({ lessonId, userNo, attendanceState, at }) => {
      const change = { lessonId, userNo, fromState: AttendanceState.absent, toState: attendanceState, at };
      const { teacher } = taught.get(offeringOf.get(lessonId)!)!;
      return { ...change, reason: '手机没电，当面点名', byUserNo: teacher };
    }),
  );
}

const { present, late, leave, absent } = AttendanceState;
const away = { attendanceState: leave, way: CheckInWay.closing, minutes: 20 };

/** The same for the same number; some people are late or missing more than others. */
function outcome(number: number, place: number) {
  const mixed = Math.imul(number ^ 0x5bd1, 0x9e37_79b1) >>> 0;
  const share = (mixed % 1000) - (place % 9 === 4 ? 60 : 0);
  if (share < 14) return { attendanceState: absent, way: CheckInWay.closing, minutes: 20 };
  if (share < 40) return { attendanceState: late, way: CheckInWay.code, minutes: 11 + (mixed % 7) };
  if (share < 44) return { attendanceState: present, way: CheckInWay.byHand, minutes: 22 };
  const way = mixed % 3 === 0 ? CheckInWay.code : CheckInWay.scan;
  return { attendanceState: present, way, minutes: (mixed % 10) - 4 };
}
