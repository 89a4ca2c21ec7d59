import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { SessionState } from '#contract/rules/attendance.ts';
import { LessonState } from '#contract/rules/school.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { open } from '#contract/user/attendance.ts';
import { LESSON_CANCELLED, OPENED_ALREADY, SESSION_CHANGED } from '#contract/user/attendance.ts';
import { rollMoved } from '#contract/user/liveEvents.ts';
import type { Db } from '../../db/client.ts';
import { attendanceSession } from '../../db/schema/attendance.ts';
import { lesson, lessonClaim, offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { tell } from '../messages/tell.ts';
import { lessonFacts, ofOffering } from '../school/lessonFacts.ts';
import { countsOf, NONE_YET } from './counts.ts';
import { keptLessons } from './policies.ts';

export type SessionRow = typeof attendanceSession.$inferSelect;

const SECRET_BYTES = 32;
const MINUTE = 60;

/** Opens the check-in of a lesson. Returns its id. @throws NOT_FOUND, LESSON_CANCELLED, OPENED_ALREADY */
export async function openSession(ctx: UserCtx, wish: OutputOf<typeof open.input>): Promise<string> {
  const { db, user, now } = ctx;
  const [held] = await db
    .select()
    .from(lesson)
    .where(and(eq(lesson.id, wish.lessonId), keptLessons(user)));
  if (!held) throw fail(NOT_FOUND);
  if (held.lessonState !== LessonState.held) throw fail(LESSON_CANCELLED);
  const { minutes, lateAfter, hasPlace, latitude, longitude, radius } = wish;
  const begin = momentOf(held.beginsAt) > now ? momentOf(held.beginsAt) : now;
  const adding = db
    .insert(attendanceSession)
    .values({
      orgNo: held.orgNo,
      lessonId: held.id,
      openedBy: user.userNo,
      openedAt: wireTime(now),
      lateAt: wireTimeIn(begin, lateAfter * MINUTE),
      closesAt: wireTimeIn(now, minutes * MINUTE),
      secret: randomBytes(SECRET_BYTES),
      ...(hasPlace === 1 && { latitude, longitude, radius }),
    })
    .returning({ id: attendanceSession.id });
  const [row] = await refusedAs(adding, { attendance_session_once: OPENED_ALREADY });
  ctx.changed({ after: { minutes, lateAfter, hasPlace }, orgNo: held.orgNo });
  return row!.id;
}

/** Lets people check in once more. @throws NOT_FOUND, SESSION_CHANGED */
export async function reopenSession(ctx: UserCtx, id: string, minutes: number): Promise<void> {
  const { db, now } = ctx;
  const { orgNo } = await keptSession(ctx, id);
  const again = { sessionState: SessionState.open, closesAt: wireTimeIn(now, minutes * MINUTE) };
  const changed = await db
    .update(attendanceSession)
    .set({ ...again, gmtModified: wireTime(now) })
    .where(and(eq(attendanceSession.id, id), eq(attendanceSession.sessionState, SessionState.closed)))
    .returning();
  if (changed.length === 0) throw fail(SESSION_CHANGED);
  await tellWatchers(db, changed[0]!);
  ctx.changed({ after: { minutes }, orgNo });
}

/** A check-in of a lesson whose roll this person keeps. @throws NOT_FOUND */
export async function keptSession({ db, user }: Pick<UserCtx, 'db' | 'user'>, id: string): Promise<SessionRow> {
  const kept = db.select({ id: lesson.id }).from(lesson).where(keptLessons(user));
  const [row] = await db
    .select()
    .from(attendanceSession)
    .where(and(eq(attendanceSession.id, id), inArray(attendanceSession.lessonId, kept)));
  if (!row) throw fail(NOT_FOUND);
  return row;
}

/** A check-in as its teacher sees it; one whose time is up counts as closed. */
export async function sessionView({ db, now }: Pick<UserCtx, 'db' | 'now'>, row: SessionRow) {
  const [facts] = await db
    .select(lessonFacts)
    .from(lesson)
    .innerJoin(offering, ofOffering)
    .where(eq(lesson.id, row.lessonId));
  const counts = await countsOf(db, [facts!]);
  const { id, openedAt, lateAt, closesAt, radius } = row;
  return {
    ...facts!,
    id,
    openedAt,
    lateAt,
    closesAt,
    radius,
    sessionState: isOpen(row, now) ? SessionState.open : SessionState.closed,
    hasPlace: radius === null ? (0 as const) : (1 as const),
    counts: counts.get(row.lessonId) ?? NONE_YET,
  };
}

export const isOpen = ({ sessionState, closesAt }: Pick<SessionRow, 'sessionState' | 'closesAt'>, now: Date): boolean =>
  sessionState === SessionState.open && closesAt > wireTime(now);

/** The open tabs of whoever opened a check-in and of those who hold the lesson hear that the roll moved. */
export async function tellWatchers(
  db: Db,
  { id, lessonId, openedBy }: Pick<SessionRow, 'id' | 'lessonId' | 'openedBy'>,
): Promise<void> {
  const rows = await db
    .select({ userNo: lessonClaim.teacherUserNo })
    .from(lessonClaim)
    .where(eq(lessonClaim.lessonId, lessonId));
  await tell(db, rollMoved, [...new Set([openedBy, ...rows.flatMap(({ userNo }) => userNo ?? [])])], { id });
}
