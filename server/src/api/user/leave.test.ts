import { describe, expect, it } from 'vitest';
import { INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { Approver, LeaveState, LeaveStepState } from '#contract/rules/leave.ts';
import * as leave from '#contract/user/leave.ts';
import * as attendance from '#contract/user/attendance.ts';
import * as msg from '#contract/user/msg.ts';
import { makeGrade, makeLesson, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';
import { storedFile } from '../../db/schema/trust.ts';
import { leavesIn } from '../../domain/leave/leavesIn.ts';

const t = await testApp();
const { db } = t.database;
const school = await makeSchool(t);
const [teacher, colleague] = [await makeTeacher(t, school, '许可为'), await makeTeacher(t, school, '何知夏')];
const NOW = new Date('2026-09-09T07:00:00+08:00');
t.setNow(NOW);

/** A learner of a class with lessons on the ninth and the eleventh. */
async function inClass() {
  const learner = await t.person();
  const gradeId = await makeGrade(db, school, [learner], [teacher]);
  const offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
  await makeLesson(db, school, { offeringId, day: '2026-09-09', week: 1 });
  await makeLesson(db, school, { offeringId, day: '2026-09-11', week: 1 });
  return { learner, offeringId };
}

const short = { leaveType: 2, beginsAt: '2026-09-09 08:00:00', endsAt: '2026-09-09 18:00:00', reason: '发热' } as const;
const long = { ...short, endsAt: '2026-09-11 18:00:00' };

const waiting = async (who: Person) => (await who.send(leave.queue, {})).data.list;
const newest = async (who: Person) => (await who.send(leave.mine, {})).data.list[0]!;
const ask = (learner: Person, wish: object = short) => learner.send(leave.apply, { ...short, ...wish });

describe('asking', () => {
  it('the lessons it touches, the days and the chain are found', async () => {
    const { learner } = await inClass();
    const stretch = { beginsAt: short.beginsAt, endsAt: long.endsAt };
    const { data } = await learner.send(leave.preview, stretch);
    expect(data).toMatchObject({ days: 3, lessonCount: 2, chain: [Approver.classTeacher, Approver.staff] });
    expect(data.lessons.map(({ beginsAt }) => beginsAt)).toEqual(['2026-09-09 08:00:00', '2026-09-11 08:00:00']);
    expect((await teacher.send(leave.preview, stretch)).code).toBe(leave.NO_CLASS.code);
  });

  it.each([
    ['ends before it begins', { endsAt: '2026-09-09 07:00:00' }, 'endsAt', '结束时间要晚于开始时间'],
    ['more than sixty days', { endsAt: '2026-11-20 07:00:00' }, 'endsAt', '一次最多请 60 天'],
    ['too long ago', { beginsAt: '2026-09-01 08:00:00' }, 'beginsAt', '只能补 7 天之内的假'],
    ['no type', { leaveType: 9 }, 'leaveType', '请选择请假类型'],
    ["somebody else's file", { proofs: ['/files/1.webp'] }, 'proofs', '文件不存在，请重新上传'],
  ])('refused at the field: %s', async (_, wish, path, message) => {
    const { learner } = await inClass();
    const reply = await ask(learner, wish);
    expect(reply).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path, message }] } });
  });

  it('never twice for one time, also when two are sent at once', async () => {
    const { learner } = await inClass();
    const codes = (await Promise.all([ask(learner), ask(learner)])).map(({ code }) => code);
    expect(codes.toSorted((x, y) => x - y)).toEqual([200, leave.LEAVE_OVERLAPS.code]);
    await learner.send(leave.cancel, { id: (await newest(learner)).id });
    expect((await ask(learner)).code).toBe(200);
  });
});

