import { sql } from 'drizzle-orm';
import { AttendanceState } from '#contract/rules/attendance.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';

const counted = (state: AttendanceState) =>
  sql<number>`(count(*) filter (where ${attendanceRecord.attendanceState} = ${sql.raw(String(state))}))::int`;

/** How many of the rows of a group say what. */
export const tallies = {
  present: counted(AttendanceState.present),
  late: counted(AttendanceState.late),
  leave: counted(AttendanceState.leave),
  absent: counted(AttendanceState.absent),
};
