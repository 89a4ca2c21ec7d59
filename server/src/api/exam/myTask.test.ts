import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as myTask from '#contract/exam/myTask.ts';
import * as taskApi from '#contract/exam/task.ts';
import * as audit from '#contract/exam/taskAudit.ts';
import { MARKED_ALREADY, NOT_YET, OWN_TASK_GONE, TASK_CLOSED, TOO_LATE } from '#contract/exam/taskFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { aliyun } from '#contract/system/upload.ts';
import type { StoredFile } from '#contract/system/upload.ts';
import { task, taskSubmission } from '#server/db/schema/task.ts';
import { sendForm } from '#test/sheets.ts';
import { addTaskPerson, makeTask } from '#test/tasks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const setNow = (at: string) => t.setNow(new Date(`${at.replace(' ', 'T')}+08:00`));
setNow('2026-11-22 10:00:00');
const author = await t.person({ userType: 2, idCardName: '许可为' });
const other = await t.person({ userType: 2 });
const learner = await t.person({ idCardName: '林晓' });
const classmate = await t.person();

let key = 0;
const submit = (taskId: string, content = '<p>写好了</p>', wish: object = {}, who: Person = learner) =>
  who.send(myTask.submit, { taskId, content, files: [], clientKey: `key-${(key += 1)}-of-test`, ...wish });

async function given(wish: Partial<Parameters<typeof makeTask>[1]> = {}) {
  const taskId = await makeTask(db, { authorUserNo: author.userNo, ...wish });
  return { taskId, personId: await addTaskPerson(db, taskId, learner.userNo) };
}

it('keeps what is written, takes it, and shows the learner their versions alone', async () => {
  const { taskId } = await given();
  expect((await learner.send(myTask.draft, { taskId, content: '<p>一半</p>' })).data).toEqual({
    at: '2026-11-22 10:00:00',
  });
  const { data: before } = await learner.send(myTask.view, { taskId });
  expect(before).toMatchObject({ draft: { content: '<p>一半</p>' }, stop: '', versions: [], authorName: '许可为' });
  expect((await submit(taskId)).data).toEqual({ versionNo: 1, lateDays: 0 });
  expect((await submit(taskId, '<p>再改</p>')).data).toEqual({ versionNo: 2, lateDays: 0 });
  const { data: after } = await learner.send(myTask.view, { taskId });
  expect(after.versions.map(({ contentHtml }) => contentHtml)).toEqual(['<p>再改</p>', '<p>写好了</p>']);
  expect((await classmate.send(myTask.view, { taskId })).code).toBe(OWN_TASK_GONE.code);
  expect((await classmate.send(myTask.draft, { taskId })).code).toBe(OWN_TASK_GONE.code);
  expect((await submit(taskId, '<p>替他交</p>', {}, classmate)).code).toBe(OWN_TASK_GONE.code);
});

it('one press sent several times is one version', async () => {
  const { taskId } = await given();
  const replies = await Promise.all([1, 2, 3].map(() => submit(taskId, '<p>双击</p>', { clientKey: 'double-press' })));
  expect(replies.map(({ data }) => data)).toEqual(replies.map(() => ({ versionNo: 1, lateDays: 0 })));
  expect(await db.$count(taskSubmission, eq(taskSubmission.taskId, taskId))).toBe(1);
});

it('says at the field what is missing or not taken', async () => {
  const { taskId } = await given({ rules: { fileKinds: ['picture'], maxFiles: 1 } });
  const at = async (content: string, wish: object) => {
    const reply = (await submit(taskId, content, wish)) as { code: number; data: unknown };
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as { issues: { path: string }[] }).issues.map(({ path }) => path);
  };
  const file = (name: string) => ({ url: `/files/${name}`, name });
  expect(await at('<p> </p>', {})).toEqual(['content']);
  expect(await at('', { files: [file('1.pdf')] })).toEqual(['files']);
  expect(await at('', { files: [file('1.webp'), file('2.webp')] })).toEqual(['files']);
  expect(await at('', { files: [file('1.webp')] })).toEqual(['files']);
  expect(await at('x', { clientKey: 'no' })).toEqual(['clientKey']);
  const textless = await given({ rules: { takesText: 0 } });
  expect((await submit(textless.taskId, '<p>只有字</p>')).code).toBe(INVALID_INPUT.code);
});

