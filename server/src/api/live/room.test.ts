import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ROOM_GONE, WRONG_PASSWORD } from '#contract/live/failures.ts';
import * as contract from '#contract/live/room.ts';
import { ANCHOR_LOST_SECONDS, EntryKind, LiveRole, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { liveChannel } from '#server/db/schema/live.ts';
import { hashPassword } from '#server/domain/signIn/passwords.ts';
import { after, LIVE_START, makeClass, makeLiveCourse, step, watch } from '#test/live.ts';
import { testApp } from '#test/testApp.ts';
import { userCourse } from '#server/db/schema/study.ts';

const t = await testApp();
const { db } = t.database;

it('a room begins as the channel of its lecturer is set', async () => {
  t.setNow(LIVE_START);
  const lecturer = await t.person({ userType: 2 });
  const channel = { isRecord: 0, isChat: 0, isHands: 0, resolution: 1080, maxSeats: 4 } as const;
  const { periodId } = await makeLiveCourse(db, lecturer.userNo, { channel });
  const { data } = await watch(lecturer, periodId);
  expect(data).toMatchObject({
    liveName: '第一讲',
    liveType: 1,
    saveReplay: OnOff.off,
    disableGood: OnOff.on,
    connectMicrophone: OnOff.off,
    roomStatus: RoomStatus.toCome,
    isMutedAll: 1,
    isHandsOpen: 0,
    resolution: 1080,
    mostSeats: 4,
    isMediaOn: 0,
    isRecorded: 0,
    me: { liveRole: LiveRole.host },
  });
});

it('the timeline is handed out in pages after a number, so that a page that was away misses nothing', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const rule = { periodId, slowSeconds: 0, isMutedAll: 0, isHandsOpen: 1 } as const;
  for (let n = 0; n < 3; n += 1) await lecturer.send(contract.rules, rule);
  const all = (await learners[0].send(contract.entries, { periodId })).data;
  expect(all.list.map(({ entryKind }) => entryKind)).toEqual([
    EntryKind.status,
    EntryKind.rules,
    EntryKind.rules,
    EntryKind.rules,
  ]);
  expect(all.lastSeq).toBe(4);
  const rest = (await learners[0].send(contract.entries, { periodId, sinceSeq: 3 })).data;
  expect(rest.list.map(({ seq }) => seq)).toEqual([4]);
  const stranger = await t.person();
  expect((await stranger.send(contract.entries, { periodId })).code).toBe(ROOM_GONE.code);
});

it('the password of the channel makes an assistant, a wrong one nobody, and guessing ends', async () => {
  const { lecturer, periodId } = await makeClass(t);
  const passwordHash = await hashPassword('let me in');
  await db.update(liveChannel).set({ passwordHash }).where(eq(liveChannel.lecturerUserNo, lecturer.userNo));
  const helper = await t.person();
  expect((await helper.send(contract.assist, { periodId, password: 'let me out' })).code).toBe(WRONG_PASSWORD.code);
  const { data } = await helper.send(contract.assist, { periodId, password: 'let me in' });
  expect(data.me.liveRole).toBe(LiveRole.assistant);
  expect((await watch(helper, periodId)).data.me.liveRole).toBe(LiveRole.assistant);
  const guesser = await t.person();
  const guesses = [];
  for (let n = 0; n < 6; n += 1)
    guesses.push((await guesser.send(contract.assist, { periodId, password: `no ${n}` })).code);
  expect(guesses).toEqual([4071, 4071, 4071, 4071, 4071, 429]);
});

it('learners set nothing', async () => {
  const { learners, periodId } = await makeClass(t);
  const [one] = learners;
  expect((await one.send(contract.rules, { periodId, slowSeconds: 5, isMutedAll: 1, isHandsOpen: 0 })).code).toBe(404);
  const on = { liveType: 1, saveReplay: 1, disableGood: 1, connectMicrophone: 1 } as const;
  expect((await one.send(contract.settings, { periodId, liveName: '换个名字', ...on })).code).toBe(404);
});

it('my live classes: what comes and runs, and what is over', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const later = await makeLiveCourse(db, lecturer.userNo, { period: { startTime: '2026-12-01 15:00:00' } });
  await db.insert(userCourse).values({ userNo: learners[0].userNo, courseId: later.courseId });
  const coming = async (who: typeof lecturer) =>
    (await who.send(contract.mine, {})).data.list.map((one) => [one.periodId, one.liveRole]);
  const { host, learner } = LiveRole;
  expect(await coming(lecturer)).toEqual([
    [periodId, host],
    [later.periodId, host],
  ]);
  expect(await coming(learners[0])).toEqual([
    [periodId, learner],
    [later.periodId, learner],
  ]);
  expect(await coming(learners[1])).toEqual([[periodId, learner]]);
  await step(lecturer, periodId, RoomStatus.ended);
  t.setNow(after(9 * 3600));
  const { data } = await learners[0].send(contract.mine, { part: 'past' });
  expect(data.list.map((one) => [one.periodId, one.roomStatus, one.hasReplay])).toEqual([
    [later.periodId, RoomStatus.toCome, 0],
    [periodId, RoomStatus.ended, 1],
  ]);
});

it('what learners do while nobody leads is the wish of the hosts', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  expect((await learners[0].send(contract.view, { periodId })).data).toMatchObject({ filler: '', isAnchorHere: 1 });
  const wish = { periodId, filler: '把这一页的图照着画一遍' };
  expect((await learners[0].send(contract.filler, wish)).code).toBe(ROOM_GONE.code);
  await lecturer.send(contract.filler, wish);
  t.setNow(after(ANCHOR_LOST_SECONDS + 1));
  expect((await learners[0].send(contract.view, { periodId })).data).toMatchObject({
    filler: '把这一页的图照着画一遍',
    isAnchorHere: 0,
  });
});
