import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { list } from '#contract/data/courseLog.ts';
import { save } from '#contract/data/watchLiveLog.ts';
import { ROOM_GONE } from '#contract/live/failures.ts';
import { ANCHOR_LOST_SECONDS, LIVE_BEAT_SECONDS, RoomStatus } from '#contract/rules/liveRooms.ts';
import { userCourse, userPeriod } from '#server/db/schema/study.ts';
import { after, LECTURER_TAB, makeClass, step } from '#test/live.ts';
import type { Person } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

async function beats(person: Person, chapterId: string, from: number, to: number, isReplay: 0 | 1 = 0) {
  let last = await person.send(save, { chapterId, isReplay });
  for (let at = from + LIVE_BEAT_SECONDS; at <= to; at += LIVE_BEAT_SECONDS) {
    t.setNow(after(at));
    last = await person.send(save, { chapterId, isReplay, playedSeconds: LIVE_BEAT_SECONDS });
  }
  return last.data;
}

const isDone = async (userNo: string, periodId: string) => {
  const own = and(eq(userPeriod.userNo, userNo), eq(userPeriod.periodId, periodId));
  return (await t.database.db.select().from(userPeriod).where(own))[0]?.isDone ?? 0;
};

it('presence on air is counted into the ledger; who slept, or paused, was not there', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const [one, two] = learners;
  expect((await beats(one, periodId, 0, 60)).watchedSeconds).toBe(60);
  t.setNow(after(3600));
  expect((await two.send(save, { chapterId: periodId })).data.watchedSeconds).toBe(LIVE_BEAT_SECONDS * 2);
  await step(lecturer, periodId, RoomStatus.paused);
  expect((await beats(one, periodId, 3600, 3660)).watchedSeconds).toBe(60 + 0);
  const { data } = await one.send(list, {});
  expect(data.list).toMatchObject([{ periodId, seconds: 60 }]);
});

it('who was there for most of it has learnt the class-hour, others by its replay', async () => {
  const { lecturer, learners, periodId } = await makeClass(t, { course: { completionPercent: 80 } });
  const [one, two] = learners;
  await beats(one, periodId, 0, 100);
  await step(lecturer, periodId, RoomStatus.ended);
  expect([await isDone(one.userNo, periodId), await isDone(two.userNo, periodId)]).toEqual([1, 0]);
  t.setNow(after(1000));
  await two.send(save, { chapterId: periodId });
  expect((await beats(two, periodId, 1000, 1070, 1)).isDone).toBe(0);
  expect((await beats(two, periodId, 1070, 1090, 1)).isDone).toBe(1);
  expect(await isDone(two.userNo, periodId)).toBe(1);
});

it('who missed the class learns it by its replay alone', async () => {
  const { lecturer, courseId, periodId } = await makeClass(t, { course: { completionPercent: 80 } });
  const late = await t.person();
  await t.database.db.insert(userCourse).values({ userNo: late.userNo, courseId });
  t.setNow(after(100));
  await step(lecturer, periodId, RoomStatus.ended);
  t.setNow(after(1000));
  expect((await late.send(save, { chapterId: periodId })).code).toBe(ROOM_GONE.code);
  expect(await beats(late, periodId, 1000, 1070, 1)).toMatchObject({ watchedSeconds: 70, isDone: 0 });
  expect((await beats(late, periodId, 1070, 1080, 1)).isDone).toBe(1);
  expect(await isDone(late.userNo, periodId)).toBe(1);
});

it('of a replay only what was played counts, however often play is pressed', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  t.setNow(after(100));
  await step(lecturer, periodId, RoomStatus.ended);
  const plays = async (at: number, playedSeconds: number) => {
    t.setNow(after(at));
    return (await learners[0].send(save, { chapterId: periodId, isReplay: 1, playedSeconds })).data.watchedSeconds;
  };
  expect([await plays(1000, 0), await plays(2000, 0), await plays(3000, 0)]).toEqual([0, 0, 0]);
  expect(await plays(3004, 4)).toBe(4);
  // two pages, and one that says more than has passed
  expect([await plays(3010, 6), await plays(3010, 6), await plays(3012, 3600)]).toEqual([10, 10, 12]);
});

it('says whether the lecturer is there, how many are, and how far the timeline is', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  t.setNow(after(20));
  await lecturer.send(save, { chapterId: periodId, tabKey: LECTURER_TAB });
  t.setNow(after(30));
  const { data } = await learners[0].send(save, { chapterId: periodId });
  expect(data).toMatchObject({ isAnchorHere: 1, countMembers: 3, lastSeq: 1, roomStatus: RoomStatus.onAir });
  t.setNow(after(20 + ANCHOR_LOST_SECONDS + 1));
  const later = await learners[0].send(save, { chapterId: periodId });
  expect(later.data).toMatchObject({ isAnchorHere: 0, countMembers: 2 });
});

it('is for those who came in', async () => {
  const { periodId } = await makeClass(t);
  const stranger = await t.person();
  expect((await stranger.send(save, { chapterId: periodId })).code).toBe(ROOM_GONE.code);
});