it('takes nothing before the beginning, after the end as the rule says, after the close or the mark', async () => {
  const coming = await given({ beginsAt: '2026-11-25 08:00:00' });
  expect((await submit(coming.taskId)).code).toBe(NOT_YET.code);
  const refused = await given({ dueAt: '2026-11-21 12:00:00' });
  expect((await submit(refused.taskId)).code).toBe(TOO_LATE.code);
  const deducted = await given({ dueAt: '2026-11-20 12:00:00', rules: { lateRule: 2, latePercent: 10 } });
  expect((await submit(deducted.taskId)).data).toEqual({ versionNo: 1, lateDays: 2 });
  const { data: marked } = await author.send(audit.mark, {
    id: deducted.personId,
    revision: 1,
    points: 900,
    remark: '',
  });
  expect(marked.finalPoints).toBe(720);
  expect((await submit(deducted.taskId)).code).toBe(MARKED_ALREADY.code);
  const closed = await given();
  await author.send(taskApi.close, { id: closed.taskId });
  expect((await submit(closed.taskId)).code).toBe(TASK_CLOSED.code);
  expect((await learner.send(myTask.draft, { taskId: closed.taskId, content: 'x' })).code).toBe(TASK_CLOSED.code);
});

it('what was given back may come late without costing more', async () => {
  const { taskId, personId } = await given({ dueAt: '2026-11-22 20:00:00', rules: { lateRule: 2 } });
  await submit(taskId);
  expect((await author.send(audit.giveBack, { id: personId, revision: 1, remark: '写具体' })).code).toBe(200);
  setNow('2026-11-22 21:00:00');
  expect((await learner.send(myTask.view, { taskId })).data).toMatchObject({ stop: '', remark: '写具体' });
  expect((await submit(taskId)).data).toEqual({ versionNo: 2, lateDays: 0 });
  setNow('2026-11-22 10:00:00');
});

it('who closes and who hands in at once: each version is in before the close, or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { taskId } = await given();
    const [handed, closed] = await Promise.all([submit(taskId), author.send(taskApi.close, { id: taskId })]);
    expect(closed.code).toBe(200);
    expect([200, TASK_CLOSED.code]).toContain(handed.code);
    const versions = await db.$count(taskSubmission, eq(taskSubmission.taskId, taskId));
    expect(versions).toBe(handed.code === 200 ? 1 : 0);
  }
});

it('lists what is open, and everything', async () => {
  const person = await t.person();
  const open = await makeTask(db, { authorUserNo: author.userNo, title: '要交的' });
  const over = await makeTask(db, { authorUserNo: author.userNo, title: '过了的', dueAt: '2026-11-21 12:00:00' });
  const draft = await makeTask(db, { authorUserNo: author.userNo, state: 1 });
  for (const id of [open, over, draft]) await addTaskPerson(db, id, person.userNo);
  const titles = async (isOpen: 0 | 1) =>
    (await person.send(myTask.page, { isOpen })).data.list.map(({ title }) => title);
  expect(await titles(1)).toEqual(['要交的']);
  expect(await titles(0)).toEqual(['过了的', '要交的']);
});

it('a file is open to its owner and to who audits it; what is attached to everybody who has the task', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const upload = async (who: Person) =>
    (await sendForm<StoredFile>(t, aliyun.path, who, { bytes: pdf, name: '报告.pdf', fields: { purpose: 'task' } }))
      .data.url;
  const opened = async (url: string) =>
    Promise.all(
      [learner, author, classmate, other].map(
        async (who) => (await t.app.inject({ url, cookies: { RC_WEB_TOKEN: who.token } })).statusCode,
      ),
    );
  const { taskId } = await given();
  const url = await upload(learner);
  expect(await opened(url)).toEqual([200, 404, 404, 404]);
  expect((await submit(taskId, '', { files: [{ url, name: '报告.pdf' }] })).code).toBe(200);
  expect(await opened(url)).toEqual([200, 200, 404, 404]);
  const attached = await upload(author);
  await db
    .update(task)
    .set({ attachments: [{ url: attached, name: '样例.pdf' }] })
    .where(eq(task.id, taskId));
  expect(await opened(attached)).toEqual([200, 200, 404, 404]);
  const foreign = await submit((await given()).taskId, '', { files: [{ url: attached, name: '别人的' }] });
  expect(foreign.code).toBe(INVALID_INPUT.code);
});
