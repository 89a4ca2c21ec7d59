import { and, eq, isNotNull } from 'drizzle-orm';
import { BANNED, CLASS_OVER, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import { LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import type { SessionUser } from '../../kit/context.ts';
import { CallFailure, fail } from '../../kit/fail.ts';
import { ownsCourse } from '../catalogue/policies.ts';
import { accessTo } from '../study/access.ts';

export type RoomRow = typeof liveRoom.$inferSelect;
export type MemberRow = typeof liveMember.$inferSelect;

const lessonColumns = {
  periodId: coursePeriod.id,
  periodName: coursePeriod.periodName,
  startTime: coursePeriod.startTime,
  minutes: coursePeriod.minutes,
  mediaId: coursePeriod.mediaId,
  courseId: course.id,
  courseName: course.courseName,
  lecturerUserNo: course.lecturerUserNo,
  orgNo: course.orgNo,
  completionPercent: course.completionPercent,
};

/** A class-hour that takes place at a time. */
export async function lessonOf(db: Db, periodId: string) {
  const [row] = await db
    .select(lessonColumns)
    .from(coursePeriod)
    .innerJoin(course, and(eq(course.id, coursePeriod.courseId), enabled(course)))
    .where(and(eq(coursePeriod.id, periodId), enabled(coursePeriod), isNotNull(coursePeriod.startTime)));
  return row && { ...row, startTime: row.startTime! };
}

export type Lesson = NonNullable<Awaited<ReturnType<typeof lessonOf>>>;

/** Where somebody stands in a live class-hour. */
export interface Place {
  lesson: Lesson;
  role: LiveRole;
  room: RoomRow | undefined;
  member: MemberRow | undefined;
}

export const ofMember = (roomId: string, userNo: string) =>
  and(eq(liveMember.roomId, roomId), eq(liveMember.userNo, userNo));

/**
 * Who may be here: those who teach the course, those whom the password of the channel let in, and who may study the
 * class-hour. Everybody else hears what they hear of a missing one, unless they are to be told what to buy.
 * @throws ROOM_GONE, BANNED, and LOCKED with `isLockTold`
 */
export async function placeOf(
  db: Db,
  user: SessionUser,
  periodId: string,
  now: Date,
  { isLockTold = false } = {},
): Promise<Place> {
  const lesson = await lessonOf(db, periodId);
  if (!lesson) throw fail(ROOM_GONE);
  const [room] = await db.select().from(liveRoom).where(eq(liveRoom.periodId, periodId));
  const [member] = room ? await db.select().from(liveMember).where(ofMember(room.id, user.userNo)) : [];
  if (ownsCourse(user, lesson)) return { lesson, room, member, role: LiveRole.host };
  if (member?.isBanned === 1) throw fail(BANNED);
  if (member?.liveRole === LiveRole.assistant) return { lesson, room, member, role: LiveRole.assistant };
  await accessTo(db, user, periodId, now).catch((error: unknown) => {
    throw error instanceof CallFailure && !isLockTold ? fail(ROOM_GONE) : error;
  });
  return { lesson, room, member, role: LiveRole.learner };
}

export interface RoomPlace extends Place {
  room: RoomRow;
}

/** The same of a room that was opened already. @throws ROOM_GONE, BANNED */
export async function roomOf(db: Db, user: SessionUser, periodId: string, now: Date): Promise<RoomPlace> {
  const place = await placeOf(db, user, periodId, now);
  if (!place.room) throw fail(ROOM_GONE);
  return { ...place, room: place.room };
}

/** Lecturers and assistants. To all others there is no such room to lead. @throws ROOM_GONE */
export async function hostOf(db: Db, user: SessionUser, periodId: string, now: Date): Promise<RoomPlace> {
  const place = await roomOf(db, user, periodId, now);
  if (place.role === LiveRole.learner) throw fail(ROOM_GONE);
  return place;
}

export const isRunning = ({ roomStatus }: Pick<RoomRow, 'roomStatus'>): boolean =>
  roomStatus === RoomStatus.onAir || roomStatus === RoomStatus.paused;

/** @throws NOT_ON_AIR before and after the class */
export function mustRun(room: RoomRow): void {
  if (!isRunning(room)) throw fail(NOT_ON_AIR);
}

/** @throws CLASS_OVER */
export function mustNotBeOver(room: RoomRow): void {
  if (room.roomStatus === RoomStatus.ended) throw fail(CLASS_OVER);
}

/** The row of the room, held until the end of the transaction: timeline and state change one after the other. */
export async function held(db: Db, roomId: string): Promise<RoomRow> {
  const [row] = await db.select().from(liveRoom).where(eq(liveRoom.id, roomId)).for('update');
  return row!;
}
