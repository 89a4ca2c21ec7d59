import { expect, it } from 'vitest';
import * as contract from '#contract/live/deck.ts';
import { DECK_GONE, INK_STALE, NO_DECK, NOT_ON_AIR, ROOM_GONE } from '#contract/live/failures.ts';
import * as people from '#contract/live/people.ts';
import * as rooms from '#contract/live/room.ts';
import { EntryKind, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { makeMedia } from '#test/courses.ts';
import { makeClass, step } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const pdf = { fileName: '看板.pdf', fileType: 7, contentType: 'application/pdf' } as const;
const stroke = { points: [100, 100, 200, 300], colour: '#b3261e', width: 30 };
let strokes = 0;
const onBoard = { mediaId: '0', page: 0, stroke };
const keyed = () => ({ ...onBoard, clientKey: `stroke-${(strokes += 1)}` });

it('slides of the class-hour are chosen and turned by hosts, and everybody can open them', async () => {
  const mediaId = await makeMedia(db, { ...pdf, storageKey: 'live/deck.pdf', length: 12 });
  const foreign = await makeMedia(db, { ...pdf, storageKey: 'live/foreign.pdf' });
  const { lecturer, learners, periodId } = await makeClass(t, { period: { wares: [{ docName: '看板', mediaId }] } });
  expect((await lecturer.send(contract.turn, { periodId, page: 2 })).code).toBe(NO_DECK.code);
  expect((await lecturer.send(contract.choices, { periodId })).data.list).toMatchObject([{ mediaId, pages: 12 }]);
  expect((await lecturer.send(contract.choose, { periodId, mediaId: foreign })).code).toBe(DECK_GONE.code);
  for (const call of [contract.choose, contract.choices, contract.turn])
    expect((await learners[0].send(call, { periodId, mediaId, page: 1 } as never)).code).toBe(ROOM_GONE.code);
  await lecturer.send(contract.choose, { periodId, mediaId });
  expect((await lecturer.send(contract.turn, { periodId, page: 40 })).data.page).toBe(12);
  const { data } = await learners[0].send(rooms.view, { periodId });
  expect(data).toMatchObject({ page: 12, deck: { mediaId, docName: '看板.pdf' } });
  expect(data.deck!.url).toMatch(/^\/media\//);
});

it('ink is drawn by hosts and by who is on stage, and an opened page has the ink of its page since it was wiped', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const draw = (person: typeof lecturer) => person.send(contract.ink, { periodId, ...keyed() });
  expect((await draw(learners[0])).code).toBe(NOT_ON_AIR.code);
  await draw(lecturer);
  expect((await learners[0].send(contract.clear, { periodId, page: 0 })).code).toBe(ROOM_GONE.code);
  await lecturer.send(contract.clear, { periodId, page: 0 });
  const { data } = await lecturer.send(rooms.view, { periodId });
  const { liveName, liveType, saveReplay, disableGood } = data;
  await lecturer.send(rooms.settings, {
    periodId,
    liveName,
    liveType,
    saveReplay,
    disableGood,
    connectMicrophone: OnOff.on,
  });
  await learners[0].send(people.raise, { periodId, question: '' });
  await lecturer.send(people.stage, { periodId, userNo: learners[0].userNo });
  expect((await draw(learners[0])).code).toBe(200);
  const recent = (await learners[1].send(rooms.entries, { periodId, isRecent: 1 })).data.list;
  const onPage = recent.filter(({ entryKind }) => entryKind === EntryKind.ink || entryKind === EntryKind.inkClear);
  expect(onPage.map(({ entryKind }) => entryKind)).toEqual([EntryKind.ink, EntryKind.inkClear, EntryKind.ink]);
  expect(onPage.at(-1)!.stroke).toEqual(stroke);
});

it('a stroke off the page, or longer than a stroke may be, is refused', async () => {
  const { lecturer, periodId } = await makeClass(t);
  const wrong = [[-1, 5], [5, 10_001], Array.from({ length: 802 }, () => 1)];
  for (const points of wrong) {
    const { code } = await lecturer.send(contract.ink, { periodId, ...keyed(), stroke: { ...stroke, points } });
    expect(code).toBe(422);
  }
});

it('a stroke sent again after a lost reply is there once, also after the class; one for other slides is refused', async () => {
  const mediaId = await makeMedia(db, { ...pdf, storageKey: 'live/other.pdf', length: 2 });
  const { lecturer, periodId } = await makeClass(t, { period: { wares: [{ docName: '看板', mediaId }] } });
  const late = { periodId, ...onBoard, clientKey: 'sent-again' };
  const first = await lecturer.send(contract.ink, late);
  const [second, third] = [await lecturer.send(contract.ink, late), await lecturer.send(contract.ink, late)];
  expect([second.data.seq, third.data.seq]).toEqual([first.data.seq, first.data.seq]);
  await lecturer.send(contract.choose, { periodId, mediaId });
  expect((await lecturer.send(contract.ink, { periodId, ...keyed() })).code).toBe(INK_STALE.code);
  const onSlides = { periodId, ...keyed(), mediaId, page: 1 };
  expect((await lecturer.send(contract.ink, onSlides)).code).toBe(200);
  await step(lecturer, periodId, RoomStatus.ended);
  expect((await lecturer.send(contract.ink, onSlides)).code).toBe(200);
  expect((await lecturer.send(contract.ink, { ...onSlides, clientKey: 'after-the-end' })).code).toBe(NOT_ON_AIR.code);
  const { list } = (await lecturer.send(rooms.entries, { periodId })).data;
  expect(list.filter(({ entryKind }) => entryKind === EntryKind.ink)).toHaveLength(2);
});
