import { expect, it } from 'vitest';
import * as contract from '#contract/live/chat.ts';
import {
  ENTRY_GONE,
  GOOD_OFF,
  MUTED_HERE,
  NOT_ON_AIR,
  ROOM_GONE,
  SLOW_MODE,
  SPEECH_OFF,
  TOO_FAST,
} from '#contract/live/failures.ts';
import * as people from '#contract/live/people.ts';
import * as rooms from '#contract/live/room.ts';
import { BAD_WORD, OWN_MESSAGE, REPORTED_ALREADY } from '#contract/im/failures.ts';
import * as reports from '#contract/im/report.ts';
import { ReportReason, ReportState } from '#contract/rules/chat.ts';
import { CAPTION_RATE, EntryKind, OnOff, RoomStatus } from '#contract/rules/liveRooms.ts';
import { bannedWord } from '#server/db/schema/chat.ts';
import { newKey } from '#test/chat.ts';
import { after, makeClass, step } from '#test/live.ts';
import type { LiveWorld } from '#test/live.ts';
import type { Sender } from '#test/testApp.ts';
import { testApp } from '#test/testApp.ts';

const t = await testApp();

const say = (person: Sender, periodId: string, text: string, clientKey = newKey()) =>
  person.send(contract.say, { periodId, text, clientKey });
const chatOf = async ({ periodId, learners: [one] }: LiveWorld) => {
  const { data } = await one.send(rooms.entries, { periodId });
  return data.list.filter(({ entryKind }) => entryKind === EntryKind.chat).map(({ text }) => text);
};

it('what is said stands once on the timeline, in the order of its numbers, however many speak at once', async () => {
  const world = await makeClass(t);
  const { periodId, learners } = world;
  const key = newKey();
  const all = await Promise.all([
    ...learners.map((learner, n) => say(learner, periodId, `第 ${n} 句`)),
    say(learners[0], periodId, '重发的一句', key),
  ]);
  const again = await say(learners[0], periodId, '重发的一句', key);
  expect(all.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(again.data.seq).toBe(all[2]!.data.seq);
  const { data } = await learners[1].send(rooms.entries, { periodId });
  expect(data.list.map(({ seq }) => seq)).toEqual(data.list.map((_, index) => index + 1));
  expect((await chatOf(world)).toSorted()).toEqual(['第 0 句', '第 1 句', '重发的一句']);
});

it('slow mode, silence for all and for one bind learners and not the lecturer', async () => {
  const { periodId, lecturer, learners } = await makeClass(t);
  const rule = { periodId, slowSeconds: 15, isMutedAll: 0, isHandsOpen: 1 } as const;
  await lecturer.send(rooms.rules, rule);
  expect((await say(learners[0], periodId, '一')).code).toBe(200);
  t.setNow(after(10));
  expect(await say(learners[0], periodId, '二')).toMatchObject({
    code: SLOW_MODE.code,
    msg: '慢速发言中，5 秒后可以再发',
  });
  t.setNow(after(15));
  expect((await say(learners[0], periodId, '三')).code).toBe(200);
  await lecturer.send(rooms.rules, { ...rule, isMutedAll: 1 });
  expect((await say(learners[1], periodId, '四')).code).toBe(SPEECH_OFF.code);
  expect((await say(lecturer, periodId, '五')).code).toBe(200);
  await lecturer.send(rooms.rules, { ...rule, slowSeconds: 0 });
  await lecturer.send(people.mute, { periodId, userNo: learners[1].userNo, isMuted: 1 });
  expect((await say(learners[1], periodId, '六')).code).toBe(MUTED_HERE.code);
  expect((await say(learners[0], periodId, '七')).code).toBe(200);
});

it('a banned word is refused at its field', async () => {
  const { periodId, learners } = await makeClass(t);
  await t.database.db.insert(bannedWord).values({ word: '代考' });
  expect((await say(learners[0], periodId, '找 代-考 吗')).code).toBe(BAD_WORD.code);
});

it('what is deleted loses its words for everybody, by its author or a host alone', async () => {
  const world = await makeClass(t);
  const { periodId, lecturer, learners } = world;
  const { data: mine } = await say(learners[0], periodId, '说错了');
  const { data: bad } = await say(learners[1], periodId, '广告');
  expect((await learners[0].send(contract.hide, { periodId, seq: bad.seq })).code).toBe(ENTRY_GONE.code);
  await lecturer.send(contract.pin, { periodId, seq: bad.seq });
  expect((await learners[0].send(rooms.view, { periodId })).data.pinned?.text).toBe('广告');
  await learners[0].send(contract.hide, { periodId, seq: mine.seq });
  await lecturer.send(contract.hide, { periodId, seq: bad.seq });
  expect(await chatOf(world)).toEqual(['', '']);
  expect((await learners[0].send(rooms.view, { periodId })).data.pinned).toBeNull();
});

it('pins and notices are the hosts’, likes count unless they are off', async () => {
  const { periodId, lecturer, learners } = await makeClass(t);
  expect((await learners[0].send(contract.pin, { periodId, seq: 1 })).code).toBe(ROOM_GONE.code);
  expect((await learners[0].send(contract.notice, { periodId, notice: '下课' })).code).toBe(ROOM_GONE.code);
  await lecturer.send(contract.notice, { periodId, notice: '课间休息五分钟' });
  const { data } = await learners[0].send(rooms.view, { periodId });
  expect(data.notice).toBe('课间休息五分钟');
  expect((await learners[0].send(contract.good, { periodId, count: 3 })).code).toBe(GOOD_OFF.code);
  const { liveName, liveType, saveReplay, connectMicrophone } = data;
  const set = { periodId, liveName, liveType, saveReplay, connectMicrophone, disableGood: OnOff.off };
  await lecturer.send(rooms.settings, set);
  const both = await Promise.all(learners.map((learner) => learner.send(contract.good, { periodId, count: 3 })));
  expect(Math.max(...both.map((reply) => reply.data.goodCount))).toBe(6);
  const many = [];
  for (let n = 0; n < 6; n += 1) many.push((await learners[0].send(contract.good, { periodId, count: 20 })).code);
  expect(many.at(-1)).toBe(429);
});

it('captions are put by who leads alone, while the class is on air, once each and not without end', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const caption = (person: Sender, text: string, clientKey = newKey()) =>
    person.send(contract.caption, { periodId, text, clientKey });
  expect((await caption(learners[0], '我也说')).code).toBe(ROOM_GONE.code);
  const key = newKey();
  t.setNow(after(30));
  const first = await caption(lecturer, '先看读者', key);
  expect((await caption(lecturer, '先看读者', key)).data).toEqual(first.data);
  expect(first.data).toMatchObject({ entryKind: EntryKind.caption, second: 30, text: '先看读者' });
  expect(await chatOf(world)).toEqual([]);
  for (let count = 1; count < CAPTION_RATE.most; count += 1) await caption(lecturer, `第 ${count} 句`);
  expect((await caption(lecturer, '再多一句')).code).toBe(TOO_FAST.code);
  t.setNow(after(200));
  await step(lecturer, periodId, RoomStatus.paused);
  expect((await caption(lecturer, '暂停了')).code).toBe(NOT_ON_AIR.code);
});

