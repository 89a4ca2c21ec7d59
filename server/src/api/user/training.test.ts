import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { CONFLICT, INVALID_INPUT, NOT_FOUND } from '#contract/kit/errors.ts';
import { LateRule } from '#contract/rules/assessments.ts';
import { TaskPhase, TaskStep } from '#contract/rules/tasks.ts';
import * as own from '#contract/user/ownTraining.ts';
import * as training from '#contract/user/training.ts';
import * as fails from '#contract/user/trainingFailures.ts';
import { msg, msgUser } from '#server/db/schema/trust.ts';
import { trainingReport } from '#server/db/schema/training.ts';
import { session } from '#server/db/schema/user.ts';
import { remindTrainings } from '#server/jobs/remindTrainings.ts';
import { enqueue } from '#server/kit/job.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import type { School } from '#test/school.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOON = '2026-11-21T04:00:00Z';
t.setNow(new Date(NOON));
let school: School;
let [teacher, stranger, one, other]: Person[] = [];
let offeringId: string;
beforeAll(async () => {
  school = await makeSchool(t);
  [teacher, stranger] = [await makeTeacher(t, school, '讲师甲'), await makeTeacher(t, school, '讲师乙')];
  [one, other] = [await t.person({ idCardName: '甲同学' }), await t.person({ idCardName: '乙同学' })];
  const gradeId = await makeGrade(db, school, [one, other]);
  offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
  // the clock goes on by weeks, and everybody stays signed in
  await db.update(session).set({ ttlSeconds: 9_000_000, expiresAt: '2036-01-01 00:00:00' });
});

const facts = {
  title: '部署一个网站',
  requirement: '<p>按手册部署，写下遇到的问题</p>',
  environmentUrl: 'https://lab.example.com/room/7',
  environmentNote: '用学号登录',
  dueAt: '2026-11-25 18:00:00',
};

async function issued(wish: { title?: string; lateRule?: LateRule; latePercent?: number } = {}): Promise<string> {
  const saved = await teacher!.send(training.save, { offeringId, ...facts, isIssue: 1, ...wish });
  expect(saved.code).toBe(200);
  return saved.data.id;
}

let key = 0;
const handIn = (person: Person, projectId: string, content = '<p>做完了</p>') =>
  person.send(own.submit, { projectId, content, clientKey: `version-${(key += 1)}` });

const newest = async (projectId: string, { userNo }: Person) => {
  const { list } = (await teacher!.send(training.reports, { id: projectId })).data;
  return list.find((row) => row.userNo === userNo)!;
};

async function titlesTo({ userNo }: Person): Promise<string[]> {
  const rows = await db
    .select({ title: msg.msgTitle })
    .from(msgUser)
    .innerJoin(msg, eq(msg.id, msgUser.msgId))
    .where(eq(msgUser.userNo, userNo))
    .orderBy(msg.id);
  return rows.map(({ title }) => title);
}

it('a draft is seen by who keeps the offering; once it is out, everybody in it has it and hears of it', async () => {
  const draft = (await teacher!.send(training.save, { offeringId, ...facts, title: '草稿' })).data;
  expect((await one!.send(own.page)).data.list).toEqual([]);
  expect((await one!.send(own.view, { projectId: draft.id })).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(training.view, { id: draft.id })).code).toBe(NOT_FOUND.code);
  expect((await school.admin.send(training.view, { id: draft.id })).code).toBe(200);
  const out = await teacher!.send(training.save, { ...draft, offeringId, ...facts, isIssue: 1 });
  expect(out.data).toMatchObject({ studentCount: 2 });
  expect((await teacher!.send(training.save, { ...draft, offeringId, ...facts })).code).toBe(CONFLICT.code);
  expect((await teacher!.send(training.del, { id: draft.id })).code).toBe(fails.TRAINING_OUT.code);
  const { data } = await one!.send(own.view, { projectId: draft.id });
  const { requirement: requirementHtml, ...shown } = facts;
  expect(data).toMatchObject({ ...shown, requirementHtml, taskStep: TaskStep.waiting, stop: '', versions: [] });
  expect(await titlesTo(other!)).toContain('新的实训：「部署一个网站」');
  const { list } = (await teacher!.send(training.page, { phase: TaskPhase.running })).data;
  expect(list[0]).toMatchObject({ projectId: draft.id, studentCount: 2, handedInCount: 0, toMarkCount: 0 });
});

