import { desc, eq, inArray, and } from 'drizzle-orm';
import { AttendanceState, SessionState } from '#contract/rules/attendance.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';
import { userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { schoolName } from '../school/lessonFacts.ts';
import { codeOf, leftOfStep, stepAt } from './codes.ts';
import { keptSession, sessionView } from './session.ts';

const LATEST = 12;

/** What stands on the screen of the room. @throws NOT_FOUND */
export async function boardOf(ctx: UserCtx, id: string) {
  const { db, now } = ctx;
  const row = await keptSession(ctx, id);
  const view = await sessionView(ctx, row);
  const came = [AttendanceState.present, AttendanceState.late];
  const latest = await db
    .select({
      studentName: schoolName,
      attendanceState: attendanceRecord.attendanceState,
      at: attendanceRecord.at,
    })
    .from(attendanceRecord)
    .innerJoin(userExt, eq(userExt.userNo, attendanceRecord.userNo))
    .where(and(eq(attendanceRecord.lessonId, row.lessonId), inArray(attendanceRecord.attendanceState, came)))
    .orderBy(desc(attendanceRecord.at), desc(attendanceRecord.id))
    .limit(LATEST);
  const isShown = view.sessionState === SessionState.open;
  return { ...view, code: isShown ? codeOf(row.secret, stepAt(now)) : '', leftMs: leftOfStep(now), latest };
}