describe('deciding', () => {
  it('a short one is the class teacher’s alone, and the learner hears of it', async () => {
    const { learner } = await inClass();
    await ask(learner);
    const row = (await waiting(teacher)).find(({ submitTime }) => submitTime)!;
    expect((await teacher.send(msg.list, {})).data.list[0]!.msgTitle).toContain('请假 1 天，等你审批');
    const own = (await waiting(teacher)).at(-1)!;
    expect(await waiting(school.admin)).toEqual([]);
    const refusal = { id: own.stepId, isPassed: 0, auditOpinion: '' } as const;
    expect((await teacher.send(leave.decide, refusal)).code).toBe(INVALID_INPUT.code);
    const verdict = { id: own.stepId, isPassed: 1, auditOpinion: '好好休息' } as const;
    for (const other of [colleague, learner, school.admin]) {
      expect((await other.send(leave.decide, verdict)).code).toBe(NOT_FOUND.code);
    }
    const codes = await Promise.all([verdict, verdict].map((one) => teacher.send(leave.decide, one)));
    expect(codes.map(({ code }) => code).toSorted((x, y) => x - y)).toEqual([200, leave.LEAVE_DECIDED.code]);
    expect(row.stepId).toBeDefined();
    expect(await newest(learner)).toMatchObject({
      leaveState: LeaveState.passed,
      lessonCount: 1,
      canCancel: 1,
      steps: [{ approverName: '许可为', stepState: LeaveStepState.passed, opinion: '好好休息' }],
      comes: [],
    });
    expect((await learner.send(msg.list, {})).data.list[0]).toMatchObject({ msgTitle: '请假通过了' });
    expect(await leavesIn(db, [learner.userNo], '2026-09-09 17:00:00', '2026-09-10 00:00:00')).toHaveLength(1);
    expect(await leavesIn(db, [learner.userNo], '2026-09-09 18:00:00', '2026-09-10 00:00:00')).toEqual([]);
  });

  it('a long one goes on to the staff; handed on, it is somebody else’s', async () => {
    const { learner } = await inClass();
    await ask(learner, long);
    const first = (await waiting(teacher)).find(({ days }) => days === 3)!;
    expect((await newest(learner)).comes).toEqual([Approver.staff]);
    const { data } = await teacher.send(leave.approvers, { id: first.stepId });
    expect(data.list).toEqual([{ userNo: colleague.userNo, approverName: '何知夏' }]);
    const handed = { id: first.stepId, auditOpinion: '我在外地' };
    const stranger = await t.person();
    expect((await teacher.send(leave.transfer, { ...handed, toUserNo: stranger.userNo })).code).toBe(
      leave.CANNOT_APPROVE.code,
    );
    expect((await teacher.send(leave.transfer, { ...handed, toUserNo: colleague.userNo })).code).toBe(200);
    expect((await waiting(teacher)).some(({ id }) => id === first.id)).toBe(false);
    const [second] = await waiting(colleague);
    await colleague.send(leave.batch, { ids: [second!.stepId], isPassed: 1, auditOpinion: '' });
    expect(await newest(learner)).toMatchObject({ leaveState: LeaveState.waiting });
    const [last] = await waiting(school.admin);
    expect(last).toMatchObject({ approver: Approver.staff, days: 3, isOwn: 0 });
    await school.admin.send(leave.decide, { id: last!.stepId, isPassed: 0, auditOpinion: '有考试' });
    const { leaveState, steps } = await newest(learner);
    expect(leaveState).toBe(LeaveState.refused);
    expect(steps.map(({ stepState }) => stepState)).toEqual([3, 1, 2]);
    expect((await school.admin.send(leave.queue, { isDecided: 1 })).data.totalCount).toBe(1);
  });

  it('one that passes afterwards excuses what was written down as absent', async () => {
    const { learner, offeringId } = await inClass();
    const lessons = (await teacher.send(attendance.lessons, { day: '2026-09-09' })).data.list;
    const { lessonId } = lessons.find((one) => one.offeringId === offeringId)!;
    const { id } = (await teacher.send(attendance.open, { lessonId })).data;
    await teacher.send(attendance.close, { id });
    const record = async () => (await learner.send(attendance.history, {})).data.list[0]!.attendanceState;
    expect(await record()).toBe(4);
    await ask(learner, long);
    const step = (await waiting(teacher)).at(-1)!;
    await teacher.send(leave.decide, { id: step.stepId, isPassed: 1, auditOpinion: '' });
    const [last] = await waiting(school.admin);
    await school.admin.send(leave.decide, { id: last!.stepId, isPassed: 1, auditOpinion: '' });
    expect(await record()).toBe(3);
  });
});

it('taken back: before it begins all of it, later what is still to come', async () => {
  const { learner } = await inClass();
  await ask(learner);
  const step = (await waiting(teacher)).at(-1)!;
  await teacher.send(leave.decide, { id: step.stepId, isPassed: 1, auditOpinion: '' });
  t.setNow(new Date('2026-09-09T10:00:00+08:00'));
  const { id } = await newest(learner);
  expect((await teacher.send(leave.cancel, { id })).code).toBe(NOT_FOUND.code);
  const { data } = await learner.send(leave.cancel, { id });
  expect(data).toMatchObject({ leaveState: LeaveState.passed, endsAt: '2026-09-09 10:00:00' });
  expect((await learner.send(leave.cancel, { id })).code).toBe(leave.LEAVE_OVER.code);
  await ask(learner, { beginsAt: '2026-09-10 08:00:00', endsAt: '2026-09-10 18:00:00' });
  const next = await newest(learner);
  await learner.send(leave.cancel, { id: next.id });
  expect((await newest(learner)).leaveState).toBe(LeaveState.cancelled);
  expect((await waiting(teacher)).some((one) => one.id === next.id)).toBe(false);
  t.setNow(NOW);
});

it('a proof is opened by who asks for leave and by who decides on it, and by nobody else', async () => {
  const { learner } = await inClass();
  const file = { purpose: 'leaveProof', storageKey: 'none', fileName: '病历.pdf', mimeType: 'application/pdf' };
  const [stored] = await db
    .insert(storedFile)
    .values({ ...file, userNo: learner.userNo, extension: 'pdf', bytes: 9 } as never)
    .returning();
  const url = `/files/${stored!.id}.pdf`;
  expect((await ask(learner, { proofs: [url] })).code).toBe(200);
  const { isLeaveProof } = await import('../../domain/leave/policies.ts');
  const mayOpen = async ({ token }: Person) => isLeaveProof(db, await t.platform.signedIn(db, token, NOW), url);
  expect(await Promise.all([teacher, colleague, school.admin, learner].map(mayOpen))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
