import { expect, it } from 'vitest';
import * as task from '#contract/exam/task.ts';
import * as myTask from '#contract/exam/myTask.ts';
import { NOBODY_THERE, NOT_A_DRAFT, TASK_GONE, TASK_MOVED } from '#contract/exam/taskFailures.ts';
import { INVALID_INPUT, NO_PERMISSION } from '#contract/kit/errors.ts';
import type { InputOf } from '#contract/kit/schema.ts';
import { TaskPhase, TaskSource } from '#contract/rules/tasks.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import * as msg from '#contract/user/msg.ts';
import { gradeStudent } from '#server/db/schema/grade.ts';
import { keepTasks } from '#server/domain/tasks/run.ts';
import { enqueue } from '#server/kit/job.ts';
import { makeGrade, makeOffering, makeSchool, makeTeacher } from '#test/school.ts';
import { statementsOf } from '#test/statements.ts';
import { addTaskPerson, makeHandedInTask, makeTask } from '#test/tasks.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
const NOW = new Date('2026-11-22T10:00:00+08:00');
t.setNow(NOW);
const school = await makeSchool(t);
const author = await makeTeacher(t, school);
const colleague = await makeTeacher(t, school, '另一位');
const stranger = await makeTeacher(t, await makeSchool(t), '外校的');
const learners = await Promise.all([1, 2, 3].map((n) => t.person({ idCardName: `学员${n}` })));
const [one, two, late] = learners as [Person, Person, Person];
const gradeId = await makeGrade(db, school, [one, two], [author]);
const offeringId = await makeOffering(db, school, { teachers: [author], gradeIds: [gradeId] });

type Wish = Partial<InputOf<typeof task.save.input>>;
const facts = { taskKind: 1, title: '访谈提纲', dueAt: '2026-11-30 22:00:00' } as const;
const save = (wish: Wish, who: Person = author) => who.send(task.save, { ...facts, ...wish });
const issue = async (wish: Wish = {}) => (await save({ gradeIds: [gradeId], isIssue: 1, ...wish })).data;
const titlesOf = async (who: Person) => (await who.send(msg.list, {})).data.list.map(({ msgTitle }) => msgTitle);

it('keeps a draft, changes it, and gives it to everybody once it is issued', async () => {
  const { data } = await save({
    gradeIds: [gradeId],
    offeringIds: [offeringId],
    requirement: '<p>写<script>x</script></p>',
  });
  expect(data.peopleCount).toBe(0);
  const { data: seen } = await author.send(task.view, { id: data.id });
  expect(seen).toMatchObject({ phase: TaskPhase.draft, requirement: '<p>写</p>', revision: 0 });
  expect(seen.targets.map(({ taskSource }) => taskSource)).toEqual([TaskSource.grade, TaskSource.offering]);
  expect((await one.send(myTask.view, { taskId: data.id })).code).toBe(404);
  const changed = await save({ id: data.id, revision: 0, title: '访谈提纲二', gradeIds: [gradeId], isIssue: 1 });
  expect(changed.data).toEqual({ id: data.id, revision: 1, peopleCount: 2 });
  expect((await save({ id: data.id, revision: 0, gradeIds: [gradeId] })).code).toBe(TASK_MOVED.code);
  expect((await save({ id: data.id, revision: 1, gradeIds: [gradeId] })).code).toBe(NOT_A_DRAFT.code);
  expect(await titlesOf(one)).toContain('新任务：「访谈提纲二」');
  expect((await one.send(myTask.page, {})).data.list.map(({ taskId }) => taskId)).toEqual([data.id]);
});