it('a line is reported once with what stood around it; an operator who finds it bad takes its words from everybody', async () => {
  const world = await makeClass(t);
  const { lecturer, learners, periodId } = world;
  const operator = await t.person({ userType: 0 });
  await say(learners[1], periodId, '前一句');
  const { seq } = (await say(learners[0], periodId, '加我微信，稳赚不赔')).data;
  await say(learners[1], periodId, '后一句');
  const report = (person: Sender, which = seq) =>
    person.send(contract.report, { periodId, seq: which, reason: ReportReason.fraud, note: '骗钱' });
  expect((await report(learners[0])).code).toBe(OWN_MESSAGE.code);
  expect((await report(learners[1], 99_999)).code).toBe(ENTRY_GONE.code);
  expect((await report(await t.person())).code).toBe(ROOM_GONE.code);
  const codes = await Promise.all([report(learners[1]), report(learners[1])]);
  expect(codes.map(({ code }) => code).sort((x, y) => x - y)).toEqual([200, REPORTED_ALREADY.code]);
  await lecturer.send(contract.hide, { periodId, seq });
  const [row] = (await operator.send(reports.handleList)).data.list;
  expect(row).toMatchObject({ against: { userNo: learners[0].userNo }, note: '骗钱', seq, liveName: '第一讲' });
  expect(row!.window.map(({ line }) => line)).toEqual(['前一句', '加我微信，稳赚不赔', '后一句']);
  const { seq: other } = (await say(learners[0], periodId, '又来了')).data;
  await report(learners[1], other);
  const list = (await operator.send(reports.handleList)).data.list;
  for (const { id } of list) {
    const verdict = { id, reportState: ReportState.removed, reply: '谢谢' };
    expect((await operator.send(reports.handleSave, verdict)).code).toBe(200);
  }
  expect(await chatOf(world)).toEqual(['前一句', '', '后一句', '']);
});
