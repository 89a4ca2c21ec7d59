import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as draft from '#contract/course/courseAudit.ts';
import * as course from '#contract/course/course.ts';
import { LIVE_NOT_ALLOWED, NO_CHANNEL } from '#contract/course/liveFailures.ts';
import { CONFLICT, INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { momentOf } from '#contract/rules/time.ts';
import { OWN_REVIEW } from '#contract/user/applyFailures.ts';
import * as lecturer from '#contract/user/lecturer.ts';
import * as live from '#contract/user/lecturerLive.ts';
import { LIVE_ALREADY, LIVE_NOT_OPEN, LIVE_WAITING } from '#contract/user/liveFailures.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { courseAudit } from '#server/db/schema/authoring.ts';
import { liveApply, liveChannel } from '#server/db/schema/live.ts';
import { msg, msgUser, sysLog } from '#server/db/schema/trust.ts';
import { passwordMatches } from '#server/domain/signIn/passwords.ts';
import { uploadedBy } from '#test/applying.ts';
import { writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const operator = await t.person({ userType: 0 });
const wish = {
  plan: '每周五晚上讲一个真实的数据问题，给学过表格的人看。',
  frequency: '周五 20:00',
  audience: 100 as const,
};
const settings = {
  channelName: '周五数据夜',
  channelLogo: '',
  resolution: 1080 as const,
  isRecord: 0 as const,
  isChat: 1 as const,
  isHands: 0 as const,
  maxSeats: 3,
};
const asked = async (who: Person) => (await who.send(lecturer.auditApplyLive, wish)).data.id;
const decide = (id: string, auditStatus: 1 | 2, auditOpinion = '') =>
  operator.send(live.decide, { id, auditStatus, auditOpinion });
const allowed = async (name: string) => {
  const who = await teacher(t, name);
  expect((await decide(await asked(who), 1)).code).toBe(200);
  return who;
};
const lastMessage = async (userNo: string) => {
  const rows = db.select({ title: msg.msgTitle, text: msg.msgText, url: msg.msgUrl }).from(msgUser);
  return (await rows.innerJoin(msg, eq(msg.id, msgUser.msgId)).where(eq(msgUser.userNo, userNo))).at(-1);
};

it('what was allowed is taken back with a reason, once; the settings wait until it is allowed again', async () => {
  const who = await allowed('梁知行');
  expect((await who.send(lecturer.updateChannel, settings)).code).toBe(200);
  const { id } = (await who.send(live.view)).data.application!;
  const revoke = (auditStatus: 1 | 2, auditOpinion: string, by = operator) =>
    by.send(live.revoke, { id, auditStatus, auditOpinion });
  expect((await revoke(2, '')).code).toBe(INVALID_INPUT.code);
  expect((await revoke(1, '通过')).code).toBe(INVALID_INPUT.code);
  expect((await revoke(2, '反复缺席', who)).code).toBe(NO_PERMISSION.code);
  const replies = await Promise.all([1, 2].map(() => revoke(2, '反复缺席')));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, CONFLICT.code].toSorted());
  expect((await who.send(live.view)).data).toMatchObject({ channel: null, application: { auditStatus: 2 } });
  expect(await lastMessage(who.userNo)).toMatchObject({
    title: '你的直播权限被收回',
    text: expect.stringContaining('反复缺席'),
  });
  expect((await who.send(lecturer.updateChannel, settings)).code).toBe(LIVE_NOT_OPEN.code);
  expect((await decide(await asked(who), 1)).code).toBe(200);
  expect((await who.send(live.view)).data.channel).toMatchObject({ channelName: settings.channelName });
});

describe('asking to go live', () => {
  it('is for lecturers, once by double click, and again after a refusal', async () => {
    expect((await (await t.person()).send(lecturer.auditApplyLive, wish)).code).toBe(NOT_FOUND.code);
    const who = await teacher(t, '何知远');
    expect((await who.send(live.view)).data).toEqual({ isLecturer: 1, application: null, channel: null });
    const replies = await Promise.all([1, 2].map(() => who.send(lecturer.auditApplyLive, wish)));
    expect(replies.map((reply) => reply.code).sort((x, y) => x - y)).toEqual([200, LIVE_WAITING.code]);
    const { id } = (await who.send(live.view)).data.application!;
    expect((await decide(id, 2)).code).toBe(INVALID_INPUT.code);
    expect((await decide(id, 2, '请写明讲什么')).code).toBe(200);
    expect((await who.send(live.view)).data).toMatchObject({
      channel: null,
      application: { auditStatus: 2, auditOpinion: '请写明讲什么' },
    });
    expect(await lastMessage(who.userNo)).toMatchObject({ title: '你的直播申请被退回', url: '/account/channel' });
    expect(await asked(who)).toBe(id);
    expect((await who.send(live.view)).data.application).toMatchObject({ auditStatus: 0, auditOpinion: '' });
  });

  it.each([
    ['写得太短', { plan: '讲课' }, 'plan'],
    ['没有时间', { frequency: '' }, 'frequency'],
    ['没有人数', { audience: 7 }, 'audience'],
  ])('%s is told at its field', async (_, wrong, path) => {
    const reply = await (await teacher(t, '何知远')).send(lecturer.auditApplyLive, { ...wish, ...(wrong as object) });
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path }] } });
  });
});

