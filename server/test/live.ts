import * as chapters from '#contract/course/liveChapter.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { momentOf, wireTime, wireTimeIn } from '#contract/rules/time.ts';
import { makeCourse } from '#seed/make/course.ts';
import type { CourseWish, PeriodWish } from '#seed/make/course.ts';
import type { Db } from '#server/db/client.ts';
import { liveChannel } from '#server/db/schema/live.ts';
import { liveMember, liveRoom } from '#server/db/schema/liveRoom.ts';
import { userCourse } from '#server/db/schema/study.ts';
import type { Person, Sender, TestApp } from './testApp.ts';

export const LIVE_START = new Date('2026-12-01T10:00:00+08:00');
export const LECTURER_TAB = 'tab-lecturer';

/** A moment so many seconds after the class was to begin. */
export const after = (seconds: number): Date => new Date(LIVE_START.getTime() + seconds * 1000);

interface Wish {
  course?: Partial<CourseWish>;
  period?: Partial<PeriodWish>;
  channel?: Partial<typeof liveChannel.$inferInsert>;
}

/** A free live course of one class-hour, with its channel. */
export async function makeLiveCourse(db: Db, lecturerUserNo: string, wish: Wish = {}) {
  await db
    .insert(liveChannel)
    .values({ lecturerUserNo, channelName: '直播间', ...wish.channel })
    .onConflictDoNothing();
  const startTime = wish.period?.startTime ?? wireTime(LIVE_START);
  const period = { periodName: '第一讲', minutes: 60, ...wish.period, startTime };
  const { courseId, periodIds } = await makeCourse(db, {
    courseName: '招聘数据看板怎么搭',
    courseCategory: 2,
    lecturerUserNo,
    liveStatus: 1,
    startTime,
    endTime: wireTimeIn(momentOf(startTime), 3600),
    chapters: [{ chapterName: '第一章', periods: [period] }],
    ...wish.course,
  });
  return { courseId, periodId: periodIds[0]! };
}

/** A room with these people in it, without a call. */
export async function makeLiveRoom(db: Db, userNos: readonly string[]): Promise<string> {
  const { courseId, periodId } = await makeLiveCourse(db, userNos[0]!);
  const [room] = await db.insert(liveRoom).values({ periodId, courseId, liveName: '第一讲' }).returning();
  const at = wireTime(LIVE_START);
  await db.insert(liveMember).values(userNos.map((userNo) => ({ roomId: room!.id, userNo, joinedAt: at, seenAt: at })));
  return periodId;
}

export const begin = (lecturer: Sender, chapterId: string, tabKey = LECTURER_TAB) =>
  lecturer.send(chapters.beginlive, { chapterId, tabKey });

export const watch = (person: Sender, chapterId: string) => person.send(chapters.watchlive, { chapterId });

export const step = (lecturer: Sender, chapterId: string, liveStatus: RoomStatus, tabKey = LECTURER_TAB) =>
  lecturer.send(chapters.updateLivestatus, { chapterId, liveStatus, tabKey });

export interface LiveWorld {
  lecturer: Person;
  learners: [Person, Person];
  courseId: string;
  periodId: string;
}

/** A class on air since `LIVE_START`, a lecturer and two learners in it. */
export async function makeClass(t: TestApp, wish: Wish = {}): Promise<LiveWorld> {
  const { db } = t.database;
  t.setNow(LIVE_START);
  const lecturer = await t.person({ userType: 2 });
  const learners: [Person, Person] = [await t.person(), await t.person()];
  const made = await makeLiveCourse(db, lecturer.userNo, wish);
  for (const { userNo } of learners) await db.insert(userCourse).values({ userNo, courseId: made.courseId });
  await begin(lecturer, made.periodId);
  await step(lecturer, made.periodId, RoomStatus.onAir);
  for (const learner of learners) await watch(learner, made.periodId);
  return { lecturer, learners, ...made };
}
