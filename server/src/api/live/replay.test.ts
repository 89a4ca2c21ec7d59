import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { list as outline } from '#contract/course/chapterInfo.ts';
import { NOT_ON_AIR, NOT_OVER, REPLAY_NOT_KEPT, ROOM_GONE } from '#contract/live/failures.ts';
import * as decks from '#contract/live/deck.ts';
import * as polls from '#contract/live/poll.ts';
import * as contract from '#contract/live/replay.ts';
import * as rooms from '#contract/live/room.ts';
import { OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { liveRoom } from '#server/db/schema/liveRoom.ts';
import { makeMedia } from '#test/courses.ts';
import { after, makeClass, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;

it('the replay has the slides, the polls and the clock of the class', async () => {
  const pdf = { fileName: '看板.pdf', fileType: 7, contentType: 'application/pdf', length: 3 } as const;
  const mediaId = await makeMedia(db, { ...pdf, storageKey: 'replay/deck.pdf' });
  const { lecturer, learners, periodId } = await makeClass(t, { period: { wares: [{ docName: '看板', mediaId }] } });
  await lecturer.send(decks.choose, { periodId, mediaId });
  t.setNow(after(90));
  await lecturer.send(polls.open, { periodId, title: '懂了吗？', options: ['懂了', '没有'] });
  expect((await learners[0].send(contract.view, { periodId })).code).toBe(NOT_ON_AIR.code);
  t.setNow(after(600));
  await step(lecturer, periodId, RoomStatus.ended);
  const { data } = await learners[0].send(contract.view, { periodId });
  expect(data).toMatchObject({
    room: { seconds: 600, roomStatus: RoomStatus.ended },
    decks: [{ mediaId, pages: 3 }],
    polls: [{ title: '懂了吗？', second: 90, isOpen: 0 }],
    filmState: 'processing',
  });
  await t.runJobs();
  expect((await learners[0].send(contract.view, { periodId })).data.filmState).toBe('none');
  const stranger = await t.person();
  expect((await stranger.send(contract.view, { periodId })).code).toBe(ROOM_GONE.code);
});

it('a film is put to a class that is over, by its lecturer, from their own files', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const own = { userNo: lecturer.userNo, length: 580 };
  const mediaId = await makeMedia(db, { ...own, storageKey: 'replay/film.mp4' });
  const foreign = await makeMedia(db, { storageKey: 'replay/foreign.mp4', userNo: learners[0].userNo });
  const picture = await makeMedia(db, { ...own, storageKey: 'replay/a.png', fileType: 6 });
  expect((await lecturer.send(contract.film, { periodId, mediaId })).code).toBe(NOT_OVER.code);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await learners[0].send(contract.film, { periodId, mediaId: foreign })).code).toBe(ROOM_GONE.code);
  expect((await lecturer.send(contract.film, { periodId, mediaId: foreign })).code).toBe(404);
  expect((await lecturer.send(contract.film, { periodId, mediaId: picture })).code).toBe(422);
  await lecturer.send(contract.film, { periodId, mediaId });
  const { data } = await learners[0].send(contract.view, { periodId });
  expect(data).toMatchObject({ filmState: 'ready', filmDelivery: 'file', filmLength: 580 });
  await lecturer.send(contract.film, { periodId, mediaId: '0' });
  await t.runJobs();
  expect((await learners[0].send(contract.view, { periodId })).data.filmState).toBe('none');
});

it('the outline of the course leads to a replay once there is one, and only then', async () => {
  const { lecturer, learners, courseId, periodId } = await makeClass(t);
  const hasReplay = async () => (await learners[0].send(outline, { courseId })).data.list[0]!.periodList[0]!.hasReplay;
  expect(await hasReplay()).toBe(0);
  await step(lecturer, periodId, RoomStatus.ended);
  expect(await hasReplay()).toBe(1);
  await db.update(liveRoom).set({ saveReplay: OnOff.off }).where(eq(liveRoom.periodId, periodId));
  expect(await hasReplay()).toBe(0);
});

it('a class that is not kept has no replay for learners', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const { liveName, liveType, disableGood, connectMicrophone } = (await lecturer.send(rooms.view, { periodId })).data;
  const set = { periodId, liveName, liveType, disableGood, connectMicrophone, saveReplay: OnOff.off };
  await lecturer.send(rooms.settings, set);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await learners[0].send(contract.view, { periodId })).code).toBe(REPLAY_NOT_KEPT.code);
  expect((await lecturer.send(contract.view, { periodId })).code).toBe(200);
});
