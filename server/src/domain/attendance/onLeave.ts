import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { AttendanceState, CheckInWay } from '#contract/rules/attendance.ts';
import { LeaveState } from '#contract/rules/leave.ts';
import { wireTime } from '#contract/rules/time.ts';
import { attendanceChange, attendanceRecord } from '../../db/schema/attendance.ts';
import type { leaveRequest } from '../../db/schema/leave.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';

/** A leave that is approved afterwards excuses what was written down as absent when a check-in was closed. */
export async function settleLeave(
  { db, user, now }: Pick<UserCtx, 'db' | 'user' | 'now'>,
  { userNo, leaveState, beginsAt, endsAt }: typeof leaveRequest.$inferSelect,
): Promise<void> {
  if (leaveState !== LeaveState.passed) return;
  const touched = db
    .select({ id: lesson.id })
    .from(lesson)
    .where(and(lt(lesson.beginsAt, endsAt), gt(lesson.endsAt, beginsAt)));
  const excused = await db
    .update(attendanceRecord)
    .set({ attendanceState: AttendanceState.leave })
    .where(
      and(
        eq(attendanceRecord.userNo, userNo),
        eq(attendanceRecord.attendanceState, AttendanceState.absent),
        eq(attendanceRecord.way, CheckInWay.closing),
        inArray(attendanceRecord.lessonId, touched),
      ),
    )
    .returning({ lessonId: attendanceRecord.lessonId });
  if (excused.length === 0) return;
  const change = { userNo, fromState: AttendanceState.absent, toState: AttendanceState.leave, reason: '请假通过' };
  const stamp = { byUserNo: user.userNo, at: wireTime(now) };
  await db.insert(attendanceChange).values(excused.map(({ lessonId }) => ({ ...change, ...stamp, lessonId })));
}
