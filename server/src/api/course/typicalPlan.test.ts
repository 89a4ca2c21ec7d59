import { beforeAll, expect, it } from 'vitest';
import * as failures from '#contract/course/abilityFailures.ts';
import * as plans from '#contract/course/typicalPlan.ts';
import * as positions from '#contract/course/typicalPosition.ts';
import { INVALID_INPUT, NO_PERMISSION, NOT_FOUND } from '#contract/kit/errors.ts';
import { DECIDED } from '#contract/kit/review.ts';
import * as messages from '#contract/user/msg.ts';
import { makeLecturer } from '#seed/make/lecturer.ts';
import { makeOrg } from '#seed/make/org.ts';
import { loadReference } from '#seed/make/reference.ts';
import { makeAbilities, raise } from '#test/abilities.ts';
import { makeLessons } from '#test/courses.ts';
import { testApp } from '#test/testApp.ts';
import type { Person } from '#test/testApp.ts';

const t = await testApp();
const { db } = t.database;
t.setNow(new Date('2026-11-21T02:00:00Z'));
await loadReference(db);
const { items } = await makeAbilities(db, ['取数', '清洗', '制图', '业务']);
const { courseId } = await makeLessons(db, [60], { courseName: '数据入门' });
await raise(db, courseId, items[0]!, 3);

let [staff, stranger, lecturer, house, operator, second, learner]: Person[] = [];
beforeAll(async () => {
  const orgNo = await makeOrg(db, { orgType: 5, orgName: '云杉' });
  const other = await makeOrg(db, { orgType: 5, orgName: '隔壁' });
  const school = await makeOrg(db, { orgType: 4, orgName: '江城大学' });
  staff = await t.person({ userType: 5, orgNo, isAdmin: true });
  stranger = await t.person({ userType: 5, orgNo: other, isAdmin: true });
  house = await t.person({ userType: 4, orgNo: school, isAdmin: true });
  lecturer = await t.person({ userType: 2 });
  await makeLecturer(db, { lecturerUserNo: lecturer.userNo, lecturerName: '陈老师', orgNo: school });
  operator = await t.person({ userType: 0 });
  second = await t.person({ userType: 0 });
  learner = await t.person();
});

const content = () => ({
  jobTypeCode: '010301',
  industry: '101',
  positionRank: 2 as const,
  intro: '能独立回答一个业务问题',
  items: [0, 1, 2].map((index) => ({ abilityId: items[index]!, abilityLevel: 3 as const, weight: 5 - index })),
  stages: [{ stageName: '打底', intro: '会取会洗', courseIds: [courseId] }],
  testIds: [],
});

/** One that its author has written to the end. Returns its id. */
async function written(author: Person, positionName: string): Promise<string> {
  const { id } = (await author.send(plans.save, { positionName })).data;
  expect((await author.send(plans.update, { id, revision: 1, ...content() })).code).toBe(200);
  return id;
}

/** The same, handed in. Returns the ids of position and review. */
async function handedIn(author: Person, reviewer: Person, positionName: string) {
  const id = await written(author, positionName);
  expect((await author.send(plans.submit, { id })).code).toBe(200);
  const queue = (await reviewer.send(plans.queue, { pageSize: 100 })).data.list;
  return { id, reviewId: queue.find((row) => row.typicalPositionId === id)!.id };
}

const pass = { auditStatus: 1, auditOpinion: '' } as const;

it('only lecturers and staff with the action write, and each only their own', async () => {
  expect((await learner!.send(plans.save, { positionName: '岗位' })).code).toBe(failures.NOT_PLAN_AUTHOR.code);
  expect((await learner!.send(plans.list)).code).toBe(failures.NOT_PLAN_AUTHOR.code);
  const id = await written(staff!, '只给自己看的');
  for (const send of [
    () => stranger!.send(plans.view, { id }),
    () => stranger!.send(plans.update, { id, revision: 2, intro: '别人写的' }),
    () => stranger!.send(plans.submit, { id }),
    () => stranger!.send(plans.remove, { id }),
    () => lecturer!.send(plans.view, { id }),
  ])
    expect((await send()).code).toBe(NOT_FOUND.code);
  expect((await stranger!.send(plans.list)).data.totalCount).toBe(0);
  expect((await t.guest.send(positions.view, { id })).code).toBe(NOT_FOUND.code);
});

