import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as trtc from '#contract/course/trtc.ts';
import {
  BANNED,
  HAND_GONE,
  HANDS_OFF,
  NOT_FOR_HOSTS,
  ROOM_GONE,
  STAGE_FULL,
  STAGE_OFF,
} from '#contract/live/failures.ts';
import * as contract from '#contract/live/people.ts';
import * as rooms from '#contract/live/room.ts';
import { save } from '#contract/data/watchLiveLog.ts';
import { EntryKind, GONE_SECONDS, HandState, OnOff } from '#contract/rules/liveRooms.ts';
import { RoomKind, userNoIn } from '#contract/rules/rtcRooms.ts';
import { TokenVerifier } from 'livekit-server-sdk';
import type { Db } from '#server/db/client.ts';
import { liveMember } from '#server/db/schema/liveRoom.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { givenBack } from '#server/domain/study/rights.ts';
import { livekitEngine } from '#server/providers/rtc/livekitEngine.ts';
import { after, makeClass, watch } from '#test/live.ts';
import type { LiveWorld } from '#test/live.ts';
import { overtaken } from '#test/overtaken.ts';
import type { Person } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

async function openStage({ lecturer, periodId }: LiveWorld) {
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
}

const queueOf = async ({ lecturer, periodId }: LiveWorld) =>
  (await lecturer.send(contract.list, { periodId, part: 'hands' })).data.list;

it('who has spoken before waits behind those who have not, and who leaves puts the hand down', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const [one, two] = learners;
  await openStage(world);
  await one.send(contract.raise, { periodId, question: '为什么用条形图？' });
  await one.send(contract.raise, { periodId, question: '为什么用横向条形图？' });
  t.setNow(after(5));
  await two.send(contract.raise, { periodId, question: '' });
  expect((await one.send(rooms.view, { periodId })).data.me).toMatchObject({
    handState: HandState.raised,
    handPlace: 1,
  });
  const [first] = await queueOf(world);
  expect(first).toMatchObject({ userNo: one.userNo, question: '为什么用横向条形图？', countRaised: 1 });
  await lecturer.send(contract.stage, { periodId, userNo: one.userNo });
  expect((await lecturer.send(contract.stage, { periodId, userNo: two.userNo })).code).toBe(STAGE_FULL.code);
  await one.send(contract.lower, { periodId });
  t.setNow(after(10));
  await one.send(contract.raise, { periodId, question: '' });
  expect((await queueOf(world)).map(({ userNo }) => userNo)).toEqual([two.userNo, one.userNo]);
  expect((await one.send(rooms.view, { periodId })).data.me.handPlace).toBe(2);
  // one was heard of when the hand went up, the other too long ago
  t.setNow(after(42));
  expect((await queueOf(world)).map(({ userNo }) => userNo)).toEqual([one.userNo]);
  expect((await lecturer.send(contract.stage, { periodId, userNo: two.userNo })).code).toBe(HAND_GONE.code);
});

it('whose page was silent for too long is off the stage for good, and whoever came after them is not one too many', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const [one, two] = learners;
  await openStage(world);
  for (const person of learners) await person.send(contract.raise, { periodId, question: '' });
  await lecturer.send(contract.stage, { periodId, userNo: one.userNo });
  t.setNow(after(30));
  await two.send(save, { chapterId: periodId });
  t.setNow(after(GONE_SECONDS + 1));
  expect((await lecturer.send(contract.stage, { periodId, userNo: two.userNo })).code).toBe(200);
  await one.send(save, { chapterId: periodId });
  const { data } = await lecturer.send(rooms.view, { periodId });
  expect(data.stage.map(({ userNo }) => userNo)).toEqual([two.userNo]);
  expect((await one.send(rooms.view, { periodId })).data.me.handState).toBe(HandState.down);
  const { list } = (await two.send(rooms.entries, { periodId, sinceSeq: 0 })).data;
  const turns = list.filter(({ entryKind }) => entryKind === EntryKind.stage);
  expect(turns.map(({ userNo, value }) => [userNo, value])).toEqual([
    [one.userNo, 1],
    [one.userNo, 0],
    [two.userNo, 1],
  ]);
});

it('who comes back after too long finds the hand down, by a beat and by the door', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  for (const person of learners) await person.send(contract.raise, { periodId, question: '' });
  t.setNow(after(GONE_SECONDS + 1));
  await learners[0].send(save, { chapterId: periodId });
  await watch(learners[1], periodId);
  expect((await lecturer.send(contract.list, { periodId, part: 'hands' })).data.list).toEqual([]);
});

