import { expect, it } from 'vitest';
import * as myTask from '#contract/exam/myTask.ts';
import * as taskApi from '#contract/exam/task.ts';
import * as audit from '#contract/exam/taskAudit.ts';
import {
  NO_REDO,
  NOBODY_TO_NUDGE,
  NOT_HANDED_IN,
  TASK_GONE,
  WORK_GONE,
  WORK_MOVED,
} from '#contract/exam/taskFailures.ts';
import { INVALID_INPUT } from '#contract/kit/errors.ts';
import { TaskStep } from '#contract/rules/tasks.ts';
import * as msg from '#contract/user/msg.ts';
import { makeGrade, makeSchool, makeTeacher } from '#test/school.ts';
import { statementsOf } from '#test/statements.ts';
import { addTaskPerson, makeHandedInTask, makeTask } from '#test/tasks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-22T10:00:00+08:00'));
const school = await makeSchool(t);
const author = await makeTeacher(t, school);
const learner = await t.person({ idCardName: '林晓' });
const titlesOf = async (who: Person) => (await who.send(msg.list, {})).data.list.map(({ msgTitle }) => msgTitle);

async function handedIn(wish: Partial<Parameters<typeof makeTask>[1]> = {}, who: Person = learner) {
  const taskId = await makeTask(db, { authorUserNo: author.userNo, ...wish });
  return { taskId, ...(await makeHandedInTask(db, taskId, who.userNo)) };
}

const rubric = [
  { id: 'a', title: '问题清楚', share: 60, note: '' },
  { id: 'b', title: '追问', share: 40, note: '每个问题至少一个' },
];

it('shows what was handed in and marks it by the rubric', async () => {
  const { personId: id } = await handedIn({ rubric });
  const { data } = await author.send(audit.work, { id });
  expect(data).toMatchObject({ name: '林晓', taskStep: TaskStep.submitted, worth: { a: 600, b: 400 }, nextId: '' });
  expect(data.versions).toMatchObject([{ versionNo: 1, contentHtml: '<p>我的访谈提纲</p>' }]);
  const mark = (points: Record<string, number>, revision = 0) =>
    author.send(audit.mark, { id, revision, rubric: points, remark: '追问再多一点' });
  const wrongs: Record<string, number>[] = [{ a: 600 }, { a: 601, b: 0 }, { a: 1, b: 1, c: 1 }];
  for (const wrong of wrongs) {
    expect((await mark(wrong)).code).toBe(INVALID_INPUT.code);
  }
  expect((await mark({ a: 500, b: 300 })).data.finalPoints).toBe(800);
  expect(await titlesOf(learner)).toContain('「访谈提纲」批改好了，得 80 分');
  expect((await mark({ a: 600, b: 300 })).code).toBe(WORK_MOVED.code);
  expect((await mark({ a: 600, b: 300 }, 1)).data.finalPoints).toBe(900);
  const { data: own } = await learner.send(myTask.view, { taskId: data.taskId });
  expect(own).toMatchObject({ finalPoints: 900, rubricPoints: { a: 600, b: 300 }, remark: '追问再多一点' });
});

it('goes back with a remark, comes again, and is marked', async () => {
  const { taskId, personId: id } = await handedIn();
  expect((await author.send(audit.giveBack, { id, revision: 0, remark: '' })).code).toBe(INVALID_INPUT.code);
  expect((await author.send(audit.giveBack, { id, revision: 0, remark: '补上时间安排' })).code).toBe(200);
  expect((await author.send(audit.mark, { id, revision: 1, points: 900, remark: '' })).code).toBe(NOT_HANDED_IN.code);
  expect(await titlesOf(learner)).toContain('「访谈提纲」退回了，改好以后再交');
  await learner.send(myTask.submit, { taskId, content: '<p>补上了</p>', files: [], clientKey: 'again-again' });
  const { data } = await author.send(audit.work, { id });
  expect(data.versions.map(({ versionNo, returnRemark }) => [versionNo, returnRemark])).toEqual([
    [2, ''],
    [1, '补上时间安排'],
  ]);
  const { data: marked } = await author.send(audit.mark, { id, revision: data.revision, points: 1000, remark: '' });
  expect(marked).toEqual({ finalPoints: 1000, nextId: '' });
});

it('who marks what just changed is told so; of two who decide at once one is', async () => {
  const { taskId, personId: id } = await handedIn();
  await learner.send(myTask.submit, { taskId, content: '<p>又一版</p>', files: [], clientKey: 'newer-one' });
  expect((await author.send(audit.mark, { id, revision: 0, points: 1, remark: '' })).code).toBe(WORK_MOVED.code);
  const replies = await Promise.all([
    author.send(audit.mark, { id, revision: 1, points: 900, remark: '' }),
    author.send(audit.giveBack, { id, revision: 1, remark: '重写' }),
  ]);
  expect(replies.map(({ code }) => code === 200).sort()).toEqual([false, true]);
});

it('cannot go back once the task is closed, and can still be marked', async () => {
  const { taskId, personId: id } = await handedIn();
  await author.send(taskApi.close, { id: taskId });
  expect((await author.send(audit.giveBack, { id, revision: 0, remark: '改' })).code).toBe(NO_REDO.code);
  expect((await author.send(audit.mark, { id, revision: 0, points: 600, remark: '' })).code).toBe(200);
});

