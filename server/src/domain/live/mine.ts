import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { mine } from '#contract/live/room.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { LiveRole, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { wireTime } from '#contract/rules/time.ts';
import { enabled } from '../../db/enabled.ts';
import { course, coursePeriod } from '../../db/schema/course.ts';
import { liveMember, liveRoom } from '../../db/schema/liveRoom.ts';
import { userCourse } from '../../db/schema/study.ts';
import type { UserCtx } from '../../kit/context.ts';
import { paginate } from '../../kit/paginate.ts';
import { peopleOf } from '../chat/people.ts';

const USUAL_MINUTES = 60;

/** The live class-hours that somebody teaches, helps with or takes, by where they stand in time. */
export async function myLivePage({ db, user, now }: UserCtx, wanted: OutputOf<typeof mine.input>) {
  const { userNo } = user;
  const asAssistant = exists(
    db
      .select({ one: sql`1` })
      .from(liveMember)
      .where(
        and(
          eq(liveMember.roomId, liveRoom.id),
          eq(liveMember.userNo, userNo),
          eq(liveMember.liveRole, LiveRole.assistant),
        ),
      ),
  );
  const taken = exists(
    db
      .select({ one: sql`1` })
      .from(userCourse)
      .where(and(eq(userCourse.courseId, course.id), eq(userCourse.userNo, userNo), enabled(userCourse))),
  );
  const where = and(
    isNotNull(coursePeriod.startTime),
    isNull(coursePeriod.untilVersion),
    enabled(coursePeriod),
    enabled(course),
    or(eq(course.lecturerUserNo, userNo), asAssistant, taken),
    inPart(wanted.part, now),
  );
  const from = () =>
    db
      .select({
        periodId: coursePeriod.id,
        periodName: sql<string>`coalesce(${liveRoom.liveName}, ${coursePeriod.periodName})`,
        courseId: course.id,
        courseName: course.courseName,
        courseCategory: course.courseCategory,
        lecturerUserNo: course.lecturerUserNo,
        startTime: coursePeriod.startTime,
        minutes: coursePeriod.minutes,
        roomStatus: liveRoom.roomStatus,
        mediaId: coursePeriod.mediaId,
        saveReplay: liveRoom.saveReplay,
        isAssistant: sql<boolean>`${asAssistant}`,
      })
      .from(coursePeriod)
      .innerJoin(course, eq(course.id, coursePeriod.courseId))
      .leftJoin(liveRoom, eq(liveRoom.periodId, coursePeriod.id))
      .where(where);
  const order = wanted.part === 'coming' ? asc(coursePeriod.startTime) : desc(coursePeriod.startTime);
  const counted = from().as('counted');
  const page = await paginate(wanted, from().orderBy(order, coursePeriod.id).$dynamic(), () => db.$count(counted));
  const people = await peopleOf(
    db,
    page.list.map(({ lecturerUserNo }) => lecturerUserNo),
  );
  const list = page.list.map((row) => ({
    ...row,
    startTime: row.startTime!,
    minutes: row.minutes ?? USUAL_MINUTES,
    lecturerName: people.get(row.lecturerUserNo)?.userName ?? '',
    roomStatus: row.roomStatus ?? RoomStatus.toCome,
    liveRole: roleIn(row, userNo),
    hasFilm: row.mediaId === null ? (0 as const) : (1 as const),
    hasReplay: row.roomStatus === RoomStatus.ended && row.saveReplay === OnOff.on ? (1 as const) : (0 as const),
  }));
  return { ...page, list };
}

function roleIn(row: { lecturerUserNo: string; isAssistant: boolean }, userNo: string): LiveRole {
  if (row.lecturerUserNo === userNo) return LiveRole.host;
  return row.isAssistant ? LiveRole.assistant : LiveRole.learner;
}

/** Past: it has ended, or its time is over and it never began. Running ones are with those to come. */
function inPart(part: 'coming' | 'past', now: Date): SQL | undefined {
  const isRunning = inArray(liveRoom.roomStatus, [RoomStatus.onAir, RoomStatus.paused]);
  const hasRoom = sql`coalesce(${liveRoom.roomStatus}, ${RoomStatus.toCome})`;
  const isTimeOver = sql`${coursePeriod.startTime} + make_interval(mins => coalesce(${coursePeriod.minutes}, ${USUAL_MINUTES})::int + ${LATE_MINUTES})
    <= ${wireTime(now)}`;
  if (part === 'past')
    return or(eq(liveRoom.roomStatus, RoomStatus.ended), and(sql`${hasRoom} = ${RoomStatus.toCome}`, isTimeOver));
  return or(isRunning, and(sql`${hasRoom} = ${RoomStatus.toCome}`, sql`not (${isTimeOver})`));
}

/** A class may still begin so long after its time. */
const LATE_MINUTES = 120;