/** Puts a hand where another transaction, which is not through yet, wants it. */
const handAt = (userNo: string, handState: HandState) => (tx: Db) =>
  tx.update(liveMember).set({ handState }).where(eq(liveMember.userNo, userNo));

it('a hand that went down meanwhile does not come on stage', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const { userNo } = learners[0];
  await openStage(world);
  await learners[0].send(contract.raise, { periodId, question: '' });
  const stage = () => lecturer.send(contract.stage, { periodId, userNo });
  const reply = await overtaken(t.database, handAt(userNo, HandState.down), stage);
  expect(reply.code).toBe(HAND_GONE.code);
  const { data } = await lecturer.send(rooms.view, { periodId });
  expect(data.stage).toEqual([]);
});

it('two presses raise a hand once, and one that comes on stage meanwhile stays there', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const [one, two] = learners;
  const raise = (person: Person) => person.send(contract.raise, { periodId, question: '请讲一下' });
  const twice = () => Promise.all([raise(one), raise(one)]);
  const replies = await overtaken(t.database, handAt(one.userNo, HandState.down), twice, 2);
  expect(replies.map(({ code }) => code)).toEqual([200, 200]);
  expect(await queueOf(world)).toMatchObject([{ userNo: one.userNo, countRaised: 1, question: '请讲一下' }]);
  const { data } = await lecturer.send(rooms.entries, { periodId });
  expect(data.list.filter(({ entryKind }) => entryKind === EntryKind.hand)).toHaveLength(1);
  const up = await overtaken(t.database, handAt(two.userNo, HandState.onStage), () => raise(two));
  expect(up.code).toBe(200);
  expect((await two.send(rooms.view, { periodId })).data.me.handState).toBe(HandState.onStage);
});

it('hosts see who has not raised a hand yet; learners see neither that nor the questions', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  await learners[0].send(contract.raise, { periodId, question: '想问什么' });
  const never = await lecturer.send(contract.list, { periodId, part: 'never' });
  expect(never.data.list.map(({ userNo }) => userNo)).toEqual([learners[1].userNo]);
  expect((await learners[1].send(contract.list, { periodId, part: 'hands' })).code).toBe(ROOM_GONE.code);
  const here = await learners[1].send(contract.list, { periodId });
  expect(here.data.list).toHaveLength(3);
  expect(here.data.list.every(({ question }) => question === '')).toBe(true);
  const { list } = (await learners[1].send(rooms.entries, { periodId, sinceSeq: 0 })).data;
  expect(list.filter(({ entryKind }) => entryKind === EntryKind.hand).map(({ text }) => text)).toEqual(['']);
});

it('the right to be heard comes with the stage and goes with it', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const { key, secret } = { key: 'devkey', secret: 'a-secret-of-the-media-server-of-tests' };
  const engine = { url: 'ws://127.0.0.1:9', key, secret, turn: null, now: () => new Date(), host: null };
  const before = t.platform.providers.rtc;
  Object.assign(t.platform.providers, { rtc: livekitEngine(engine) });
  const mayPublish = async (person: Person) => {
    const { data } = await person.send(trtc.enterRoom, { roomKind: RoomKind.live, roomId: periodId });
    return (await new TokenVerifier(key, secret).verify(data.token)).video?.canPublish;
  };
  expect([await mayPublish(lecturer), await mayPublish(learners[0])]).toEqual([true, false]);
  await learners[0].send(contract.raise, { periodId, question: '' });
  expect((await lecturer.send(contract.stage, { periodId, userNo: learners[0].userNo })).code).toBe(STAGE_OFF.code);
  await openStage(world);
  await lecturer.send(contract.stage, { periodId, userNo: learners[0].userNo });
  expect(await mayPublish(learners[0])).toBe(true);
  expect((await lecturer.send(rooms.view, { periodId })).data.stage.map(({ userNo }) => userNo)).toEqual([
    learners[0].userNo,
  ]);
  await lecturer.send(contract.lower, { periodId, userNo: learners[0].userNo });
  expect(await mayPublish(learners[0])).toBe(false);
  const identityOf = async (isWatching?: 1) => {
    const wish = { roomKind: RoomKind.live, roomId: periodId, isWatching };
    const { sub, video } = await new TokenVerifier(key, secret).verify(
      (await lecturer.send(trtc.enterRoom, wish)).data.token,
    );
    return { sub: sub!, canPublish: video?.canPublish };
  };
  // whoever looks at their own class takes the place of no page that sends
  const [sends, looks, looksAgain] = [await identityOf(), await identityOf(1), await identityOf(1)];
  expect(sends).toEqual({ sub: lecturer.userNo, canPublish: true });
  expect([looks.canPublish, looksAgain.canPublish]).toEqual([false, false]);
  expect(new Set([sends.sub, looks.sub, looksAgain.sub]).size).toBe(3);
  expect([looks, looksAgain].map(({ sub }) => userNoIn(sub))).toEqual([lecturer.userNo, lecturer.userNo]);
  const stranger = await t.person();
  const ticket = await stranger.send(trtc.enterRoom, { roomKind: RoomKind.live, roomId: periodId });
  expect(ticket.code).toBe(404);
  // whose money went back is no part of it any more, although they were there
  await t.database.db.update(userCourse).set(givenBack).where(eq(userCourse.userNo, learners[0].userNo));
  const late = await learners[0].send(trtc.enterRoom, { roomKind: RoomKind.live, roomId: periodId });
  expect(late.code).toBe(404);
  Object.assign(t.platform.providers, { rtc: before });
});