it('is open to who teaches the class, and to nobody else, not for their own work', async () => {
  const colleague = await makeTeacher(t, school, '同班的老师');
  const stranger = await makeTeacher(t, await makeSchool(t));
  const gradeId = await makeGrade(db, school, [learner], [author, colleague]);
  const { data: issued } = await author.send(taskApi.save, {
    taskKind: 1,
    title: '班里的',
    gradeIds: [gradeId],
    isIssue: 1,
  });
  const taskId = issued.id;
  await learner.send(myTask.submit, { taskId, content: '<p>交</p>', files: [], clientKey: 'of-the-class' });
  const { data } = await colleague.send(audit.page, { taskId });
  const [row] = data.list;
  expect(row).toMatchObject({ name: '林晓', taskStep: TaskStep.submitted, taskTitle: '班里的' });
  for (const who of [stranger, learner]) {
    expect((await who.send(audit.page, { taskId })).code).toBe(TASK_GONE.code);
    expect((await who.send(audit.head, { taskId })).code).toBe(TASK_GONE.code);
    expect((await who.send(audit.work, { id: row!.id })).code).toBe(WORK_GONE.code);
    expect((await who.send(audit.mark, { id: row!.id, revision: 1, points: 1, remark: '' })).code).toBe(WORK_GONE.code);
    expect((await who.send(audit.pass, { ids: [row!.id] })).data.doneCount).toBe(0);
  }
  const own = await addTaskPerson(db, taskId, colleague.userNo);
  expect((await colleague.send(audit.work, { id: own })).code).toBe(WORK_GONE.code);
  expect((await colleague.send(audit.mark, { id: row!.id, revision: 1, points: 700, remark: '' })).code).toBe(200);
});

it('passes several at once and says which were not waiting', async () => {
  const taskId = await makeTask(db, { authorUserNo: author.userNo, rubric, title: '一批' });
  const people = await Promise.all([1, 2, 3].map(() => t.person()));
  const made: string[] = [];
  for (const { userNo } of people.slice(0, 2)) made.push((await makeHandedInTask(db, taskId, userNo)).personId);
  const idle = await addTaskPerson(db, taskId, people[2]!.userNo);
  const pass = () => author.send(audit.pass, { ids: [...made, idle], percent: 90, remark: '都不错' });
  const [first, second] = await Promise.all([pass(), pass()]);
  expect([first.data.doneCount, second.data.doneCount].sort()).toEqual([0, 2]);
  expect([...first.data.failed, ...second.data.failed].filter(({ id }) => id === idle)).toHaveLength(2);
  const { data } = await author.send(audit.page, { taskId, taskStep: TaskStep.marked });
  expect(data.list.map(({ finalPoints }) => finalPoints)).toEqual([900, 900]);
  const { data: work } = await author.send(audit.work, { id: made[0]! });
  expect(work).toMatchObject({ rubricPoints: { a: 540, b: 360 }, remark: '都不错', teacherPoints: 900 });
  expect(await titlesOf(people[0]!)).toContain('「一批」批改好了，得 90 分');
});

it('walks the queue from what waits the longest, and counts each step', async () => {
  const taskId = await makeTask(db, { authorUserNo: author.userNo });
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { userNo } = await t.person({ nickname: `排队${n}` });
    ids.push((await makeHandedInTask(db, taskId, userNo)).personId);
  }
  await addTaskPerson(db, taskId, (await t.person()).userNo);
  const { data } = await author.send(audit.page, { taskId, taskStep: TaskStep.submitted });
  expect(data.list.map(({ id }) => id)).toEqual(ids);
  expect((await author.send(audit.page, { taskId, keyword: '排队1' })).data.list.map(({ id }) => id)).toEqual([ids[1]]);
  expect((await author.send(audit.work, { id: ids[1]! })).data).toMatchObject({ nextId: ids[2], toAuditCount: 3 });
  expect((await author.send(audit.work, { id: ids[2]! })).data.nextId).toBe(ids[0]);
  const { data: head } = await author.send(audit.head, { taskId });
  expect(head.counts.map(({ people }) => people)).toEqual([1, 3, 0, 0]);
  const asked = async (pageSize: number) =>
    (await statementsOf(() => author.send(audit.page, { taskId, pageSize }))).length;
  expect(await asked(3)).toBe(await asked(1));
});

it('reminds who has not handed in once a day, whoever presses', async () => {
  const { taskId } = await handedIn({ title: '催一催' });
  const idle = await t.person();
  await addTaskPerson(db, taskId, idle.userNo);
  const replies = await Promise.all([1, 2, 3].map(() => author.send(audit.nudge, { taskId })));
  expect(replies.map(({ code }) => code).sort()).toEqual([200, NOBODY_TO_NUDGE.code, NOBODY_TO_NUDGE.code]);
  expect((await titlesOf(idle)).filter((title) => title === '老师提醒你交「催一催」')).toHaveLength(1);
  expect(await titlesOf(learner)).not.toContain('老师提醒你交「催一催」');
  t.setNow(new Date('2026-11-23T00:10:00+08:00'));
  expect((await author.send(audit.nudge, { taskId })).data).toEqual({ sent: 1 });
  t.setNow(new Date('2026-11-22T10:00:00+08:00'));
});