describe('the queue', () => {
  it('is for operators: what is asked, what is known, how long it waits; passing opens a channel', async () => {
    const who = await teacher(t, '沈知味');
    const id = await asked(who);
    await db.update(liveApply).set({ submitTime: '2026-11-20 10:00:00' }).where(eq(liveApply.id, id));
    t.setNow(momentOf('2026-11-24 10:00:00'));
    expect((await who.send(live.list)).code).toBe(NO_PERMISSION.code);
    const row = (await operator.send(live.list, { pageSize: 100 })).data.list.find((one) => one.id === id);
    expect(row).toMatchObject({
      ...wish,
      lecturerName: '沈知味',
      isVerified: 0,
      isOwn: 0,
      waitedHours: 96,
      isOverdue: 1,
    });
    expect((await decide(id, 1)).code).toBe(200);
    expect((await decide(id, 2, '晚了一步')).code).toBe(CONFLICT.code);
    expect(await lastMessage(who.userNo)).toMatchObject({ title: '你的直播申请已通过' });
    const { channel } = (await who.send(live.view)).data;
    expect(channel).toMatchObject({ channelName: '沈知味的直播间', resolution: 720, isRecord: 1, passwordTime: null });
    expect((await who.send(lecturer.auditApplyLive, wish)).code).toBe(LIVE_ALREADY.code);
  });

  it('several together, each for itself; nobody passes their own', async () => {
    const [one, two] = [await asked(await teacher(t, '甲')), await asked(await teacher(t, '乙'))];
    await decide(two, 1);
    const verdict = { auditStatus: 2 as const, auditOpinion: '先开一门录播课' };
    const { data } = await operator.send(live.batch, { ids: [one, two], ...verdict });
    expect(data).toMatchObject({ doneCount: 1, failed: [{ id: two }] });
    const both = await t.person({ userType: 0 });
    await makeLecturer(db, { lecturerUserNo: both.userNo, lecturerName: '周明远' });
    const id = await asked(both);
    expect((await both.send(live.decide, { id, auditStatus: 1, auditOpinion: '' })).code).toBe(OWN_REVIEW.code);
  });
});

describe('the channel', () => {
  it('keeps its settings, only for who is allowed, with a cover of their own', async () => {
    const [who, other] = [await allowed('陈砚'), await teacher(t, '林间')];
    expect((await other.send(lecturer.updateChannel, settings)).code).toBe(LIVE_NOT_OPEN.code);
    const theirs = await uploadedBy(t, other, 'picture');
    const refused = await who.send(lecturer.updateChannel, { ...settings, channelLogo: theirs });
    expect(refused).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'channelLogo' }] } });
    const channelLogo = await uploadedBy(t, who, 'picture');
    expect((await who.send(lecturer.updateChannel, { ...settings, channelLogo })).code).toBe(200);
    expect((await who.send(live.view)).data.channel).toMatchObject({ ...settings, channelLogo });
    const wrong = await who.send(lecturer.updateChannel, { ...settings, maxSeats: 10 });
    expect(wrong).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'maxSeats' }] } });
  });

  it('has a password that is told once: made up or written, kept as a hash, in no log', async () => {
    const who = await allowed('季川');
    expect((await (await teacher(t, '无频道')).send(course.channelPasswordUpdate, {})).code).toBe(NO_CHANNEL.code);
    const { password } = (await who.send(course.channelPasswordUpdate, {})).data;
    expect(password).toMatch(/^[2-9a-z]{8}$/);
    const { data } = await who.send(course.channelPasswordUpdate, { password: 'Friday2026' });
    expect(data.password).toBe('Friday2026');
    const [row] = await db.select().from(liveChannel).where(eq(liveChannel.lecturerUserNo, who.userNo));
    expect(await passwordMatches(row!.passwordHash, 'Friday2026')).toBe(true);
    expect(await passwordMatches(row!.passwordHash, password)).toBe(false);
    expect(JSON.stringify((await who.send(live.view)).data)).not.toContain('assword":"');
    const logged = await db.select().from(sysLog).where(eq(sysLog.userNo, who.userNo));
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${password}|Friday2026`));
    const short = await who.send(course.channelPasswordUpdate, { password: '12 34' });
    expect(short).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'password' }] } });
  });
});

async function writeLive(author: Person) {
  const made = await writeCourse(t, author, [1]);
  await db.update(courseAudit).set({ courseKind: CourseKind.live }).where(eq(courseAudit.id, made.id));
  return made;
}

describe('live courses', () => {
  it('are not handed in by a lecturer who may not go live', async () => {
    const who = await teacher(t, '许照');
    const { id } = await writeLive(who);
    expect((await who.send(draft.submit, { id })).code).toBe(LIVE_NOT_ALLOWED.code);
    await decide(await asked(who), 1);
    expect((await who.send(draft.submit, { id })).code).toBe(200);
  });

  it("of an organization follow their lecturer's permission", async () => {
    const orgNo = await makeOrg(db, { orgType: 3, orgName: '晨光直播' });
    const boss = await t.person({ userType: 3, orgNo, isAdmin: true });
    const who = await teacher(t, '顾青禾', orgNo);
    const { id } = await writeLive(boss);
    expect((await boss.send(draft.update, { id, revision: 1, lecturerUserNo: who.userNo })).code).toBe(200);
    expect((await boss.send(draft.submit, { id })).code).toBe(LIVE_NOT_ALLOWED.code);
    await decide(await asked(who), 1);
    expect((await boss.send(draft.submit, { id })).code).toBe(200);
  });
});