it('a draft is kept step by step; of two windows the later is told, nothing of the first is lost', async () => {
  const { id } = (await staff!.send(plans.save, { positionName: '两个窗口' })).data;
  expect((await staff!.send(plans.update, { id, revision: 1, intro: '第一个窗口' })).data).toEqual({ revision: 2 });
  expect((await staff!.send(plans.update, { id, revision: 1, intro: '第二个' })).code).toBe(failures.PLAN_CHANGED.code);
  expect((await staff!.send(plans.view, { id })).data).toMatchObject({ intro: '第一个窗口', revision: 2 });
});

it('what is not offered is refused at its field: level 6, an unknown item, a course twice, half a kind of job', async () => {
  const { id } = (await staff!.send(plans.save, { positionName: '坏输入' })).data;
  const pathsOf = async (wish: object) => {
    const reply = await staff!.send(plans.update, { id, revision: 1, ...wish });
    expect(reply.code).toBe(INVALID_INPUT.code);
    return (reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path);
  };
  const item = { abilityId: items[0]!, abilityLevel: 3, weight: 1 };
  expect(await pathsOf({ items: [{ ...item, abilityLevel: 6 }] })).toEqual(['items.0.abilityLevel']);
  expect(await pathsOf({ items: [{ ...item, weight: 9 }] })).toEqual(['items.0.weight']);
  expect(await pathsOf({ items: [item, item] })).toEqual(['items']);
  expect(await pathsOf({ items: [{ ...item, abilityId: '7' }] })).toEqual(['items.0.abilityId']);
  expect(await pathsOf({ jobTypeCode: '0103' })).toEqual(['jobTypeCode']);
  expect(await pathsOf({ industry: '9999' })).toEqual(['industry']);
  const stage = { stageName: '一', intro: '', courseIds: [courseId] };
  expect(await pathsOf({ stages: [stage, stage] })).toEqual(['stages']);
  expect(await pathsOf({ stages: [{ ...stage, courseIds: ['7'] }] })).toEqual(['stages.0.courseIds']);
  expect(await pathsOf({ testIds: ['7'] })).toEqual(['testIds']);
});