it('what does not fit is refused at its field, and nobody sets one for an offering of others', async () => {
  const at = async (person: Person, wish: object) => {
    const reply = await person.send(training.save, { offeringId, ...facts, ...wish });
    return [
      reply.code,
      ...((reply.data as { issues?: { path: string }[] } | null)?.issues ?? []).map(({ path }) => path),
    ];
  };
  expect(await at(teacher!, { title: ' ' })).toEqual([INVALID_INPUT.code, 'title']);
  expect(await at(teacher!, { environmentUrl: 'javascript:alert(1)' })).toEqual([INVALID_INPUT.code, 'environmentUrl']);
  expect(await at(teacher!, { beginsAt: '2026-11-26 08:00:00' })).toEqual([INVALID_INPUT.code, 'dueAt']);
  expect(await at(teacher!, { isIssue: 1, dueAt: '2026-11-20 08:00:00' })).toEqual([INVALID_INPUT.code, 'dueAt']);
  expect(await at(teacher!, { attachments: [{ url: '/files/1.pdf', name: '手册.pdf' }] })).toEqual([
    INVALID_INPUT.code,
    'attachments',
  ]);
  expect((await at(stranger!, {}))[0]).toBe(NOT_FOUND.code);
  const empty = await makeOffering(db, school, { teachers: [teacher!] });
  const nobody = await teacher!.send(training.save, { offeringId: empty, ...facts, isIssue: 1 });
  expect(nobody.code).toBe(fails.TRAINING_EMPTY.code);
});

it('a report is handed in, done again, marked; each version stays, and a mark for an older one is refused', async () => {
  const projectId = await issued({ title: '备份与恢复' });
  const empty = await one!.send(own.submit, { projectId, clientKey: 'empty-one' });
  expect(empty).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'content' }] } });
  const same = { projectId, content: '<p>第一版</p>', clientKey: 'pressed-twice' };
  const both = await Promise.all([one!.send(own.submit, same), one!.send(own.submit, same)]);
  expect(both.map(({ data }) => data.versionNo)).toEqual([1, 1]);
  const first = await newest(projectId, one!);
  expect((await handIn(one!, projectId, '<p>第二版</p>')).data).toEqual({ versionNo: 2, lateDays: 0 });
  const late = await teacher!.send(training.mark, { reportId: first.reportId!, revision: 0, points: 900 });
  expect(late.code).toBe(CONFLICT.code);
  const second = await newest(projectId, one!);
  const back = { reportId: second.reportId!, revision: 0, remark: '缺恢复的步骤' };
  expect((await stranger!.send(training.giveBack, back)).code).toBe(NOT_FOUND.code);
  expect((await teacher!.send(training.giveBack, { ...back, remark: '' })).code).toBe(INVALID_INPUT.code);
  expect((await teacher!.send(training.giveBack, back)).code).toBe(200);
  expect((await one!.send(own.page, { isOpen: 1 })).data.list.map((row) => row.projectId)).toContain(projectId);
  await handIn(one!, projectId, '<p>第三版</p>');
  const third = await newest(projectId, one!);
  const marks = await Promise.all(
    [850, 860].map((points) => teacher!.send(training.mark, { reportId: third.reportId!, revision: 0, points })),
  );
  expect(marks.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, CONFLICT.code]);
  const { data } = await one!.send(own.view, { projectId });
  expect(data.versions.map(({ versionNo, returnRemark }) => [versionNo, returnRemark])).toEqual([
    [3, ''],
    [2, '缺恢复的步骤'],
    [1, ''],
  ]);
  expect(data).toMatchObject({ taskStep: TaskStep.marked, stop: 'marked' });
  expect((await handIn(one!, projectId)).code).toBe(fails.REPORT_MARKED.code);
  expect((await teacher!.send(training.view, { id: projectId })).data.counts).toEqual([
    { taskStep: TaskStep.waiting, people: 1 },
    { taskStep: TaskStep.submitted, people: 0 },
    { taskStep: TaskStep.returned, people: 0 },
    { taskStep: TaskStep.marked, people: 1 },
  ]);
  expect(await titlesTo(one!)).toContain('实训「备份与恢复」要重做，改好以后再交');
});

