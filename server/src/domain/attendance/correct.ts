import { and, eq } from 'drizzle-orm';
import type { OutputOf } from '#contract/kit/schema.ts';
import { CheckInWay } from '#contract/rules/attendance.ts';
import { wireTime } from '#contract/rules/time.ts';
import type { correct } from '#contract/user/attendance.ts';
import { NOT_EXPECTED } from '#contract/user/attendance.ts';
import { attendanceChange, attendanceRecord } from '../../db/schema/attendance.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { rosterOf } from '../school/roster.ts';
import { keptSession, tellWatchers } from './session.ts';

/** A teacher writes down how somebody stands, with the reason; what stood there before is kept. @throws NOT_FOUND, NOT_EXPECTED */
export async function correctRoll(ctx: UserCtx, wish: OutputOf<typeof correct.input>): Promise<void> {
  const { db, user, now } = ctx;
  const session = await keptSession(ctx, wish.id);
  const { lessonId, orgNo } = session;
  const [held] = await db.select({ offeringId: lesson.offeringId }).from(lesson).where(eq(lesson.id, lessonId));
  const roster = rosterOf(db, [held!.offeringId]).as('roster');
  const expected = await db.select({ userNo: roster.userNo }).from(roster).where(eq(roster.userNo, wish.userNo));
  const its = and(eq(attendanceRecord.lessonId, lessonId), eq(attendanceRecord.userNo, wish.userNo));
  const [before] = await db.select().from(attendanceRecord).where(its).for('update');
  if (expected.length === 0 && !before) throw fail(NOT_EXPECTED);
  const { attendanceState, reason, userNo } = wish;
  const at = wireTime(now);
  const written = { attendanceState, way: CheckInWay.byHand, byUserNo: user.userNo, note: reason };
  await db
    .insert(attendanceRecord)
    .values({ ...written, lessonId, userNo, at })
    .onConflictDoUpdate({ target: [attendanceRecord.lessonId, attendanceRecord.userNo], set: written });
  const fromState = before?.attendanceState ?? null;
  const change = { lessonId, userNo, fromState, toState: attendanceState, reason, byUserNo: user.userNo, at };
  await db.insert(attendanceChange).values(change);
  await tellWatchers(db, session);
  ctx.changed({ before: { userNo, attendanceState: fromState }, after: { attendanceState, reason }, orgNo });
}
