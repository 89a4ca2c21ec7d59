import { and, eq, sql } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';
import type { Db } from '../../db/client.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { liveMember } from '../../db/schema/liveRoom.ts';
import { userCourse, userPeriod } from '../../db/schema/study.ts';
import { refreshProgress } from '../study/refresh.ts';
import type { RoomRow } from './place.ts';
import { secondOf } from './timeline.ts';

/**
 * Whoever was in the class, or before its replay, for the share of it that the course asks for has learnt the
 * class-hour. `userNo`: only this person.
 * @returns whether anybody has it now
 */
export async function settleDone(db: Db, room: RoomRow, now: Date, userNo?: string): Promise<boolean> {
  if (room.endedAt === null) return false;
  const [lesson] = await db
    .select({ percent: course.completionPercent, mediaId: coursePeriod.mediaId })
    .from(coursePeriod)
    .innerJoin(course, eq(course.id, coursePeriod.courseId))
    .where(eq(coursePeriod.id, room.periodId));
  const needed = Math.max(1, Math.ceil((secondOf(room, now) * lesson!.percent) / 100));
  const seconds = sql`${liveMember.watchedSeconds} + ${liveMember.replaySeconds}`;
  const enough = and(
    eq(liveMember.roomId, room.id),
    userNo === undefined ? undefined : eq(liveMember.userNo, userNo),
    sql`${seconds} >= ${needed}`,
  );
  const learners = await db
    .select({ userNo: liveMember.userNo })
    .from(liveMember)
    .innerJoin(userCourse, and(eq(userCourse.userNo, liveMember.userNo), eq(userCourse.courseId, room.courseId)))
    .where(enough);
  if (learners.length === 0) return false;
  const gmtModified = wireTime(now);
  const { courseId, periodId } = room;
  const written = await db
    .insert(userPeriod)
    .values(
      learners.map((learner) => ({ userNo: learner.userNo, periodId, courseId, isDone: 1 as const, gmtModified })),
    )
    .onConflictDoUpdate({
      target: [userPeriod.userNo, userPeriod.periodId],
      set: { isDone: 1, gmtModified },
      setWhere: eq(userPeriod.isDone, 0),
    })
    .returning({ userNo: userPeriod.userNo });
  // without a film of its own the class-hour does not stand in the way of finishing the course (study/refresh.ts)
  if (lesson!.mediaId !== null) for (const learner of written) await refreshProgress(db, learner.userNo, courseId, now);
  return true;
}
