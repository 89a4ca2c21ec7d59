import { expect, it } from 'vitest';
import * as contract from '#contract/course/liveChapter.ts';
import { LIVE_NOT_ALLOWED } from '#contract/course/liveFailures.ts';
import { ANCHOR_TAKEN, CLASS_OVER, NOT_ANCHOR, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import { ANCHOR_LOST_SECONDS, EntryKind, LiveRole, RoomStatus } from '#contract/rules/liveRooms.ts';
import { hashPassword } from '#server/domain/signIn/passwords.ts';
import * as rooms from '#contract/live/room.ts';
import { after, begin, LECTURER_TAB, LIVE_START, makeClass, makeLiveCourse, step, watch } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import { liveChannel } from '#server/db/schema/live.ts';
import { course } from '#server/db/schema/course.ts';
import { eq } from 'drizzle-orm';
import { wireTime } from '#contract/rules/time.ts';

const t = await testApp();
const { db } = t.database;

it('a lecturer begins, pauses, goes on and ends; the course says so to visitors', async () => {
  const { lecturer, courseId, periodId } = await makeClass(t);
  const stands = async () => (await db.select().from(course).where(eq(course.id, courseId)))[0]!.liveStatus;
  expect(await stands()).toBe(2);
  t.setNow(after(600));
  expect((await step(lecturer, periodId, RoomStatus.paused)).data).toMatchObject({ roomStatus: 5, seconds: 600 });
  expect((await step(lecturer, periodId, RoomStatus.onAir)).data.roomStatus).toBe(RoomStatus.onAir);
  t.setNow(after(1200));
  const { data } = await step(lecturer, periodId, RoomStatus.ended);
  expect(data).toMatchObject({ roomStatus: RoomStatus.ended, seconds: 1200, isAnchorHere: 0 });
  expect(await stands()).toBe(4);
  expect((await step(lecturer, periodId, RoomStatus.onAir)).code).toBe(CLASS_OVER.code);
});

it('nothing ends that has not begun', async () => {
  const lecturer = await t.person({ userType: 2 });
  const { periodId } = await makeLiveCourse(db, lecturer.userNo);
  await begin(lecturer, periodId);
  expect((await step(lecturer, periodId, RoomStatus.ended)).code).toBe(NOT_ON_AIR.code);
  expect((await step(lecturer, periodId, RoomStatus.paused)).code).toBe(NOT_ON_AIR.code);
  expect((await step(lecturer, periodId, RoomStatus.toCome)).code).toBe(200);
});

it('a second page is refused, the first comes back to the same state after a reload', async () => {
  const { lecturer, periodId } = await makeClass(t);
  t.setNow(after(5));
  expect((await begin(lecturer, periodId, 'tab-another')).code).toBe(ANCHOR_TAKEN.code);
  const again = await begin(lecturer, periodId);
  expect(again.data).toMatchObject({ roomStatus: RoomStatus.onAir, anchorTab: LECTURER_TAB, seconds: 5 });
  const taken = await lecturer.send(contract.beginlive, { chapterId: periodId, tabKey: 'tab-another', isTaking: 1 });
  expect(taken.data.anchorTab).toBe('tab-another');
  expect((await step(lecturer, periodId, RoomStatus.ended)).code).toBe(NOT_ANCHOR.code);
  expect((await step(lecturer, periodId, RoomStatus.ended, 'tab-another')).code).toBe(200);
  expect((await begin(lecturer, periodId, 'tab-another')).data.roomStatus).toBe(RoomStatus.ended);
});

it('a stand-by host takes the class over when the lecturer is lost, and not before', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  await db
    .update(liveChannel)
    .set({ passwordHash: await hashPassword('stand-by') })
    .where(eq(liveChannel.lecturerUserNo, lecturer.userNo));
  const helper = await t.person();
  expect((await begin(helper, periodId, 'tab-helper')).code).toBe(ROOM_GONE.code);
  await helper.send(rooms.assist, { periodId, password: 'stand-by' });
  expect((await begin(helper, periodId, 'tab-helper')).code).toBe(ANCHOR_TAKEN.code);
  const news = async () => {
    const { list } = (await learners[0].send(rooms.entries, { periodId, sinceSeq: 0 })).data;
    return list.map(({ entryKind, liveRole, userNo }) => ({ entryKind, liveRole, userNo }));
  };
  const before = await news();
  t.setNow(after(ANCHOR_LOST_SECONDS + 1));
  const leads: unknown[] = [];
  const rtcBefore = t.platform.providers.rtc;
  const broadcasts = { lead: (...told: unknown[]) => leads.push(told) };
  Object.assign(t.platform.providers, { rtc: { isUsable: true, host: { broadcasts } } });
  const taken = await begin(helper, periodId, 'tab-helper');
  expect(taken.data).toMatchObject({ roomStatus: RoomStatus.onAir, anchor: { userNo: helper.userNo } });
  // pages that are open hear of it once, and so does the broadcast: they look at another person from now on
  await begin(helper, periodId, 'tab-helper');
  Object.assign(t.platform.providers, { rtc: rtcBefore });
  expect(await news()).toEqual([
    ...before,
    { entryKind: EntryKind.stage, liveRole: LiveRole.assistant, userNo: helper.userNo },
  ]);
  expect(leads).toEqual([[`live-${periodId}`, helper.userNo]]);
  expect((await begin(lecturer, periodId)).code).toBe(ANCHOR_TAKEN.code);
});

it('who has not joined, and who may not go live, stays outside', async () => {
  const { periodId } = await makeClass(t);
  const stranger = await t.person();
  expect((await watch(stranger, periodId)).code).toBe(402);
  expect((await stranger.send(rooms.view, { periodId })).code).toBe(404);
  expect((await watch(stranger, '7')).code).toBe(404);
  const lecturer = await t.person({ userType: 2 });
  const made = await makeLiveCourse(db, lecturer.userNo);
  await db.update(liveChannel).set({ statusId: 0 }).where(eq(liveChannel.lecturerUserNo, lecturer.userNo));
  expect((await begin(lecturer, made.periodId)).code).toBe(LIVE_NOT_ALLOWED.code);
});

it('a class that nobody holds any more ends by itself', async () => {
  const { learners, periodId } = await makeClass(t);
  t.setNow(after(29 * 60));
  await t.runJobs();
  expect((await watch(learners[0], periodId)).data.roomStatus).toBe(RoomStatus.onAir);
  t.setNow(after(31 * 60));
  const { closeLiveRooms } = await import('#server/domain/live/closeLiveRooms.ts');
  await closeLiveRooms.run(t.platform, {});
  expect((await watch(learners[0], periodId)).data).toMatchObject({
    roomStatus: RoomStatus.ended,
    endedAt: wireTime(after(31 * 60)),
    beganAt: wireTime(LIVE_START),
  });
});
