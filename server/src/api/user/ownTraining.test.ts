import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import { aliyun } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import * as own from '#contract/user/ownTraining.ts';
import * as training from '#contract/user/training.ts';
import { OWN_TRAINING_GONE, TRAINING_NOT_YET } from '#contract/user/trainingFailures.ts';
import { gradeStudent } from '#server/db/schema/grade.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { sendForm } from '#test/sheets.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T04:00:00Z'));
let [teacher, stranger, one, other]: Person[] = [];
let [gradeId, offeringId]: string[] = [];
beforeAll(async () => {
  const school = await makeSchool(t);
  [teacher, stranger] = [await makeTeacher(t, school, '讲师甲'), await makeTeacher(t, school, '讲师乙')];
  [one, other] = [await t.person({ idCardName: '甲同学' }), await t.person({ idCardName: '乙同学' })];
  gradeId = await makeGrade(db, school, [one, other]);
  offeringId = await makeOffering(db, school, { teachers: [teacher], gradeIds: [gradeId] });
});

async function issued(title: string, wish: object = {}): Promise<string> {
  const { data } = await teacher!.send(training.save, { offeringId: offeringId!, title, isIssue: 1, ...wish });
  return data.id;
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

async function stored(who: Person): Promise<string> {
  const form = { bytes: pdf, name: '报告.pdf', fields: { purpose: 'training' } };
  return (await sendForm<StoredFile>(t, aliyun.path, who, form)).data.url;
}

const statusFor = async (url: string, { token }: Person): Promise<number> =>
  (await t.app.inject({ method: 'GET', url, cookies: { RC_WEB_TOKEN: token } })).statusCode;

it('a report is read by who wrote it and who marks it, what comes with a project by everybody who does it', async () => {
  const attached = await stored(teacher!);
  const projectId = await issued('附件', { attachments: [{ url: attached, name: '手册.pdf' }] });
  const report = await stored(one!);
  const files = [{ url: report, name: '报告.pdf' }];
  const stolen = await other!.send(own.submit, { projectId, files, clientKey: 'of-another' });
  expect(stolen).toMatchObject({ code: INVALID_INPUT.code, data: { issues: [{ path: 'files' }] } });
  expect(await statusFor(report, teacher!)).toBe(404);
  expect((await one!.send(own.submit, { projectId, files, clientKey: 'with-file' })).code).toBe(200);
  const everybody = [one!, teacher!, other!, stranger!];
  const seen = async (url: string) => Promise.all(everybody.map((person) => statusFor(url, person)));
  expect(await seen(report)).toEqual([200, 200, 404, 404]);
  expect(await seen(attached)).toEqual([200, 200, 200, 404]);
});

it('what is to come takes no report yet; who leaves the class has the project no more', async () => {
  const projectId = await issued('以后', { beginsAt: '2026-12-01 08:00:00', dueAt: '2026-12-20 18:00:00' });
  expect((await other!.send(own.view, { projectId })).data).toMatchObject({
    stop: 'notYet',
    taskStep: TaskStep.waiting,
  });
  const early = await other!.send(own.submit, { projectId, content: '<p>早了</p>', clientKey: 'too-early' });
  expect(early.code).toBe(TRAINING_NOT_YET.code);
  const seat = and(eq(gradeStudent.gradeId, gradeId!), eq(gradeStudent.userNo, other!.userNo));
  await db.update(gradeStudent).set({ statusId: 0 }).where(seat);
  expect((await other!.send(own.view, { projectId })).code).toBe(OWN_TRAINING_GONE.code);
  expect((await other!.send(own.page)).data.list).toEqual([]);
  await db.update(gradeStudent).set({ statusId: 1 }).where(seat);
});

it('what waits for a report stands alone, newest first, until it is handed in', async () => {
  const [first, second] = [await issued('第一个'), await issued('第二个')];
  const open = async () => (await one!.send(own.page, { isOpen: 1 })).data.list.map(({ projectId }) => projectId);
  expect((await open()).slice(0, 2)).toEqual([second, first]);
  await one!.send(own.submit, { projectId: second, content: '<p>交</p>', clientKey: 'second-one' });
  expect(await open()).not.toContain(second);
  const { list, totalCount } = (await one!.send(own.page, { pageSize: 1 })).data;
  expect([list.length, totalCount > 1]).toEqual([1, true]);
});