it('the late rule: refused, or taken with days off; what is to be done again is as late as it was', async () => {
  const refusing = await issued({ title: '不收迟交' });
  const taking = await issued({ title: '迟交扣分', lateRule: LateRule.deduct, latePercent: 10 });
  t.setNow(new Date('2026-11-26T12:00:00Z'));
  expect((await handIn(one!, refusing)).code).toBe(fails.TRAINING_OVER.code);
  expect((await one!.send(own.view, { projectId: refusing })).data.stop).toBe('over');
  expect((await handIn(one!, taking)).data).toEqual({ versionNo: 1, lateDays: 2 });
  const { reportId } = await newest(taking, one!);
  await teacher!.send(training.giveBack, { reportId: reportId!, revision: 0, remark: '补截图' });
  t.setNow(new Date('2026-12-02T12:00:00Z'));
  expect((await handIn(one!, taking)).data).toEqual({ versionNo: 2, lateDays: 2 });
  const again = await newest(taking, one!);
  const { data } = await teacher!.send(training.mark, { reportId: again.reportId!, revision: 0, points: 1000 });
  expect(data.finalPoints).toBe(800);
  expect((await teacher!.send(training.extend, { id: refusing, dueAt: '2026-12-10 18:00:00' })).code).toBe(200);
  expect((await handIn(one!, refusing)).data).toEqual({ versionNo: 1, lateDays: 0 });
  expect((await teacher!.send(training.close, { id: refusing })).code).toBe(200);
  expect((await handIn(other!, refusing)).code).toBe(fails.TRAINING_CLOSED.code);
  const closed = await newest(refusing, one!);
  const redo = await teacher!.send(training.giveBack, { reportId: closed.reportId!, revision: 0, remark: '重做' });
  expect(redo.code).toBe(fails.NO_TRAINING_REDO.code);
  t.setNow(new Date(NOON));
});

it('of twenty versions sent at once every one is kept and exactly one counts', async () => {
  const projectId = await issued({ title: '同时' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => handIn(one!, projectId)));
  expect(replies.map(({ data }) => data.versionNo).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
  const rows = await db.select().from(trainingReport).where(eq(trainingReport.projectId, projectId));
  expect(rows.filter(({ isLatest }) => isLatest === 1).map(({ versionNo }) => versionNo)).toEqual([20]);
});

it('whoever has not handed in hears of the end the day before, once, and again of a later one', async () => {
  const projectId = await issued({ title: '快到了' });
  const shut = await issued({ title: '提前结束的' });
  await handIn(one!, projectId);
  await teacher!.send(training.close, { id: shut });
  const look = async (at: string) => {
    t.setNow(new Date(at));
    await enqueue(db, remindTrainings, {});
    await t.runJobs();
  };
  const heard = async (person: Person, title: string) =>
    (await titlesTo(person)).filter((text) => text.startsWith(`实训「${title}」`) && text.endsWith('还没有交报告'))
      .length;
  await look('2026-11-24T17:55:00+08:00');
  expect(await heard(other!, '快到了')).toBe(0);
  await look('2026-11-24T18:05:00+08:00');
  await look('2026-11-24T19:05:00+08:00');
  expect(await heard(other!, '快到了')).toBe(1);
  expect(await heard(one!, '快到了'), 'who handed in is left alone').toBe(0);
  expect(await heard(other!, '提前结束的')).toBe(0);
  await teacher!.send(training.extend, { id: projectId, dueAt: '2026-11-28 18:00:00' });
  await look('2026-11-28T08:05:00+08:00');
  await look('2026-11-28T19:05:00+08:00');
  expect(await heard(other!, '快到了')).toBe(2);
  t.setNow(new Date(NOON));
});