it('refuses what does not fit, at the field', async () => {
  const empty = await makeGrade(db, school, [], [author]);
  const foreign = await makeGrade(db, await makeSchool(t), [late]);
  const at = async (wish: Wish) => {
    const reply = (await save(wish)) as { code: number; data: unknown };
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as { issues: { path: string }[] }).issues.map(({ path }) => path);
  };
  expect(await at({ isIssue: 1 })).toEqual(['gradeIds']);
  expect(await at({ gradeIds: [foreign] })).toEqual(['gradeIds']);
  expect(await at({ userNos: [late.userNo] })).toEqual(['userNos']);
  expect(await at({ gradeIds: [gradeId], isIssue: 1, dueAt: '2026-11-22 09:00:00' })).toEqual(['dueAt']);
  expect(await at({ beginsAt: '2026-12-01 08:00:00' })).toEqual(['dueAt']);
  expect(await at({ totalPoints: 100, passPoints: 101 })).toEqual(['passPoints']);
  expect(await at({ attachments: [{ url: '/files/1.pdf', name: '别人的' }] })).toEqual(['attachments']);
  expect(await at({ rules: { takesText: 0, takesFiles: 0 } })).toEqual(['rules.takesText']);
  expect(await at({ rubric: [{ id: 'a', title: '清楚', share: 60, note: '' }] })).toEqual(['rubric']);
  expect((await save({ gradeIds: [empty], isIssue: 1 })).code).toBe(NOBODY_THERE.code);
  expect((await save({}, one)).code).toBe(NO_PERMISSION.code);
  const before = (await author.send(task.page, { phase: TaskPhase.draft })).data.totalCount;
  await save({ gradeIds: [empty], isIssue: 1 });
  expect((await author.send(task.page, { phase: TaskPhase.draft })).data.totalCount).toBe(before);
});

it('is for single learners whom one teaches, and never for its author', async () => {
  const { data } = await author.send(task.learners, { keyword: '学员' });
  expect(data.list.map(({ name }) => name)).toEqual(['学员1', '学员2']);
  expect((await stranger.send(task.learners, {})).data.list).toEqual([]);
  const { peopleCount } = await issue({ gradeIds: [], userNos: [two.userNo] });
  expect(peopleCount).toBe(1);
  const { data: sources } = await author.send(task.sources, {});
  expect(sources.grades.find(({ id }) => id === gradeId)).toMatchObject({ count: 2 });
  expect(sources.offerings).toMatchObject([{ id: offeringId, count: 2 }]);
});

it('is changed by its author alone; who teaches the class sees it, strangers find nothing', async () => {
  const { id } = await issue({ title: '共同的班' });
  await db
    .insert(gradeStudent)
    .values({ gradeId, userNo: colleague.userNo, gradeRole: 2, joinedAt: '2026-09-01 08:00:00' });
  const rows = async (who: Person) => (await who.send(task.page, { keyword: '共同' })).data.list;
  expect((await rows(author)).map(({ isOwn, peopleCount }) => [isOwn, peopleCount])).toEqual([[1, 2]]);
  expect((await rows(colleague)).map(({ isOwn }) => isOwn)).toEqual([0]);
  expect(await rows(stranger)).toEqual([]);
  expect(await rows(one)).toEqual([]);
  for (const who of [colleague, stranger, one]) {
    expect((await who.send(task.view, { id })).code).toBe(TASK_GONE.code);
    expect((await who.send(task.close, { id })).code).toBe(TASK_GONE.code);
    expect((await who.send(task.extend, { id, dueAt: '2026-12-30 22:00:00' })).code).toBe(TASK_GONE.code);
  }
  expect((await stranger.send(task.page, { gradeId })).code).toBe(404);
});

it('can be revised, extended, closed, opened again, copied; only drafts are deleted', async () => {
  const { id, revision } = await issue({ title: '来回' });
  expect(
    (await author.send(task.revise, { id, revision, title: '来回改', requirement: '<p>新</p>' })).data.revision,
  ).toBe(1);
  expect((await author.send(task.revise, { id, revision, title: '旧的' })).code).toBe(TASK_MOVED.code);
  expect((await author.send(task.extend, { id, dueAt: '2026-11-29 22:00:00' })).code).toBe(INVALID_INPUT.code);
  expect((await author.send(task.extend, { id, dueAt: '2026-12-02 22:00:00' })).code).toBe(200);
  expect(await titlesOf(two)).toContain(`「来回改」的截止时间改到 ${shownTime('2026-12-02 22:00:00', NOW)}`);
  expect((await author.send(task.close, { id })).code).toBe(200);
  expect((await author.send(task.close, { id })).code).not.toBe(200);
  expect((await author.send(task.view, { id })).data.phase).toBe(TaskPhase.ended);
  await author.send(task.extend, { id, dueAt: '2026-11-25 22:00:00' });
  expect((await author.send(task.view, { id })).data.phase).toBe(TaskPhase.running);
  expect((await author.send(task.del, { id })).code).toBe(NOT_A_DRAFT.code);
  const { data: copied } = await author.send(task.copy, { id });
  const { data: draft } = await author.send(task.view, { id: copied.id });
  expect(draft).toMatchObject({ title: '来回改 副本', phase: TaskPhase.draft, dueAt: null, requirement: '<p>新</p>' });
  expect(draft.targets.map(({ id: target }) => target)).toEqual([gradeId]);
  expect((await author.send(task.del, { id: copied.id })).code).toBe(200);
  expect((await author.send(task.view, { id: copied.id })).code).toBe(TASK_GONE.code);
});

