import { and, desc, eq, gt, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OutputOf } from '#contract/kit/schema.ts';
import { AttendanceState } from '#contract/rules/attendance.ts';
import { LeaveState } from '#contract/rules/leave.ts';
import type { changes, roll } from '#contract/user/attendance.ts';
import { enabled } from '../../db/enabled.ts';
import { attendanceChange, attendanceRecord } from '../../db/schema/attendance.ts';
import { leaveRequest } from '../../db/schema/leave.ts';
import { orgStudent } from '../../db/schema/organization.ts';
import { lesson } from '../../db/schema/timetable.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { isOnLeave } from '../leave/leavesIn.ts';
import { schoolName } from '../school/lessonFacts.ts';
import { rosterOf } from '../school/roster.ts';
import { keptSession, sessionView } from './session.ts';

const NOBODY_FAR = 2_147_483_647;

/** Everybody on the roster with what the roll says of them, by name. @throws NOT_FOUND */
export async function rollOf(ctx: UserCtx, { id, only, ...request }: OutputOf<typeof roll.input>) {
  const { db } = ctx;
  const row = await keptSession(ctx, id);
  const session = await sessionView(ctx, row);
  const roster = rosterOf(db, [session.offeringId]).as('roster');
  const onLeave = isOnLeave(roster.userNo, lesson.beginsAt, lesson.endsAt);
  const state = sql<AttendanceState | null>`coalesce(${attendanceRecord.attendanceState},
    case when ${onLeave} then ${sql.raw(String(AttendanceState.leave))} end)`;
  const isFar = gt(attendanceRecord.distance, row.radius ?? NOBODY_FAR);
  const sameDevice = sql`(select count(*)::int from ${attendanceRecord} as alike
    where alike.lesson_id = ${lesson.id} and alike.device = ${attendanceRecord.device} and alike.device <> '')`;
  const wanted: Record<typeof only, SQL | undefined> = {
    all: undefined,
    missing: and(isNull(attendanceRecord.id), not(onLeave)),
    present: sql`${state} = ${AttendanceState.present}`,
    late: sql`${state} = ${AttendanceState.late}`,
    leave: sql`${state} = ${AttendanceState.leave}`,
    absent: sql`${state} = ${AttendanceState.absent}`,
    hint: or(isFar, sql`${sameDevice} > 1`),
  };
  const facts = db
    .select({
      userNo: sql<string>`${roster.userNo}`.as('user_no'),
      studentName: schoolName.as('student_name'),
      studentNumber: numberOf(roster.userNo).as('student_number'),
      attendanceState: sql<AttendanceState | null>`${state}`.as('attendance_state'),
      way: attendanceRecord.way,
      at: attendanceRecord.at,
      note: sql<string>`coalesce(${attendanceRecord.note}, '')`.as('note'),
      leaveType: leaveTypeOf(roster.userNo).as('leave_type'),
      distance: attendanceRecord.distance,
      isFar: sql<0 | 1>`coalesce(${isFar}, false)::int`.as('is_far'),
      sameDevice: sql<number>`${sameDevice}`.as('same_device'),
    })
    .from(roster)
    .innerJoin(lesson, eq(lesson.id, row.lessonId))
    .leftJoin(userExt, sql`${userExt.userNo} = ${roster.userNo}`)
    .leftJoin(
      attendanceRecord,
      and(eq(attendanceRecord.lessonId, lesson.id), eq(attendanceRecord.userNo, roster.userNo)),
    )
    .where(wanted[only])
    .orderBy(sql`2`, sql`1`);
  const counted = facts.as('counted');
  const page = await paginate(request, facts.$dynamic(), () => db.$count(counted));
  return { ...page, session };
}

const numberOf = (userNo: unknown) =>
  sql<string>`coalesce((select ${orgStudent.studentNumber} from ${orgStudent}
    where ${orgStudent.orgNo} = ${lesson.orgNo} and ${orgStudent.userNo} = ${userNo}
    and ${orgStudent.bindStatus} = 1 and ${enabled(orgStudent)} limit 1), '')`;

const leaveTypeOf = (userNo: unknown) =>
  sql<1 | 2 | 3 | 4 | null>`(select ${leaveRequest.leaveType} from ${leaveRequest}
    where ${leaveRequest.userNo} = ${userNo} and ${leaveRequest.leaveState} = ${sql.raw(String(LeaveState.passed))}
    and ${enabled(leaveRequest)}
    and ${leaveRequest.beginsAt} < ${lesson.endsAt} and ${leaveRequest.endsAt} > ${lesson.beginsAt} limit 1)`;

const by = alias(userExt, 'by');
const byName = sql<string>`coalesce(nullif(${by.idCardName}, ''), ${by.nickname}, '')`;

/** What was changed by hand on the roll of a lesson, the newest first. @throws NOT_FOUND */
export async function changesOf(ctx: UserCtx, { id, ...request }: OutputOf<typeof changes.input>) {
  const { db } = ctx;
  const { lessonId } = await keptSession(ctx, id);
  const where = eq(attendanceChange.lessonId, lessonId);
  const { fromState, toState, reason, at } = attendanceChange;
  const rows = db
    .select({ id: attendanceChange.id, fromState, toState, reason, at, studentName: schoolName, byName })
    .from(attendanceChange)
    .leftJoin(userExt, eq(userExt.userNo, attendanceChange.userNo))
    .leftJoin(by, eq(by.userNo, attendanceChange.byUserNo))
    .where(where)
    .orderBy(desc(attendanceChange.id));
  return paginate(request, rows.$dynamic(), () => db.$count(attendanceChange, where));
}
