import { and, asc, desc, eq, gt, gte, inArray, lte } from 'drizzle-orm';
import { NOT_FOR_HOSTS, SIGN_OFF, SIGN_RUNNING, SIGNED } from '#contract/live/failures.ts';
import { liveDesk } from '#contract/live/liveEvents.ts';
import { AttendanceState, CheckInWay } from '#contract/rules/attendance.ts';
import { EntryKind, LESSON_MARGIN_SECONDS, LiveRole } from '#contract/rules/liveRooms.ts';
import { LessonState } from '#contract/rules/school.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { attendanceRecord } from '../../db/schema/attendance.ts';
import { liveSign, liveSignPerson } from '../../db/schema/liveRoom.ts';
import { lesson, offering } from '../../db/schema/timetable.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { refusedAs } from '../../kit/refusedAs.ts';
import { tell } from '../messages/tell.ts';
import { offeringsOf } from '../school/roster.ts';
import { held, hostOf, mustRun, roomOf } from './place.ts';
import { hostsOf } from './polls.ts';
import { append } from './timeline.ts';

async function openSign(db: Db, roomId: string, now: Date) {
  const [row] = await db
    .select()
    .from(liveSign)
    .where(and(eq(liveSign.roomId, roomId), gt(liveSign.closesAt, wireTime(now))))
    .orderBy(desc(liveSign.id))
    .limit(1);
  return row;
}

/** @throws ROOM_GONE, NOT_ON_AIR, SIGN_RUNNING */
export async function callRoll({ db, user, now }: UserCtx, periodId: string, minutes: number): Promise<string> {
  const place = await hostOf(db, user, periodId, now);
  const room = await held(db, place.room.id);
  mustRun(room);
  if (await openSign(db, room.id, now)) throw fail(SIGN_RUNNING);
  const closesAt = wireTimeIn(now, minutes * 60);
  await db.insert(liveSign).values({ roomId: room.id, openedAt: wireTime(now), closesAt });
  await append(db, room.id, { entryKind: EntryKind.signOpen, userNo: user.userNo, value: minutes }, now);
  return closesAt;
}

/** @throws ROOM_GONE, SIGN_OFF */
export async function endRoll({ db, user, now }: UserCtx, periodId: string): Promise<void> {
  const { room } = await hostOf(db, user, periodId, now);
  const open = await openSign(db, room.id, now);
  if (!open) throw fail(SIGN_OFF);
  await db
    .update(liveSign)
    .set({ closesAt: wireTime(now) })
    .where(eq(liveSign.id, open.id));
  await append(db, room.id, { entryKind: EntryKind.signClose, userNo: user.userNo }, now);
}

/**
 * A learner says that they are there. Where the course is taught in a school and has a lesson about now, whose roll this
 * learner is on, it is on that roll too, unless somebody wrote something there before.
 * @throws ROOM_GONE, BANNED, SIGN_OFF, SIGNED, NOT_FOR_HOSTS
 */
export async function answerRoll({ db, user, now }: UserCtx, periodId: string) {
  const { room, role } = await roomOf(db, user, periodId, now);
  if (role !== LiveRole.learner) throw fail(NOT_FOR_HOSTS, '讲师和助教不用签到');
  const open = await openSign(db, room.id, now);
  if (!open) throw fail(SIGN_OFF);
  const signedAt = wireTime(now);
  const signing = db.insert(liveSignPerson).values({ signId: open.id, userNo: user.userNo, signedAt });
  await refusedAs(signing, { live_sign_person_once: SIGNED });
  await tell(db, liveDesk, await hostsOf(db, room.id), { periodId });
  return {
    signedAt,
    isAttendance: (await ontoRoll(db, room.courseId, user.userNo, now)) ? (1 as const) : (0 as const),
  };
}

async function ontoRoll(db: Db, courseId: string, userNo: string, now: Date): Promise<boolean> {
  const [about] = await db
    .select({ lessonId: lesson.id, endsAt: lesson.endsAt })
    .from(lesson)
    .innerJoin(offering, and(eq(offering.id, lesson.offeringId), eq(offering.courseId, courseId)))
    .where(
      and(
        inArray(lesson.offeringId, offeringsOf(db, userNo)),
        eq(lesson.lessonState, LessonState.held),
        enabled(lesson),
        lte(lesson.beginsAt, wireTimeIn(now, LESSON_MARGIN_SECONDS)),
        gte(lesson.endsAt, wireTimeIn(now, -LESSON_MARGIN_SECONDS)),
      ),
    )
    .orderBy(asc(lesson.beginsAt))
    .limit(1);
  if (!about) return false;
  const row = { attendanceState: AttendanceState.present, way: CheckInWay.live, at: wireTime(now) };
  await db
    .insert(attendanceRecord)
    .values({ ...row, lessonId: about.lessonId, userNo })
    .onConflictDoUpdate({
      target: [attendanceRecord.lessonId, attendanceRecord.userNo],
      set: row,
      setWhere: eq(attendanceRecord.way, CheckInWay.closing),
    });
  return true;
}