it('what is missing is told place by place before it can be handed in', async () => {
  const { id } = (await staff!.send(plans.save, { positionName: '没写完' })).data;
  const reply = await staff!.send(plans.submit, { id });
  expect(reply.code).toBe(INVALID_INPUT.code);
  expect((reply.data as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual([
    'jobTypeCode',
    'industry',
    'intro',
    'items',
    'stages',
  ]);
  expect((await staff!.send(plans.view, { id })).data.missing.map(({ step }) => step)).toEqual([1, 1, 1, 1, 2]);
});

it('while it waits nothing is changed; taken back it is written on', async () => {
  const { id } = await handedIn(staff!, operator!, '撤回再写');
  expect((await staff!.send(plans.update, { id, revision: 2, intro: '偷偷改' })).code).toBe(failures.PLAN_WAITING.code);
  expect((await staff!.send(plans.remove, { id })).code).toBe(failures.PLAN_WAITING.code);
  expect((await staff!.send(plans.withdraw, { id })).code).toBe(200);
  expect((await staff!.send(plans.withdraw, { id })).code).toBe(failures.PLAN_NOT_WAITING.code);
  expect((await staff!.send(plans.update, { id, revision: 2, intro: '接着写' })).code).toBe(200);
  const waiting = (await operator!.send(plans.queue, { pageSize: 100 })).data.list;
  expect(waiting.map((row) => row.typicalPositionId)).not.toContain(id);
});

it('the public sees the version that was passed until the next one is; the reviewer reads what differs', async () => {
  const { id, reviewId } = await handedIn(staff!, operator!, '数据分析师');
  expect((await operator!.send(plans.audit, { id: reviewId, ...pass })).code).toBe(200);
  expect((await t.guest.send(positions.view, { id })).data).toMatchObject({
    positionName: '数据分析师',
    version: 1,
    authorName: '云杉',
    jobTypeName: '技术 / 数据 / 数据分析师',
    items: [{ abilityName: '取数', weight: 5 }, { abilityName: '清洗' }, { abilityName: '制图' }],
    stages: [{ stageName: '打底', courses: [{ id: courseId, raises: [{ abilityName: '取数', abilityLevel: 3 }] }] }],
    users: [{ orgName: '云杉', isAuthor: 1 }],
  });
  expect((await staff!.send(plans.submit, { id })).code).toBe(failures.PLAN_NOTHING_NEW.code);
  const next = content().items.slice(1).concat({ abilityId: items[3]!, abilityLevel: 3, weight: 2 });
  const wish = { id, revision: 2, positionName: '高级数据分析师', items: next };
  expect((await staff!.send(plans.update, wish)).code).toBe(200);
  expect((await staff!.send(plans.submit, { id, note: '换了一项：\n原来的没有人考' })).code).toBe(200);
  expect((await t.guest.send(positions.view, { id })).data.positionName).toBe('数据分析师');
  const row = (await operator!.send(plans.queue, { pageSize: 100 })).data.list.find(
    (one) => one.typicalPositionId === id,
  )!;
  expect(row.changes.map(({ kind, name, before, after }) => [kind, name, before, after])).toEqual([
    ['changed', '岗位名称', '数据分析师', '高级数据分析师'],
    ['added', '业务', '', '第 3 级「熟练」，权重 2'],
    ['removed', '取数', '第 3 级「熟练」，权重 5', ''],
  ]);
  expect(row).toMatchObject({ isNew: 0, submitNote: '换了一项：\n原来的没有人考', isOwn: 0 });
  expect((await operator!.send(plans.audit, { id: row.id, auditStatus: 2, auditOpinion: '' })).code).toBe(422);
  const refused = { id: row.id, auditStatus: 2, auditOpinion: '取数不能少' } as const;
  expect((await operator!.send(plans.audit, refused)).code).toBe(200);
  expect((await staff!.send(plans.view, { id })).data).toMatchObject({ draftState: 2, auditOpinion: '取数不能少' });
  expect((await t.guest.send(positions.view, { id })).data.version).toBe(1);
  const told = (await staff!.send(messages.list)).data.list.map(({ msgTitle }) => msgTitle);
  expect(told).toContain('「高级数据分析师」没有通过审核');
  expect((await staff!.send(plans.remove, { id })).code).toBe(failures.PLAN_WAS_PUBLISHED.code);
});

it('of two reviewers at once one decides, and it is public once', async () => {
  const { id, reviewId } = await handedIn(staff!, operator!, '两个人同时审');
  const replies = await Promise.all([
    operator!.send(plans.audit, { id: reviewId, ...pass }),
    second!.send(plans.audit, { id: reviewId, ...pass }),
  ]);
  expect(replies.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, DECIDED.code]);
  expect((await t.guest.send(positions.view, { id })).data.version).toBe(1);
});

it("a lecturer's is reviewed by the house they teach for, not by another, and not by who wrote it", async () => {
  const { id, reviewId } = await handedIn(lecturer!, house!, '讲师写的岗位');
  expect((await lecturer!.send(plans.queue)).code).toBe(NO_PERMISSION.code);
  expect((await staff!.send(plans.queue)).code).toBe(NO_PERMISSION.code);
  const platform = (await operator!.send(plans.queue, { pageSize: 100 })).data.list;
  expect(platform.map((row) => row.typicalPositionId)).not.toContain(id);
  expect((await operator!.send(plans.audit, { id: reviewId, ...pass })).code).toBe(NOT_FOUND.code);
  expect((await house!.send(plans.audit, { id: reviewId, ...pass })).code).toBe(200);
  expect((await t.guest.send(positions.view, { id })).data).toMatchObject({ authorName: '陈老师', orgNo: null });
});

it('courses are offered by what they raise, tests are the open ones and the own', async () => {
  const { data } = await staff!.send(plans.courseChoices, { abilityIds: [items[0]!] });
  expect(data.list.map(({ id }) => id)).toEqual([courseId]);
  expect((await staff!.send(plans.courseChoices, { abilityIds: [items[3]!] })).data.totalCount).toBe(0);
  expect((await staff!.send(plans.courseChoices, { courseName: '入门' })).data.totalCount).toBe(1);
  expect((await learner!.send(plans.testChoices)).code).toBe(failures.NOT_PLAN_AUTHOR.code);
});
