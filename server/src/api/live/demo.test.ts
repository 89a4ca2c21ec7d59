import { expect, it } from 'vitest';
import * as contract from '#contract/live/demo.ts';
import { NO_DEMO_FILM, NOT_ANCHOR, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import { RoomStatus } from '#contract/rules/liveRooms.ts';
import { makeLessons, makeMedia } from '#test/courses.ts';
import { begin, LECTURER_TAB, LIVE_START, makeClass, makeLiveCourse, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const real = await testApp({ DEMO_MODE: 'off' });

const asked = (periodId: string, tabKey = LECTURER_TAB) => ({ periodId, tabKey });

it('who holds a class of the demo gets a film of its own world to show, of the own courses before longer ones', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const uploaded = { fileName: '上传的.mp4', length: 900 };
  await makeMedia(db, { ...uploaded, storageKey: 'upload/long.mp4' });
  await makeMedia(db, {
    ...uploaded,
    storageKey: 'demo/list/index.m3u8',
    contentType: 'application/vnd.apple.mpegurl',
  });
  expect((await lecturer.send(contract.film, asked(periodId))).code).toBe(NO_DEMO_FILM.code);
  const longest = await makeMedia(db, { fileName: '很长的一课.mp4', length: 300, storageKey: 'demo/long.mp4' });
  const first = await lecturer.send(contract.film, asked(periodId));
  expect(first.data).toMatchObject({ mediaId: longest, filmName: '很长的一课', length: 300 });
  expect(first.data.url).toMatch(/^\/media\//);
  const mediaId = await makeMedia(db, { fileName: '自己的一课.mp4', length: 60, storageKey: 'demo/own.mp4' });
  const chapters = [{ chapterName: '第一章', periods: [{ periodName: '第一课', mediaId }] }];
  await makeLessons(db, [], { lecturerUserNo: lecturer.userNo, chapters });
  expect((await lecturer.send(contract.film, asked(periodId))).data).toMatchObject({ mediaId, length: 60 });
  expect((await learners[0].send(contract.film, asked(periodId))).code).toBe(ROOM_GONE.code);
  expect((await lecturer.send(contract.film, asked(periodId, 'tab-elsewhere'))).code).toBe(NOT_ANCHOR.code);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await lecturer.send(contract.film, asked(periodId))).code).toBe(NOT_ON_AIR.code);
});

it('before the class begins there is nothing to show it to', async () => {
  t.setNow(LIVE_START);
  const lecturer = await t.person({ userType: 2 });
  const { periodId } = await makeLiveCourse(db, lecturer.userNo);
  await begin(lecturer, periodId);
  expect((await lecturer.send(contract.film, asked(periodId))).code).toBe(NOT_ON_AIR.code);
});

it('outside the demo nobody gets it, whatever films there are', async () => {
  const { lecturer, periodId } = await makeClass(real);
  await makeMedia(real.database.db, { length: 300, storageKey: 'demo/long.mp4' });
  expect((await lecturer.send(contract.film, asked(periodId))).code).toBe(ROOM_GONE.code);
});