it('who is sent out stays out until let in again; nobody sends the lecturer out', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  const [one, two] = learners;
  expect((await one.send(contract.ban, { periodId, userNo: two.userNo, isBanned: 1 })).code).toBe(ROOM_GONE.code);
  await lecturer.send(contract.ban, { periodId, userNo: one.userNo, isBanned: 1 });
  for (const refused of [await watch(one, periodId), await one.send(rooms.view, { periodId })])
    expect(refused.code).toBe(BANNED.code);
  expect((await lecturer.send(contract.list, { periodId, part: 'banned' })).data.list).toHaveLength(1);
  await lecturer.send(contract.ban, { periodId, userNo: one.userNo, isBanned: 0 });
  expect((await watch(one, periodId)).code).toBe(200);
  const own = { periodId, userNo: lecturer.userNo, isBanned: 1 } as const;
  expect((await lecturer.send(contract.ban, own)).code).toBe(NOT_FOR_HOSTS.code);
});

it('hands stay down while the lecturer wants none', async () => {
  const { lecturer, learners, periodId } = await makeClass(t);
  await lecturer.send(rooms.rules, { periodId, slowSeconds: 0, isMutedAll: 0, isHandsOpen: 0 });
  expect((await learners[0].send(contract.raise, { periodId, question: '' })).code).toBe(HANDS_OFF.code);
  expect((await lecturer.send(contract.raise, { periodId, question: '' })).code).toBe(NOT_FOR_HOSTS.code);
});

it('quiet for all: microphones on stage go off, nothing is said and no hand goes up, until it is undone', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const [one, two] = learners;
  const before = t.platform.providers.rtc;
  const off: string[] = [];
  const track = (id: string, kind: 'audio' | 'video', muted: boolean) => ({ id, kind, muted });
  const people = [
    { identity: lecturer.userNo, tracks: [track('theirs', 'audio', false)] },
    { identity: one.userNo, tracks: [track('picture', 'video', false), track('sound', 'audio', false)] },
    { identity: two.userNo, tracks: [track('not on stage', 'audio', false)] },
  ];
  const rtc = {
    isUsable: true,
    participants: async () => people,
    setPermissions: async () => undefined,
    mute: async (...[, , id, muted]: [string, string, string, boolean]) => void (muted && off.push(id)),
  };
  Object.assign(t.platform.providers, { rtc });
  await openStage(world);
  await one.send(contract.raise, { periodId, question: '' });
  await lecturer.send(contract.stage, { periodId, userNo: one.userNo });
  expect((await one.send(contract.quiet, { periodId, isQuiet: 1 })).code).toBe(ROOM_GONE.code);
  const { data } = await lecturer.send(contract.quiet, { periodId, isQuiet: 1 });
  expect(data).toMatchObject({ isMutedAll: 1, isHandsOpen: 0 });
  await expect.poll(() => off).toEqual(['sound']);
  expect((await two.send(contract.raise, { periodId, question: '' })).code).toBe(HANDS_OFF.code);
  expect((await two.send(rooms.view, { periodId })).data).toMatchObject({ isMutedAll: 1, isHandsOpen: 0 });
  await lecturer.send(contract.quiet, { periodId, isQuiet: 0 });
  expect((await two.send(contract.raise, { periodId, question: '' })).code).toBe(200);
  Object.assign(t.platform.providers, { rtc: before });
});