it('lists by phase as the clock says, with as many statements for many as for few', async () => {
  const lone = await makeTeacher(t, school, '数数的');
  for (const [state, beginsAt, dueAt] of [
    [1, '2026-11-20 08:00:00', '2026-11-30 22:00:00'],
    [2, '2026-11-25 08:00:00', '2026-11-30 22:00:00'],
    [2, '2026-11-20 08:00:00', '2026-11-30 22:00:00'],
    [2, '2026-11-19 08:00:00', '2026-11-21 22:00:00'],
    [3, '2026-11-20 08:00:00', '2026-11-30 22:00:00'],
  ] as const) {
    await makeTask(db, { authorUserNo: lone.userNo, state, beginsAt, dueAt });
  }
  await makeTask(db, { authorUserNo: lone.userNo, dueAt: '2026-11-21 22:00:00', rules: { lateRule: 1 } });
  const counts = await Promise.all(
    TaskPhase.values.map(async (phase) => (await lone.send(task.page, { phase })).data.totalCount),
  );
  expect(counts).toEqual([1, 1, 2, 2]);
  const asked = async (pageSize: number) => (await statementsOf(() => lone.send(task.page, { pageSize }))).length;
  expect(await asked(6)).toBe(await asked(1));
});

it('the job gives a running task to who joined, and reminds the day before, once', async () => {
  const { id } = await issue({ title: '后来的人', dueAt: '2026-11-23 15:00:00' });
  await db.insert(gradeStudent).values({ gradeId, userNo: late.userNo, gradeRole: 1, joinedAt: '2026-11-22 11:00:00' });
  const run = async (at: string) => {
    t.setNow(new Date(at));
    await enqueue(db, keepTasks, {});
    await t.runJobs();
  };
  await run('2026-11-22T12:00:00+08:00');
  expect((await late.send(myTask.view, { taskId: id })).data.title).toBe('后来的人');
  const reminder = `「后来的人」${shownTime('2026-11-23 15:00:00', NOW)} 截止，还没有交`;
  expect(await titlesOf(late)).not.toContain(reminder);
  await one.send(myTask.submit, { taskId: id, content: '<p>交了</p>', files: [], clientKey: 'key-job-1' });
  await run('2026-11-22T16:00:00+08:00');
  await run('2026-11-22T17:00:00+08:00');
  expect((await titlesOf(late)).filter((title) => title === reminder)).toHaveLength(1);
  expect(await titlesOf(one)).not.toContain(reminder);
  t.setNow(NOW);
});

it('tells on the workbench what waits, and who is at risk', async () => {
  const lone = await makeTeacher(t, school, '看台的');
  const [bad, fine] = await Promise.all([t.person({ idCardName: '落下的' }), t.person({ idCardName: '跟上的' })]);
  const ofClass = await makeGrade(db, school, [bad, fine], [lone]);
  for (let n = 0; n < 2; n += 1) {
    const id = await makeTask(db, {
      authorUserNo: lone.userNo,
      beginsAt: '2026-11-10 08:00:00',
      dueAt: '2026-11-21 08:00:00',
    });
    await addTaskPerson(db, id, bad.userNo);
    await makeHandedInTask(db, id, fine.userNo);
  }
  await makeTask(db, { authorUserNo: lone.userNo });
  const { data } = await lone.send(task.overview, {});
  expect(data).toMatchObject({ toAudit: 2, running: 1, toMark: 0, atRisk: 1, exams: [] });
  expect(data.risks).toEqual([{ userNo: bad.userNo, name: '落下的', missed: 2, percent: null }]);
  const { data: within } = await lone.send(task.overview, { gradeId: ofClass });
  expect(within).toMatchObject({ toAudit: 2, running: 0, atRisk: 1 });
  expect((await stranger.send(task.overview, { gradeId: ofClass })).code).toBe(404);
  expect((await one.send(task.overview, {})).data).toMatchObject({ toAudit: 0, running: 0, atRisk: 0 });
});
