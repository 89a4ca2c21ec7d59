import { and, eq, lte } from 'drizzle-orm';
import { Nothing } from '#contract/kit/values.ts';
import { AttendanceState, CheckInWay, SessionState } from '#contract/rules/attendance.ts';
import { wireTime } from '#contract/rules/time.ts';
import { SESSION_CHANGED } from '#contract/user/attendance.ts';
import type { Db } from '../../db/client.ts';
import { attendanceRecord, attendanceSession } from '../../db/schema/attendance.ts';
import { lesson } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { job } from '../../kit/job.ts';
import { isOnLeave } from '../leave/leavesIn.ts';
import { rosterOf } from '../school/roster.ts';
import { countsOf, NONE_YET } from './counts.ts';
import { keptSession, tellWatchers } from './session.ts';
import type { SessionRow } from './session.ts';

/** Closes a check-in and writes down who did not come. Returns how the roll stands. @throws NOT_FOUND, SESSION_CHANGED */
export async function closeSession(ctx: UserCtx, id: string) {
  const kept = await keptSession(ctx, id);
  const row = await shut(ctx.db, id, ctx.now);
  if (!row) throw fail(SESSION_CHANGED);
  const offeringId = await settle(ctx.db, row, ctx.now);
  ctx.changed({ after: { sessionState: row.sessionState }, orgNo: kept.orgNo });
  const counts = await countsOf(ctx.db, [{ lessonId: row.lessonId, offeringId }]);
  return counts.get(row.lessonId) ?? NONE_YET;
}

/** So many are closed in one transaction. */
const AT_ONCE = 200;

/** Check-ins whose time is up are closed by themselves. */
export const closeCheckIns = job({
  name: 'closeCheckIns',
  input: Nothing,
  attempts: 3,
  isAlone: true,
  cron: '* * * * *',
  run: ({ db, clock }) =>
    db.transaction(async (tx) => {
      const now = clock();
      const over = and(
        eq(attendanceSession.sessionState, SessionState.open),
        lte(attendanceSession.closesAt, wireTime(now)),
      );
      const rows = await tx.select({ id: attendanceSession.id }).from(attendanceSession).where(over).limit(AT_ONCE);
      for (const { id } of rows) {
        const row = await shut(tx, id, now);
        if (row) await settle(tx, row, now);
      }
    }),
});

async function shut(db: Db, id: string, now: Date): Promise<SessionRow | undefined> {
  const [row] = await db
    .update(attendanceSession)
    .set({ sessionState: SessionState.closed, gmtModified: wireTime(now) })
    .where(and(eq(attendanceSession.id, id), eq(attendanceSession.sessionState, SessionState.open)))
    .returning();
  return row;
}

/** Whoever is on the roster and not on the roll is on leave or absent. Returns the offering. */
async function settle(db: Db, session: SessionRow, now: Date): Promise<string> {
  const [held] = await db.select().from(lesson).where(eq(lesson.id, session.lessonId));
  const roster = rosterOf(db, [held!.offeringId]).as('roster');
  const { leave, absent } = AttendanceState;
  const people = await db
    .select({ userNo: roster.userNo, isAway: isOnLeave(roster.userNo, lesson.beginsAt, lesson.endsAt) })
    .from(roster)
    .innerJoin(lesson, eq(lesson.id, session.lessonId));
  for (let start = 0; start < people.length; start += ROWS) {
    const rows = people.slice(start, start + ROWS).map(({ userNo, isAway }) => ({
      lessonId: session.lessonId,
      userNo,
      attendanceState: isAway ? leave : absent,
      way: CheckInWay.closing,
      at: wireTime(now),
    }));
    await db.insert(attendanceRecord).values(rows).onConflictDoNothing();
  }
  await tellWatchers(db, session);
  return held!.offeringId;
}

/** A statement takes 65535 parameters. */
const ROWS = 5000;
